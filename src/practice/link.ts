/**
 * A hand as a link carries it, `mcr/[123B].456D.+9C~drawn~SE~lastTile`: the rule set; the notation, with points between
 * groups; and for rule sets that ask, how it was won: drawn or claimed, the winner's wind and the round's, the events.
 * Whatever comes in by a link is doubted.
 */
import { type Circumstances, type Entry, toEntry, toGroups, WIN_EVENTS, type WinEvent } from '../rules/entry.ts';
import { isRulesId, type RulesId } from '../rules/ids.ts';
import type { RuleSet } from '../rules/rule-set.ts';
import type { Problem, Score } from '../rules/score.ts';
import { formatNotation, type NotationError, parseNotation } from '../tiles/notation.ts';
import { WINDS, type Wind } from '../tiles/tiles.ts';

const PART = '~';
const MOST_PARTS = 4;

export function formatHand(rules: RulesId, entry: Entry): string {
  const cards = formatNotation(toGroups(entry)).replaceAll('+ ', '+').replaceAll(' ', '.');
  const { won } = entry;
  const how = won
    ? [
        won.selfDrawn ? 'drawn' : 'claimed',
        won.seatWind + won.roundWind,
        ...(won.events.length > 0 ? [won.events.join('.')] : []),
      ]
    : [];
  return `${rules}/${[cards, ...how].join(PART)}`;
}

/** The rule set that a link is about; null where it is none of ours. */
export function rulesOfLink(text: string): RulesId | null {
  const [id = ''] = text.split('/', 1);
  return isRulesId(id) ? id : null;
}

export type LinkedHand =
  | { readonly ok: true; readonly entry: Entry; readonly score: Score }
  /** `how` is how it was won; `incomplete` lacks so many tiles. */
  | { readonly ok: false; readonly why: 'how' }
  | { readonly ok: false; readonly why: 'incomplete'; readonly missing: number }
  | { readonly ok: false; readonly why: 'notation'; readonly error: NotationError }
  | { readonly ok: false; readonly why: 'cards'; readonly problem: Problem };

export function readHand(text: string, rules: RuleSet): LinkedHand {
  const [cards = '', ...how] = text.slice(text.indexOf('/') + 1).split(PART, MOST_PARTS + 1);
  const read = parseNotation(cards.replaceAll('.', ' '));
  if (!read.ok) return { ok: false, why: 'notation', error: read.error };
  const won = rules.asks.winningTile ? readHow(how, rules) : undefined;
  if (won === null || (!won && how.length > 0)) return { ok: false, why: 'how' };
  const entry = toEntry(read.groups, won);
  const answer = rules.score(entry, {});
  if (answer.state === 'won') return { ok: true, entry, score: answer.score };
  return answer.state === 'incomplete'
    ? { ok: false, why: 'incomplete', missing: answer.missing }
    : { ok: false, why: 'cards', problem: answer.problem };
}

const isWind = (text: string | undefined): text is Wind => WINDS.some((wind) => wind === text);
const isEvent = (text: string): text is WinEvent => WIN_EVENTS.some((event) => event === text);

function readHow(
  [drawn, winds = '', events = '', ...more]: readonly string[],
  { asks }: RuleSet,
): Circumstances | null {
  const [seatWind, roundWind, ...rest] = winds;
  const named = events === '' ? [] : events.split('.');
  const sound = (drawn === 'drawn' || drawn === 'claimed') && rest.length === 0 && more.length === 0;
  if (!sound || !isWind(seatWind) || !isWind(roundWind)) return null;
  const known = named.filter(isEvent).filter((event) => asks.events.includes(event));
  if (known.length < named.length || new Set(known).size < known.length) return null;
  return { selfDrawn: drawn === 'drawn', seatWind, roundWind, events: known };
}
