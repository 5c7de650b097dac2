/** Hands the score on as text. */
import { useState } from 'preact/hooks';
import { type Handed, shareText } from '../../app/sharing.ts';
import { score } from '../../app/store.ts';
import { Icon } from '../../components/icon/icon.tsx';
import { Sheet } from '../../components/sheet/sheet.tsx';
import { scoreWords } from '../../messages/score.ts';
import { scoreText } from './share.ts';
import styles from './style.module.css';

/** Says what really happened; where nothing else works the text is there to copy by hand. */
export function ShareButton() {
  const { breakdown } = scoreWords();
  const [result, setResult] = useState<Handed | null>(null);
  const won = score.value;
  if (!won) return null;
  const text = scoreText(won);
  return (
    <>
      <button
        type="button"
        class={styles.icon}
        aria-label={breakdown.share}
        title={breakdown.share}
        onClick={async () => setResult(await shareText(breakdown.title, text))}
      >
        <Icon name={result === 'copied' || result === 'shared' ? 'check' : 'share'} />
      </button>
      <span class={styles.said} role="status">
        {result === 'copied' ? breakdown.copied : result === 'shared' ? breakdown.shared : ''}
      </span>
      {result === 'refused' && (
        <Sheet title={breakdown.shareRefused} onClose={() => setResult(null)}>
          <textarea class={styles.text} readOnly rows={10} aria-label={breakdown.share} value={text} />
        </Sheet>
      )}
    </>
  );
}
