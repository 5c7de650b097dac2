/**
 * House rules as data: a table of switches per rule set, and the departures from its defaults that a table of players made.
 */

interface HouseRuleBase {
  readonly key: string;
  /** The numbered ruling that the switch belongs to. */
  readonly ruling: string;
  /** What changes with it: the score of a hand, what is paid for it, or the course of the game. */
  readonly affects: 'score' | 'payment' | 'game';
}

export interface ChoiceRule extends HouseRuleBase {
  readonly kind: 'choice';
  /** The default first. */
  readonly values: readonly [string, ...string[]];
}

export interface NumberRule extends HouseRuleBase {
  readonly kind: 'number';
  readonly standard: number;
  readonly least: number;
  readonly most: number;
}

export type HouseRule = ChoiceRule | NumberRule;

/** Departures from the defaults by key. Unknown keys and values that the table does not allow read as the default. */
export type HouseRules = Readonly<Record<string, string | number>>;

/** Every switch of a table with its value. */
export type Settled<Table extends readonly HouseRule[]> = {
  readonly [Rule in Table[number] as Rule['key']]: Rule extends { readonly values: readonly (infer Value)[] }
    ? Value
    : number;
};

export const defaultOf = (rule: HouseRule): string | number =>
  rule.kind === 'choice' ? rule.values[0] : rule.standard;

export function isAllowed(rule: HouseRule, value: unknown): value is string | number {
  if (rule.kind === 'choice') return rule.values.some((allowed) => allowed === value);
  return typeof value === 'number' && Number.isInteger(value) && value >= rule.least && value <= rule.most;
}

/** What each table comes to without departures, which is asked for with nearly every hand. */
const DEFAULTS = new WeakMap<readonly HouseRule[], Readonly<Record<string, string | number>>>();

function defaultsOf(table: readonly HouseRule[]): Readonly<Record<string, string | number>> {
  let defaults = DEFAULTS.get(table);
  if (!defaults) {
    defaults = Object.freeze(Object.fromEntries(table.map((rule) => [rule.key, defaultOf(rule)])));
    DEFAULTS.set(table, defaults);
  }
  return defaults;
}

function isEmpty(departures: HouseRules): boolean {
  for (const _ in departures) return false;
  return true;
}

/** The value in force for each switch. */
export function settle<const Table extends readonly HouseRule[]>(table: Table, departures: HouseRules): Settled<Table> {
  if (isEmpty(departures)) return defaultsOf(table) as Settled<Table>;
  const settled: Record<string, string | number> = {};
  for (const rule of table) {
    const chosen = departures[rule.key];
    settled[rule.key] = isAllowed(rule, chosen) ? chosen : defaultOf(rule);
  }
  return settled as Settled<Table>;
}

/** The switches that are not at their default, in the table's order. */
export const departuresOf = (table: readonly HouseRule[], departures: HouseRules): readonly HouseRule[] =>
  table.filter((rule) => {
    const chosen = departures[rule.key];
    return isAllowed(rule, chosen) && chosen !== defaultOf(rule);
  });
