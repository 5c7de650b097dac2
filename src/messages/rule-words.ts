/** The words of rule sets, each fetched when it is first needed. */
import { signal } from '@preact/signals';
import type { RulesId } from '../rules/ids.ts';
import type { RuleWords } from './shapes.ts';

const LOAD: Readonly<Record<RulesId, () => Promise<RuleWords>>> = {
  mhing: async () => (await import('./en-mhing.ts')).enMhing,
  hongkong: async () => (await import('./en-hongkong.ts')).enHongkong,
  mcr: async () => (await import('./en-mcr.ts')).enMcr,
};

const fetched = signal<Readonly<Partial<Record<string, RuleWords>>>>({});

/** Resolves when the words are there; what is shown before that shows ids. */
export async function fetchRuleWords(id: RulesId): Promise<void> {
  if (fetched.peek()[id]) return;
  const words = await LOAD[id]();
  fetched.value = { ...fetched.peek(), [id]: words };
}

export const ruleWords = (rules: string): RuleWords | undefined => fetched.value[rules];
