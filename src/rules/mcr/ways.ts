/**
 * Every way to count an MCR hand that is worth the most: equal readings, completed elements and selections of combining
 * fans are all right (C19).
 */
import type { Kind } from '../../tiles/tiles.ts';
import type { SetCode } from '../readings.ts';
import type { Ways } from '../rule-set.ts';
import type { Item } from '../score.ts';
import { add, combine, findCombinations, newSelection, type Select } from './combine.ts';
import { evaluate } from './evaluate.ts';
import type { Split } from './facts.ts';
import type { Fan } from './fans.ts';
import { bitsIn } from './forms.ts';
import { inForce } from './in-force.ts';
import { itemsOf, viewOf } from './itemise.ts';
import { open } from './mcr.ts';
import { readingOf } from './places.ts';

export const mcrWays: Ways = (entry, departures) => {
  const opened = open(entry, inForce(departures));
  if ('state' in opened) return [];
  const { hand, splits, facts } = opened;
  let most = 0;
  let found: (readonly Item[])[] = [];
  for (const split of splits) {
    const reading = readingOf(split, hand);
    const offer = (_: Split, completed: number, sum: number): void => {
      if (sum < most) return;
      if (sum > most) found = [];
      most = sum;
      found.push(itemsOf(viewOf(hand, facts, split, completed, reading)));
    };
    for (const select of split.form === 'standard' ? selections(split.sets, split.pair) : [combine]) {
      evaluate(split, facts, offer, select);
    }
  }
  return found;
};

interface Combined {
  readonly fan: Fan;
  /** A bit for each set, and the pair's. */
  readonly parts: number;
}

/** Every set and the pair in a group of its own. */
const APART: readonly number[] = [1, 2, 4, 8, 16];

/** The groups once a fan has merged those of its parts; null where two of these lie in one already. */
function merge(groups: readonly number[], parts: number): readonly number[] | null {
  const touched = groups.filter((group) => (group & parts) !== 0);
  if (touched.length < bitsIn(parts)) return null;
  return [...groups.filter((group) => (group & parts) === 0), touched.reduce((all, group) => all | group, 0)];
}

/** Every selection that passes the grouping test, has no fan twice with one set, and is complete. */
function selections(sets: readonly SetCode[], pair: Kind): readonly Select[] {
  const combined = newSelection();
  const count = findCombinations(sets, pair, combined);
  const all = Array.from({ length: count }, (_, at): Combined => {
    return { fan: combined.fans[at] as Fan, parts: combined.parts[at] as number };
  });
  const found: Select[] = [];
  const walk = (from: number, chosen: readonly Combined[], groups: readonly number[]): void => {
    const groupsWith = ({ fan, parts }: Combined): readonly number[] | null =>
      chosen.some((one) => one.fan === fan && (one.parts & parts) !== 0) ? null : merge(groups, parts);
    if (!all.some(groupsWith)) found.push(selecting(chosen));
    for (let at = from; at < count; at += 1) {
      const one = all[at] as Combined;
      const merged = groupsWith(one);
      if (merged) walk(at + 1, [...chosen, one], merged);
    }
  };
  walk(0, [], APART);
  return found;
}

const selecting =
  (chosen: readonly Combined[]): Select =>
  (_sets, _pair, _values, into) => {
    into.count = 0;
    for (const { fan, parts } of chosen) add(into, fan, parts);
  };
