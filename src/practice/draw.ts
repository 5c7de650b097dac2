/**
 * A winning hand to count, drawn at a level: the same seed, level and weights give the same hand. Hands are made by
 * recipes and scored by the rule set, under the rulebook's own rules; what is not what the level promises is drawn again.
 */
import { groupIn } from '../rules/elements.ts';
import type { Entry } from '../rules/entry.ts';
import type { RulesId } from '../rules/ids.ts';
import type { RuleSet } from '../rules/rule-set.ts';
import type { Score } from '../rules/score.ts';
import { type Chance, chanceOf } from './chance.ts';
import type { Level } from './course.ts';
import { lay } from './dress.ts';
import { HONGKONG } from './hongkong.ts';
import type { LevelId } from './levels.ts';
import { MCR } from './mcr.ts';
import { MHING } from './mhing.ts';

const COURSES: Readonly<Record<RulesId, Readonly<Partial<Record<LevelId, Level>>>>> = {
  mhing: MHING,
  hongkong: HONGKONG,
  mcr: MCR,
};

/** How much an element is wanted, by id; 1 where nothing is said. */
export type Weights = Readonly<Record<string, number>>;

export interface DrawnHand {
  readonly entry: Entry;
  readonly score: Score;
}

/** Of so many hands the one is taken that holds most of what is wanted, more often than not. */
const CANDIDATES = 3;
const MOST_TRIES = 2000;

export function drawHand(rules: RuleSet, level: LevelId, seed: number, weights: Weights = {}): DrawnHand {
  const course = COURSES[rules.id as RulesId][level];
  if (!course) throw new RangeError(`${rules.id} has no level ${level}`);
  const chance = chanceOf(seed);
  const shares = course.recipes.map(({ aims }) => wanted(aims, weights));
  const found: DrawnHand[] = [];
  for (let tries = 0; tries < MOST_TRIES && found.length < CANDIDATES; tries += 1) {
    const hand = attempt(course, shares, rules, chance);
    if (hand) found.push(hand);
  }
  const liked = chance.weighted(
    found.map(({ score }) =>
      wanted(
        score.items.map(({ element }) => element),
        weights,
      ),
    ),
  );
  const taken = found[liked];
  if (!taken) throw new Error(`no hand of ${rules.id}, ${level}, in ${MOST_TRIES} tries`);
  return taken;
}

/** 1 for elements of which nothing is said, more with each that is wanted. */
const wanted = (elements: readonly string[], weights: Weights): number =>
  elements.reduce((sum, element) => sum + Math.max(0, (weights[element] ?? 1) - 1), 1);

function attempt(course: Level, shares: readonly number[], rules: RuleSet, chance: Chance): DrawnHand | null {
  const recipe = course.recipes[chance.weighted(shares)];
  const parts = recipe?.make(chance);
  const entry = parts && lay(parts, { ...course.dress, ...recipe?.dress }, rules, chance);
  if (!entry) return null;
  const answer = rules.score(entry, {});
  if (answer.state !== 'won') return null;
  const { score } = answer;
  return isWorthCounting(score, rules) && course.fits(entry, score, rules) ? { entry, score } : null;
}

/** Groups of elements that no set earns. */
const FLOWERS: ReadonlySet<string> = new Set(['flowers', 'bonus']);

/** It may win, for more than flowers, and no other reading is worth as much. */
function isWorthCounting({ items, others, value, belowMinimum }: Score, rules: RuleSet): boolean {
  if (belowMinimum || others.some((other) => other.value === value)) return false;
  return items.some(({ element }) => element !== 'flower' && !FLOWERS.has(groupIn(rules, element)));
}
