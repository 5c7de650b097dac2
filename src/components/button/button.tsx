/** Buttons with words: the one next step is filled, others are outlined, quiet ones are words alone. */
import type { ComponentChildren } from 'preact';
import styles from './style.module.css';

interface ButtonProps {
  /** 'go' for the one next step of a screen. */
  kind?: 'go' | 'outlined' | 'quiet';
  type?: 'button' | 'submit';
  /** It does nothing now, but keeps its place and its focus. */
  dead?: boolean;
  label?: string;
  onTap?: () => void;
  children: ComponentChildren;
}

export const Button = ({ kind = 'outlined', type = 'button', dead = false, label, onTap, children }: ButtonProps) => (
  <button
    type={type}
    class={styles.button}
    data-kind={kind}
    aria-disabled={dead || undefined}
    aria-label={label}
    onClick={(event) => {
      if (dead) event.preventDefault();
      else onTap?.();
    }}
  >
    {children}
  </button>
);

/** Looks like a button and leads to another screen. */
export const ButtonLink = ({
  kind = 'outlined',
  href,
  children,
}: Pick<ButtonProps, 'kind' | 'children'> & { href: string }) => (
  <a class={styles.button} data-kind={kind} href={href}>
    {children}
  </a>
);

/** Buttons side by side as far as they fit. */
export const ButtonRow = ({ children }: { children: ComponentChildren }) => <div class={styles.row}>{children}</div>;
