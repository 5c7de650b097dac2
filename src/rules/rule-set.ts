/**
 * The contract of a rule set. A new one is a folder that exports such a value, and one line in `list.ts`.
 */
import type { Deck } from '../tiles/deck.ts';
import type { Wind } from '../tiles/tiles.ts';
import type { Entry, WinEvent } from './entry.ts';
import type { HouseRule, HouseRules } from './house-rules.ts';
import type { Amount } from './money.ts';
import type { Answer, Item } from './score.ts';

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

/**
 * How a hand ended, as far as points, payments and the deal depend on it. Seats are counted from 0 in the order of play,
 * among those who play this hand.
 */
export type Outcome =
  | {
      readonly what: 'won';
      readonly winner: number;
      /** Who discarded the winning card, or added it to a set; null when it was drawn, or where the table keeps no note. */
      readonly discarder: number | null;
      /** The one who pays for all, where the players named one. */
      readonly liable: number | null;
      /** The total of elements, and the points that the table makes of it. */
      readonly value: number;
      readonly points: number;
    }
  | { readonly what: 'drawn' }
  /** A hand declared as won that was none. */
  | { readonly what: 'falseWin'; readonly offender: number };

export interface Transfer {
  readonly from: number;
  readonly to: number;
  readonly amount: Amount;
}

/** How hands become money at a table: the scheme, and the amounts that the players agreed on. */
export interface MoneyRules {
  /** One of the rule set's `moneySchemes`. */
  readonly scheme: string;
  /** Agreed amounts in cents by key; what is left out is the rule set's own. */
  readonly amounts: Readonly<Record<string, number>>;
}

/** An amount of a money scheme that players can agree to change. */
export interface AmountRow {
  readonly key: string;
  /** The rule set's own, in minor units. */
  readonly standard: number;
  /** From which total on it is paid, in schemes that ask for the total. */
  readonly from?: number;
}

/** Where a game stands before a hand. */
export interface Turn {
  readonly dealer: number;
  /** The round's wind, for games that have one. */
  readonly round: Wind;
  /** Hands played before this one. */
  readonly played: number;
  /** Who dealt the first hand, and so sits East when a round begins; seat 0 where it is not said. */
  readonly first?: number;
  /** How many rounds are over, for games that have them. */
  readonly rounds?: number;
}

/** House rules that are played together, under a name that players know. */
export interface Preset {
  readonly id: string;
  /** Departures from the defaults. */
  readonly house: HouseRules;
}

/** What a board asks when a hand is recorded, besides who won and with what. */
export interface BoardAsks {
  /** Whether anything depends on who discarded. */
  discarder(house: HouseRules): boolean;
  readonly liable: boolean;
  readonly falseWin: boolean;
}

/**
 * What a rule set says of a hand whose cards nobody enters, under the house rules in force: its elements are ticked, or
 * its total is typed. It stands beside the rule set (`list.ts`), since the first screen has no use for it.
 */
export interface ByHand {
  /** What a hand needs to win, without the elements that do not help to reach it; a total below it is never a win. */
  readonly minimum: number;
  helpsToWin(element: string): boolean;
  /** The value of one occurrence, beside the others that are ticked. */
  worthOf(element: string, beside: ReadonlyMap<string, number>): number;
  /** How often it can score in one hand; 0 where the table does not play it. */
  mostOf(element: string): number;
  /** Whether another element does not count beside this one, or cannot be there. */
  excludes(element: string, other: string): boolean;
}

export interface RuleSet {
  readonly id: string;
  readonly seats: { readonly least: number; readonly most: number };
  readonly asks: PickerAsks;
  readonly boardAsks: BoardAsks;
  /** Tiles in a complete hand, before the extra tile of each quad. */
  readonly handSize: number;
  readonly houseRules: readonly HouseRule[];
  /** The rulebook's own first. */
  readonly presets?: readonly Preset[];
  readonly elements: readonly ElementInfo[];
  /** The default first. */
  readonly moneySchemes: readonly string[];
  /** By scheme; a scheme without an entry has no amounts of its own. */
  readonly moneyAmounts: Readonly<Partial<Record<string, readonly AmountRow[]>>>;

  deck(house: HouseRules): Deck;
  /** Never throws on anything that an entry can hold. */
  score(entry: Entry, house: HouseRules): Answer;
  /** Points for a total of elements. */
  toPoints(value: number, house: HouseRules): number;
  /** Points that each seat gains or loses by a hand. */
  gains(outcome: Outcome, seats: number, house: HouseRules): readonly number[];
  /** Who pays whom for a hand, one entry for each payer and payee, payments of 0 included; empty where no money is played for. */
  payments(outcome: Outcome, seats: number, house: HouseRules, money: MoneyRules): readonly Transfer[];
  /** Where the game stands after a hand. */
  nextTurn(turn: Turn, outcome: Outcome, seats: number, house: HouseRules): Turn;
  /** Whether the totals of points, or the hands played, end the game. */
  isOver(totals: readonly number[], turn: Turn, house: HouseRules): boolean;
}

/**
 * Every way to count a hand that is worth as much as its score, the score's own among them: other readings, and what a
 * ruling leaves to the player within one. The same may come more than once; a hand that does not win has none. Beside the
 * rule set, in `ways.ts`: only those who judge somebody's own count ask for it, and it may take its time.
 */
export type Ways = (entry: Entry, house: HouseRules) => readonly (readonly Item[])[];
