/**
 * A game made light for a link: a score that the rules find again from the cards, bit by bit, need not travel with it. What
 * does not come back the same (rules have been mended since) stays as it is, or is left out too where room is short; then
 * value and points are all that arrives, as if the table had said them.
 */
import { toEntry } from '../rules/entry.ts';
import type { HouseRules } from '../rules/house-rules.ts';
import { RULES } from '../rules/list.ts';
import type { RuleSet } from '../rules/rule-set.ts';
import { parseNotation } from '../tiles/notation.ts';
import type { Change, Entered, Fact, GameLog, HandResult } from './facts.ts';
import { type FrozenScore, freezeScore } from './frozen.ts';
import { same } from './merge.ts';

type ByCards = Extract<Entered, { how: 'cards' }>;
type Won = Extract<HandResult, { what: 'won' }>;

/** Stands for a score that was left out: no real one is without cards. */
const LEFT_OUT: FrozenScore = {
  reading: { form: 'leftOut', groups: [] },
  items: [],
  notCounted: [],
  others: [],
  otherCount: 0,
  value: 0,
  points: 0,
};
const isLeftOut = ({ reading, items }: FrozenScore): boolean => reading.groups.length === 0 && items.length === 0;

/** What the rules make of the cards now, in the form in which it is kept; null where they do not win. */
function scoreOf({ cards, won }: ByCards, rules: RuleSet, house: HouseRules): FrozenScore | null {
  const read = parseNotation(cards);
  const answer = read.ok ? rules.score(toEntry(read.groups, won), house) : null;
  return answer?.state === 'won' ? freezeScore(answer.score) : null;
}

/** A hand entered by its cards, with the house rules that held when it was recorded. */
type EachHand = (won: Won, entered: ByCards, rules: RuleSet, house: HouseRules) => Entered;

/** The game with what `each` makes of its hands. */
function mapHands({ id, changes }: GameLog, each: EachHand): GameLog {
  const first = changes[0]?.fact;
  if (first?.what !== 'gameStarted') return { id, changes };
  const rules = RULES[first.setup.rules];
  let house = first.setup.house;
  const mapped = (fact: Fact): Fact => {
    if (fact.what === 'setupChanged') house = fact.setup.house ?? house;
    if (fact.what !== 'eventAdded' && fact.what !== 'eventChanged') return fact;
    const { event } = fact;
    if (event.what !== 'hand' || event.result.what !== 'won' || event.result.entered.how !== 'cards') return fact;
    const entered = each(event.result, event.result.entered, rules, { ...house, ...event.house });
    return { ...fact, event: { ...event, result: { ...event.result, entered } } };
  };
  return { id, changes: changes.map((change): Change => ({ ...change, fact: mapped(change.fact) })) };
}

export interface Light {
  readonly log: GameLog;
  /** Scores that will not come back. */
  readonly lost: number;
}

/** Without the scores that come back the same; with `all`, without any. */
export function lighten(log: GameLog, all = false): Light {
  let lost = 0;
  const light = mapHands(log, (_won, entered, rules, house) => {
    const comesBack = same(scoreOf(entered, rules, house), entered.score);
    if (!comesBack && !all) return entered;
    if (!comesBack) lost += 1;
    return { ...entered, score: LEFT_OUT };
  });
  return { log: light, lost };
}

/** More hands than a link can hold honestly: somebody else's are not scored without end. */
const MOST_FOUND = 3000;

/** The game with its scores found again; one that would say something else than the hand is lost. */
export function refill(log: GameLog): Light {
  let [found, lost] = [0, 0];
  const whole = mapHands(log, ({ value, points }, entered, rules, house) => {
    if (!isLeftOut(entered.score)) return entered;
    found += 1;
    const score = found > MOST_FOUND ? null : scoreOf(entered, rules, house);
    if (score?.value === value && score.points === points) return { ...entered, score };
    lost += 1;
    return { how: 'credits' };
  });
  return { log: whole, lost };
}
