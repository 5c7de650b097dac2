/** The levels of each rule set, the easiest first. What a level asks of a hand is in the file of its rule set. */
import type { RulesId } from '../rules/ids.ts';

export const LEVELS = {
  mhing: ['plain', 'multiples', 'jokers', 'nonStandard'],
  hongkong: ['plain', 'table', 'special'],
  mcr: ['small', 'combined', 'table', 'rare'],
} as const satisfies Readonly<Record<RulesId, readonly string[]>>;

export type LevelOf<Id extends RulesId> = (typeof LEVELS)[Id][number];
export type LevelId = LevelOf<RulesId>;

/** The level of that name, else the easiest. */
export function levelOf(rules: RulesId, name: string | undefined): LevelId {
  const levels: readonly LevelId[] = LEVELS[rules];
  return levels.find((level) => level === name) ?? LEVELS[rules][0];
}
