/** What is said about a hand before it is saved, what each answer makes of it, and the result that it comes to. */
import {
  type Ticks,
  tickAgain,
  ticksOf,
  type Worth,
  worthOfCards,
  worthOfCredits,
  worthOfTicks,
} from '../../ledger/entered.ts';
import type { Entered, HandResult, PersonId, RecordedHand } from '../../ledger/facts.ts';
import { type Entry, toEntry } from '../../rules/entry.ts';
import type { HouseRules } from '../../rules/house-rules.ts';
import type { RuleSet } from '../../rules/rule-set.ts';
import type { Problem } from '../../rules/score.ts';
import { parseNotation } from '../../tiles/notation.ts';
import type { Wind } from '../../tiles/tiles.ts';

export type How = 'cards' | 'elements' | 'credits';

/** What cards were worth, in whose hand, and under which of the hand's own switches. */
export interface Counted {
  readonly worth: Worth;
  readonly winner: PersonId | null;
  readonly house: HouseRules;
}

export interface RecordForm {
  readonly outcome: HandResult['what'] | null;
  /** Who won. */
  readonly winner: PersonId | null;
  /** Who declared without a win. */
  readonly offender: PersonId | null;
  /** null is nobody, undefined not said yet. */
  readonly discarder: PersonId | null | undefined;
  readonly liable: PersonId | null;
  /** null until one way is chosen. */
  readonly how: How | null;
  readonly cards: Counted | null;
  readonly ticks: Ticks;
  readonly credits: number | null;
  /** Switches that differ from the game's for this hand alone. */
  readonly house: HouseRules;
}

export const EMPTY_FORM: RecordForm = {
  outcome: null,
  winner: null,
  offender: null,
  discarder: undefined,
  liable: null,
  how: null,
  cards: null,
  ticks: new Map(),
  credits: null,
  house: {},
};

/** A recorded hand as the form shows it: its value stands until another is given. */
export function formOfHand({ result, house = {} }: RecordedHand): RecordForm {
  const form: RecordForm = { ...EMPTY_FORM, outcome: result.what, house };
  if (result.what === 'falseWin') return { ...form, offender: result.offender };
  if (result.what === 'drawn') return form;
  const { winner, discarder, liable, entered, value } = result;
  const said: RecordForm = { ...form, winner, discarder, liable, credits: value, how: entered.how };
  if (entered.how === 'elements') return { ...said, ticks: ticksOf(entered.items) };
  return entered.how === 'cards'
    ? { ...said, cards: { worth: { entered, value, points: result.points }, winner, house } }
    : said;
}

/** Somebody won. Whoever did neither discarded nor pays for all. */
export const wonBy = (form: RecordForm, winner: PersonId): RecordForm => ({
  ...form,
  outcome: 'won',
  winner,
  discarder: form.discarder === winner ? undefined : form.discarder,
  liable: form.liable === winner ? null : form.liable,
});

/** The cards were scored on the score screen, by the switches and for the winner that the form had then. */
export const withCards = (form: RecordForm, worth: Worth): RecordForm => ({
  ...form,
  how: 'cards',
  cards: { worth, winner: form.winner, house: form.house },
});

export const notWon = (form: RecordForm, outcome: 'drawn' | 'falseWin'): RecordForm => ({
  ...form,
  outcome,
  winner: null,
});

/** A switch that is as the game's is no departure. */
export function withHouse(form: RecordForm, house: HouseRules, ofGame: HouseRules, rules: RuleSet): RecordForm {
  const differs = rules.houseRules.filter(({ key }) => house[key] !== undefined && house[key] !== ofGame[key]);
  return {
    ...form,
    ticks: tickAgain(form.ticks, rules, { ...ofGame, ...house }),
    house: Object.fromEntries(differs.map(({ key }) => [key, house[key] as string | number])),
  };
}

export interface Asked {
  readonly rules: RuleSet;
  /** The game's switches. */
  readonly house: HouseRules;
  /** The hand that is changed; null for a new one. */
  readonly was: RecordedHand | null;
  /** The wind of somebody's seat in this hand, by the deal. */
  seatWindOf(person: PersonId): Wind;
}

export type ToResult =
  | { readonly ok: true; readonly result: HandResult }
  | { readonly ok: false; readonly why: 'who' | 'offender' | 'discarder' | 'worth' }
  | { readonly ok: false; readonly why: 'cards'; readonly problem: Problem | null }
  /** It is complete, and may not win; `value` has what does not help it to as well. */
  | {
      readonly ok: false;
      readonly why: 'belowMinimum';
      readonly needed: number;
      readonly has: number;
      readonly value: number;
    };

const sameHouse = (one: HouseRules, other: HouseRules): boolean =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) => one[key] === other[key]);

const sameTicks = (one: Ticks, other: Ticks): boolean =>
  one.size === other.size && [...one].every(([id, count]) => other.get(id) === count);

/** The value: as recorded while nothing that it depends on has changed, else counted by the switches in force. */
function worthOf(form: RecordForm, asked: Asked): Worth | Extract<ToResult, { ok: false }> {
  const { rules, was } = asked;
  const inForce = { ...asked.house, ...form.house };
  const won = was?.result.what === 'won' ? was.result : null;
  const untouched = won && sameHouse(form.house, was?.house ?? {});
  switch (form.how) {
    case null:
      return { ok: false, why: 'worth' };
    case 'credits':
      if (form.credits === null) return { ok: false, why: 'worth' };
      return untouched && won.entered.how === 'credits' && won.value === form.credits
        ? won
        : worthOfCredits(form.credits, rules, inForce);
    case 'elements':
      return untouched && won.entered.how === 'elements' && sameTicks(form.ticks, ticksOf(won.entered.items))
        ? won
        : worthOfTicks(form.ticks, rules, inForce);
    case 'cards':
      return form.cards ? recounted(form.cards, form, asked) : { ok: false, why: 'worth' };
  }
}

/**
 * The cards as the form says that they were won: drawn or claimed, and in which seat. The winds were said with the cards
 * too, and stand while the hand is the same player's.
 */
export function enteredNow({ worth, winner }: Counted, form: RecordForm, asked: Asked): Entered {
  const { entered } = worth;
  if (entered.how !== 'cards' || !entered.won) return entered;
  const { won } = entered;
  const asksDiscarder = asked.rules.boardAsks.discarder({ ...asked.house, ...form.house });
  const selfDrawn = asksDiscarder && form.discarder !== undefined ? form.discarder === null : won.selfDrawn;
  const seatWind = form.winner && form.winner !== winner ? asked.seatWindOf(form.winner) : won.seatWind;
  const same = selfDrawn === won.selfDrawn && seatWind === won.seatWind;
  return same ? entered : { ...entered, won: { ...won, selfDrawn, seatWind } };
}

/**
 * What the cards are worth by the switches in force and by what the form says of how they were won; as they were counted
 * while those are the same.
 */
function recounted(counted: Counted, form: RecordForm, asked: Asked): Worth | Extract<ToResult, { ok: false }> {
  const { worth, house } = counted;
  const entered = enteredNow(counted, form, asked);
  if (entered.how !== 'cards' || (entered === worth.entered && sameHouse(house, form.house))) return worth;
  const entry = entryOfCards(entered);
  const answer = entry && asked.rules.score(entry, { ...asked.house, ...form.house });
  if (entry && answer?.state === 'won') return worthOfCards(entry, answer.score);
  return { ok: false, why: 'cards', problem: answer?.state === 'problem' ? answer.problem : null };
}

/** The cards as they were written. */
function entryOfCards({ cards, won }: Extract<Entered, { how: 'cards' }>): Entry | null {
  const read = parseNotation(cards);
  return read.ok ? toEntry(read.groups, won) : null;
}

/** The result that the answers come to, or the first that is missing. */
export function toResult(form: RecordForm, asked: Asked): ToResult {
  const { rules, house } = asked;
  if (form.outcome === 'drawn') return { ok: true, result: { what: 'drawn' } };
  if (form.outcome === 'falseWin') {
    if (form.offender === null) return { ok: false, why: 'offender' };
    return { ok: true, result: { what: 'falseWin', offender: form.offender } };
  }
  if (form.outcome === null || form.winner === null) return { ok: false, why: 'who' };
  const asksDiscarder = rules.boardAsks.discarder({ ...house, ...form.house });
  if (asksDiscarder && form.discarder === undefined) return { ok: false, why: 'discarder' };
  const worth = worthOf(form, asked);
  if ('ok' in worth) return worth;
  if (worth.belowMinimum) return { ok: false, why: 'belowMinimum', value: worth.value, ...worth.belowMinimum };
  const { entered, value, points } = worth;
  const discarder = form.discarder ?? null;
  return {
    ok: true,
    result: { what: 'won', winner: form.winner, discarder, liable: form.liable, entered, value, points },
  };
}
