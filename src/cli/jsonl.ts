/** Scoring by the line: one JSON object in, one out, in the form of the test vectors. */

import { toEntry } from '../rules/entry.ts';
import type { HouseRules } from '../rules/house-rules.ts';
import type { RuleSet } from '../rules/rule-set.ts';
import type { Score } from '../rules/score.ts';
import { copiesOf, type Deck, tilesOf } from '../tiles/deck.ts';
import { parseNotation } from '../tiles/notation.ts';
import { isBonusTile } from '../tiles/tiles.ts';
import { circumstancesOf, handText, misplacedSet, readFields } from './fields.ts';

type Refusal = { readonly id: unknown; readonly error: { readonly why: string; readonly [detail: string]: unknown } };

const refuse = (id: unknown, why: string, details: object = {}): Refusal => ({ id, error: { why, ...details } });

/** How each rule set's vectors name the figures of a score, and what they say of a hand that does not win. */
const ANSWERS: Readonly<
  Record<string, { readonly won: (score: Score, items: object) => object; readonly lost: object }>
> = {
  mhing: {
    won: ({ value, points }, elements) => ({ credits: value, points, elements }),
    lost: { credits: 0, points: 0, elements: {} },
  },
  hongkong: {
    won: ({ value, points }, elements) => ({ fans: value, points, elements }),
    lost: { fans: 0, points: 0, elements: {} },
  },
  mcr: {
    won: ({ value, belowMinimum }, fans) => ({ points: value, legal: belowMinimum === undefined, fans }),
    lost: { points: 0, legal: false, fans: {} },
  },
};

/** The deck's bonus tiles, each as often as it is there. */
const bonusOf = (deck: Deck): string[] =>
  tilesOf(deck)
    .filter(isBonusTile)
    .flatMap((tile) => Array<string>(copiesOf(deck, tile)).fill(tile));

/** The answer to one line; whatever is wrong with it comes back as an `error`, never as an exception. */
export function answerLine(line: string, rules: RuleSet, house: HouseRules = {}): object {
  let given: unknown;
  try {
    given = JSON.parse(line);
  } catch {
    return refuse(null, 'notJson');
  }
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return refuse(null, 'notAnObject');
  const { id = null } = given as { readonly id?: unknown };
  const fields = readFields(given);
  if ('badField' in fields) return refuse(id, 'badField', { field: fields.badField });
  const misplaced = misplacedSet(fields);
  if (misplaced) return refuse(id, 'notASet', misplaced);
  const read = parseNotation(handText(fields, bonusOf(rules.deck(house))));
  if (!read.ok) return refuse(id, read.error.why, { at: read.error.at, text: read.error.text });
  const how = rules.asks.winningTile ? circumstancesOf(fields) : undefined;
  const answer = rules.score(toEntry(read.groups, how), house);
  const form = ANSWERS[rules.id];
  if (answer.state === 'incomplete') return refuse(id, 'incomplete', { missing: answer.missing });
  if (answer.state === 'won') {
    const items = Object.fromEntries(answer.score.items.map((item) => [item.element, item.value]));
    return { id, win: true, ...form?.won(answer.score, items) };
  }
  if (answer.problem.why === 'notWinning') return { id, win: false, ...form?.lost };
  const { why, ...details } = answer.problem;
  return refuse(id, why, details);
}
