/** The score as text for other people. */
import { rules, rulesId, wonWith } from '../../app/store.ts';
import { circumstances } from '../../app/winning.ts';
import { occurrencesText, readingText } from '../../components/score-lines/reading-text.ts';
import { formatNumber } from '../../messages/format.ts';
import { keep } from '../../messages/keep.ts';
import { elementName, messages } from '../../messages/messages.ts';
import { scoreWords } from '../../messages/score.ts';
import type { Score } from '../../rules/score.ts';
import { ownRulesText, totalText } from './breakdown.tsx';
import { paymentText } from './payment.tsx';
import { belowMinimumText } from './total.tsx';
import { windsText } from './winning.tsx';

/** What everybody pays, or that it may not win. */
export const outcomeText = (won: Score): string => belowMinimumText(won) ?? paymentText();

/** "Won with 9 of Dots · Drawn · Seat East, round South · Last of the wall", where the rules ask. */
export function wonText(): string {
  const { winning } = scoreWords();
  const tile = wonWith.value;
  if (!rules.value.asks.winningTile || !tile) return '';
  const { selfDrawn, events } = circumstances.value;
  return [
    keep().share.hand.wonWith(messages().tiles.tileName(tile)),
    selfDrawn ? winning.drawn : winning.claimed,
    windsText(),
    ...events.map((event) => winning.events[event]),
  ]
    .filter(Boolean)
    .join(' · ');
}

export function scoreText(won: Score): string {
  const { rulesNames } = messages();
  const { breakdown } = scoreWords();
  const id = rulesId.value;
  const lines = won.items.map(({ element, value, occurrences }) => {
    const times = occurrences.length > 1 ? ` ${breakdown.times(occurrences.length)}` : '';
    const cards = occurrencesText(won.reading, occurrences);
    return `${elementName(id, element)}${times}${cards ? ` (${cards})` : ''}: ${formatNumber(value)}`;
  });
  return [
    breakdown.shareTitle(rulesNames[id]),
    readingText(won.reading),
    wonText(),
    ...lines,
    totalText(won),
    outcomeText(won),
    ownRulesText(),
  ]
    .filter(Boolean)
    .join('\n');
}
