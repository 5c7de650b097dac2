/** What saving will do: totals, payments, and whether the game ends by it. */
import { Part } from '../../components/page/page.tsx';
import type { Game } from '../../ledger/game.ts';
import { formatNumber } from '../../messages/format.ts';
import { ledgerWords, type NameOf } from '../../messages/ledger.ts';
import { listOf } from '../../messages/messages.ts';
import type { Effects } from './foresee.ts';
import styles from './record.module.css';
import { owedText } from './words.ts';

interface PreviewProps {
  /** As it will be. */
  game: Game;
  effects: Effects;
  nameOf: NameOf;
  drawn: boolean;
}

export function Preview({ game, effects, nameOf, drawn }: PreviewProps) {
  const { record: words } = ledgerWords();
  const { totals, payments, ends, reopens, dealer } = effects;
  const playsForMoney = game.setup.money.scheme !== 'none';
  return (
    <Part title={words.preview}>
      {totals.length === 0 && <p>{words.nothingChanges}</p>}
      {totals.length > 0 && (
        <ul class={styles.totals}>
          {totals.map(({ person, before, after }) => (
            <li key={person}>
              <span>{nameOf(person)}</span>
              <span class={styles.figures}>{words.total(formatNumber(before), formatNumber(after))}</span>
            </li>
          ))}
        </ul>
      )}
      {payments.length > 0 && (
        <ul class={styles.payments}>
          {payments.map((owed) => (
            <li key={`${owed.from} ${owed.to}`}>{owedText(game, owed, nameOf)}</li>
          ))}
        </ul>
      )}
      {payments.length === 0 && playsForMoney && !drawn && <p>{words.nobodyPays}</p>}
      {ends ? (
        <p class={styles.end}>
          {ends.length === 1 ? words.ends(listOf(ends.map(nameOf))) : words.endsTogether(listOf(ends.map(nameOf)))}
        </p>
      ) : (
        <p>{words.nextDealer(nameOf(dealer))}</p>
      )}
      {reopens && <p class={styles.end}>{words.reopens}</p>}
    </Part>
  );
}
