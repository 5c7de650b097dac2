/** The words that the rules, settings and help screens add. Only screens that load late may import this file. */
import { signal } from '@preact/signals';
import type { RulesId } from '../rules/ids.ts';
import { enGuide } from './en/guide.ts';
import type { Example } from './examples.ts';
import { beforeLanguage, type Guide, language, type Translation, translation } from './language.ts';
import type { ElementGuide, RuleGuide, Ruling } from './shapes.ts';

export type { Guide } from './language.ts';

/** Read it while rendering, as `messages()`. */
export const guide = (): Guide => translation()?.guide ?? enGuide;

interface Kept {
  readonly words: RuleGuide;
  readonly examples: Readonly<Record<string, Example | undefined>>;
}

const ENGLISH: Translation['ruleGuides'] = {
  mhing: async () => (await import('./en/mhing-guide.ts')).enMhingGuide,
  hongkong: async () => (await import('./en/hongkong-guide.ts')).enHongkongGuide,
  mcr: async () => (await import('./en/mcr-guide.ts')).enMcrGuide,
};

const EXAMPLES: Readonly<Record<RulesId, () => Promise<Kept['examples']>>> = {
  mhing: async () => (await import('./examples.ts')).MHING_EXAMPLES,
  hongkong: async () => (await import('./examples-hongkong.ts')).HONGKONG_EXAMPLES,
  mcr: async () => (await import('./examples-mcr.ts')).MCR_EXAMPLES,
};

/** By rule set and language. */
const fetched = signal<Readonly<Partial<Record<string, Kept>>>>({});
const asked = new Map<string, Promise<void>>();
const keyOf = (rules: string, of: string): string => `${rules} ${of}`;
const wanted = new Set<RulesId>();

function fetchIn(id: RulesId, translated: Translation | null, of: string): Promise<void> {
  const key = keyOf(id, of);
  let fetching = asked.get(key);
  if (!fetching) {
    fetching = Promise.all([(translated?.ruleGuides ?? ENGLISH)[id](), EXAMPLES[id]()]).then(
      ([words, examples]) => {
        fetched.value = { ...fetched.peek(), [key]: { words, examples } };
      },
      () => {
        asked.delete(key);
      },
    );
    asked.set(key, fetching);
  }
  return fetching;
}

/** Resolves when the guide of a rule set is there. */
export function fetchRuleGuide(id: RulesId): Promise<void> {
  wanted.add(id);
  return fetchIn(id, translation(), language());
}

beforeLanguage((words, of) => Promise.all([...wanted].map((id) => fetchIn(id, words, of))));

/** The guide of a rule set; undefined until it has been fetched, which asking for it begins. */
function kept(rules: string): Kept | undefined {
  const there = fetched.value[keyOf(rules, language())];
  if (!there && rules in ENGLISH) void fetchRuleGuide(rules as RulesId);
  return there;
}

export const ruleGuide = (rules: string): RuleGuide | undefined => kept(rules)?.words;
export const elementGuide = (rules: string, id: string): ElementGuide | undefined => ruleGuide(rules)?.elements[id];
export const elementExample = (rules: string, id: string): Example | undefined => kept(rules)?.examples[id];
export const ruling = (rules: string, id: string): Ruling | undefined => ruleGuide(rules)?.rulings[id];
export const houseRuleAbout = (rules: string, key: string): string | undefined => ruleGuide(rules)?.houseRules[key];
