/** The history of changes, the newest first: what was changed, and from what. */
import { useState } from 'preact/hooks';
import { logOf, now } from '../../app/ledger.ts';
import { Button } from '../../components/button/button.tsx';
import { changesOf } from '../../ledger/changes.ts';
import { formatDay, formatTime } from '../../messages/format-time.ts';
import { ledgerWords } from '../../messages/ledger.ts';
import { changeText } from './change-words.ts';
import styles from './menu.module.css';
import type { SheetProps } from './menu.tsx';

const SHOWN = 50;

export function ChangeList({ game, nameOf }: SheetProps) {
  const { changes: words, board } = ledgerWords();
  const [shown, setShown] = useState(SHOWN);
  const log = logOf(game.id);
  if (!log) return null;
  const all = changesOf(log);
  const today = formatDay(now(), now());
  const more = Math.min(SHOWN, all.length - shown);
  return (
    <div class={styles.form}>
      <p class={styles.about}>{words.about}</p>
      <ol class={styles.changes}>
        {all
          .slice(-shown)
          .reverse()
          .map((change) => {
            const day = formatDay(change.at, now());
            return (
              <li key={change.index} class={styles.change} data-undone={!change.inForce || undefined}>
                <span class={styles.told}>{changeText(game, change, nameOf)}</span>
                <span class={styles.when}>
                  {day !== today && `${day}, `}
                  {formatTime(change.at)}
                  {!change.inForce && `, ${words.notInForce}`}
                </span>
              </li>
            );
          })}
      </ol>
      {more > 0 && (
        <Button kind="quiet" onTap={() => setShown(shown + SHOWN)}>
          {board.earlier(more)}
        </Button>
      )}
    </div>
  );
}
