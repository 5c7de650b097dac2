/** The events of winning: which contradict the rest of the hand (C15), and what is true of the last tile by itself. */
import { type Kind, kindOf } from '../../tiles/tiles.ts';
import type { HowWon, WinEvent } from '../entry.ts';
import type { Hand } from '../hand.ts';

/** The first event that cannot be together with the rest, or null. */
export function impossibleEvent({ declared, held, free }: Hand, won: HowWon): WinEvent | null {
  const { events, selfDrawn } = won;
  const winning = kindOf(won.winningTile);
  for (const event of events) {
    if (event === 'replacement' && (!selfDrawn || !declared.some(({ quad }) => quad))) return event;
    if (event === 'robbingKong' && (selfDrawn || events.includes('lastTile') || held[winning] !== 1)) return event;
    if (event === 'lastOfKind' && free.counts[winning] !== 1) return event;
  }
  return null;
}

/** Whether the other three of a kind lie in the hand's own exposed sets: then the fourth is the last of its kind. */
export function isLastOfKind({ declared }: Hand, winning: Kind): boolean {
  let copies = 0;
  for (const { group } of declared) {
    if (!group.exposed) continue;
    for (const { tile } of group.tiles) if (kindOf(tile) === winning) copies += 1;
  }
  return copies === 3;
}
