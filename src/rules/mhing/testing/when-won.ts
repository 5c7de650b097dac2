/** Checks a property of winning hands, under house rules as they come. */
import fc from 'fast-check';
import { JOKER, type Joker, type SetTile } from '../../../tiles/tiles.ts';
import type { Entry } from '../../entry.ts';
import type { HouseRules } from '../../house-rules.ts';
import type { PlacedTile, Score } from '../../score.ts';
import { mhing } from '../mhing.ts';
import { anyHand, scoringRules } from './arbitraries.ts';

export const SEED = 41;
/** Milliseconds that a property may take. */
export const TIME = 30_000;

export const scoreOf = (entry: Entry, house: HouseRules = {}): Score | null => {
  const answer = mhing.score(entry, house);
  return answer.state === 'won' ? answer.score : null;
};

/** The hands that do not win are passed over. */
export const whenWon = (check: (score: Score, entry: Entry, house: HouseRules) => void, numRuns = 1500): void =>
  fc.assert(
    fc.property(anyHand(), scoringRules, (entry, house) => {
      const score = scoreOf(entry, house);
      if (score) check(score, entry, house);
    }),
    { seed: SEED, numRuns },
  );

/** The card itself, not what it stands for. */
export const shown = ({ tile, joker }: PlacedTile): SetTile | Joker => (joker ? JOKER : tile);
