/**
 * The words in use: what the first screen needs. What only the rules, settings and help screens need is in `guide.ts`,
 * so that the first screen does not load it.
 */
import { signal } from '@preact/signals';
import type { HouseRule } from '../rules/house-rules.ts';
import type { Cents, Piece } from '../rules/money.ts';
import type { Problem, Reason } from '../rules/score.ts';
import type { NotationError } from '../tiles/notation.ts';
import { en } from './en.ts';
import { formatList, formatMoney, formatNumber } from './format.ts';
import type { ElementName } from './shapes.ts';

/** Another language's catalogue is an object that `satisfies Messages`: a missing, extra or mistyped key does not compile. */
export type Messages = typeof en;

const current = signal<Messages>(en);

/** Read it while rendering, never outside, so that a change of language shows at once. */
export const messages = (): Messages => current.value;

/** Rule sets, elements and switches come as plain strings from their tables; one without words shows its id. */
function named<Words>(area: object, rules: string, id: string): Words | undefined {
  return (area as Record<string, Record<string, Words>>)[rules]?.[id];
}

export const elementName = (rules: string, id: string): string =>
  named<ElementName>(messages().elements, rules, id)?.name ?? id;

/** The name where a line must fit a small phone. */
export function elementShortName(rules: string, id: string): string {
  const words = named<ElementName>(messages().elements, rules, id);
  return words?.short ?? words?.name ?? id;
}

/** Why an element does not count, `group` being the group it belongs to. */
export function reasonText(rules: string, element: string, group: string, reason: Reason): string {
  const { reasons, elementGroups } = messages();
  return reasons[reason.why]({
    element: elementName(rules, element),
    kept: 'kept' in reason ? elementName(rules, reason.kept) : '',
    group: named<string>({ groups: elementGroups }, 'groups', group) ?? group,
  });
}

export const problemText = (problem: Problem): string =>
  (messages().problems[problem.why] as (given: Problem) => string)(problem);

export const notationErrorText = ({ why, at, text }: NotationError): string =>
  messages().notationErrors[why]({ at, text });

type HouseRuleWords = {
  readonly title: string;
  readonly values?: Readonly<Record<string, string>>;
  readonly value?: (shown: string) => string;
};

/** The name of a switch's value; figures of payment are money, all others numbers. */
export function houseRuleValue(rules: string, rule: HouseRule, value: string | number, currency: string): string {
  const words = named<HouseRuleWords>(messages().houseRules, rules, rule.key);
  if (typeof value === 'string') return words?.values?.[value] ?? value;
  const shown = rule.affects === 'payment' ? formatMoney(value as Cents, currency) : formatNumber(value);
  return words?.value?.(shown) ?? shown;
}

export const houseRuleTitle = (rules: string, key: string): string =>
  named<HouseRuleWords>(messages().houseRules, rules, key)?.title ?? key;

/** "a, b, and c" in the language in use, whatever the browser's. */
export const listOf = (items: readonly string[]): string => formatList(items, messages().language);

/** "two 128s and one 8" (M8). */
export function formatChips(pieces: readonly Piece[]): string {
  const { money } = messages();
  const parts = pieces.map(({ chip, count }) => money.chips(count, chip));
  return parts.length > 0 ? listOf(parts) : money.noChips;
}
