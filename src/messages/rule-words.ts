/** The words of rule sets, each fetched when it is first needed. */
import { signal } from '@preact/signals';
import type { RulesId } from '../rules/ids.ts';
import { beforeLanguage, language, type Translation, translation } from './language.ts';
import type { RuleWords } from './shapes.ts';

const ENGLISH: Translation['ruleWords'] = {
  mhing: async () => (await import('./en/mhing.ts')).enMhing,
  hongkong: async () => (await import('./en/hongkong.ts')).enHongkong,
  mcr: async () => (await import('./en/mcr.ts')).enMcr,
};

/** By rule set and language. */
const fetched = signal<Readonly<Partial<Record<string, RuleWords>>>>({});
const keyOf = (rules: string, of: string): string => `${rules} ${of}`;
const asked = new Set<RulesId>();

async function fetchIn(id: RulesId, words: Translation | null, of: string): Promise<void> {
  const key = keyOf(id, of);
  if (fetched.peek()[key]) return;
  const found = await (words?.ruleWords ?? ENGLISH)[id]();
  fetched.value = { ...fetched.peek(), [key]: found };
}

/** Resolves when the words are there; what is shown before that shows ids. */
export function fetchRuleWords(id: RulesId): Promise<void> {
  asked.add(id);
  return fetchIn(id, translation(), language());
}

beforeLanguage((words, of) => Promise.all([...asked].map((id) => fetchIn(id, words, of))));

export const ruleWords = (rules: string): RuleWords | undefined => fetched.value[keyOf(rules, language())];
