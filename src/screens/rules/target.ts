/** What an address of the rules screen is about: `<rule set>`, `<rule set>/<element>` or `<rule set>/<ruling>`. */
import { RULES, RULES_IDS, type RulesId } from '../../rules/list.ts';

export interface Target {
  readonly rules: RulesId;
  readonly element?: string;
  /** The number of a ruling. */
  readonly ruling?: string;
}

const isRules = (text: string): text is RulesId => RULES_IDS.some((id) => id === text);
const has = (rules: RulesId, element: string): boolean => RULES[rules].elements.some(({ id }) => id === element);

function partOf(rules: RulesId, part: string): Target {
  if (has(rules, part)) return { rules, element: part };
  return /^[A-Z]\d+$/.test(part) ? { rules, ruling: part } : { rules };
}

/** Without a rule set, as addresses once were, it is the chosen one, or the first that knows the element. */
export function toTarget(argument: string, chosen: RulesId): Target {
  const [first = '', ...rest] = argument.split('/');
  if (isRules(first)) return partOf(first, rest.join('/'));
  return partOf([chosen, ...RULES_IDS].find((id) => has(id, argument)) ?? chosen, argument);
}
