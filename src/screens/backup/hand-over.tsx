/** A file to save or to share, and what became of it: no more than what the browser says. */
import { useState } from 'preact/hooks';
import { canShareFiles, saveFile, shareFile, type TextFile } from '../../app/backup.ts';
import { copyText } from '../../app/sharing.ts';
import { Button, ButtonRow } from '../../components/button/button.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { keep } from '../../messages/keep.ts';
import styles from './style.module.css';

interface HandOverProps {
  labels: { readonly save: string; readonly share: string; readonly title: string; readonly copy?: string };
  /** For the share sheet, which does not wait; null while it is being written. */
  ready: TextFile | null;
  /** Writes the file for saving; rejects where it cannot. */
  make: () => Promise<TextFile>;
  /** The one next step of the screen. */
  go?: boolean;
  /** The file has left the app, as far as the browser says. */
  onLeft?: () => void;
}

export function HandOver({ labels, ready, make, go = false, onLeft }: HandOverProps) {
  const words = keep().backup.save;
  const [said, setSaid] = useState('');
  const [busy, setBusy] = useState(false);
  const withFile = (use: (file: TextFile) => Promise<string> | string) => async (): Promise<void> => {
    setBusy(true);
    setSaid(words.preparing);
    try {
      setSaid(await use(await make()));
    } catch {
      setSaid(words.failed);
    }
    setBusy(false);
  };
  const save = withFile((file) => {
    saveFile(file);
    onLeft?.();
    return words.saved(file.name);
  });
  const copy = withFile(async ({ text }) => {
    if ((await copyText(text)) !== 'copied') return words.copyRefused;
    onLeft?.();
    return words.copied;
  });
  const share = async (file: TextFile): Promise<void> => {
    const result = await shareFile(labels.title, file);
    if (result === 'shared') onLeft?.();
    setSaid({ shared: words.shared(file.name), dismissed: words.dismissed, refused: words.refused }[result]);
  };
  return (
    <div class={styles.handOver}>
      <ButtonRow>
        <Button kind={go ? 'go' : 'outlined'} dead={busy} onTap={() => void save()}>
          <Icon name="save" />
          {labels.save}
        </Button>
        {canShareFiles() && (
          <Button dead={busy || ready === null} onTap={() => ready && void share(ready)}>
            <Icon name="share" />
            {labels.share}
          </Button>
        )}
        {labels.copy && (
          <Button kind="quiet" dead={busy} onTap={() => void copy()}>
            <Icon name="copy" />
            {labels.copy}
          </Button>
        )}
      </ButtonRow>
      <p class={styles.said} role="status">
        {said}
      </p>
    </div>
  );
}
