/**
 * The contract of a rule set. A new one is a folder that exports such a value, and one line in `list.ts`.
 */
import type { Deck } from '../tiles/deck.ts';
import type { Entry, WinEvent } from './entry.ts';
import type { HouseRule, HouseRules } from './house-rules.ts';
import type { Amount } from './money.ts';
import type { Answer } from './score.ts';

/** What the picker has to ask for. */
export interface PickerAsks {
  readonly exposedSets: boolean;
  readonly quads: boolean;
  readonly winningTile: boolean;
  readonly winds: boolean;
  readonly events: readonly WinEvent[];
}

/** An element as the rulebook lists it. What players read about it are messages, by id. */
export interface ElementInfo {
  readonly id: string;
  /** Its name as the rulebook prints it. */
  readonly printed: string;
  readonly value: number;
  /** 'always', 'multiples', 'nonStandard', or the name of a group of which only one element counts. */
  readonly group: string;
  /** Whether it can score more than once a hand. */
  readonly repeats: boolean;
  readonly rulings: readonly string[];
}

/** The end of a hand, as far as payments depend on it. Seats are counted from 0 in the order of play. */
export interface Outcome {
  readonly seats: number;
  readonly winner: number;
  /** null when the winning card was drawn, or where the table does not keep who discarded. */
  readonly discarder: number | null;
  readonly value: number;
  readonly points: number;
}

export interface Owed {
  readonly seat: number;
  readonly amount: Amount;
}

/** How hands become money at a table: the scheme, and the amounts that the players agreed on. */
export interface MoneyRules {
  /** One of the rule set's `moneySchemes`. */
  readonly scheme: string;
  /** Agreed amounts in cents by key; what is left out is the rule set's own. */
  readonly amounts: Readonly<Record<string, number>>;
}

export interface RuleSet {
  readonly id: string;
  readonly seats: { readonly least: number; readonly most: number };
  readonly asks: PickerAsks;
  /** Tiles in a complete hand, before the extra tile of each quad. */
  readonly handSize: number;
  readonly houseRules: readonly HouseRule[];
  readonly elements: readonly ElementInfo[];
  /** The default first. */
  readonly moneySchemes: readonly string[];

  deck(house: HouseRules): Deck;
  /** Never throws on anything that an entry can hold. */
  score(entry: Entry, house: HouseRules): Answer;
  /** Points for a total of elements. */
  toPoints(value: number, house: HouseRules): number;
  /** What each seat but the winner's owes the winner; seats that owe nothing are there with 0. */
  owed(outcome: Outcome, house: HouseRules, money: MoneyRules): readonly Owed[];
  /** The seat that deals the next hand. */
  nextDealer(dealer: number, seats: number, winner: number | null, house: HouseRules): number;
  /** Whether totals of points end the game. */
  isOver(totals: readonly number[], house: HouseRules): boolean;
}
