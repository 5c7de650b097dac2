/** Hands the hand on as a link that carries it; where nothing else works the text is there to copy by hand. */
import { useState } from 'preact/hooks';
import { type Handed, shareText } from '../../app/sharing.ts';
import { Button } from '../../components/button/button.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { Sheet } from '../../components/sheet/sheet.tsx';
import { keep } from '../../messages/keep.ts';
import styles from './style.module.css';

export function ShareHand({ text }: { text: string }) {
  const words = keep().practice;
  const [done, setDone] = useState<Handed | null>(null);
  const share = async (): Promise<void> => setDone(await shareText(words.title, text));
  const said = done === 'copied' ? words.copied : done === 'shared' ? words.shared : '';
  return (
    <div class={styles.share}>
      <Button kind="quiet" onTap={() => void share()}>
        <Icon name="share" />
        {words.share}
      </Button>
      <span class={styles.about} role="status">
        {said}
      </span>
      {done === 'refused' && (
        <Sheet title={words.shareRefused} onClose={() => setDone(null)}>
          <textarea class={styles.text} readOnly rows={5} aria-label={words.share} value={text} />
        </Sheet>
      )}
    </div>
  );
}
