/** The parts of the long page in one line, which leads to each. */
import { guide } from '../../messages/guide.ts';
import styles from './style.module.css';

interface JumpListProps {
  parts: readonly { readonly key: string; readonly title: string }[];
}

/** The heading takes the focus, so that the next Tab goes on from there. */
function jumpTo(key: string): void {
  const heading = document.getElementById(key)?.querySelector('h2');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  heading.scrollIntoView();
}

export const JumpList = ({ parts }: JumpListProps) => (
  <nav aria-label={guide().rules.parts}>
    <ul class={styles.jumps}>
      {parts.map(({ key, title }) => (
        <li key={key}>
          <button
            type="button"
            class={styles.jump}
            // Some browsers leave half of it outside.
            onFocus={(event) => event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
            onClick={() => jumpTo(key)}
          >
            {title}
          </button>
        </li>
      ))}
    </ul>
  </nav>
);
