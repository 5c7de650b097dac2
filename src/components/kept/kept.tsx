/** What is kept on this phone, and whether the browser has promised to keep it. */
import { type Keep, keep } from '../../messages/keep.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './style.module.css';

interface KeptProps {
  texts: readonly string[];
  /** null leaves it out. */
  promise: keyof Keep['backup']['keeping']['promise'] | null;
}

export const Kept = ({ texts, promise }: KeptProps) => (
  <>
    {texts.map((text) => (
      <p key={text}>{text}</p>
    ))}
    {promise && (
      <p class={styles.promise} data-promise={promise}>
        <Icon name={promise === 'granted' ? 'check' : 'help'} />
        <span>{keep().backup.keeping.promise[promise]}</span>
      </p>
    )}
  </>
);
