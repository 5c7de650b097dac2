/** Typing or pasting a hand in the rulebook's notation, and copying the one that is there. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { copyText } from '../../app/sharing.ts';
import { handText, replaceHand, rulesId } from '../../app/store.ts';
import { Sheet } from '../../components/sheet/sheet.tsx';
import { messages, notationErrorText } from '../../messages/messages.ts';
import { scoreWords } from '../../messages/score.ts';
import { parseNotation } from '../../tiles/notation.ts';
import styles from './text-entry.module.css';

export function TextEntry({ onClose }: { onClose: () => void }) {
  const { picker } = messages();
  const { breakdown, typing } = scoreWords();
  const rules = rulesId.value;
  const [text, setText] = useState(handText.peek());
  const [said, say] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const read = parseNotation(text);
  const error = read.ok ? '' : notationErrorText(read.error);
  return (
    <Sheet title={picker.text} onClose={onClose}>
      <form
        class={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (replaceHand(text)) onClose();
        }}
      >
        <input
          ref={field}
          class={styles.field}
          aria-label={picker.text}
          aria-invalid={error !== ''}
          aria-describedby="notation-help"
          value={text}
          placeholder={typing.hint[rules]}
          autocomplete="off"
          autocapitalize="characters"
          autocorrect="off"
          spellcheck={false}
          enterkeyhint="done"
          onInput={(event) => {
            setText(event.currentTarget.value);
            say('');
          }}
        />
        <p id="notation-help" class={styles.help} data-problem={error ? true : undefined} role="status">
          {error || said || typing.example[rules]}
        </p>
        <div class={styles.buttons}>
          <button
            type="button"
            class={styles.copy}
            onClick={async () => say((await copyText(text)) === 'copied' ? breakdown.copied : typing.copyByHand)}
          >
            {typing.copy}
          </button>
          <button type="submit" class={styles.use} aria-disabled={error !== ''}>
            {typing.enter}
          </button>
        </div>
      </form>
    </Sheet>
  );
}
