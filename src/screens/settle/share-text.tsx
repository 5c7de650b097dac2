/** Hands a text on, and says what really happened; where nothing else works it is there to copy by hand. */
import { useState } from 'preact/hooks';
import { type Handed, shareText } from '../../app/sharing.ts';
import { Button } from '../../components/button/button.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { Sheet } from '../../components/sheet/sheet.tsx';
import { keep } from '../../messages/keep.ts';
import styles from './style.module.css';

export function ShareText({ title, text }: { title: string; text: string }) {
  const words = keep().settle;
  const [result, setResult] = useState<Handed | null>(null);
  return (
    <div class={styles.share}>
      <Button kind="go" onTap={() => void shareText(title, text).then(setResult)}>
        <Icon name={result === 'copied' || result === 'shared' ? 'check' : 'share'} />
        {words.share}
      </Button>
      <span class={styles.note} role="status">
        {result === 'copied' ? words.copied : result === 'shared' ? words.shared : ''}
      </span>
      {result === 'refused' && (
        <Sheet title={words.shareRefused} onClose={() => setResult(null)}>
          <textarea class={styles.text} readOnly rows={10} aria-label={words.share} value={text} />
        </Sheet>
      )}
    </div>
  );
}
