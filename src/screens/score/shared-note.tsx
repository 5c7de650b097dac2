/** Says where the hand came from, by whose rules a link's is scored, and leads back to one's own. */
import { canUndo, shared, undo } from '../../app/store.ts';
import { keep } from '../../messages/keep.ts';
import styles from './shared-note.module.css';

/** Undo after Undo, so that Redo still leads to the shared hand. */
function toOwnHand(): void {
  if (!shared.peek()) undo();
  while (shared.peek() && canUndo.peek()) undo();
}

export function SharedNote() {
  const { opened } = keep().share;
  return (
    <p class={styles.note}>
      <span>{shared.value ? opened.about : opened.waits}</span>
      {(shared.value ? shared.value.before : true) && (
        <button type="button" class={styles.back} onClick={toOwnHand}>
          {opened.back}
        </button>
      )}
    </p>
  );
}
