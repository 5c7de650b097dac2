/** What a rule set's table says of an element that is known by its id. */
import type { RuleSet } from './rule-set.ts';

type Table = Pick<RuleSet, 'elements'>;

export const groupIn = (rules: Table, element: string): string =>
  rules.elements.find(({ id }) => id === element)?.group ?? '';
export const valueIn = (rules: Table, element: string): number =>
  rules.elements.find(({ id }) => id === element)?.value ?? 0;
