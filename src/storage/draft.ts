/** The half-entered hand with its undo steps, as one record; hands are kept as notation. */
import type { EventId, GameId, PersonId } from '../ledger/facts.ts';
import { type Circumstances, CLAIMED, WIN_EVENTS, type WinEvent } from '../rules/entry.ts';
import type { HouseRules } from '../rules/house-rules.ts';
import { isRulesId, type RulesId } from '../rules/ids.ts';
import type { MoneyRules } from '../rules/rule-set.ts';
import { isSetTile, type SetTile, WINDS, type Wind } from '../tiles/tiles.ts';
import { type Kind, type Loaded, load, save } from './record.ts';
import { isRecord, isText } from './store.ts';

const VERSION = 1;
/** Far more than any hand takes. */
const MOST_CHARACTERS = 1000;

/** A game's hand that is being scored: ids of the ledger, what its table agreed on, and what the heading says meanwhile. */
export interface DraftErrand {
  readonly game: GameId;
  readonly rules: RulesId;
  /** The switches in force for this hand. */
  readonly house: HouseRules;
  readonly money: MoneyRules;
  readonly currency: string;
  /** Who plays the hand, counted. */
  readonly players: number;
  readonly hand: number;
  readonly winnerName: string;
  readonly winner: PersonId;
  readonly discarder: PersonId | null;
  readonly liable: PersonId | null;
  /** The hand whose cards are corrected; null for a new one. */
  readonly corrects: EventId | null;
  /** The hand before which this one is inserted; null at the end. */
  readonly before: EventId | null;
}

export interface Draft {
  /** Hands before this one, the oldest first: what Undo goes back to. */
  readonly past: readonly string[];
  readonly now: string;
  /** Hands that were undone, the next one last. */
  readonly future: readonly string[];
  /** The game that the hand is scored for; null while it is scored for itself. */
  readonly recording: DraftErrand | null;
  /** How the hand was won, for rule sets that ask. */
  readonly winning: Winning;
  /** Set while the hand is that of a link, or came of it. */
  readonly shared: SharedHand | null;
  /** The last step with which more changed than cards. */
  readonly swap: Swap | null;
  /** The hand that was begun for itself before the errand, to go on with afterwards. */
  readonly parked: ParkedHand | null;
}

export type Winning = Circumstances & { readonly tile: SetTile | null };
export type ParkedHand = Pick<Draft, 'past' | 'now' | 'future' | 'winning' | 'shared' | 'swap'>;

/** A hand that somebody shared as a link: its rules hold for it alone, and what lay there before comes back after it. */
export interface SharedHand {
  readonly rules: RulesId;
  readonly house: HouseRules;
  /** The cards as they came. */
  readonly text: string;
  /** One's own hand, and how it was won. */
  readonly before: string;
  readonly winning: Winning;
}

/** A step after which the hand was won otherwise, or scored by other rules: Undo and Redo bring that with the cards. */
export interface Swap {
  readonly before: SwapSide;
  readonly after: SwapSide;
}

export interface SwapSide extends Pick<Draft, 'now' | 'winning' | 'shared'> {
  /** The game that was chosen in the settings. */
  readonly rules: RulesId;
}

const NOT_WON: Winning = { ...CLAIMED, tile: null };

export const EMPTY_DRAFT: Draft = {
  past: [],
  now: '',
  future: [],
  recording: null,
  winning: NOT_WON,
  shared: null,
  swap: null,
  parked: null,
};

const isHand = (value: unknown): value is string => isText(value) && value.length <= MOST_CHARACTERS;
const areHands = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every(isHand);

const isTextOrNull = (value: unknown): value is string | null => value === null || isText(value);

/** undefined where it is no errand. */
function decodeErrand(value: unknown): DraftErrand | null | undefined {
  if (value === null) return null;
  if (!isRecord(value)) return undefined;
  const { game, rules, hand, winnerName, winner, discarder, liable, corrects, before } = value;
  const { house, money, currency, players } = value;
  const texts = [game, rules, winnerName, winner, currency].every(isText) && isText(rules) && isRulesId(rules);
  const agreed = isRecord(house) && isRecord(money) && isText(money.scheme) && isRecord(money.amounts);
  const optional = [discarder, liable, corrects, before].every(isTextOrNull);
  if (!texts || !optional || !agreed || !Number.isSafeInteger(hand) || !Number.isSafeInteger(players)) return undefined;
  return value as unknown as DraftErrand;
}

const isWind = (value: unknown): value is Wind => WINDS.some((wind) => wind === value);
const isEvent = (value: unknown): value is WinEvent => WIN_EVENTS.some((event) => event === value);

function decodeHand(value: unknown): ParkedHand | null {
  if (!isRecord(value)) return null;
  const { past, now, future } = value;
  const winning = value.winning === undefined ? NOT_WON : decodeWinning(value.winning);
  const shared = decodeShared(value.shared);
  const swap = decodeSwap(value.swap);
  const sound = winning && areHands(past) && isHand(now) && areHands(future);
  return sound ? { past, now, future, winning, shared, swap } : null;
}

/** Without it Undo brings back the cards alone. */
function decodeSwap(value: unknown): Swap | null {
  if (!isRecord(value)) return null;
  const before = decodeSide(value.before);
  const after = decodeSide(value.after);
  return before && after && { before, after };
}

function decodeSide(value: unknown): SwapSide | null {
  if (!isRecord(value)) return null;
  const { now, rules } = value;
  const winning = decodeWinning(value.winning);
  if (!winning || !isHand(now) || !isText(rules) || !isRulesId(rules)) return null;
  return { now, winning, shared: decodeShared(value.shared), rules };
}

/** Without it the cards stay, and are scored by one's own rules. */
function decodeShared(value: unknown): SharedHand | null {
  if (!isRecord(value)) return null;
  const { rules, house, text, before } = value;
  const winning = decodeWinning(value.winning);
  if (!isText(rules) || !isRulesId(rules) || !isRecord(house) || !isHand(text) || !isHand(before)) return null;
  return winning && { rules, house: house as HouseRules, text, before, winning };
}

function decodeWinning(value: unknown): Winning | null {
  if (!isRecord(value)) return null;
  const { selfDrawn, events, seatWind, roundWind, tile } = value;
  if (typeof selfDrawn !== 'boolean' || !Array.isArray(events) || !events.every(isEvent)) return null;
  if (!isWind(seatWind) || !isWind(roundWind)) return null;
  return tile === null || (isText(tile) && isSetTile(tile)) ? { selfDrawn, events, seatWind, roundWind, tile } : null;
}

/** The draft in a record, or null where the record is none of this version. */
export function decodeDraft(record: unknown): Draft | null {
  if (!isRecord(record) || record.version !== VERSION) return null;
  const hand = decodeHand(record);
  const recording = record.recording === undefined ? null : decodeErrand(record.recording);
  const parked = record.parked === undefined || record.parked === null ? null : decodeHand(record.parked);
  if (!hand || recording === undefined || (record.parked && !parked)) return null;
  return { ...hand, recording, parked };
}

const DRAFT: Kind<Draft> = {
  key: 'draft',
  decode: decodeDraft,
  encode: (draft) => ({ version: VERSION, ...draft }),
  none: EMPTY_DRAFT,
};

export const loadDraft = (): Promise<Loaded<Draft>> => load(DRAFT);

/** Resolves once the draft is on the disk. */
export const saveDraft = (draft: Draft): Promise<void> => save(DRAFT, draft);
