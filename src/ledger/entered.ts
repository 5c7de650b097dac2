/**
 * The value of a hand as it goes into the book, in any of three ways: from its cards, from elements ticked by hand, or
 * typed; and whether the rules of today would say something else (which changes nothing by itself).
 */
import { type Circumstances, type Entry, toEntry, toGroups } from '../rules/entry.ts';
import type { HouseRules } from '../rules/house-rules.ts';
import { byHand } from '../rules/list.ts';
import type { ByHand, RuleSet } from '../rules/rule-set.ts';
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
  /** Set where it is too little to win. */
  readonly belowMinimum?: Score['belowMinimum'];
}

export function worthOfCards(entry: Entry, score: Score): Worth {
  const cards = formatNotation(toGroups(entry));
  const entered: Entered = { how: 'cards', cards, score: freezeScore(score) };
  const { value, points, belowMinimum } = score;
  const worth: Worth = { entered, value, points, ...(belowMinimum ? { belowMinimum } : {}) };
  if (!entry.won) return worth;
  const { winningTile: _inTheNotation, ...won } = entry.won;
  return { ...worth, entered: { ...entered, won } };
}

/** `has` is what helps to reach the minimum. */
function toWorth(entered: Entered, value: number, has: number, rules: RuleSet, house: HouseRules): Worth {
  const { minimum: needed } = byHand(rules, house);
  const worth = { entered, value, points: rules.toPoints(value, house) };
  return has < needed ? { ...worth, belowMinimum: { needed, has } } : worth;
}

/** Nobody knows how much of a typed total are flowers: below the minimum it is no win, and above it may still be none. */
export const worthOfCredits = (value: number, rules: RuleSet, house: HouseRules): Worth =>
  toWorth({ how: 'credits' }, value, value, rules, house);

export function worthOfTicks(ticks: Ticks, rules: RuleSet, house: HouseRules): Worth {
  const { worthOf, helpsToWin } = byHand(rules, house);
  const items = rules.elements.flatMap(({ id: element }): TickedItem[] => {
    const count = ticks.get(element) ?? 0;
    return count > 0 ? [{ element, count, value: count * worthOf(element, ticks) }] : [];
  });
  const sum = (some: readonly TickedItem[]): number => some.reduce((all, { value }) => all + value, 0);
  const own = items.filter(({ element }) => helpsToWin(element));
  return toWorth({ how: 'elements', items }, sum(items), sum(own), rules, house);
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

/** Whether this one takes the place of the other: that does not count beside it, or neither does beside the other. */
const replaces = (one: string, other: string, { excludes }: ByHand): boolean => one !== other && excludes(one, other);

/** The ticked elements beside which this one does not count, while they would beside it: it cannot be ticked. */
export function barredBy(id: string, ticks: Ticks, rules: RuleSet, house: HouseRules): readonly string[] {
  const { excludes } = byHand(rules, house);
  return [...ticks.keys()].filter((other) => other !== id && excludes(other, id) && !excludes(id, other));
}

/** Sets how often an element counts; what does not count beside it is taken out. One that is barred stays out. */
export function tick(ticks: Ticks, id: string, count: number, rules: RuleSet, house: HouseRules): Ticks {
  if (!rules.elements.some((element) => element.id === id)) return ticks;
  const known = byHand(rules, house);
  const next = new Map(ticks);
  const allowed = Math.max(0, Math.min(Math.trunc(count) || 0, known.mostOf(id)));
  if (allowed === 0) next.delete(id);
  else if (barredBy(id, ticks, rules, house).length > 0) return ticks;
  else {
    for (const { id: other } of rules.elements) if (replaces(id, other, known)) next.delete(other);
    next.set(id, allowed);
  }
  return next;
}

/** What is left of the ticks under other switches: of elements that now exclude each other the one that counts. */
export const tickAgain = (ticks: Ticks, rules: RuleSet, house: HouseRules): Ticks =>
  [...ticks].reduce<Ticks>((next, [id, count]) => tick(next, id, count, rules, house), new Map());

/** The ticked elements that ticking this one would take out, for the screen to show beforehand. */
export function excludedBy(id: string, ticks: Ticks, rules: RuleSet, house: HouseRules): readonly string[] {
  const known = byHand(rules, house);
  return rules.elements.map((element) => element.id).filter((other) => ticks.has(other) && replaces(id, other, known));
}

/**
 * What today's rules make of a recorded hand, where that differs from what is in the book; else null. A hand that would
 * not win today stays in the book too: its table played by it, and nothing that can be saved takes its place.
 */
export function rescore(hand: RecordedHand, { rules, setup }: Game): Worth | null {
  const { result } = hand;
  if (result.what !== 'won') return null;
  const worth = worthToday(hand, rules, { ...setup.house, ...hand.house });
  if (worth?.belowMinimum) return null;
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
