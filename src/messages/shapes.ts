/** Shapes of the areas that follow a rule set's own lists, so that a missing, extra or mistyped entry does not compile. */
import type { HouseRule } from '../rules/house-rules.ts';
import type { Problem, Reason } from '../rules/score.ts';
import type { NotationError } from '../tiles/notation.ts';

/** The name as the rulebook prints it; a shorter one where that does not fit a line of a small phone. */
export interface ElementName {
  readonly name: string;
  readonly short?: string;
}

export interface ElementGuide {
  readonly condition: string;
  /** Why the counter-example does not score. */
  readonly counter: string;
  /** Which other elements it does not score beside. */
  readonly excludes?: string;
}

export interface Ruling {
  readonly question: string;
  readonly answer: string;
}

export interface MoneyScheme {
  readonly name: string;
  readonly about: string;
}

type HouseRuleName<Rule> = Rule extends { readonly values: readonly (infer Value extends string)[] }
  ? { readonly title: string; readonly values: Readonly<Record<Value, string>> }
  : { readonly title: string; readonly value: (shown: string) => string };
/** A switch with the names of its values; a figure comes already written, as money or as points. */
export type HouseRuleNames<House extends readonly HouseRule[]> = {
  readonly [Rule in House[number] as Rule['key']]: HouseRuleName<Rule>;
};

/** The words of one rule set, from its own lists. */
export interface WordsOf<Element extends string, House extends readonly HouseRule[]> {
  readonly elements: Readonly<Record<Element, ElementName>>;
  /** By `ElementInfo.group`. */
  readonly groups: Readonly<Record<string, string>>;
  readonly houseRules: HouseRuleNames<House>;
  readonly schemes: Readonly<Record<string, MoneyScheme>>;
  /** House rules that are played together, by `Preset.id`. */
  readonly presets: Readonly<Record<string, string>>;
}

/** The same as it is looked up, by ids that come as plain strings. */
export interface RuleWords {
  readonly elements: Readonly<Record<string, ElementName | undefined>>;
  readonly groups: Readonly<Record<string, string | undefined>>;
  readonly houseRules: Readonly<Record<string, HouseRuleWords | undefined>>;
  readonly schemes: Readonly<Record<string, MoneyScheme | undefined>>;
  readonly presets: Readonly<Record<string, string | undefined>>;
}

export interface HouseRuleWords {
  readonly title: string;
  readonly values?: Readonly<Record<string, string>>;
  readonly value?: (shown: string) => string;
}

/** What the rules and settings screens add for one rule set, from its own lists. */
export interface GuideOf<Element extends string, House extends readonly HouseRule[]> {
  readonly elements: Readonly<Record<Element, ElementGuide>>;
  /** By the number of the ruling. */
  readonly rulings: Readonly<Record<string, Ruling>>;
  readonly houseRules: Readonly<Record<House[number]['key'], string>>;
  readonly groupsAbout: Readonly<Record<string, string>>;
  /** The game in one page, a paragraph each. */
  readonly gameInShort: readonly string[];
  /** Who pays whom, a paragraph each. */
  readonly payments: readonly string[];
}

/** The same as it is looked up, by ids that come as plain strings. */
export interface RuleGuide {
  readonly elements: Readonly<Record<string, ElementGuide | undefined>>;
  readonly rulings: Readonly<Record<string, Ruling | undefined>>;
  readonly houseRules: Readonly<Record<string, string | undefined>>;
  readonly groupsAbout: Readonly<Record<string, string | undefined>>;
  readonly gameInShort: readonly string[];
  readonly payments: readonly string[];
}

/** How values are counted: credits in Mhing. `value` with the number, `word` without. */
export interface Unit {
  readonly value: (n: number) => string;
  readonly word: (n: number) => string;
}

/** Names of the elements in question, and of the group they share. */
export interface ReasonNames {
  readonly element: string;
  readonly kept: string;
  readonly group: string;
}
export type ReasonTexts = { readonly [Why in Reason['why']]: (names: ReasonNames) => string };
export type ProblemTexts = { readonly [Why in Problem['why']]: (problem: Extract<Problem, { why: Why }>) => string };

/** Where reading a typed hand stopped: the place, counted from 0, and the character there. */
export interface NotationSpot {
  readonly at: number;
  readonly text: string;
}
export type NotationTexts = Readonly<Record<NotationError['why'], (spot: NotationSpot) => string>>;
