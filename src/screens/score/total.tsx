/** The one big number, and the line below it: what is missing, what wins, what is wrong, or what everybody pays. */
import { openSetAt } from '../../app/picker.ts';
import {
  answer,
  groups,
  held,
  laidDown,
  litItem,
  rules,
  rulesId,
  showsBreakdown,
  typed,
  unreadable,
} from '../../app/store.ts';
import { formatNumber } from '../../messages/format.ts';
import { messages, notationErrorText, problemText, worthText } from '../../messages/messages.ts';
import type { Answer, Score } from '../../rules/score.ts';
import { Flowers } from './flowers.tsx';
import { Payment, Waits } from './later.ts';
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
        <span class={styles.number} style={{ '--to': value }}>
          {formatNumber(value)}
        </span>
        <span class={styles.unit}>{units[rulesId.value].word(value)}</span>
        <span class={styles.worth} data-void={belowMinimum ? true : undefined}>
          {units[rulesId.value] === points && !belowMinimum ? '' : points.value(worth)}
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
  const { picker, live } = messages();
  const given = answer.value;
  if (unreadable.value) return <p data-problem>{notationErrorText(unreadable.value)}</p>;
  if (typed.value) return <p>{picker.typing(typed.value)}</p>;
  if (given.state === 'problem') return <p data-problem>{problemText(given.problem)}</p>;
  if (given.state === 'won') {
    const tooLittle = belowMinimumText(given.score);
    return tooLittle ? <p data-problem>{tooLittle}</p> : <Payment />;
  }
  const building = groups.value[openSetAt(groups.value)];
  if (building) return <p>{picker.finishSet(3 - building.tiles.length)}</p>;
  if (given.missing === 1) return given.waits.length > 0 ? <Waits waits={given.waits} /> : <p>{live.noWait}</p>;
  if (laidDown.value) return <p>{live.goOnOpen}</p>;
  return <p>{held.value === 0 ? live.begin : live.goOn}</p>;
}

/** Flowers are spoken of where the hand has some that do not help it: at some tables they do. */
export function belowMinimumText({ value, belowMinimum }: Score): string | undefined {
  const { live, units } = messages();
  const unit = units[rulesId.value];
  return (
    belowMinimum &&
    live.belowMinimum(unit.value(belowMinimum.needed), unit.value(belowMinimum.has), belowMinimum.has < value)
  );
}

/** What a screen reader is told after each change. */
export function announcement(given: Answer): string {
  const { live } = messages();
  if (unreadable.value) return notationErrorText(unreadable.value);
  if (litItem.value !== null && showsBreakdown.value) return '';
  if (given.state === 'problem') return problemText(given.problem);
  if (given.state === 'incomplete') return live.incomplete(held.value, rules.value.handSize, given.missing);
  const { value, points: worth } = given.score;
  const tooLittle = belowMinimumText(given.score);
  if (tooLittle) return tooLittle;
  return value === 0 ? live.wonForNothing[rulesId.value] : worthText(rulesId.value, value, worth);
}
