/** The field that finds rules, and what it found, said to screen readers too. A slash leads into it. */
import { useEffect, useRef } from 'preact/hooks';
import { settings } from '../../app/settings.ts';
import { Icon } from '../../components/icon/icon.tsx';
import { guide } from '../../messages/guide.ts';
import styles from './style.module.css';

interface SearchProps {
  query: string;
  /** How many rules it finds. */
  found: number;
  onInput: (query: string) => void;
}

const takesText = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input:not([type=radio]), textarea, select, dialog') !== null;

export function Search({ query, found, onInput }: SearchProps) {
  const words = guide().rules;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== '/' || !settings.peek().singleKeys) return;
      if (event.ctrlKey || event.metaKey || event.altKey || takesText(event.target)) return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <div>
      <div class={styles.tools}>
        <label class={styles.search}>
          <Icon name="search" />
          <input
            ref={field}
            type="search"
            class={styles.field}
            placeholder={words.search}
            aria-label={words.search}
            aria-keyshortcuts={settings.value.singleKeys ? '/' : undefined}
            value={query}
            onInput={(event) => onInput(event.currentTarget.value)}
          />
        </label>
        {typeof window.print === 'function' && (
          <button type="button" class={styles.print} onClick={() => window.print()}>
            {words.print}
          </button>
        )}
      </div>
      <p role="status" class={styles.found}>
        {query.trim() && (found === 0 ? words.nothingFound : words.found(found))}
      </p>
    </div>
  );
}
