/** Hands the score on: asks in which way, and says what really happened. */
import { useState } from 'preact/hooks';
import { handLink } from '../../app/hand-link.ts';
import { handPicture, shareLink, shareText } from '../../app/sharing.ts';
import { rulesId, score } from '../../app/store.ts';
import { Icon } from '../../components/icon/icon.tsx';
import { Sheet } from '../../components/sheet/sheet.tsx';
import { keep } from '../../messages/keep.ts';
import { scoreWords } from '../../messages/score.ts';
import type { Score } from '../../rules/score.ts';
import { scoreText } from './share.ts';
import { type Picked, ShareSheet } from './share-sheet.tsx';
import styles from './style.module.css';

interface Done {
  readonly said: string;
  readonly well: boolean;
  /** To copy by hand, where nothing else worked. */
  readonly text: string | null;
}

async function handOver(won: Score, { what, picture }: Picked): Promise<Done> {
  const { breakdown } = scoreWords();
  const { hand } = keep().share;
  if (what === 'picture') {
    const drawn = await picture;
    const handed = drawn ? await handPicture(breakdown.title, 'fourteen-hand.png', drawn) : 'refused';
    const said = { shared: breakdown.shared, offered: hand.pictureSaved, dismissed: '', refused: hand.pictureRefused };
    return { said: said[handed], well: handed === 'shared' || handed === 'offered', text: null };
  }
  const text = what === 'link' ? handLink(rulesId.peek()) : scoreText(won);
  const handed = await (what === 'link' ? shareLink : shareText)(breakdown.title, text);
  const said = { shared: breakdown.shared, copied: breakdown.copied, dismissed: '', refused: '' };
  return {
    said: said[handed],
    well: handed === 'shared' || handed === 'copied',
    text: handed === 'refused' ? text : null,
  };
}

export function ShareButton() {
  const { breakdown } = scoreWords();
  const [asking, ask] = useState(false);
  // What became of it belongs to the score that was shared.
  const [last, setLast] = useState<{ readonly of: Score; readonly done: Done } | null>(null);
  const won = score.value;
  if (!won) return null;
  const done = last?.of === won ? last.done : null;
  const pick = (picked: Picked): void => {
    ask(false);
    void handOver(won, picked).then((handed) => setLast({ of: won, done: handed }));
  };
  return (
    <>
      <button
        type="button"
        class={styles.icon}
        aria-label={breakdown.share}
        title={breakdown.share}
        onClick={() => ask(true)}
      >
        <Icon name={done?.well ? 'check' : 'share'} />
      </button>
      <span class={styles.said} role="status">
        {done?.said}
      </span>
      {asking && <ShareSheet won={won} onPick={pick} onClose={() => ask(false)} />}
      {done?.text && (
        <Sheet title={breakdown.shareRefused} onClose={() => setLast(null)}>
          <textarea class={styles.text} readOnly rows={10} aria-label={breakdown.share} value={done.text} />
        </Sheet>
      )}
    </>
  );
}
