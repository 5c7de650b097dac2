/** The half-entered hand with its undo steps, as one record; hands are kept as notation. */
import type { EventId, GameId, PersonId } from '../ledger/facts.ts';
import { type Circumstances, CLAIMED, WIN_EVENTS } from '../rules/entry.ts';
import type { HouseRules } from '../rules/house-rules.ts';
import { isRulesId, type RulesId } from '../rules/ids.ts';
import { isCurrency } from '../rules/money.ts';
import type { MoneyRules } from '../rules/rule-set.ts';
import { isSetTile, type SetTile, WINDS } from '../tiles/tiles.ts';
import { isHouse, isMoney, isPlayerCount } from './agreed.ts';
import { decodeFields, type Fields, type Kind, type Loaded, load, save } from './record.ts';
import { isCount, isRecord, isText } from './store.ts';

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
  /** The hand of a game that was left half entered. */
  readonly left: LeftHand | null;
}

export interface LeftHand {
  readonly errand: DraftErrand;
  readonly hand: ParkedHand;
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
  /** The hand was tried as an example, and one's own waits. */
  readonly example: boolean;
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
  left: null,
};

const isHand = (value: unknown): value is string => isText(value) && value.length <= MOST_CHARACTERS;
const areHands = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every(isHand);

const isOf =
  <Value>(fields: Fields<Value>) =>
  (value: unknown): boolean =>
    decodeFields(fields, value) !== null;
const isTextOrNull = (value: unknown): boolean => value === null || isText(value);

const ERRAND: Fields<DraftErrand> = {
  game: isText,
  rules: isRulesId,
  house: isHouse,
  money: isMoney,
  currency: isCurrency,
  players: isPlayerCount,
  hand: isCount,
  winnerName: isText,
  winner: isText,
  discarder: isTextOrNull,
  liable: isTextOrNull,
  corrects: isTextOrNull,
  before: isTextOrNull,
};

const isWind = (value: unknown): boolean => WINDS.some((wind) => wind === value);
const isEvent = (value: unknown): boolean => WIN_EVENTS.some((event) => event === value);

const WINNING: Fields<Winning> = {
  selfDrawn: (value) => typeof value === 'boolean',
  events: (value) => Array.isArray(value) && value.every(isEvent),
  seatWind: isWind,
  roundWind: isWind,
  tile: (value) => value === null || (isText(value) && isSetTile(value)),
};

const SHARED: Fields<SharedHand> = {
  rules: isRulesId,
  house: isHouse,
  text: isHand,
  before: isHand,
  winning: isOf(WINNING),
};

const SIDE: Fields<SwapSide> = {
  now: isHand,
  winning: isOf(WINNING),
  shared: (value) => value === null || isOf(SHARED)(value),
  rules: isRulesId,
};

const SWAP: Fields<Swap> = { example: (value) => typeof value === 'boolean', before: isOf(SIDE), after: isOf(SIDE) };

function decodeHand(value: unknown): ParkedHand | null {
  if (!isRecord(value)) return null;
  const { past, now, future } = value;
  const winning = value.winning === undefined ? NOT_WON : decodeFields(WINNING, value.winning);
  // Without the link's rules its cards stay, and are scored by one's own.
  const shared = decodeFields(SHARED, value.shared);
  // Without it Undo brings back the cards alone.
  const swap = decodeFields(SWAP, value.swap);
  const sound = winning && areHands(past) && isHand(now) && areHands(future);
  return sound ? { past, now, future, winning, shared, swap } : null;
}

/** The draft in a record, or null where the record is none of this version. */
export function decodeDraft(record: unknown): Draft | null {
  if (!isRecord(record) || record.version !== VERSION) return null;
  const hand = decodeHand(record);
  // Records of the first versions have none of these.
  const recording = decodeOrNull(record.recording, (errand) => decodeFields(ERRAND, errand));
  const parked = decodeOrNull(record.parked, decodeHand);
  const left = decodeOrNull(record.left, decodeLeft);
  const sound = hand && recording !== undefined && parked !== undefined && left !== undefined;
  return sound ? { ...hand, recording, parked, left } : null;
}

function decodeLeft(value: unknown): LeftHand | null {
  if (!isRecord(value)) return null;
  const errand = decodeFields(ERRAND, value.errand);
  const hand = decodeHand(value.hand);
  return errand && hand && { errand, hand };
}

/** undefined where there is something that is none. */
function decodeOrNull<Value>(value: unknown, decode: (value: unknown) => Value | null): Value | null | undefined {
  return value === undefined || value === null ? null : (decode(value) ?? undefined);
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
