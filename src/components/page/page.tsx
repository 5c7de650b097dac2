/** A screen of text and settings: a heading, and parts on raised ground. */
import type { ComponentChildren } from 'preact';
import styles from './style.module.css';

interface PageProps {
  title: string;
  /** For what can be dropped on the screen. */
  onDragOver?: (event: DragEvent) => void;
  onDrop?: (event: DragEvent) => void;
  children: ComponentChildren;
}

export const Page = ({ title, children, ...drop }: PageProps) => (
  <div class={styles.page} {...drop}>
    {/* Focus goes here when the screen opens; it is not a stop for the Tab key. */}
    <h1 class={styles.title} tabIndex={-1}>
      {title}
    </h1>
    {children}
  </div>
);

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
