/** Hands a text on, and says what really happened; where nothing else works it is there to copy by hand. */
import { useState } from 'preact/hooks';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { Sheet } from '../sheet/sheet.tsx';
import styles from './style.module.css';

type Handed = 'shared' | 'copied' | 'dismissed' | 'refused';

interface ShareTextProps {
  text: string;
  words: { readonly share: string; readonly shared: string; readonly copied: string; readonly shareRefused: string };
  kind?: 'go' | 'quiet';
  /** Through the share sheet or the clipboard, whichever there is. */
  share: () => Promise<Handed>;
}

export function ShareText({ text, words, kind = 'go', share }: ShareTextProps) {
  const [result, setResult] = useState<Handed | null>(null);
  const done = result === 'copied' || result === 'shared';
  return (
    <div class={styles.share} data-quiet={kind === 'quiet' || undefined}>
      <Button kind={kind} onTap={() => void share().then(setResult)}>
        <Icon name={done ? 'check' : 'share'} />
        {words.share}
      </Button>
      <span class={styles.note} role="status">
        {done && words[result]}
      </span>
      {result === 'refused' && (
        <Sheet title={words.shareRefused} onClose={() => setResult(null)}>
          <textarea class={styles.text} readOnly rows={10} aria-label={words.share} value={text} />
        </Sheet>
      )}
    </div>
  );
}
