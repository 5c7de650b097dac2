/** What stays in thumb's reach at the lower edge of a page: the one next step, and what there is to know before it. */
import type { ComponentChildren } from 'preact';
import styles from './style.module.css';

export const Foot = ({ children }: { children: ComponentChildren }) => <div class={styles.foot}>{children}</div>;
