/** The words that the rules, settings and help screens add. Only screens that load late may import this file. */
import { signal } from '@preact/signals';
import { enGuide } from './en-guide.ts';
import { EXAMPLES, type Example } from './examples.ts';
import type { ElementGuide, Ruling } from './shapes.ts';

/** Another language's guide is an object that `satisfies Guide`. */
export type Guide = typeof enGuide;

const current = signal<Guide>(enGuide);

/** Read it while rendering, as `messages()`. */
export const guide = (): Guide => current.value;

/** Rule sets, elements and rulings come as plain strings from their tables. */
const under = <Found>(area: object, rules: string, id: string): Found | undefined =>
  (area as Record<string, Record<string, Found>>)[rules]?.[id];

export const elementGuide = (rules: string, id: string): ElementGuide | undefined => under(guide().elements, rules, id);
export const elementExample = (rules: string, id: string): Example | undefined => under(EXAMPLES, rules, id);
export const ruling = (rules: string, id: string): Ruling | undefined => under(guide().rulings, rules, id);
export const houseRuleAbout = (rules: string, key: string): string | undefined => under(guide().houseRules, rules, key);
