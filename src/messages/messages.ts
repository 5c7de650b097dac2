/**
 * The words in use: what the first screen needs. What only the rules, settings and help screens need is in `guide.ts`,
 * so that the first screen does not load it.
 */
import type { RulesId } from '../rules/ids.ts';
import type { Problem } from '../rules/score.ts';
import type { NotationError } from '../tiles/notation.ts';
import { en } from './en/messages.ts';
import { formatList } from './format.ts';
import { type Messages, translation } from './language.ts';
import { ruleWords } from './rule-words.ts';

export type { Messages } from './language.ts';

/** Read it while rendering, never outside, so that a change of language shows at once. */
export const messages = (): Messages => translation()?.messages ?? en;

/** Elements, groups and switches come as plain strings from a rule set's tables; one without words shows its id. */
export const elementName = (rules: string, id: string): string => ruleWords(rules)?.elements[id]?.name ?? id;

/** The name where a line must fit a small phone. */
export function elementShortName(rules: string, id: string): string {
  const words = ruleWords(rules)?.elements[id];
  return words?.short ?? words?.name ?? id;
}

/** By `ElementInfo.group`. */
export const groupName = (rules: string, group: string): string => ruleWords(rules)?.groups[group] ?? group;

export const schemeName = (rules: string, scheme: string): string => ruleWords(rules)?.schemes[scheme]?.name ?? scheme;
export const schemeAbout = (rules: string, scheme: string): string => ruleWords(rules)?.schemes[scheme]?.about ?? '';

export const problemText = (problem: Problem): string =>
  (messages().problems[problem.why] as (given: Problem) => string)(problem);

export const notationErrorText = ({ why, at, text }: NotationError): string =>
  messages().notationErrors[why]({ at, text });

/** "a, b, and c" in the language in use, whatever the browser's. */
export const listOf = (items: readonly string[]): string => formatList(items, messages().language);

/** "9 credits, 64 points"; in MCR the value is the points, and is said once. */
export function worthText(rules: RulesId, value: number, points: number): string {
  const { live, points: unit, units } = messages();
  const text = units[rules].value(value);
  return units[rules] === unit ? text : live.won(text, unit.value(points));
}
