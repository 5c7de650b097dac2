/** Hands the score on as text. */
import { useState } from 'preact/hooks';
import { type Handed, shareText } from '../../app/sharing.ts';
import { score } from '../../app/store.ts';
import { Icon } from '../../components/icon/icon.tsx';
import { Sheet } from '../../components/sheet/sheet.tsx';
import { scoreWords } from '../../messages/score.ts';
import type { Score } from '../../rules/score.ts';
import { scoreText } from './share.ts';
import styles from './style.module.css';

/** Says what really happened; where nothing else works the text is there to copy by hand. */
export function ShareButton() {
  const { breakdown } = scoreWords();
  // What became of it belongs to the score that was shared.
  const [done, setDone] = useState<{ readonly of: Score; readonly result: Handed; readonly text: string } | null>(null);
  const won = score.value;
  if (!won) return null;
  const result = done?.of === won ? done.result : null;
  const share = async (): Promise<void> => {
    const text = scoreText(won);
    setDone({ of: won, text, result: await shareText(breakdown.title, text) });
  };
  return (
    <>
      <button
        type="button"
        class={styles.icon}
        aria-label={breakdown.share}
        title={breakdown.share}
        onClick={() => void share()}
      >
        <Icon name={result === 'copied' || result === 'shared' ? 'check' : 'share'} />
      </button>
      <span class={styles.said} role="status">
        {result === 'copied' ? breakdown.copied : result === 'shared' ? breakdown.shared : ''}
      </span>
      {result === 'refused' && (
        <Sheet title={breakdown.shareRefused} onClose={() => setDone(null)}>
          <textarea class={styles.text} readOnly rows={10} aria-label={breakdown.share} value={done?.text} />
        </Sheet>
      )}
    </>
  );
}
