/** The whole game for other people, or for another phone: as a link, as a QR code of it, as a file. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { canShareFiles, makeBackup, saveFile, shareFile, type TextFile } from '../../app/backup.ts';
import { type BoardLink, boardLink } from '../../app/board-link.ts';
import { logOf } from '../../app/ledger.ts';
import { shareLink } from '../../app/sharing.ts';
import { Button, ButtonRow } from '../../components/button/button.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { LONGEST_CODE, QrCode } from '../../components/qr-code/qr-code.tsx';
import type { Game } from '../../ledger/game.ts';
import { formatNumber } from '../../messages/format.ts';
import { isoDay } from '../../messages/format-time.ts';
import { keep } from '../../messages/keep.ts';
import styles from './send.module.css';
import { gameName } from './words.ts';

/** From here on some messengers cut a link. */
const CUT_FROM = 4000;

/** Link and file are made beforehand: the share sheet opens at the tap or not at all. */
interface Ready {
  readonly link: BoardLink;
  readonly file: TextFile;
}

async function prepare({ id, startedAt }: Game): Promise<Ready> {
  const [link, text] = await Promise.all([boardLink(id), makeBackup([id])]);
  return { link, file: { name: `fourteen-game-${isoDay(startedAt)}.json`, type: 'application/json', text } };
}

export function Send({ game }: { game: Game }) {
  const { send } = keep().share;
  const [ready, setReady] = useState<Ready | 'failed' | null>(null);
  const log = logOf(game.id);
  useEffect(() => {
    let wanted = true;
    prepare(game).then(
      (made) => wanted && setReady(made),
      () => wanted && setReady('failed'),
    );
    return () => {
      wanted = false;
    };
  }, [log]);
  if (ready === null || ready === 'failed') return <p role="status">{ready ? send.failed : send.preparing}</p>;
  return (
    <>
      <AsLink game={game} link={ready.link} />
      <AsCode link={ready.link} />
      <AsFile game={game} file={ready.file} />
    </>
  );
}

function AsLink({ game, link }: { game: Game; link: BoardLink }) {
  const { send } = keep().share;
  const [said, setSaid] = useState('');
  const [byHand, setByHand] = useState(false);
  const share = async (address: string): Promise<void> => {
    const handed = await shareLink(gameName(game), address);
    setByHand(handed === 'refused');
    setSaid({ shared: send.shared, copied: send.copied, dismissed: '', refused: send.refused }[handed]);
  };
  return (
    <section class={styles.way}>
      <h3>{send.link}</h3>
      {link.ok ? (
        <>
          <p class={styles.about}>{send.linkAbout}</p>
          {link.lost > 0 && <p class={styles.caution}>{send.without(link.lost)}</p>}
          {link.link.length > CUT_FROM && <p class={styles.caution}>{send.long(formatNumber(link.link.length))}</p>}
          <Button kind="go" onTap={() => void share(link.link)}>
            <Icon name="share" />
            {send.shareLink}
          </Button>
        </>
      ) : (
        <p class={styles.about}>{send[link.why]}</p>
      )}
      <p class={styles.said} role="status">
        {said}
      </p>
      {byHand && link.ok && (
        <textarea class={styles.text} readOnly rows={4} aria-label={send.linkLabel} value={link.link} />
      )}
    </section>
  );
}

function AsCode({ link }: { link: BoardLink }) {
  const { send } = keep().share;
  const [shown, show] = useState(false);
  const code = useRef<HTMLDivElement>(null);
  useEffect(() => code.current?.scrollIntoView({ block: 'nearest' }), [shown]);
  if (!link.ok) return null;
  const { length } = link.link;
  return (
    <section class={styles.way}>
      <h3>{send.code}</h3>
      {length > LONGEST_CODE ? (
        <p class={styles.about}>{send.codeTooLong(formatNumber(length), formatNumber(LONGEST_CODE))}</p>
      ) : (
        <>
          <p class={styles.about}>{send.codeAbout}</p>
          <Button onTap={() => show(!shown)}>{shown ? send.hideCode : send.showCode}</Button>
          {shown && (
            <div ref={code}>
              <QrCode value={link.link} text={send.codeText} />
            </div>
          )}
        </>
      )}
    </section>
  );
}

function AsFile({ game, file }: { game: Game; file: TextFile }) {
  const { send } = keep().share;
  const [said, setSaid] = useState('');
  const save = (): void => {
    saveFile(file);
    setSaid(send.saved(file.name));
  };
  const share = async (): Promise<void> => {
    const handed = await shareFile(gameName(game), file);
    setSaid({ shared: send.shared, dismissed: '', refused: send.fileRefused }[handed]);
  };
  return (
    <section class={styles.way}>
      <h3>{send.file}</h3>
      <p class={styles.about}>{send.fileAbout}</p>
      <ButtonRow>
        <Button onTap={save}>
          <Icon name="save" />
          {send.save}
        </Button>
        {canShareFiles() && (
          <Button onTap={() => void share()}>
            <Icon name="share" />
            {send.shareFile}
          </Button>
        )}
      </ButtonRow>
      <p class={styles.said} role="status">
        {said}
      </p>
    </section>
  );
}
