/** What is said about a hand before it is saved, what each answer makes of it, and the result that it comes to. */
import { type Ticks, ticksOf, type Worth, worthOfCards, worthOfCredits, worthOfTicks } from '../../ledger/entered.ts';
import type { Entered, HandResult, PersonId, RecordedHand } from '../../ledger/facts.ts';
import { type Entry, toEntry } from '../../rules/entry.ts';
import type { HouseRules } from '../../rules/house-rules.ts';
import type { RuleSet } from '../../rules/rule-set.ts';
import type { Problem } from '../../rules/score.ts';
import { parseNotation } from '../../tiles/notation.ts';

export type How = 'cards' | 'elements' | 'credits';

/** What cards were worth, and under which of the hand's own switches. */
export interface Counted {
  readonly worth: Worth;
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
    ? { ...said, cards: { worth: { entered, value, points: result.points }, house } }
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

/** The cards were scored on the score screen, by the switches that the form had then. */
export const withCards = (form: RecordForm, worth: Worth): RecordForm => ({
  ...form,
  how: 'cards',
  cards: { worth, house: form.house },
});

export const notWon = (form: RecordForm, outcome: 'drawn' | 'falseWin'): RecordForm => ({
  ...form,
  outcome,
  winner: null,
});

/** A switch that is as the game's is no departure. */
export function withHouse(form: RecordForm, house: HouseRules, ofGame: HouseRules, rules: RuleSet): RecordForm {
  const differs = rules.houseRules.filter(({ key }) => house[key] !== undefined && house[key] !== ofGame[key]);
  return { ...form, house: Object.fromEntries(differs.map(({ key }) => [key, house[key] as string | number])) };
}

export interface Asked {
  readonly rules: RuleSet;
  /** The game's switches. */
  readonly house: HouseRules;
  /** The hand that is changed; null for a new one. */
  readonly was: RecordedHand | null;
}

export type ToResult =
  | { readonly ok: true; readonly result: HandResult }
  | { readonly ok: false; readonly why: 'who' | 'offender' | 'discarder' | 'worth' }
  | { readonly ok: false; readonly why: 'cards'; readonly problem: Problem | null };

const sameHouse = (one: HouseRules, other: HouseRules): boolean =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) => one[key] === other[key]);

/** The value: as recorded while nothing that it depends on has changed, else counted by the switches in force. */
function worthOf(form: RecordForm, { rules, house, was }: Asked): Worth | Extract<ToResult, { ok: false }> {
  const inForce = { ...house, ...form.house };
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
    case 'elements': {
      const worth = worthOfTicks(form.ticks, rules, inForce);
      const same = untouched && JSON.stringify(won.entered) === JSON.stringify(worth.entered);
      return same ? won : worth;
    }
    case 'cards':
      return form.cards ? recounted(form.cards, form, rules, inForce) : { ok: false, why: 'worth' };
  }
}

/**
 * What the cards are worth by the switches in force and by what the form says of the winning card; as they were counted
 * while those are the same.
 */
function recounted({ worth, house }: Counted, form: RecordForm, rules: RuleSet, inForce: HouseRules) {
  if (worth.entered.how !== 'cards') return worth;
  const { won } = worth.entered;
  const drawn = won && rules.boardAsks.discarder(inForce) ? form.discarder === null : won?.selfDrawn;
  if (sameHouse(house, form.house) && drawn === won?.selfDrawn) return worth;
  const how = won && drawn !== undefined ? { ...won, selfDrawn: drawn } : won;
  const entry = entryOfCards({ ...worth.entered, ...(how ? { won: how } : {}) });
  const answer = entry && rules.score(entry, inForce);
  if (entry && answer?.state === 'won') return worthOfCards(entry, answer.score);
  return { ok: false, why: 'cards', problem: answer?.state === 'problem' ? answer.problem : null } as const;
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
  const { entered, value, points } = worth;
  const discarder = form.discarder ?? null;
  return {
    ok: true,
    result: { what: 'won', winner: form.winner, discarder, liable: form.liable, entered, value, points },
  };
}
