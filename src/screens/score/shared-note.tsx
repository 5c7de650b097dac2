/** Says that the hand came with a link and by whose rules it is scored, and leads back to one's own. */
import { canUndo, shared, undo } from '../../app/store.ts';
import { keep } from '../../messages/keep.ts';
import styles from './shared-note.module.css';

/** Undo after Undo, so that Redo still leads to the shared hand. */
function toOwnHand(): void {
  while (shared.peek() && canUndo.peek()) undo();
}

export function SharedNote() {
  const { opened } = keep().share;
  return (
    <p class={styles.note}>
      <span>{opened.about}</span>
      {shared.value?.before && (
        <button type="button" class={styles.back} onClick={toOwnHand}>
          {opened.back}
        </button>
      )}
    </p>
  );
}
