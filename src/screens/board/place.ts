/** Which part of a game an address names: the board, a hand, or the form for recording or changing one. */
import type { EventId, GameId } from '../../ledger/facts.ts';

export type BoardPlace =
  | { readonly at: 'board' }
  | { readonly at: 'hand'; readonly hand: EventId }
  /** A new hand, at the end or before another one. */
  | { readonly at: 'record'; readonly before: EventId | null }
  | { readonly at: 'change'; readonly hand: EventId };

export function toBoardPlace(argument: string): { readonly id: GameId; readonly place: BoardPlace } {
  const [id = '', part, event] = argument.split('/');
  const hand = event as EventId | undefined;
  const place: BoardPlace =
    part === 'record'
      ? { at: 'record', before: hand ?? null }
      : part === 'hand' && hand
        ? { at: 'hand', hand }
        : part === 'change' && hand
          ? { at: 'change', hand }
          : { at: 'board' };
  return { id: id as GameId, place };
}

/** What follows the screen's name in the address. */
export const argumentOf = (id: GameId, place: BoardPlace): string => {
  switch (place.at) {
    case 'board':
      return id;
    case 'record':
      return place.before ? `${id}/record/${place.before}` : `${id}/record`;
    default:
      return `${id}/${place.at}/${place.hand}`;
  }
};
