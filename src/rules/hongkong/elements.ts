/** The special hands and the elements of all other hands, in the order of the rules (H1). What each asks for is in `conditions.ts`. */
import type { ElementInfo } from '../rule-set.ts';

const row = <Id extends string>(
  id: Id,
  value: number,
  printed: string,
  group: string,
  rulings: readonly string[] = [],
  repeats = false,
): ElementInfo & { readonly id: Id } => ({ id, value, printed, group, repeats, rulings });

/** What a special hand is worth, whatever else is true of it (H5). */
export const SPECIAL_FANS = 64;
const special = <Id extends string>(id: Id, printed: string, rulings: readonly string[] = []) =>
  row(id, SPECIAL_FANS, printed, 'special', ['H5', ...rulings]);

const SPECIAL_HANDS = [
  special('hiddenTreasure', 'Hidden Treasure', ['H6', 'H7']),
  special('greatScholars', 'The Great Scholars', ['H6']),
  special('fourWinds', 'Four Winds', ['H6', 'H8']),
  special('onlyDragonsAndWinds', 'Only Dragons and Winds', ['H6']),
  special('onlyKeystones', 'Only Keystones', ['H6']),
  special('nineGates', 'Nine Gates', ['H6', 'H9']),
  special('kongs', 'Kongs'),
  special('jadeDragon', 'Jade Dragon', ['H6', 'H10']),
  special('rubyDragon', 'Ruby Dragon', ['H6', 'H10']),
  special('pearlDragon', 'Pearl Dragon', ['H6', 'H10']),
  special('thirteenWonders', 'Thirteen Wonders'),
] as const;
/** So many rows come before those of other hands. */
export const SPECIALS = SPECIAL_HANDS.length;

export const ELEMENTS = [
  ...SPECIAL_HANDS,
  row('selfPick', 1, 'Self-Pick', 'winning', ['H16']),
  row('kongReplacement', 1, 'Win on a Kong', 'winning', ['H11']),
  row('robbingKong', 1, 'Robbing the Kong', 'winning'),
  row('lastTile', 1, 'Last Tile', 'winning', ['H15']),
  row('concealedHand', 1, 'Concealed Hand', 'winning', ['H12', 'H11']),
  row('allChows', 1, 'All Chow', 'sets', ['H13']),
  row('allPungs', 3, 'All Pung', 'sets', ['H6']),
  row('sevenPairs', 4, 'Seven Pairs', 'sets', ['H14', 'H11']),
  row('semiPure', 3, 'Semi-Pure', 'suits'),
  row('pure', 6, 'Pure', 'suits', ['H1']),
  row('allHonours', 7, 'All Honours', 'suits', ['H1']),
  row('seatWind', 1, 'Seat Wind Pung', 'windsDragons', ['H6']),
  row('roundWind', 1, 'Round Wind Pung', 'windsDragons', ['H6']),
  row('dragonPung', 1, 'Dragon Pung', 'windsDragons', ['H6', 'H11'], true),
  row('smallThreeDragons', 4, 'Small Three Dragons', 'windsDragons', ['H1', 'H6', 'H11']),
  row('noBonusTiles', 1, 'No Flowers or Seasons', 'bonus', ['H4']),
  row('seatFlower', 1, 'Seat Flower', 'bonus', ['H4']),
  row('seatSeason', 1, 'Seat Season', 'bonus', ['H4']),
  row('allFlowers', 1, 'All Flowers', 'bonus', ['H4', 'H11']),
  row('allSeasons', 1, 'All Seasons', 'bonus', ['H4', 'H11']),
] as const;

export type ElementId = (typeof ELEMENTS)[number]['id'];
