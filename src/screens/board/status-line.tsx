/** What was done last, with its undo where that is the likely next wish. Always there, so that it is read out. */
import { useEffect, useRef } from 'preact/hooks';
import type { Game } from '../../ledger/game.ts';
import { ledgerWords, type NameOf } from '../../messages/ledger.ts';
import { said, undo } from './act.ts';
import styles from './style.module.css';

export function StatusLine({ game, nameOf }: { game: Game; nameOf: NameOf }) {
  const { common, board } = ledgerWords();
  const told = said.value?.game === game.id ? said.value : null;
  const line = useRef<HTMLDivElement | null>(null);
  // It was about this visit; the next one begins without it.
  useEffect(
    () => () => {
      const last = said.peek();
      said.value = last?.onward ? { ...last, onward: false } : null;
    },
    [],
  );
  // What was tapped may be gone with what it did: the focus is here then, not nowhere.
  useEffect(() => {
    if (told && document.activeElement === document.body) line.current?.focus();
  }, [told]);
  return (
    <div
      ref={line}
      tabIndex={-1}
      class={styles.status}
      role="status"
      data-problem={told?.problem || undefined}
      data-empty={!told || undefined}
    >
      {told && <span>{told.text}</span>}
      {!told && game.hidden && <span>{board.hidden}</span>}
      {told?.undo && (
        <button type="button" class={styles.action} onClick={() => void undo(game, nameOf)}>
          {common.undo}
        </button>
      )}
    </div>
  );
}
