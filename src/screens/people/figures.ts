/** The figures of everybody, over all games: read when they are first shown, and again when games have changed. */
import { useEffect, useState } from 'preact/hooks';
import { games, readGames } from '../../app/ledger.ts';
import type { PersonId } from '../../ledger/facts.ts';
import { type PlayerStatistics, statisticsOf } from '../../ledger/statistics.ts';

export type Statistics = 'loading' | 'failed' | readonly PlayerStatistics[];

export function useStatistics(): Statistics {
  const [statistics, setStatistics] = useState<Statistics>('loading');
  const listed = games.value;
  useEffect(() => {
    if (listed.state === 'failed') setStatistics('failed');
    if (listed.state !== 'there') return;
    let wanted = true;
    readGames().then(
      (all) => wanted && setStatistics(statisticsOf(all)),
      () => wanted && setStatistics('failed'),
    );
    return () => {
      wanted = false;
    };
  }, [listed]);
  return statistics;
}

export interface Figures extends PlayerStatistics {
  readonly handsWon: number;
}

/** Null where there are none, or none yet. */
export function figuresOf(statistics: Statistics, person: PersonId): Figures | null {
  if (typeof statistics === 'string') return null;
  const found = statistics.find((one) => one.person === person);
  if (!found) return null;
  return { ...found, handsWon: [...found.byRules.values()].reduce((sum, { handsWon }) => sum + handsWon, 0) };
}

/** A part of a whole in percent; nothing of nothing is nothing. */
export const shareOf = (part: number, whole: number): number => (whole > 0 ? part / whole : 0);
