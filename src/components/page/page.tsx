/** A screen of text and settings: a heading, and parts on raised ground. */
import type { ComponentChildren } from 'preact';
import styles from './style.module.css';

export const Page = ({ title, children }: { title: string; children: ComponentChildren }) => (
  <div class={styles.page}>
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
