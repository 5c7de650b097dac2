/** The one big number, and the line below it: what is missing, what wins, what is wrong, or what everybody pays. */
import {
  answer,
  departures,
  enterText,
  gains,
  handText,
  held,
  litItem,
  owed,
  rules,
  settings,
  showsBreakdown,
  typed,
  unreadable,
} from '../../app/store.ts';
import { amountText } from '../../components/amount/amount.ts';
import { Tile } from '../../components/tile/tile.tsx';
import { formatNumber } from '../../messages/format.ts';
import { messages, notationErrorText, problemText } from '../../messages/messages.ts';
import type { Amount } from '../../rules/money.ts';
import type { Answer, Wait } from '../../rules/score.ts';
import { Flowers } from './flowers.tsx';
import styles from './total.module.css';

export const Total = () => (
  <div class={styles.total}>
    <Figures />
    <div class={styles.line}>
      <Line />
      <Flowers />
    </div>
  </div>
);

function Figures() {
  const { live, points, units } = messages();
  const given = answer.value;
  const { handSize } = rules.value;
  if (given.state === 'won') {
    const { value, points: worth, belowMinimum } = given.score;
    return (
      <p class={styles.figures} data-won>
        <span class={styles.number}>{formatNumber(value)}</span>
        <span class={styles.unit}>{units[settings.value.rules].word(value)}</span>
        <span class={styles.worth} data-void={belowMinimum ? true : undefined}>
          {points.value(worth)}
        </span>
      </p>
    );
  }
  return (
    <p class={styles.figures}>
      <span class={styles.number}>{formatNumber(held.value)}</span>
      <span class={styles.unit}>{live.ofCards(handSize)}</span>
      <span class={styles.worth}>
        {given.state === 'incomplete' ? live.toGo(given.missing) : given.problem.why === 'notWinning' && live.notAHand}
      </span>
    </p>
  );
}

function Line() {
  const { waiting, picker, live } = messages();
  const given = answer.value;
  if (unreadable.value) return <p data-problem>{notationErrorText(unreadable.value)}</p>;
  if (typed.value) return <p>{picker.typing(typed.value)}</p>;
  if (given.state === 'problem') return <p data-problem>{problemText(given.problem)}</p>;
  if (given.state === 'won') {
    if (given.score.belowMinimum) {
      const { needed, has } = given.score.belowMinimum;
      return <p data-problem>{live.belowMinimum(needed, has)}</p>;
    }
    return <p>{paymentText()}</p>;
  }
  if (given.missing === 1 && handText.value.includes('[') && given.waits.length === 0) return <p>{picker.finishSet}</p>;
  if (given.missing === 1) return given.waits.length > 0 ? <Waits waits={given.waits} /> : <p>{waiting.none}</p>;
  return <p>{held.value === 0 ? live.begin : live.goOn}</p>;
}

const unitsOf = (amount: Amount): number => (amount.unit === 'cents' ? amount.cents : amount.chips);

/** What the losers pay for the hand that was won. */
export function paymentText(): string {
  const { money } = messages();
  const [discarder, other] = owed.value;
  if (!discarder) return pointsText();
  const first = amountText(discarder.amount, settings.value.currency);
  const nothing = unitsOf(discarder.amount) === 0;
  const same = other && unitsOf(other.amount) === unitsOf(discarder.amount);
  if (nothing && (same || !other)) return money.nobodyPays;
  if (same) return money.eachPays(first);
  if (other) return money.discarderPays(first, amountText(other.amount, settings.value.currency));
  // Two players: the only loser discarded, or did not.
  return departures.value.some(({ key }) => key === 'discarder')
    ? money.discarderPaysAlone(first)
    : money.eachPays(first);
}

/** The same in points, where these go both ways and no money is played for. */
function pointsText(): string {
  const { money, points } = messages();
  const [, first = 0, other = 0] = gains.value;
  if (first === 0 && other === 0) return '';
  const [discarder, others] = [points.value(-first), points.value(-other)];
  return first === other ? money.eachPays(others) : money.discarderPays(discarder, others);
}

/** Cards that win, the best first; a tap puts one in. */
function Waits({ waits }: { waits: readonly Wait[] }) {
  const { waiting, units, points, tiles } = messages();
  const unit = units[settings.value.rules];
  const sorted = [...waits].sort((a, b) => b.value - a.value);
  return (
    <div class={styles.waits}>
      <span class={styles.waitsTitle}>{waiting.title}</span>
      <ul class={styles.waitList} aria-label={waiting.title}>
        {sorted.map(({ tile, value, points: worth, mayWin }) => (
          <li key={tile}>
            <button
              type="button"
              class={styles.wait}
              aria-label={waiting.worth(
                tiles.tileName(tile),
                unit.value(value),
                mayWin ? points.value(worth) : waiting.belowMinimum,
              )}
              onClick={() => enterText(tile)}
            >
              <Tile tile={tile} size="small" dim={!mayWin} />
              <span aria-hidden="true">{mayWin ? formatNumber(value) : '–'}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What a screen reader is told after each change. */
export function announcement(given: Answer): string {
  const { live, units, points } = messages();
  if (unreadable.value) return notationErrorText(unreadable.value);
  if (litItem.value !== null && showsBreakdown.value) return '';
  if (given.state === 'problem') return problemText(given.problem);
  if (given.state === 'incomplete') return live.incomplete(held.value, rules.value.handSize, given.missing);
  const { value, points: worth, belowMinimum } = given.score;
  if (belowMinimum) return live.belowMinimum(belowMinimum.needed, belowMinimum.has);
  return value === 0 ? live.wonForNothing : live.won(units[settings.value.rules].value(value), points.value(worth));
}
