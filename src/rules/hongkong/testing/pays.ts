/** The cases of `pays.txt` as outcomes. */
import { WINDS } from '../../../tiles/tiles.ts';
import type { Outcome, Turn } from '../../rule-set.ts';

/** The number that stands where the pattern has its group. */
export function numberIn(text: string, pattern: RegExp): number | null {
  const found = pattern.exec(text)?.[1];
  return found === undefined ? null : Number(found);
}

export function outcomeOf(text: string): Outcome {
  const offender = numberIn(text, /(\d) declares falsely/);
  if (offender !== null) return { what: 'falseWin', offender };
  const winner = numberIn(text, /(\d) wins/);
  if (winner === null) return { what: 'drawn' };
  return {
    what: 'won',
    winner,
    discarder: numberIn(text, /on a discard of (\d)/),
    liable: numberIn(text, /(\d) is liable/),
    value: 3,
    points: numberIn(text, /(\d+) points/) ?? 0,
  };
}

export function turnOf(text: string): Turn {
  const first = numberIn(text, /(\d) dealt first/);
  const round = WINDS.find((wind) => text.includes(`in ${wind}`)) ?? 'E';
  return { dealer: numberIn(text, /(\d) is East/) ?? 0, round, played: 7, ...(first === null ? {} : { first }) };
}
