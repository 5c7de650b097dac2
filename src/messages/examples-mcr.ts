/** Hands that show each fan of MCR, and hands that look as if they did; the same in every language. */
import type { Circumstances } from '../rules/entry.ts';
import type { FanId } from '../rules/mcr/fans.ts';
import type { Example, ExampleHand } from './examples.ts';

const hand = (text: string, cards: string, won?: Partial<Circumstances>): ExampleHand => ({
  hand: text,
  cards,
  ...(won ? { won } : {}),
});
const pair = (example: ExampleHand, counter: ExampleHand): Example => ({ ...example, counter });

export const MCR_EXAMPLES: Readonly<Record<FanId, Example>> = {
  bigFourWinds: pair(
    hand('[EEE] [SSS] [WWW] NN 5C 5C + N', 'EEE SSS WWW NNN'),
    hand('[EEE] [SSS] [WWW] N 55C 5C + N', 'NN'),
  ),
  bigThreeDragons: pair(
    hand('[RRR] [GGG] PPP 456D 9C + 9C', 'RRR GGG PPP'),
    hand('[RRR] [GGG] PP 456D 99C + 9C', 'PP'),
  ),
  allGreen: pair(
    hand('[234B] [666B] 33888B GG + G', '234B 666B 33888B GGG'),
    hand('[234B] [666B] 55888B GG + G', '55B'),
  ),
  nineGates: pair(hand('1112345678999C + 5C', '11123455678999C'), hand('1123455678999C + 1C', '111C')),
  fourKongs: pair(
    hand('[1111B] (7777D) [3333C] (WWWW) 5D + 5D', '1111B 7777D 3333C WWWW'),
    hand('[1111B] (7777D) [3333C] [WWW] 5D + 5D', 'WWW'),
  ),
  sevenShiftedPairs: pair(hand('1122334455667D + 7D', '11223344556677D'), hand('1122335566778D + 8D', '33D 55D')),
  thirteenOrphans: pair(
    hand('19B 19D 19C ESWN RGP + E', '19B 19D 19C EESWN RGP'),
    hand('19B 19D 19C ESWN RRG + E', 'RRG'),
  ),
  allTerminals: pair(
    hand('[111B] [999B] [111D] 999C 9D + 9D', '111B 999B 111D 999C 99D'),
    hand('[111B] [999B] [111D] 999C E + E', 'EE'),
  ),
  littleFourWinds: pair(
    hand('[EEE] [SSS] [WWW] 123C N + N', 'EEE SSS WWW NN'),
    hand('[EEE] [SSS] [WWW] 123C 5C + 5C', '55C'),
  ),
  littleThreeDragons: pair(
    hand('[RRR] [GGG] 456D 789D P + P', 'RRR GGG PP'),
    hand('[RRR] [GGG] 456D 789D 5C + 5C', '55C'),
  ),
  allHonors: pair(
    hand('[EEE] [SSS] [RRR] GGG P + P', 'EEE SSS RRR GGG PP'),
    hand('[EEE] [SSS] [RRR] GGG 1C + 1C', '11C'),
  ),
  fourConcealedPungs: pair(
    hand('222B 666B 444D 999C 5D + 5D', '222B 666B 444D 999C'),
    hand('222B 666B 444D 99C 55D + 5D', '555D'),
  ),
  pureTerminalChows: pair(
    hand('123D 123D 789D 789D 5D + 5D', '123D 123D 789D 789D 55D'),
    hand('123D 123D 789D 789D 9D + 9D', '99D'),
  ),
  quadrupleChow: pair(
    hand('345C 345C [345C] [345C] R + R', '345C 345C 345C 345C'),
    hand('345C 456C [345C] [345C] R + R', '456C'),
  ),
  fourPureShiftedPungs: pair(
    hand('[555C] [666C] [777C] 888C E + E', '555C 666C 777C 888C'),
    hand('[555C] [666C] [777C] 888B E + E', '888B'),
  ),
  fourPureShiftedChows: pair(
    hand('[123D] [234D] [345D] 456D E + E', '123D 234D 345D 456D'),
    hand('[123D] [234D] [345D] 567D E + E', '567D'),
  ),
  threeKongs: pair(
    hand('[2222B] (4444C) [8888C] 567D W + W', '2222B 4444C 8888C'),
    hand('[2222B] (4444C) [888C] 567D W + W', '888C'),
  ),
  allTerminalsAndHonors: pair(
    hand('[111B] [999C] [SSS] 999D W + W', '111B 999C SSS 999D WW'),
    hand('[111B] [888C] [SSS] 999D W + W', '888C'),
  ),
  sevenPairs: pair(
    hand('2255B 3399D 1177C E + E', '2255B 3399D 1177C EE'),
    hand('223344B 223344B 5B + 5B', '223344B 223344B'),
  ),
  greaterHonorsAndKnittedTiles: pair(
    hand('147B 25D 36C ESWN RG + P', '147B 25D 36C ESWN RGP'),
    hand('147B 258D 36C ESWN R + G', 'ESWN RG'),
  ),
  allEvenPungs: pair(
    hand('[222B] [666D] 444D 888B 2C + 2C', '222B 666D 444D 888B 22C'),
    hand('[222B] [666D] 444D 888B 5C + 5C', '55C'),
  ),
  fullFlush: pair(
    hand('[123D] [345D] 666D 777D 9D + 9D', '123D 345D 666D 777D 99D'),
    hand('[123D] [345D] 666D 777D E + E', 'EE'),
  ),
  pureTripleChow: pair(
    hand('[345C] [345C] 345C 789D E + E', '345C 345C 345C'),
    hand('[345C] [345C] 345B 789D E + E', '345B'),
  ),
  pureShiftedPungs: pair(
    hand('[444D] [555D] 666D 789C E + E', '444D 555D 666D'),
    hand('[444D] [555D] 777D 789C E + E', '777D'),
  ),
  upperTiles: pair(
    hand('[789B] [777D] 888C 789C 9D + 9D', '789B 777D 888C 789C 99D'),
    hand('[789B] [777D] 888C 678C 9D + 9D', '678C'),
  ),
  middleTiles: pair(
    hand('[456B] [555D] 444C 456C 6D + 6D', '456B 555D 444C 456C 66D'),
    hand('[456B] [555D] 444C 567C 6D + 6D', '567C'),
  ),
  lowerTiles: pair(
    hand('[123B] [333D] 222C 123C 1D + 1D', '123B 333D 222C 123C 11D'),
    hand('[123B] [333D] 222C 234C 1D + 1D', '234C'),
  ),
  pureStraight: pair(
    hand('[123D] [456D] 789D 555C E + E', '123D 456D 789D'),
    hand('[123D] [456D] 789C 555C E + E', '789C'),
  ),
  threeSuitedTerminalChows: pair(
    hand('[123D] [789D] 123C 789C 5B + 5B', '123D 789D 123C 789C 55B'),
    hand('[123D] [789D] 123C 789C 5D + 5D', '55D'),
  ),
  pureShiftedChows: pair(
    hand('[234C] [456C] 678C 777D E + E', '234C 456C 678C'),
    hand('[234C] [345C] 567C 777D E + E', '567C'),
  ),
  allFives: pair(
    hand('[345B] [555D] 567C 456C 5B + 5B', '345B 555D 567C 456C 55B'),
    hand('[345B] [555D] 567C 456C 6B + 6B', '66B'),
  ),
  triplePung: pair(
    hand('[222B] [222D] 222C 789B E + E', '222B 222D 222C'),
    hand('[222B] [222D] 333C 789B E + E', '333C'),
  ),
  threeConcealedPungs: pair(
    hand('777B 444C 66C [789D] SS + 6C', '777B 444C 666C', { selfDrawn: true }),
    hand('777B 444C 66C [789D] SS + 6C', '666C'),
  ),
  lesserHonorsAndKnittedTiles: pair(
    hand('147B 258D 36C ESWN R + G', '147B 258D 36C ESWN RG'),
    hand('145B 258D 36C ESWN R + G', '45B'),
  ),
  knittedStraight: pair(
    hand('147B 258D 369C [456D] E + E', '147B 258D 369C'),
    hand('123B 456B 789B [456D] E + E', '123B 456B 789B'),
  ),
  upperFour: pair(
    hand('[678B] [789B] 777D 678C 9C + 9C', '678B 789B 777D 678C 99C'),
    hand('[678B] [789B] 777D 567C 9C + 9C', '567C'),
  ),
  lowerFour: pair(
    hand('[123B] [234B] 333D 234C 1C + 1C', '123B 234B 333D 234C 11C'),
    hand('[123B] [234B] 333D 345C 1C + 1C', '345C'),
  ),
  bigThreeWinds: pair(hand('[EEE] [SSS] WWW 123C 5B + 5B', 'EEE SSS WWW'), hand('[EEE] [SSS] 123C 567D N + N', 'NN')),
  mixedStraight: pair(
    hand('[123B] [456D] 789C 555C E + E', '123B 456D 789C'),
    hand('[123B] [456D] 789D 555C E + E', '456D 789D'),
  ),
  reversibleTiles: pair(
    hand('[222B] [456B] 123D 888D P + P', '222B 456B 123D 888D PP'),
    hand('[222B] [456B] 666D 888D P + P', '666D'),
  ),
  mixedTripleChow: pair(
    hand('[678B] [678D] 678C 111B E + E', '678B 678D 678C'),
    hand('[678B] [678D] 789C 111B E + E', '789C'),
  ),
  mixedShiftedPungs: pair(
    hand('[333B] [444C] 555D 789B E + E', '333B 444C 555D'),
    hand('[333B] [444C] 555C 789B E + E', '444C 555C'),
  ),
  chickenHand: pair(
    hand('[567D] [456D] [123C] 33B NN + 3B', '567D 456D 123C 333B NN'),
    hand('[567D] [456D] [123C] 33B NN + 3B', '3B', { selfDrawn: true }),
  ),
  lastTileDraw: pair(
    hand('[123B] 456D 99C 67C SSS + 8C', '8C', { selfDrawn: true, events: ['lastTile'] }),
    hand('[123B] 456D 99C 67C SSS + 8C', '8C', { selfDrawn: true }),
  ),
  lastTileClaim: pair(
    hand('[123B] 456D 99C 67C SSS + 8C', '8C', { events: ['lastTile'] }),
    hand('[123B] 456D 99C 67C SSS + 8C', '8C', { selfDrawn: true, events: ['lastTile'] }),
  ),
  outWithReplacementTile: pair(
    hand('[1111B] 456D 99C 67C SSS + 8C', '8C', { selfDrawn: true, events: ['replacement'] }),
    hand('[1111B] 456D 99C 67C SSS 2F + 8C', '8C', { selfDrawn: true }),
  ),
  robbingTheKong: pair(
    hand('[123B] 456D 99C 67C SSS + 8C', '8C', { events: ['robbingKong'] }),
    hand('[123B] 456D 99C 67C SSS + 8C', '8C'),
  ),
  twoConcealedKongs: pair(
    hand('(2222B) (6666D) [345C] 789C S + S', '2222B 6666D'),
    hand('(2222B) [6666D] [345C] 789C S + S', '6666D'),
  ),
  allPungs: pair(
    hand('[222B] [444D] 666C SSS 1D + 1D', '222B 444D 666C SSS'),
    hand('[222B] [444D] 678C SSS 1D + 1D', '678C'),
  ),
  halfFlush: pair(
    hand('[123B] [345B] 666B 777B E + E', '123B 345B 666B 777B EE'),
    hand('[123B] [345B] 666B 777D E + E', '777D'),
  ),
  mixedShiftedChows: pair(
    hand('[345B] [456D] 567C 111B E + E', '345B 456D 567C'),
    hand('[345B] [456D] 678C 111B E + E', '678C'),
  ),
  allTypes: pair(
    hand('[123B] [345D] 888C SSS R + R', '123B 345D 888C SSS RR'),
    hand('[123B] [345D] 888C SSS N + N', 'SSS NN'),
  ),
  meldedHand: pair(
    hand('[123B] [567B] [234D] [678D] 9C + 9C', '123B 567B 234D 678D'),
    hand('(1111B) [567B] [234D] [678D] 9C + 9C', '1111B'),
  ),
  twoDragonPungs: pair(hand('[RRR] [GGG] 234C 777D 5B + 5B', 'RRR GGG'), hand('[RRR] 234C 777D 567B G + G', 'GG')),
  outsideHand: pair(
    hand('[123B] [789D] 111C SSS 9C + 9C', '123B 789D 111C SSS 99C'),
    hand('[123B] [456D] 111C SSS 9C + 9C', '456D'),
  ),
  fullyConcealedHand: pair(
    hand('123B 567B 234D 678D 9C + 9C', '123B 567B 234D 678D 99C', { selfDrawn: true }),
    hand('123B 567B 234D 678D 9C + 9C', '9C'),
  ),
  twoMeldedKongs: pair(
    hand('[2222B] [6666D] 345C 789C S + S', '2222B 6666D'),
    hand('(2222B) (6666D) 345C 789C S + S', '2222B 6666D'),
  ),
  lastTile: pair(hand('[333B] 12B 567B 234D 99C + 3B', '3B'), hand('333B 12B 567B 234D 99C + 3B', '333B')),
  dragonPung: pair(hand('[RRR] 123B 456D 678C 9D + 9D', 'RRR'), hand('[123B] 456D 678C 999C R + R', 'RR')),
  prevalentWind: pair(
    hand('[SSS] 123B 456D 678C 9D + 9D', 'SSS', { roundWind: 'S' }),
    hand('[SSS] 123B 456D 678C 9D + 9D', 'SSS'),
  ),
  seatWind: pair(
    hand('[SSS] 123B 456D 678C 9D + 9D', 'SSS', { seatWind: 'S' }),
    hand('[SSS] 123B 456D 678C 9D + 9D', 'SSS'),
  ),
  concealedHand: pair(
    hand('123B 456D 99C 67C SSS + 8C', '123B 456D 99C 678C SSS'),
    hand('123B [456D] 99C 67C SSS + 8C', '456D'),
  ),
  allChows: pair(
    hand('[123B] [456D] 678C 345C 9B + 9B', '123B 456D 678C 345C 99B'),
    hand('[123B] [456D] 678C 345C E + E', 'EE'),
  ),
  tileHog: pair(hand('[444C] 34C 222D 678B GG + 5C', '444C 4C'), hand('[4444C] 345D 222D 67B GG + 8B', '4444C')),
  doublePung: pair(
    hand('[555D] [555C] 123B 678D E + E', '555D 555C'),
    hand('[555D] [666C] 123B 678D E + E', '555D 666C'),
  ),
  twoConcealedPungs: pair(
    hand('888B 666C PP [789D] 88C + P', '888B 666C'),
    hand('[888B] 666C PP [789D] 88C + P', '888B'),
  ),
  concealedKong: pair(hand('(6666C) 345B [888B] 222D S + S', '6666C'), hand('[6666C] 345B [888B] 222D S + S', '6666C')),
  allSimples: pair(
    hand('[678B] [345D] 666C 234C 5D + 5D', '678B 345D 666C 234C 55D'),
    hand('[789B] [345D] 666C 234C 5D + 5D', '789B'),
  ),
  pureDoubleChow: pair(
    hand('[678C] [678C] 567D 222B S + S', '678C 678C'),
    hand('[678C] [678D] 567D 222B S + S', '678C 678D'),
  ),
  mixedDoubleChow: pair(
    hand('[123B] [123D] 567D 222C S + S', '123B 123D'),
    hand('[123B] [234D] 567D 222C S + S', '123B 234D'),
  ),
  shortStraight: pair(
    hand('[234C] [567C] 456D 222B S + S', '234C 567C'),
    hand('[234C] [456C] 456D 222B S + S', '234C 456C'),
  ),
  twoTerminalChows: pair(
    hand('[123D] [789D] 678C 444B S + S', '123D 789D'),
    hand('[123D] [789B] 678C 444B S + S', '123D 789B'),
  ),
  pungOfTerminalsOrHonors: pair(
    hand('[WWW] 567B 678B 789C 6D + 6D', 'WWW'),
    hand('[EEE] 567B 678B 789C 6D + 6D', 'EEE'),
  ),
  meldedKong: pair(hand('[4444D] 123B 345C 678C P + P', '4444D'), hand('(4444D) 123B 345C 678C P + P', '4444D')),
  oneVoidedSuit: pair(
    hand('[567B] [333B] 345C 888B R + R', '567B 333B 345C 888B RR'),
    hand('[567B] [333B] 345C 888D R + R', '888D'),
  ),
  noHonors: pair(
    hand('[345C] 123B 888B 444D 1B + 1B', '345C 123B 888B 444D 11B'),
    hand('[345C] 123B 888B 444D E + E', 'EE'),
  ),
  edgeWait: pair(hand('[SSS] 777B 567C 22C 89D + 7D', '789D'), hand('[SSS] 777B 567C 22C 67D + 8D', '678D')),
  closedWait: pair(hand('[567B] 333B 789C 33D 24D + 3D', '234D'), hand('[567B] 789C 24456D 33D + 3D', '234D')),
  singleWait: pair(hand('[222C] 666B 234D 345D E + E', 'EE'), hand('[222C] 666B 345B 1234D + 1D', '11D')),
  selfDrawn: pair(
    hand('[123B] 456D 99C 67C SSS + 8C', '8C', { selfDrawn: true }),
    hand('[123B] 456D 99C 67C SSS + 8C', '8C'),
  ),
  flowerTiles: pair(
    hand('123B 123C 456B 456C 9D 1F 3Y + 9D', '1F 3Y'),
    hand('123B 123C 456B 467C 9D 1F 3Y + 9D', '467C'),
  ),
};
