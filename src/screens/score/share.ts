/** The score as text for other people. */
import { rulesId } from '../../app/store.ts';
import { occurrencesText, readingText } from '../../components/score-lines/reading-text.ts';
import { formatNumber } from '../../messages/format.ts';
import { elementName, messages } from '../../messages/messages.ts';
import { scoreWords } from '../../messages/score.ts';
import type { Score } from '../../rules/score.ts';
import { ownRulesText, totalText } from './breakdown.tsx';
import { paymentText } from './payment.tsx';
import { belowMinimumText } from './total.tsx';

/** What everybody pays, or that it may not win. */
export const outcomeText = (won: Score): string => belowMinimumText(won) ?? paymentText();

export function scoreText(won: Score): string {
  const { rulesNames } = messages();
  const { breakdown } = scoreWords();
  const rules = rulesId.value;
  const lines = won.items.map(({ element, value, occurrences }) => {
    const times = occurrences.length > 1 ? ` ${breakdown.times(occurrences.length)}` : '';
    const cards = occurrencesText(won.reading, occurrences);
    return `${elementName(rules, element)}${times}${cards ? ` (${cards})` : ''}: ${formatNumber(value)}`;
  });
  return [
    breakdown.shareTitle(rulesNames[rules]),
    readingText(won.reading),
    ...lines,
    totalText(won),
    outcomeText(won),
    ownRulesText(),
  ]
    .filter(Boolean)
    .join('\n');
}
