/** A screen of text and settings: a heading, and parts on raised ground. */
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { messages } from '../../messages/messages.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './style.module.css';

/** What the browser's tab, its history and a screen reader call the page: what is on it, not only the screen. */
export function useTitle(title: string): void {
  const full = `${title} · ${messages().app.name}`;
  useEffect(() => {
    document.title = full;
  }, [full]);
}

/** The screen above this one: an arrow leads there, for phones that show no way back of their own. */
export interface Up {
  readonly href: string;
  readonly name: string;
}

export const UpLink = ({ href, name }: Up) => {
  const label = messages().navigation.up(name);
  return (
    <a class={styles.up} href={href} aria-label={label} title={label}>
      <Icon name="chevron" />
    </a>
  );
};

interface PageProps {
  title: string;
  up?: Up | undefined;
  /** For what can be dropped on the screen. */
  onDragOver?: (event: DragEvent) => void;
  onDrop?: (event: DragEvent) => void;
  children: ComponentChildren;
}

export function Page({ title, up, children, ...drop }: PageProps) {
  useTitle(title);
  return (
    <div class={styles.page} {...drop}>
      <header class={styles.head}>
        {up && <UpLink {...up} />}
        {/* Focus goes here when the screen opens; it is not a stop for the Tab key. */}
        <h1 class={styles.title} tabIndex={-1}>
          {title}
        </h1>
      </header>
      {children}
    </div>
  );
}

interface PartProps {
  title?: string | undefined;
  about?: string | undefined;
  children: ComponentChildren;
}

export const Part = ({ title, about, children }: PartProps) => (
  <section class={styles.part}>
    {title && <h2 class={styles.heading}>{title}</h2>}
    {about && <p class={styles.about}>{about}</p>}
    <div class={styles.body}>{children}</div>
  </section>
);
