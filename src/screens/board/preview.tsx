/** What saving will do, in a few lines over the button: totals, payments, who deals next, and whether the game ends. */
import type { Game } from '../../ledger/game.ts';
import { ledgerWords, type NameOf, totalText } from '../../messages/ledger.ts';
import { listOf } from '../../messages/messages.ts';
import type { Effects } from './foresee.ts';
import styles from './record.module.css';
import { paymentTexts } from './words.ts';

interface PreviewProps {
  /** As it will be. */
  game: Game;
  effects: Effects;
  nameOf: NameOf;
}

export function Preview({ game, effects, nameOf }: PreviewProps) {
  const { record: words, common } = ledgerWords();
  const { totals, ends, reopens } = effects;
  const changed = totals.map(({ person, before, after }) =>
    words.total(nameOf(person), totalText(before), totalText(after)),
  );
  return (
    <section class={styles.preview} aria-label={words.preview}>
      <p class={styles.figures}>{changed.length > 0 ? changed.reduce(common.joined) : words.nothingChanges}</p>
      <p>{[...payments(game, effects, nameOf), words.nextDealer(nameOf(effects.dealer))].reduce(common.joined)}</p>
      {ends && (
        <p class={styles.end}>
          {ends.length === 1
            ? words.ends(nameOf(ends[0] ?? effects.dealer))
            : words.endsTogether(listOf(ends.map(nameOf)))}
        </p>
      )}
      {reopens && <p class={styles.end}>{words.reopens}</p>}
    </section>
  );
}

/** Where nothing is played for, nothing is said about payments. */
function payments(game: Game, { payments: owed, players }: Effects, nameOf: NameOf): readonly string[] {
  if (game.setup.money.scheme === 'none') return [];
  const texts = paymentTexts(game, owed, players, nameOf);
  return texts.length > 0 ? texts : [ledgerWords().record.nobodyPays];
}
