/** Addresses of the parts of a game, and ways between them that leave no form behind in the browser's history. */
import { linkTo } from '../../app/router.ts';
import type { Up } from '../../components/page/page.tsx';
import type { GameId } from '../../ledger/facts.ts';
import type { Game } from '../../ledger/game.ts';
import { argumentOf, type BoardPlace } from './place.ts';
import { gameName } from './words.ts';

export const boardLink = (id: GameId, place: BoardPlace = { at: 'board' }): string =>
  linkTo('game', argumentOf(id, place));

/** For the arrow of a page of the game. */
export const toBoard = (game: Game): Up => ({ href: boardLink(game.id), name: gameName(game) });

/** In place of where one is, which is done with: Back does not lead there again. */
export const replaceBy = (id: GameId, place?: BoardPlace): void => location.replace(boardLink(id, place));

/** Back to a part of the game that one came from, with all between it and here left behind; else in place of here. */
export function returnTo(id: GameId, place?: BoardPlace): void {
  const link = boardLink(id, place);
  const steps = stepsBackTo(link);
  if (steps > 0) history.go(-steps);
  else location.replace(link);
}

/** How far back an address is in this tab's history; 0 where it is not, or the browser does not say. */
function stepsBackTo(link: string): number {
  if (!('navigation' in window)) return 0;
  const { navigation } = window as { navigation: HistoryEntries };
  const here = navigation.currentEntry?.index ?? 0;
  const found = navigation
    .entries()
    .slice(0, here)
    .filter(({ url }) => url?.endsWith(link))
    .at(-1);
  return found ? here - found.index : 0;
}

/** What is used of the browser's Navigation object, which older ones do not have. */
interface HistoryEntries {
  readonly currentEntry: { readonly index: number } | null;
  entries(): readonly { readonly url: string | null; readonly index: number }[];
}
