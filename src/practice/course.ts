/** What a rule set's practice consists of: for each level its recipes, how its hands lie there, and what it promises. */
import type { Entry } from '../rules/entry.ts';
import type { RuleSet } from '../rules/rule-set.ts';
import type { Score } from '../rules/score.ts';
import type { Dress } from './dress.ts';
import type { Recipe } from './recipe.ts';

export interface Level {
  readonly recipes: readonly Recipe[];
  readonly dress: Dress;
  /** Whether a hand is what the level promises. */
  fits(entry: Entry, score: Score, rules: RuleSet): boolean;
}

/** By the names in `levels.ts`. */
export type Course<Id extends string> = Readonly<Record<Id, Level>>;

export const isQuad = ({ tiles }: Entry['declared'][number]): boolean => tiles.length === 4;
