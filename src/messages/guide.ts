/** The words that the rules, settings and help screens add. Only screens that load late may import this file. */
import { signal } from '@preact/signals';
import type { RulesId } from '../rules/ids.ts';
import { enGuide } from './en-guide.ts';
import type { Example } from './examples.ts';
import type { ElementGuide, RuleGuide, Ruling } from './shapes.ts';

/** Another language's guide is an object that `satisfies Guide`. */
export type Guide = typeof enGuide;

const current = signal<Guide>(enGuide);

/** Read it while rendering, as `messages()`. */
export const guide = (): Guide => current.value;

interface Kept {
  readonly words: RuleGuide;
  readonly examples: Readonly<Record<string, Example | undefined>>;
}

const LOAD: Readonly<Record<RulesId, () => Promise<Kept>>> = {
  mhing: async () => ({
    words: (await import('./en-mhing-guide.ts')).enMhingGuide,
    examples: (await import('./examples.ts')).MHING_EXAMPLES,
  }),
  hongkong: async () => ({
    words: (await import('./en-hongkong-guide.ts')).enHongkongGuide,
    examples: (await import('./examples-hongkong.ts')).HONGKONG_EXAMPLES,
  }),
  mcr: async () => ({
    words: (await import('./en-mcr-guide.ts')).enMcrGuide,
    examples: (await import('./examples-mcr.ts')).MCR_EXAMPLES,
  }),
};

const fetched = signal<Readonly<Partial<Record<string, Kept>>>>({});
const asked = new Map<string, Promise<void>>();

/** Resolves when the guide of a rule set is there. */
export function fetchRuleGuide(id: RulesId): Promise<void> {
  let fetching = asked.get(id);
  if (!fetching) {
    fetching = LOAD[id]().then(
      (kept) => {
        fetched.value = { ...fetched.peek(), [id]: kept };
      },
      () => {
        asked.delete(id);
      },
    );
    asked.set(id, fetching);
  }
  return fetching;
}

/** The guide of a rule set; undefined until it has been fetched, which asking for it begins. */
function kept(rules: string): Kept | undefined {
  const there = fetched.value[rules];
  if (!there && rules in LOAD) void fetchRuleGuide(rules as RulesId);
  return there;
}

export const ruleGuide = (rules: string): RuleGuide | undefined => kept(rules)?.words;
export const elementGuide = (rules: string, id: string): ElementGuide | undefined => ruleGuide(rules)?.elements[id];
export const elementExample = (rules: string, id: string): Example | undefined => kept(rules)?.examples[id];
export const ruling = (rules: string, id: string): Ruling | undefined => ruleGuide(rules)?.rulings[id];
export const houseRuleAbout = (rules: string, key: string): string | undefined => ruleGuide(rules)?.houseRules[key];
