/** The score of a hand in notation, for tests of what the messages claim. */
import { CLAIMED, toEntry } from '../../rules/entry.ts';
import { RULES, type RulesId } from '../../rules/list.ts';
import type { Score } from '../../rules/score.ts';
import { parseNotation } from '../../tiles/notation.ts';

/** Undefined for cards that do not win; throws on notation that cannot be read. */
export function scoreOf(rules: RulesId, text: string): Score | undefined {
  const read = parseNotation(text);
  if (!read.ok) throw new Error(`${text}: ${read.error.why}`);
  const answer = RULES[rules].score(toEntry(read.groups, RULES[rules].asks.winningTile ? CLAIMED : undefined), {});
  return answer.state === 'won' ? answer.score : undefined;
}
