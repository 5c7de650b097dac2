/** A hand to count as a link carries it: in the form of every shared hand, without house rules, since the rulebook counts here. */
import { type Entry, toEntry, toGroups } from '../rules/entry.ts';
import { formatHandLink, type LinkedHand } from '../rules/hand-link.ts';
import type { RulesId } from '../rules/ids.ts';
import type { RuleSet } from '../rules/rule-set.ts';
import type { Problem, Score } from '../rules/score.ts';

export type LinkedTask =
  | { readonly ok: true; readonly entry: Entry; readonly score: Score }
  /** `how` is how it was won; `incomplete` lacks so many tiles. */
  | { readonly ok: false; readonly why: 'how' }
  | { readonly ok: false; readonly why: 'incomplete'; readonly missing: number }
  | { readonly ok: false; readonly why: 'problem'; readonly problem: Problem };

/** What follows the screen's name in the address. */
export function formatTask(rules: RulesId, entry: Entry): string {
  const { winningTile: _inTheGroups, ...how } = entry.won ?? { winningTile: null };
  return formatHandLink({ rules, groups: toGroups(entry), how: 'seatWind' in how ? how : null, house: {} });
}

/** The hand of a link, scored by the rulebook; house rules in the link change nothing. */
export function readTask({ groups, how }: LinkedHand, rules: RuleSet): LinkedTask {
  const { winningTile, events } = rules.asks;
  if (winningTile !== (how !== null)) return { ok: false, why: 'how' };
  if (how && !how.events.every((event) => events.includes(event))) return { ok: false, why: 'how' };
  const entry = toEntry(groups, how ?? undefined);
  const answer = rules.score(entry, {});
  if (answer.state === 'won') return { ok: true, entry, score: answer.score };
  return answer.state === 'incomplete'
    ? { ok: false, why: 'incomplete', missing: answer.missing }
    : { ok: false, why: 'problem', problem: answer.problem };
}
