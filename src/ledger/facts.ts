/**
 * What a game is made of: a log of changes, of which none is ever taken out again.
 *
 * What happened at the table (hands, people coming and going, payments) is a list of events in the order of the evening.
 * The log says how that list came about: events added, changed, moved, removed; and which of those steps were undone.
 * Everything else (totals, deal, leader, winner, money) is derived from it in `game.ts` and kept nowhere.
 */
import type { Circumstances } from '../rules/entry.ts';
import type { HouseRules } from '../rules/house-rules.ts';
import type { RulesId } from '../rules/list.ts';
import type { Cents, Chips } from '../rules/money.ts';
import type { MoneyRules } from '../rules/rule-set.ts';
import type { FrozenScore } from './frozen.ts';

/** Ids are made by the caller (`crypto.randomUUID()`), since this folder knows no chance. */
export type PersonId = string & { readonly idOf: 'person' };
export type GameId = string & { readonly idOf: 'game' };
export type EventId = string & { readonly idOf: 'event' };
/** Milliseconds since 1970. */
export type Instant = number;

/** Somebody at the table, with the name of that moment: people are known by id, so that two may share a name. */
export interface Player {
  readonly person: PersonId;
  readonly name: string;
}

/** What the table agreed on. House rules are departures from the defaults, frozen into the game. */
export interface GameSetup {
  readonly rules: RulesId;
  readonly house: HouseRules;
  readonly money: MoneyRules;
  /** A code such as EUR. */
  readonly currency: string;
  /** In the order of play. */
  readonly players: readonly Player[];
  readonly firstDealer: PersonId;
  readonly note: string;
}

/** A ticked element as it stood in the rules at that time. */
export interface TickedItem {
  readonly element: string;
  readonly count: number;
  /** Of all occurrences together. */
  readonly value: number;
}

/** How the value of a hand was found. */
export type Entered =
  /** Scored from its cards: notation, with the winning tile and how it was won where that matters, and the score shown. */
  | { readonly how: 'cards'; readonly cards: string; readonly won?: Circumstances; readonly score: FrozenScore }
  | { readonly how: 'elements'; readonly items: readonly TickedItem[] }
  /** The value was typed. */
  | { readonly how: 'credits' };

export type HandResult =
  | {
      readonly what: 'won';
      readonly winner: PersonId;
      /** Who discarded the winning card; null when it was drawn, or where the table keeps no note. */
      readonly discarder: PersonId | null;
      /** The one who pays for all, where the players named one. */
      readonly liable: PersonId | null;
      readonly entered: Entered;
      /** As the table saw it: a later fix of the rules changes neither by itself. */
      readonly value: number;
      readonly points: number;
    }
  | { readonly what: 'drawn' }
  | { readonly what: 'falseWin'; readonly offender: PersonId };

interface EventBase {
  readonly id: EventId;
  readonly at: Instant;
}

export interface RecordedHand extends EventBase {
  readonly what: 'hand';
  readonly result: HandResult;
  /** Switches that were different for this hand alone. */
  readonly house?: HouseRules;
  readonly note: string;
}

export type Money =
  | { readonly unit: 'cents'; readonly currency: string; readonly cents: Cents }
  | { readonly unit: 'chips'; readonly chips: Chips };

export interface PlayerJoined extends EventBase, Player {
  readonly what: 'playerJoined';
  /** Agreed points to start from; who was here before goes on with the old total instead. */
  readonly points: number;
  /** Behind whom the newcomer sits, or whose seat a substitute takes (who thereby leaves); null is the last seat. */
  readonly seat: { readonly behind: PersonId } | { readonly insteadOf: PersonId } | null;
}

export interface PaymentMade extends EventBase {
  readonly what: 'paymentMade';
  readonly from: PersonId;
  readonly to: PersonId;
  readonly amount: Money;
  /** The games that were settled together, this one among them. */
  readonly games: readonly GameId[];
}

/** What happens at the table, in its order. */
export type TableEvent =
  | RecordedHand
  | PlayerJoined
  | (EventBase & { readonly what: 'playerSatOut' | 'playerReturned' | 'playerLeft'; readonly person: PersonId })
  /** Everybody who has not left, in the new order of play. */
  | (EventBase & { readonly what: 'seatsReordered'; readonly order: readonly PersonId[] })
  | (EventBase & { readonly what: 'dealerSet'; readonly dealer: PersonId })
  /** The game was over, and the table goes on. */
  | (EventBase & { readonly what: 'playedOn' })
  | (EventBase & { readonly what: 'gameClosed' })
  | PaymentMade;

/** Parts of the setup that can be corrected; seats change by events. */
export type SetupChange = Partial<Pick<GameSetup, 'house' | 'money' | 'currency' | 'note' | 'players' | 'firstDealer'>>;

export type Fact =
  | { readonly what: 'gameStarted'; readonly setup: GameSetup }
  | { readonly what: 'setupChanged'; readonly setup: SetupChange }
  /** At the end of the list, or inserted before another event. */
  | { readonly what: 'eventAdded'; readonly event: TableEvent; readonly before?: EventId }
  /** The event of the same id is now this one. */
  | { readonly what: 'eventChanged'; readonly event: TableEvent }
  | { readonly what: 'eventRemoved'; readonly event: EventId }
  /** `before` null is the end of the list. */
  | { readonly what: 'eventMoved'; readonly event: EventId; readonly before: EventId | null }
  /** `change` is the place of the undone change in the log. */
  | { readonly what: 'changeUndone' | 'changeRedone'; readonly change: number }
  /** Out of the lists, for a game started by mistake; can be undone as anything else. */
  | { readonly what: 'gameHidden' };

export interface Change {
  readonly at: Instant;
  readonly fact: Fact;
}

/** A game as it is kept: the first change is always `gameStarted`. */
export interface GameLog {
  readonly id: GameId;
  readonly changes: readonly Change[];
}
