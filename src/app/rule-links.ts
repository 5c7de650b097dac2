/** Addresses of a rule set's rules, of one element or ruling of it, and of a switch in the settings. */
import { linkTo } from './router.ts';

const within = (path: string, rules: string, part: string): string =>
  linkTo(path, rules) + (part && `/${encodeURIComponent(part)}`);

/** `part` is the id of an element, or the number of a ruling; without it all rules of the set. */
export const ruleLink = (rules: string, part = ''): string => within('rules', rules, part);
export const switchLink = (rules: string, key: string): string => within('settings', rules, key);
