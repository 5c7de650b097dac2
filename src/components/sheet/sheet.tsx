/**
 * A panel over the screen: rises from below on a phone, lies in the middle of a wide screen. That Escape closes it, and in
 * newer Chrome on Android Back too, is the browser's doing.
 */
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { messages } from '../../messages/messages.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './style.module.css';

interface SheetProps {
  title: string;
  /** Said once, however it was closed. */
  onClose: () => void;
  children: ComponentChildren;
}

export function Sheet({ title, onClose, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const opener = document.activeElement;
    dialog.current?.showModal();
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  const close = (): void => dialog.current?.close();
  return (
    // A click on the dialog itself, not on what it holds, is one on the backdrop; Escape does the same by keyboard.
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it by keyboard
    <dialog
      ref={dialog}
      class={styles.sheet}
      aria-labelledby={heading}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) close();
      }}
    >
      <div class={styles.body}>
        <header class={styles.head}>
          <h2 id={heading}>{title}</h2>
          <button type="button" class={styles.close} onClick={close} aria-label={messages().navigation.close}>
            <Icon name="close" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
