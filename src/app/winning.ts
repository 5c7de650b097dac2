/** How the hand was won, for rule sets in which that matters: the winning tile, drawn or claimed, events, winds. */
import { signal } from '@preact/signals';
import { type Circumstances, CLAIMED, type WinEvent } from '../rules/entry.ts';
import { plain, type WrittenGroup } from '../tiles/notation.ts';
import { isSetTile, type SetTile } from '../tiles/tiles.ts';
import { recording } from './recording.ts';

export const circumstances = signal<Circumstances>(CLAIMED);
/** null until somebody says it. */
export const winningTile = signal<SetTile | null>(null);

export function changeCircumstances(changes: Partial<Circumstances>): void {
  circumstances.value = { ...circumstances.peek(), ...changes };
}

export function toggleEvent(event: WinEvent): void {
  const { events } = circumstances.peek();
  changeCircumstances({
    events: events.includes(event) ? events.filter((other) => other !== event) : [...events, event],
  });
}

/** The winds stay for the next hand, and within a game whether it was drawn, which its form has asked; all else is this hand's. */
export function forgetWinning(): void {
  winningTile.value = null;
  const { selfDrawn } = circumstances.peek();
  changeCircumstances({ selfDrawn: recording.peek() !== null && selfDrawn, events: [] });
}

/** Takes the winning tile out of written groups: it is one of the hand's tiles, and known by itself. */
export function takeWinningTile(groups: readonly WrittenGroup[]): readonly WrittenGroup[] {
  const marked = groups.filter(({ winning }) => winning).flatMap(({ tiles }) => tiles);
  const [only] = marked;
  if (marked.length === 1 && only && isSetTile(only.tile)) winningTile.value = only.tile;
  return groups.map((group) =>
    group.winning ? { tiles: group.tiles.map(({ tile }) => plain(tile)), declaration: 'free' } : group,
  );
}
