/**
 * The value of a hand as it goes into the book, in any of three ways: from its cards, from elements ticked by hand, or
 * typed; and whether the rules of today would say something else (which changes nothing by itself).
 */
import { type Circumstances, type Entry, toEntry, toGroups } from '../rules/entry.ts';
import type { HouseRules } from '../rules/house-rules.ts';
import type { ElementInfo, RuleSet } from '../rules/rule-set.ts';
import type { Score } from '../rules/score.ts';
import { formatNotation, parseNotation } from '../tiles/notation.ts';
import type { Entered, RecordedHand, TickedItem } from './facts.ts';
import { freezeScore } from './frozen.ts';
import type { Game } from './game.ts';

/** The part of a result that says what the hand was worth, and why. */
export interface Worth {
  readonly entered: Entered;
  readonly value: number;
  readonly points: number;
}

export function worthOfCards(entry: Entry, score: Score): Worth {
  const cards = formatNotation(toGroups(entry));
  const entered: Entered = { how: 'cards', cards, score: freezeScore(score) };
  const { value, points } = score;
  if (!entry.won) return { entered, value, points };
  const { winningTile: _inTheNotation, ...won } = entry.won;
  return { entered: { ...entered, won }, value, points };
}

export const worthOfCredits = (value: number, rules: RuleSet, house: HouseRules): Worth => ({
  entered: { how: 'credits' },
  value,
  points: rules.toPoints(value, house),
});

export function worthOfTicks(ticks: Ticks, rules: RuleSet, house: HouseRules): Worth {
  const items = rules.elements.flatMap((element): TickedItem[] => {
    const count = ticks.get(element.id) ?? 0;
    return count > 0 ? [{ element: element.id, count, value: count * element.value }] : [];
  });
  const value = items.reduce((sum, item) => sum + item.value, 0);
  return { entered: { how: 'elements', items }, value, points: rules.toPoints(value, house) };
}

/** Whether somebody was adding the winning card to a kong, as far as the cards say. */
export const isRobbed = (entered: Entered): boolean =>
  entered.how === 'cards' && entered.won?.events.includes('robbingKong') === true;

/** The cards of a recorded hand; null where it was not entered by cards. */
export function entryOf({ result }: RecordedHand): Entry | null {
  if (result.what !== 'won' || result.entered.how !== 'cards') return null;
  const read = parseNotation(result.entered.cards);
  const won: Circumstances | undefined = result.entered.won;
  return read.ok ? toEntry(read.groups, won) : null;
}

/** Elements ticked by hand, with how often each. */
export type Ticks = ReadonlyMap<string, number>;

export const ticksOf = (items: readonly TickedItem[]): Ticks =>
  new Map(items.map(({ element, count }) => [element, count]));

/** The groups of which a hand has one element only (M3). */
const ONE_OF = new Set(['suits', 'sequences', 'honors']);
/** Hands of these groups score nothing beside themselves: those of another form (but for flowers), and special hands (H5). */
const ALONE = new Set(['nonStandard', 'special']);

const isFlower = ({ id, group }: ElementInfo): boolean => id === 'flower' || group === 'flowers';

/** Rule sets may name the elements that are not scored beside one. */
type Excluding = ElementInfo & { readonly excludes?: readonly string[] };

const takesOut = (one: Excluding, other: ElementInfo): boolean =>
  (ALONE.has(one.group) && !isFlower(other)) || (one.excludes?.includes(other.id) ?? false);

const excludes = (one: ElementInfo, other: ElementInfo): boolean =>
  one.id !== other.id &&
  (takesOut(one, other) || takesOut(other, one) || (one.group === other.group && ONE_OF.has(one.group)));

/** How often an element can be ticked: a hand has four sets, and so six pairs of them; flowers are as many as the deck's. */
export function mostOf(element: ElementInfo, rules: RuleSet, house: HouseRules): number {
  if (isFlower(element)) return Object.values(rules.deck(house).bonus).reduce((sum, copies) => sum + copies, 0);
  if (!element.repeats) return 1;
  return element.group === 'multiples' ? 6 : 4;
}

/** Sets how often an element counts; what it excludes is taken out. */
export function tick(ticks: Ticks, id: string, count: number, rules: RuleSet, house: HouseRules): Ticks {
  const chosen = rules.elements.find((element) => element.id === id);
  if (!chosen) return ticks;
  const next = new Map(ticks);
  const allowed = Math.max(0, Math.min(Math.trunc(count) || 0, mostOf(chosen, rules, house)));
  if (allowed === 0) next.delete(id);
  else {
    for (const other of rules.elements) if (excludes(chosen, other)) next.delete(other.id);
    next.set(id, allowed);
  }
  return next;
}

/** The ticked elements that ticking this one would take out, for the screen to show beforehand. */
export function excludedBy(id: string, ticks: Ticks, rules: RuleSet): readonly string[] {
  const chosen = rules.elements.find((element) => element.id === id);
  const ticked = rules.elements.filter((other) => ticks.has(other.id));
  return chosen ? ticked.filter((other) => excludes(chosen, other)).map((other) => other.id) : [];
}

/** What today's rules make of a recorded hand, where that differs from what is in the book; else null. */
export function rescore(hand: RecordedHand, { rules, setup }: Game): Worth | null {
  const { result } = hand;
  if (result.what !== 'won') return null;
  const worth = worthToday(hand, rules, { ...setup.house, ...hand.house });
  return worth && (worth.value !== result.value || worth.points !== result.points) ? worth : null;
}

function worthToday(hand: RecordedHand, rules: RuleSet, house: HouseRules): Worth | null {
  const { result } = hand;
  if (result.what !== 'won') return null;
  if (result.entered.how === 'credits') return worthOfCredits(result.value, rules, house);
  if (result.entered.how === 'elements') return worthOfTicks(ticksOf(result.entered.items), rules, house);
  const entry = entryOf(hand);
  const answer = entry && rules.score(entry, house);
  return entry && answer?.state === 'won' ? worthOfCards(entry, answer.score) : null;
}
