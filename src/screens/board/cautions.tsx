/** What the phone will not do for the evening: stay on, or promise to keep the games; with what helps. */

import { useEffect, useState } from 'preact/hooks';
import { useAwake } from '../../app/awake.ts';
import { persistence, saveBackup } from '../../app/backup.ts';
import { persisted } from '../../app/ledger.ts';
import { wakefulness } from '../../app/wakefulness.ts';
import type { Game } from '../../ledger/game.ts';
import { ledgerWords } from '../../messages/ledger.ts';
import styles from './cautions.module.css';

export function Cautions({ game }: { game: Game }) {
  const { cautions } = ledgerWords();
  useAwake(game.status === 'open');
  useKeptPromise(game.hands.length > 0);
  const [made, setMade] = useState<'made' | 'failed' | null>(null);
  const backUp = async (): Promise<void> => {
    try {
      await saveBackup();
      setMade('made');
    } catch {
      setMade('failed');
    }
  };
  // A screen with a mouse before it goes dark rarely, and wakes at once.
  const dark = game.status === 'open' && wakefulness.value === 'refused' && matchMedia('(hover: none)').matches;
  const unsafe = game.hands.length > 0 && persisted.value !== null && persisted.value !== 'granted';
  if (!dark && !unsafe) return null;
  return (
    <div class={styles.cautions}>
      {unsafe && (
        <p>
          {cautions.notKept}{' '}
          <button type="button" class={styles.action} onClick={() => void backUp()}>
            {cautions.backUp}
          </button>
          <span role="status">{made && cautions[made]}</span>
        </p>
      )}
      {dark && <p>{cautions.screenMayGoDark}</p>}
    </div>
  );
}

/** After a restart nobody is asked again; how it stands is looked up. */
function useKeptPromise(wanted: boolean): void {
  useEffect(() => {
    if (!wanted || persisted.peek() !== null) return;
    void persistence().then((answer) => {
      persisted.value ??= answer;
    });
  }, [wanted]);
}
