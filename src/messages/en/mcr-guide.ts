/** English, what the rules, settings and help screens add for MCR. */
import type { FanId } from '../../rules/mcr/fans.ts';
import type { HOUSE_RULES } from '../../rules/mcr/house-rules.ts';
import type { ElementGuide, Ruling } from '../shapes.ts';

const elements: Readonly<Record<FanId, ElementGuide>> = {
  bigFourWinds: {
    condition: 'Pungs of all four winds, and any pair.',
    counter: 'The North Winds are only a pair: this is Little Four Winds.',
    excludes: 'All Pungs and the fans of its wind Pungs do not count as well.',
  },
  bigThreeDragons: {
    condition: 'Pungs of all three dragons, any fourth set and any pair.',
    counter: 'The White Dragons are only a pair: this is Little Three Dragons.',
    excludes: 'Two Dragon Pungs and Dragon Pung do not count as well.',
  },
  allGreen: {
    condition: 'Only 2, 3, 4, 6 and 8 of Bams and Green Dragons, in any form.',
    counter: '5 of Bams is not green.',
  },
  nineGates: {
    condition: '1112345678999 of one suit in the hand, no set laid down, won on any tile of that suit.',
    counter: 'Won on the 1, what was there before is 1123455678999: no Nine Gates.',
    excludes: 'Full Flush, Concealed Hand, No Honors and Pungs of 1 and 9 do not count as well.',
  },
  fourKongs: {
    condition: 'Four Kongs, exposed or concealed, and a pair.',
    counter: 'The winds are only a Pung: this is Three Kongs.',
    excludes: 'All Pungs, smaller fans of Kongs and Single Wait do not count as well.',
  },
  sevenShiftedPairs: {
    condition: 'Seven pairs of one suit with consecutive numbers.',
    counter: 'The 4s are left out: this is Seven Pairs with Full Flush.',
    excludes: 'Seven Pairs, Full Flush, No Honors and Concealed Hand do not count as well.',
  },
  thirteenOrphans: {
    condition: 'Each 1 and 9, each wind and each dragon once, and one of them twice.',
    counter: 'The White Dragon is missing, and these tiles do not win.',
    excludes:
      'Concealed Hand and what the tiles have in common do not count as well; drawn, Fully Concealed Hand does.',
  },
  allTerminals: {
    condition: 'Only 1s and 9s.',
    counter: 'The pair of winds makes it All Terminals and Honors.',
    excludes: 'All Pungs, Outside Hand, No Honors and Pung of Terminals or Honors do not count as well.',
  },
  littleFourWinds: {
    condition: 'Pungs of three winds, and a pair of the fourth.',
    counter: 'The pair is no wind: this is Big Three Winds.',
    excludes: 'Big Three Winds and Pungs of winds that score nothing else do not count as well.',
  },
  littleThreeDragons: {
    condition: 'Pungs of two dragons, and a pair of the third.',
    counter: 'The pair is no dragon: this is Two Dragon Pungs.',
    excludes: 'Two Dragon Pungs and Dragon Pung do not count as well.',
  },
  allHonors: {
    condition: 'Only winds and dragons.',
    counter: 'The pair of 1s makes it All Terminals and Honors.',
    excludes: 'All Pungs, Outside Hand and Pung of Terminals or Honors do not count as well.',
  },
  fourConcealedPungs: {
    condition: 'Four Pungs or Kongs in the hand, none completed by a claimed tile.',
    counter: 'The claimed 5 completes a Pung, which counts as exposed: this is Three Concealed Pungs.',
    excludes: 'All Pungs, Concealed Hand and fewer concealed Pungs do not count as well.',
  },
  pureTerminalChows: {
    condition: '123 and 789 twice, and a pair of 5s, all of one suit.',
    counter: 'The pair has to be 5s.',
    excludes: 'Full Flush, All Chows, No Honors and what its Chows make do not count as well.',
  },
  quadrupleChow: {
    condition: 'Four Chows alike.',
    counter: 'Three are alike, the fourth is one higher: this is Pure Triple Chow.',
    excludes: 'Tile Hog, Pure Triple Chow and Pure Double Chow do not count as well.',
  },
  fourPureShiftedPungs: {
    condition: 'Pungs of four consecutive numbers of one suit.',
    counter: 'The fourth Pung is of another suit: this is Pure Shifted Pungs.',
    excludes: 'All Pungs and Pure Shifted Pungs do not count as well.',
  },
  fourPureShiftedChows: {
    condition: 'Four Chows of one suit, each one number up from the last, or each two.',
    counter: 'The last Chow is two up, the others one: this is Pure Shifted Chows.',
    excludes: 'Pure Shifted Chows and what two of its Chows make do not count as well.',
  },
  threeKongs: {
    condition: 'Three Kongs, exposed or concealed.',
    counter: 'The third is only a Pung: this is Two Melded Kongs.',
    excludes: 'Fans of one or two Kongs do not count as well.',
  },
  allTerminalsAndHonors: {
    condition: 'Only 1s, 9s, winds and dragons, both kinds present.',
    counter: '8 of Chars is neither.',
    excludes: 'All Pungs, Outside Hand and Pung of Terminals or Honors do not count as well.',
  },
  sevenPairs: {
    condition: 'Seven pairs; four alike are two of them.',
    counter: 'These pairs are also four sets and a pair, which are worth more here.',
    excludes: 'Concealed Hand and waits do not count as well.',
  },
  greaterHonorsAndKnittedTiles: {
    condition: 'All seven honours, and seven different tiles of one knitted frame.',
    counter: 'The White Dragon is missing: this is Lesser Honors and Knitted Tiles.',
    excludes:
      'Concealed Hand and what the tiles have in common do not count as well; drawn, Fully Concealed Hand does.',
  },
  allEvenPungs: {
    condition: 'Four Pungs and a pair, all of 2, 4, 6 and 8.',
    counter: 'The pair of 5s is odd.',
    excludes: 'All Pungs, All Simples and No Honors do not count as well.',
  },
  fullFlush: {
    condition: 'One suit, and no honours.',
    counter: 'A pair of winds makes it Half Flush.',
    excludes: 'No Honors does not count as well.',
  },
  pureTripleChow: {
    condition: 'Three Chows alike.',
    counter: 'The third is of another suit.',
    excludes: 'Pure Double Chow does not count as well.',
  },
  pureShiftedPungs: {
    condition: 'Pungs of three consecutive numbers of one suit.',
    counter: '4, 5 and 7 are not consecutive.',
  },
  upperTiles: {
    condition: 'Only 7s, 8s and 9s.',
    counter: 'With a 6 in it, this is Upper Four.',
    excludes: 'Upper Four and No Honors do not count as well.',
  },
  middleTiles: {
    condition: 'Only 4s, 5s and 6s.',
    counter: '7 of Chars is not among them.',
    excludes: 'All Simples and No Honors do not count as well.',
  },
  lowerTiles: {
    condition: 'Only 1s, 2s and 3s.',
    counter: 'With a 4 in it, this is Lower Four.',
    excludes: 'Lower Four and No Honors do not count as well.',
  },
  pureStraight: {
    condition: '123, 456 and 789 of one suit.',
    counter: 'The 789 is of another suit.',
    excludes: 'Short Straight and Two Terminal Chows within it do not count as well.',
  },
  threeSuitedTerminalChows: {
    condition: '123 and 789 in each of two suits, and a pair of 5s of the third.',
    counter: 'The pair is of one of the two suits.',
    excludes: 'All Chows, No Honors and what two of its Chows make do not count as well.',
  },
  pureShiftedChows: {
    condition: 'Three Chows of one suit, each one number up from the last, or each two.',
    counter: 'One up, then two: the steps have to be equal.',
  },
  allFives: {
    condition: 'A 5 in each of the four sets, and a pair of 5s.',
    counter: 'The pair has to be of 5s too.',
    excludes: 'All Simples and No Honors do not count as well.',
  },
  triplePung: {
    condition: 'Pungs of one number in all three suits.',
    counter: 'The third number differs: this is Double Pung.',
    excludes: 'Double Pung does not count as well.',
  },
  threeConcealedPungs: {
    condition: 'Three Pungs or Kongs in the hand, none completed by a claimed tile.',
    counter: 'The claimed 6 completes a Pung, which counts as exposed: this is Two Concealed Pungs.',
    excludes: 'Two Concealed Pungs does not count as well.',
  },
  lesserHonorsAndKnittedTiles: {
    condition: 'Five or six honours, the others different tiles of one knitted frame: 14 in all.',
    counter: '4 and 5 of Bams are in no frame together, and these tiles do not win.',
    excludes:
      'Concealed Hand and what the tiles have in common do not count as well; Knitted Straight does, and drawn, Fully Concealed Hand.',
  },
  knittedStraight: {
    condition: '147 of one suit, 258 of another and 369 of the third, beside a set and a pair or five honours.',
    counter: 'In one suit the same nine numbers are a Pure Straight.',
  },
  upperFour: {
    condition: 'Only 6s, 7s, 8s and 9s.',
    counter: '5 of Chars is too low.',
    excludes: 'No Honors does not count as well.',
  },
  lowerFour: {
    condition: 'Only 1s, 2s, 3s and 4s.',
    counter: '5 of Chars is too high.',
    excludes: 'No Honors does not count as well.',
  },
  bigThreeWinds: {
    condition: 'Pungs of three winds.',
    counter: 'The North Winds are only a pair beside two Pungs.',
    excludes: 'Its Pungs count as Seat Wind and Prevalent Wind, but not as Pungs of Honors.',
  },
  mixedStraight: {
    condition: '123, 456 and 789, each in a different suit.',
    counter: 'Two of the Chows are of one suit.',
  },
  reversibleTiles: {
    condition:
      'Only tiles that look the same upside down: 2, 4, 5, 6, 8, 9 of Bams, 1, 2, 3, 4, 5, 8, 9 of Dots and White Dragons.',
    counter: '6 of Dots looks like another tile upside down.',
    excludes: 'One Voided Suit does not count as well.',
  },
  mixedTripleChow: {
    condition: 'The same Chow in all three suits.',
    counter: 'The third Chow is one higher.',
    excludes: 'Mixed Double Chow does not count as well.',
  },
  mixedShiftedPungs: {
    condition: 'Pungs of three consecutive numbers, each in a different suit.',
    counter: 'Two of the Pungs are of one suit.',
  },
  chickenHand: {
    condition: 'A winning hand in which no other fan counts, flowers apart.',
    counter: 'Drawn, the same hand has Self-Drawn and is worth 1.',
  },
  lastTileDraw: {
    condition: 'Won on the last tile of the wall, drawn.',
    counter: 'It was drawn, but not the last one.',
    excludes: 'Self-Drawn does not count as well.',
  },
  lastTileClaim: {
    condition: 'Won on the discard after the last tile of the wall.',
    counter: 'The last tile was drawn: this is Last Tile Draw.',
  },
  outWithReplacementTile: {
    condition: 'Won on the tile drawn for a Kong.',
    counter: 'A tile drawn for a flower is Self-Drawn and no more.',
    excludes: 'Self-Drawn does not count as well.',
  },
  robbingTheKong: {
    condition: 'Won on the tile that somebody adds to an exposed Pung to make a Kong.',
    counter: 'An ordinary discard robs no Kong.',
    excludes: 'Last Tile does not count as well.',
  },
  twoConcealedKongs: {
    condition: 'Two Kongs, both concealed.',
    counter: 'One of them is exposed: this is Two Melded Kongs and Concealed Kong.',
    excludes: 'Concealed Kong, and Two Concealed Pungs made of the two, do not count as well.',
  },
  allPungs: { condition: 'Four Pungs or Kongs, and any pair.', counter: 'A Chow is among the sets.' },
  halfFlush: { condition: 'One suit, and honours.', counter: 'The Pung of Dots is a second suit.' },
  mixedShiftedChows: {
    condition: 'Three Chows in three suits, each one number up from the last.',
    counter: 'The third is two up.',
  },
  allTypes: { condition: 'All three suits, a wind and a dragon.', counter: 'There is no dragon.' },
  meldedHand: {
    condition: 'Four exposed sets, and the pair completed by a claimed tile.',
    counter: 'A concealed Kong is no exposed set.',
    excludes: 'Single Wait does not count as well.',
  },
  twoDragonPungs: {
    condition: 'Pungs of two dragons.',
    counter: 'One Pung and a pair: this is Dragon Pung.',
    excludes: 'Dragon Pung does not count as well.',
  },
  outsideHand: {
    condition: 'A 1, a 9 or an honour in each of the four sets and in the pair.',
    counter: '456 has neither.',
  },
  fullyConcealedHand: {
    condition: 'Nothing laid down but concealed Kongs, won on a drawn tile.',
    counter: 'Claimed, the same hand is a Concealed Hand.',
    excludes: 'Self-Drawn does not count as well.',
  },
  twoMeldedKongs: {
    condition: 'Two Kongs, at least one of them exposed.',
    counter: 'Both are concealed: this is Two Concealed Kongs.',
    excludes: 'Melded Kong does not count as well; a concealed one of the two does.',
  },
  lastTile: {
    condition: 'The winning tile is the fourth of its kind, and the other three lie open for all to see.',
    counter: 'The other three are in the hand, where nobody sees them.',
  },
  dragonPung: { condition: 'A Pung of dragons.', counter: 'A pair of dragons is no Pung.' },
  prevalentWind: {
    condition: 'A Pung of the round’s wind.',
    counter: 'The round is East’s, not South’s.',
    excludes: 'It is no Pung of Honors as well.',
  },
  seatWind: {
    condition: 'A Pung of the player’s own wind; one Pung counts twice if that is the round’s too.',
    counter: 'The player sits East, not South.',
    excludes: 'It is no Pung of Honors as well.',
  },
  concealedHand: {
    condition: 'Nothing laid down but concealed Kongs, won on a claimed tile.',
    counter: 'One set lies open.',
  },
  allChows: {
    condition: 'Four Chows, and a pair of a suit; also a Knitted Straight with a Chow and such a pair.',
    counter: 'A pair of winds loses it.',
    excludes: 'No Honors does not count as well.',
  },
  tileHog: {
    condition: 'All four of a tile in the hand, and no Kong; each four counts.',
    counter: 'Laid down as a Kong they are a Melded Kong instead.',
  },
  doublePung: { condition: 'Pungs of one number in two suits.', counter: 'The numbers differ.' },
  twoConcealedPungs: {
    condition: 'Two Pungs or Kongs in the hand, none completed by a claimed tile.',
    counter: 'One of them was laid down.',
  },
  concealedKong: {
    condition: 'One concealed Kong, alone or beside an exposed one.',
    counter: 'The Kong lies open: this is Melded Kong.',
  },
  allSimples: {
    condition: 'Only 2s to 8s.',
    counter: '9 of Bams is no simple.',
    excludes: 'No Honors does not count as well.',
  },
  pureDoubleChow: {
    condition: 'Two Chows alike in number and suit.',
    counter: 'The suits differ: this is Mixed Double Chow.',
  },
  mixedDoubleChow: { condition: 'Two Chows of the same numbers in two suits.', counter: 'The numbers differ by one.' },
  shortStraight: {
    condition: 'Two Chows of one suit that follow each other, such as 123 and 456.',
    counter: 'They overlap: 234 and 456.',
  },
  twoTerminalChows: { condition: '123 and 789 of one suit.', counter: 'The suits differ.' },
  pungOfTerminalsOrHonors: {
    condition: 'A Pung of 1s or 9s, or of a wind that is neither the seat’s nor the round’s.',
    counter: 'East’s own wind is Seat Wind and Prevalent Wind instead.',
  },
  meldedKong: { condition: 'One Kong, exposed.', counter: 'It is concealed.' },
  oneVoidedSuit: { condition: 'Exactly two suits, with or without honours.', counter: 'All three suits are there.' },
  noHonors: { condition: 'No winds and no dragons.', counter: 'The pair is a wind.' },
  edgeWait: {
    condition: 'Won on the 3 of 123 or the 7 of 789, the only tile that could win.',
    counter: '67 waits for 5 and 8.',
  },
  closedWait: {
    condition: 'Won on the middle tile of a Chow, the only tile that could win.',
    counter: '3 and 6 both complete 2334456: two tiles could win.',
  },
  singleWait: {
    condition: 'Won on a tile that makes the pair, the only tile that could win.',
    counter: '1234 waits for 1 and 4.',
  },
  selfDrawn: {
    condition: 'Won on a drawn tile.',
    counter: 'Won on a discard.',
    excludes: 'Not beside Fully Concealed Hand, Last Tile Draw and Out with Replacement Tile.',
  },
  flowerTiles: {
    condition: 'Each flower and season set aside, once the hand may win without them.',
    counter: 'These tiles do not win, so their flowers are worth nothing.',
  },
};

const rulings = {
  C1: {
    question: 'What are two concealed Kongs worth?',
    answer: '8 points. The international league (MIL) counts 6; your table can too.',
  },
  C2: {
    question: 'What are one exposed and one concealed Kong worth?',
    answer: '6 points, shown as Two Melded Kongs and Concealed Kong. Your table can make it 5.',
  },
  C3: {
    question: 'Seven Pairs can only be concealed. Drawn, are they a Fully Concealed Hand?',
    answer:
      'Yes, 4 points, and so are Thirteen Orphans, hands of honours and knitted tiles, Nine Gates and Four Concealed Pungs. The international league counts Self-Drawn instead.',
  },
  C4: {
    question: 'Do the Pungs of 1 and 9 in Nine Gates count as well?',
    answer:
      'No. Pure Straight, Tile Hog, Short Straight and Two Concealed Pungs do. The international league counts the Pungs of 1 and 9 too, all but one.',
  },
  C5: {
    question: 'Does Double Pung count in All Terminals?',
    answer: 'Yes, also twice, and so does Triple Pung. Your table can leave Double Pung out.',
  },
  C6: {
    question: 'Is All Green with Green Dragons a Half Flush as well?',
    answer: 'Yes, as it is a Full Flush without them. Your table can leave Half Flush out.',
  },
  C7: {
    question: 'The guide says that Mixed Shifted Pungs are worth 6. Are they?',
    answer: 'No, 8. Your table can make it 6.',
  },
  C8: {
    question: 'My hand could be completed by a tile that it holds four times. Is that a second wait?',
    answer: 'No, since no fifth copy can come. Copies elsewhere on the table change nothing.',
  },
  C9: {
    question: 'With 345B and 555B I claim a 5. Which of them does it complete?',
    answer: 'Whichever is better for you: if it is the Chow, the Pung stays concealed.',
  },
  C10: {
    question: 'A Knitted Straight wins on a tile that is in the frame and in the pair. Is that a wait?',
    answer: 'It may be taken as completing the pair, or the set, and counts if it was the only tile that could win.',
  },
  C11: {
    question: 'Are four alike two pairs, and a Tile Hog?',
    answer: 'Both, winds and dragons included. Your table can keep Tile Hog to suit tiles.',
  },
  C12: {
    question: 'Does All Types count in Seven Pairs and beside a Knitted Straight?',
    answer: 'Yes, whenever all three suits, a wind and a dragon are there.',
  },
  C13: {
    question: 'Do Kongs count as Kongs and as concealed Pungs too?',
    answer: 'Concealed ones do; but two that count as Two Concealed Kongs are not Two Concealed Pungs as well.',
  },
  C14: {
    question: 'What do Quadruple Chow and Four Pure Shifted Pungs exclude?',
    answer: 'What they contain. The fans that the printed rules name there cannot occur with them.',
  },
  C15: {
    question: 'Which ways of winning cannot go together?',
    answer:
      'A replacement needs a Kong and a drawn tile. A robbed Kong is never drawn, never the last tile of the wall, and leaves no other copy for the hand. The last of its kind has no copy among the concealed tiles; with three in exposed sets it is true by itself.',
  },
  C16: {
    question: 'One reading scores nothing, another a little. May I take Chicken Hand?',
    answer: 'Yes, 8 points for the reading in which nothing counts. But nothing that counts in it may be declined.',
  },
  C17: {
    question: 'Do flowers help to reach 8 points?',
    answer: 'No: 7 points and a flower cannot win. Your table can ask for more or less.',
  },
  C18: {
    question: 'Two players claim the same tile. Who wins?',
    answer: 'Only whoever comes first in turn after the discarder.',
  },
  C19: {
    question: 'Two ways of counting come to the same total. Which is right?',
    answer: 'Both. Shown is the one with more of the first fan in the table in which they differ.',
  },
  C20: {
    question: 'The hand is four sets and a pair, and also Seven Pairs. Which counts?',
    answer: 'Whichever is worth more.',
  },
  C21: {
    question: 'As sets I wait for one tile, as Seven Pairs for another. Is that a single wait?',
    answer: 'No, those are two tiles that could win.',
  },
  C22: {
    question: 'Does a robbed Kong complete a Melded Hand?',
    answer: 'Yes, since the tile comes from another player.',
  },
  C23: {
    question: 'Is winning with the very first hand worth anything?',
    answer: 'No, it is none of the 81 fans.',
  },
  C24: {
    question: 'How many fans of three sets are in 123B 234C 345D 456B?',
    answer: 'One, and one fan of two sets with the Chow that is left over.',
  },
} as const satisfies Readonly<Record<string, Ruling>>;

const houseRules: Readonly<Record<(typeof HOUSE_RULES)[number]['key'], string>> = {
  twoConcealedKongs: 'What two concealed Kongs are worth.',
  kongOfEachKind: 'What one exposed and one concealed Kong are worth together.',
  concealedByNature: 'What a drawn tile adds to hands that cannot but be concealed.',
  nineGatesPungs: 'Whether the Pungs of 1 and 9 in Nine Gates count, all but one of them.',
  allTerminalsDoublePung: 'Whether Double Pung counts in All Terminals.',
  allGreenHalfFlush: 'Whether All Green with Green Dragons is a Half Flush too.',
  mixedShiftedPungs: 'What Mixed Shifted Pungs are worth.',
  fifthCopyWaits: 'Whether a tile that the hand holds four times is among those it waits for.',
  knittedWait: 'Whether a Knitted Straight scores a wait when the tile is in the frame as well.',
  tileHogs: 'Whether four equal winds or dragons in Seven Pairs are a Tile Hog.',
  allTypesForms: 'Whether All Types counts in Seven Pairs and beside a Knitted Straight.',
  minimum: 'A hand with fewer points than this, flowers left out, may not win.',
  meldedRobbedKong: 'Whether Melded Hand counts when the last tile was robbed from a Kong.',
};

const groupsAbout: Readonly<Record<string, string>> = {
  comb: 'Sets, once combined, are not combined again; a set left over combines once more only.',
  hand: 'What all the tiles or all the sets have in common; each counts once, Tile Hog for each four.',
  set: 'Each set counts by itself.',
  win: 'How the last tile came, and what the hand waited for.',
  form: 'Hands that are not four sets and a pair.',
  flowers: 'Tiles set aside, which are no part of the hand.',
};

/** The game in one page, a paragraph each. */
const gameInShort: readonly string[] = [
  'Four people play with 144 tiles: Bams, Dots and Chars from 1 to 9, four winds and three dragons, four of each; four flowers and four seasons.',
  'A winning hand is four sets and a pair. A set is a Chow, three numbers in a row in one suit, a Pung, three alike, or a Kong, four alike. Seven Pairs, Thirteen Orphans and knitted hands win too.',
  'Fans give points, and a hand needs 8 of them without flowers to win. Where it can be counted in several ways, the best lawful one counts.',
  'What a fan implies does not count as well. Sets once combined are not combined again, a set left over combines once more only, and a set makes the same fan once only.',
  'The discarder pays 8 and the points of the hand, the two others pay 8 each. On a drawn tile everyone pays 8 and the points.',
  'The deal passes on after every hand, the round’s wind changes after four hands, and sixteen hands are a game.',
];

const payments: readonly string[] = [
  'On a discard or a robbed Kong, whoever gave the tile pays 8 and the points of the hand; the two others pay 8 each.',
  'On a drawn tile each of the three pays 8 and the points.',
  'The points include the flowers. When nobody wins, nobody pays.',
];

export const enMcrGuide = { elements, rulings, houseRules, groupsAbout, gameInShort, payments };
