/** Hands that show each element of Hong Kong, and hands that look as if they did; the same in every language. */
import type { Circumstances } from '../rules/entry.ts';
import type { ElementId } from '../rules/hongkong/elements.ts';
import type { Example, ExampleHand } from './examples.ts';

const hand = (text: string, cards: string, won?: Partial<Circumstances>): ExampleHand => ({
  hand: text,
  cards,
  ...(won ? { won } : {}),
});
const pair = (example: ExampleHand, counter: ExampleHand): Example => ({ ...example, counter });

const DRAWN = { selfDrawn: true } as const;
const PUNGS = '333B 777D 222C SS 66D + S';
const CLAIMED = '[123B] 456D 99C 67C SSS + 8C';
const SOUTH = '[SSS] 123B 456D 678C 9D + 9D';
const PLAIN = '[123B] 456D 99C 678C SS';

export const HONGKONG_EXAMPLES: Readonly<Record<ElementId, Example>> = {
  hiddenTreasure: pair(hand(PUNGS, '333B 777D 222C SSS', DRAWN), hand(PUNGS, '333B 777D 222C SSS')),
  greatScholars: pair(hand('[RRR] [GGG] PPP 456D 9C + 9C', 'RRR GGG PPP'), hand('[RRR] [GGG] PP 456D 99C + 9C', 'PP')),
  fourWinds: pair(
    hand('[EEE] [SSS] WWW 555C N + N', 'EEE SSS WWW 555C NN'),
    hand('[EEE] [SSS] WWW 567C N + N', '567C'),
  ),
  onlyDragonsAndWinds: pair(
    hand('[EEE] [SSS] RRR GGG W + W', 'EEE SSS RRR GGG WW'),
    hand('[EEE] [SSS] RRR GGG 5C + 5C', '55C'),
  ),
  onlyKeystones: pair(
    hand('[111B] [999B] 111D 999C 9D + 9D', '111B 999B 111D 999C 99D'),
    hand('[111B] [999B] 111D 999C E + E', 'EE'),
  ),
  nineGates: pair(hand('1112345678999B + 5B', '11123455678999B'), hand('1112344566789B + 9B', '99B')),
  kongs: pair(
    hand('[1111B] (7777D) [3333C] (WWWW) 5D + 5D', '1111B 7777D 3333C WWWW'),
    hand('[1111B] (7777D) [3333C] WWW 5D + 5D', 'WWW'),
  ),
  jadeDragon: pair(
    hand('[GGG] [222B] 666B 888B 9B + 9B', 'GGG 222B 666B 888B 99B'),
    hand('[GGG] [222B] 666B 888B E + E', 'EE'),
  ),
  rubyDragon: pair(
    hand('[RRR] [222D] 666D 888D 9D + 9D', 'RRR 222D 666D 888D 99D'),
    hand('[RRR] [222C] 666C 888C 9C + 9C', '222C 666C 888C 99C'),
  ),
  pearlDragon: pair(
    hand('[PPP] [222C] 666C 888C 9C + 9C', 'PPP 222C 666C 888C 99C'),
    hand('[PPP] [222C] 678C 888C 9C + 9C', '678C'),
  ),
  thirteenWonders: pair(
    hand('19B 19D 19C ESWN RGP + E', '19B 19D 19C EESWN RGP'),
    hand('19B 19D 199C ESWN RG + E', 'RG'),
  ),
  selfPick: pair(hand(CLAIMED, '8C', DRAWN), hand(CLAIMED, '8C')),
  kongReplacement: pair(
    hand('[1111B] 456D 99C 67C SSS + 8C', '8C', { selfDrawn: true, events: ['replacement'] }),
    hand('[1111B] 456D 99C 67C SSS 2F + 8C', '8C', DRAWN),
  ),
  robbingKong: pair(hand(CLAIMED, '8C', { events: ['robbingKong'] }), hand(CLAIMED, '8C')),
  lastTile: pair(hand(CLAIMED, '8C', { selfDrawn: true, events: ['lastTile'] }), hand(CLAIMED, '8C', DRAWN)),
  concealedHand: pair(
    hand('123B 456D 99C 67C SSS + 8C', '123B 456D 99C 678C SSS'),
    hand('123B [456D] 99C 67C SSS + 8C', '456D'),
  ),
  allChows: pair(
    hand('[123B] 456D 67C 345C 99B + 8C', '123B 456D 678C 345C'),
    hand('[123B] 456D 67C 333C 99B + 8C', '333C'),
  ),
  allPungs: pair(
    hand('[222B] [444D] 666C 999B 1D + 1D', '222B 444D 666C 999B'),
    hand('[222B] [444D] 666C 789B 1D + 1D', '789B'),
  ),
  sevenPairs: pair(
    hand('1199B 2288D 44C EE R + R', '1199B 2288D 44C EE RR'),
    hand('1119B 2288D 44C EE R + R', '1119B'),
  ),
  semiPure: pair(
    hand('[123B] [345B] 666B 777B E + E', '123B 345B 666B 777B EE'),
    hand('[123B] [345B] 666B 777D E + E', '777D'),
  ),
  pure: pair(
    hand('[123B] [345B] 666B 777B 9B + 9B', '123B 345B 666B 777B 99B'),
    hand('[123B] [345B] 666B 777B E + E', 'EE'),
  ),
  allHonours: pair(hand('EE SS WW NN RR GG P + P', 'EE SS WW NN RR GG PP'), hand('EE SS WW NN RR GG 5C + 5C', '55C')),
  seatWind: pair(hand(SOUTH, 'SSS', { seatWind: 'S' }), hand(SOUTH, 'SSS')),
  roundWind: pair(hand(SOUTH, 'SSS', { roundWind: 'S' }), hand(SOUTH, 'SSS')),
  dragonPung: pair(hand('[RRR] 123B 456D 678C 9D + 9D', 'RRR'), hand('[123B] 456D 678C 999C R + R', 'RR')),
  smallThreeDragons: pair(hand('[PPP] [GGG] 678D 345C R + R', 'PPP GGG RR'), hand('[PPP] [GGG] 678D 345C E + E', 'EE')),
  noBonusTiles: pair(hand(`${PLAIN} + S`, ''), hand(`${PLAIN} 3F + S`, '3F')),
  seatFlower: pair(hand(`${PLAIN} 1F + S`, '1F'), hand(`${PLAIN} 3F + S`, '3F')),
  seatSeason: pair(hand(`${PLAIN} 1Y + S`, '1Y'), hand(`${PLAIN} 2Y + S`, '2Y')),
  allFlowers: pair(hand(`${PLAIN} 1234F + S`, '1234F'), hand(`${PLAIN} 123F + S`, '123F')),
  allSeasons: pair(hand(`${PLAIN} 1234Y + S`, '1234Y'), hand(`${PLAIN} 234Y + S`, '234Y')),
};
