/** The hand on the screen as a link, and the hand of a link on the screen. */
import { CLAIMED, toGroups } from '../rules/entry.ts';
import { formatHandLink, type LinkedHand } from '../rules/hand-link.ts';
import { departuresOf, type HouseRules } from '../rules/house-rules.ts';
import type { SharedHand } from '../storage/draft.ts';
import { formatNotation } from '../tiles/notation.ts';
import { isSetTile, type SetTile } from '../tiles/tiles.ts';
import { leaveErrand } from './errand.ts';
import { tidy } from './picker.ts';
import { placeLink } from './place-link.ts';
import {
  departures,
  entry,
  fetchRules,
  groups,
  handKept,
  house,
  rules,
  rulesOf,
  shared,
  stepsBehind,
  swapHand,
  takeUpHand,
  wonWith,
} from './store.ts';
import { circumstances } from './winning.ts';

/** Everything that the score depends on, and nothing else. */
export function handLink(rulesId: LinkedHand['rules']): string {
  const switches = departures.peek().filter(({ affects }) => affects !== 'game');
  const hand: LinkedHand = {
    rules: rulesId,
    groups: wonWith.peek() ? toGroups(entry.peek()) : groups.peek(),
    how: rules.peek().asks.winningTile ? circumstances.peek() : null,
    house: Object.fromEntries(switches.map(({ key }) => [key, house.peek()[key] ?? ''])),
  };
  return placeLink(`hand/${formatHandLink(hand)}`);
}

/**
 * Lays the hand of a link in place of the one that lies there, which is one step of Undo away; a game's hand is given up for
 * it. 'dropped' where nobody waits for it any more once its rules are there.
 */
export async function openHandLink(
  { rules: id, groups: written, how, house: switches }: LinkedHand,
  isWanted: () => boolean,
): Promise<'opened' | 'notLoaded' | 'dropped'> {
  const fetched = await fetchRules(id);
  if (!isWanted()) return 'dropped';
  if (!fetched) return 'notLoaded';
  leaveErrand();
  const table = rulesOf(id).houseRules;
  // What this version of the rules does not know is left out, as in every agreement.
  const known: HouseRules = Object.fromEntries(
    departuresOf(table, switches).map(({ key }) => [key, switches[key] ?? '']),
  );
  const marked = written.flatMap(({ winning, tiles }) => (winning ? tiles.map(({ tile }) => tile) : []));
  const [tile = null] = marked.length === 1 ? marked.filter((one): one is SetTile => isSetTile(one)) : [];
  const text = formatNotation(tidy(written.map(({ tiles, declaration }) => ({ tiles, declaration }))));
  const { now, winning } = handKept.peek();
  // The hand of another link is not one's own either.
  const own = shared.peek() ?? { before: now, winning };
  const link: SharedHand = { rules: id, house: known, text, before: own.before, winning: own.winning };
  swapHand(() =>
    takeUpHand({
      past: stepsBehind(),
      now: text,
      future: [],
      winning: { ...(how ?? CLAIMED), tile },
      shared: link,
      swap: null,
    }),
  );
  return 'opened';
}
