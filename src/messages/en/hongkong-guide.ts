/** English, what the rules, settings and help screens add for Hong Kong. */
import type { ElementId } from '../../rules/hongkong/elements.ts';
import type { HOUSE_RULES } from '../../rules/hongkong/house-rules.ts';
import type { ElementGuide, Ruling } from '../shapes.ts';

const SPECIAL = 'Nothing else counts beside it.';
const ONE_OF_THE_SUITS = 'At most one of Semi-Pure, Pure and All Honours can be true.';

const elements: Readonly<Record<ElementId, ElementGuide>> = {
  hiddenTreasure: {
    condition: 'Four Pungs and any pair, no set laid down but concealed Kongs, won on a drawn tile.',
    counter: 'Won on a discard, the same tiles are All Pung and a Concealed Hand.',
    excludes: SPECIAL,
  },
  greatScholars: {
    condition: 'Pungs of all three dragons, any fourth set and any pair.',
    counter: 'The White Dragons are only a pair: this is Small Three Dragons.',
    excludes: SPECIAL,
  },
  fourWinds: {
    condition: 'Four Pungs and a pair in which all four winds appear; one of them may be the pair.',
    counter: 'A Chow is among the sets: all four must be Pungs.',
    excludes: SPECIAL,
  },
  onlyDragonsAndWinds: {
    condition: 'Four Pungs and a pair, all of winds and dragons.',
    counter: 'The pair is of a suit.',
    excludes: SPECIAL,
  },
  onlyKeystones: {
    condition: 'Four Pungs and a pair, all of 1s and 9s.',
    counter: 'The pair of winds is no 1 and no 9.',
    excludes: SPECIAL,
  },
  nineGates: {
    condition: '1112345678999 of one suit and any one tile more of it, without a Kong; sets may lie open.',
    counter: 'There are only two 9s.',
    excludes: SPECIAL,
  },
  kongs: {
    condition: 'Four Kongs and a pair.',
    counter: 'The winds are only a Pung: three Kongs are not enough.',
    excludes: SPECIAL,
  },
  jadeDragon: {
    condition: 'A Pung of Green Dragons, three Pungs of Bams and a pair of Bams.',
    counter: 'The pair has to be of Bams too.',
    excludes: SPECIAL,
  },
  rubyDragon: {
    condition: 'A Pung of Red Dragons, three Pungs of Dots and a pair of Dots.',
    counter: 'In GameTwist’s text the Ruby goes with Dots, not with Chars.',
    excludes: SPECIAL,
  },
  pearlDragon: {
    condition: 'A Pung of White Dragons, three Pungs of Chars and a pair of Chars.',
    counter: 'A Chow is among the sets: all four must be Pungs.',
    excludes: SPECIAL,
  },
  thirteenWonders: {
    condition: 'Each dragon, each wind, the 1 and the 9 of each suit, and a second one of any of these.',
    counter: 'The White Dragon is missing, so this does not win at all.',
    excludes: SPECIAL,
  },
  selfPick: {
    condition: 'Won on a tile that you drew yourself, a replacement included.',
    counter: 'The winning tile was somebody’s discard.',
  },
  kongReplacement: {
    condition: 'Won on the tile drawn in place of the fourth tile of a Kong; Self-Pick counts as well.',
    counter: 'A tile drawn in place of a flower is an ordinary draw.',
  },
  robbingKong: {
    condition: 'Won on the tile that another player adds to a Pung laid down before.',
    counter: 'The winning tile was an ordinary discard.',
  },
  lastTile: {
    condition: 'Won on the last tile of the wall, or on the discard after it.',
    counter: 'There were tiles left in the wall.',
  },
  concealedHand: {
    condition: 'No set and no Kong laid down open; concealed Kongs may be there.',
    counter: 'A Chow lies open.',
    excludes: 'Not beside Seven Pairs, which are concealed in any case.',
  },
  allChows: {
    condition: 'All four sets are Chows; the pair may be anything.',
    counter: 'One Pung among the sets is enough to lose it.',
  },
  allPungs: {
    condition: 'All four sets are Pungs or Kongs.',
    counter: 'One Chow among the sets is enough to lose it.',
  },
  sevenPairs: {
    condition: 'Seven pairs and no set laid down; four alike are two pairs.',
    counter: 'Three alike and a single tile are not two pairs.',
    excludes: 'Concealed Hand does not count beside it.',
  },
  semiPure: {
    condition: 'Tiles of one suit, and at least one wind or dragon.',
    counter: 'There is a Pung of a second suit.',
    excludes: ONE_OF_THE_SUITS,
  },
  pure: {
    condition: 'Tiles of one suit alone.',
    counter: 'With a pair of winds in it, this is Semi-Pure.',
    excludes: ONE_OF_THE_SUITS,
  },
  allHonours: {
    condition: 'Seven Pairs of winds and dragons alone; with Pungs it is a special hand.',
    counter: 'The last pair is of a suit: this is Semi-Pure.',
    excludes: ONE_OF_THE_SUITS,
  },
  seatWind: {
    condition: 'A Pung or Kong of the wind of your seat.',
    counter: 'For East the Pung of South Winds is not the own one.',
  },
  roundWind: {
    condition: 'A Pung or Kong of the wind of the round; both count if it is your seat’s as well.',
    counter: 'In the round of East the Pung of South Winds is not the round’s.',
  },
  dragonPung: {
    condition: 'A Pung or Kong of dragons; each one counts.',
    counter: 'The dragons are only a pair.',
    excludes: 'Not beside Small Three Dragons, which holds two of them.',
  },
  smallThreeDragons: {
    condition: 'Pungs or Kongs of two dragons and a pair of the third.',
    counter: 'The pair is not of the third dragon: these are two Dragon Pungs.',
    excludes: 'Its Dragon Pungs do not count as well.',
  },
  noBonusTiles: {
    condition: 'No flower and no season set aside.',
    counter: 'A flower is set aside, even though it is not the seat’s own.',
  },
  seatFlower: {
    condition: 'The flower with the number of your seat: 1 East, 2 South, 3 West, 4 North.',
    counter: 'Flower 3 belongs to West, and this is East.',
  },
  seatSeason: {
    condition: 'The season with the number of your seat: 1 East, 2 South, 3 West, 4 North.',
    counter: 'Season 2 belongs to South, and this is East.',
  },
  allFlowers: {
    condition: 'All four flowers; the own one counts as well.',
    counter: 'Flower 4 is missing.',
  },
  allSeasons: {
    condition: 'All four seasons; the own one counts as well.',
    counter: 'Season 1 is missing.',
  },
};

const rulings = {
  H1: {
    question: 'GameTwist’s text has lost its table of fans. Which fans are these?',
    answer:
      'Those of a public list whose special hands have the same names, checked against other Hong Kong tables. Where the list and the text differ, the text wins.',
  },
  H2: {
    question: 'How do fans become points?',
    answer: '1 fan is 2 points, 2 are 4, 3 are 8, 4 to 6 are 16, 7 to 9 are 32, and 10 or more are 64.',
  },
  H3: {
    question: 'The hand is complete but has no fans. Does it win?',
    answer: 'It ends the hand, which is drawn: nobody pays. Your table can make it a win worth 1 point.',
  },
  H4: {
    question: 'Is there a least hand to win with?',
    answer:
      'No. Your table can ask for 1 or 3 fans. Flowers and seasons that you hold do not help to reach them, unless your table says so; having none does.',
  },
  H5: {
    question: 'A special hand is also All Pung, or special twice over. What counts?',
    answer: '64 fans, once, and nothing else. Its points are the most that the table gives.',
  },
  H6: {
    question: 'Is a Kong a Pung?',
    answer: 'Yes, wherever Pungs are asked for. Nine Gates has no room for one.',
  },
  H7: {
    question: 'May Hidden Treasure have Kongs, or be won on a discard?',
    answer:
      'Concealed Kongs may be in it, unless your table allows Pungs only. It must be won on a drawn tile: on a discard it is All Pung and a Concealed Hand.',
  },
  H8: {
    question: 'Must all four winds be Pungs for Four Winds?',
    answer:
      'No. Three Pungs of winds, a fourth Pung and a pair of the last wind will do, but a Chow will not. Your table can ask for four Pungs of winds.',
  },
  H9: {
    question: 'Must Nine Gates be concealed?',
    answer: 'No, and the 14th tile may be any of the suit. Your table can ask for a concealed hand.',
  },
  H10: {
    question: 'Which suits go with Jade, Ruby and Pearl?',
    answer:
      'Bams with Jade, Dots with Ruby and Chars with Pearl, the pair included. Your table can swap Dots and Chars, as is usual elsewhere.',
  },
  H11: {
    question: 'Does an element count beside one that always brings it along?',
    answer:
      'No, the stricter one counts: Small Three Dragons without its Dragon Pungs, Seven Pairs without Concealed Hand. Self-Pick with Win on a Kong, and the own flower with all four, do count together. Your table can count both.',
  },
  H12: {
    question: 'Does Concealed Hand count on self-pick?',
    answer:
      'Yes, beside Self-Pick. A concealed Kong does not open the hand, an exposed one does. Your table can count it on discards only.',
  },
  H13: {
    question: 'May the pair of All Chow be winds or dragons?',
    answer: 'Yes, any pair. Your table can ask for a suit tile.',
  },
  H14: {
    question: 'Are four alike two pairs in Seven Pairs?',
    answer:
      'Yes. Other elements add up with it, and a hand that is also four sets and a pair takes the better of the two. Your table can ask for seven different pairs, or not play them.',
  },
  H15: {
    question: 'What does the last tile of the wall give?',
    answer:
      '1 fan, drawn or on the discard after it, also as the replacement of a Kong. No Kong can be robbed then. Your table can leave it out.',
  },
  H16: {
    question: 'The winning tile was drawn in place of a flower. Is that more?',
    answer:
      'No, it is Self-Pick like any other draw. Seven or eight flowers and seasons do not win by themselves, and winning on the first turn is worth no more. Your table can play without flowers and seasons.',
  },
  H17: {
    question: 'Who pays?',
    answer:
      'On a discard the discarder pays double and the others single; on self-pick everyone pays double. Your table can have the discarder pay for all, or single payment on self-pick. East pays no more than others.',
  },
  H18: {
    question: 'What are the steeper tables?',
    answer:
      'Full spicy doubles with every fan; half spicy does so every second fan from 4 on, with a step halfway. Each can end at 10 or 13 fans, and special hands have the most that it gives.',
  },
  H19: {
    question: 'When does one player pay for all?',
    answer: 'When the players find one responsible and say so. That player pays the whole sum, the others nothing.',
  },
  H20: {
    question: 'Two players claim the same discard to win. Who does?',
    answer: 'Whoever’s turn comes first. One player wins a hand.',
  },
  H21: {
    question: 'Does East keep the seat?',
    answer:
      'After winning and after a drawn hand; else the seats move on. The wind of the round changes when all four have been East. Your table can always move on, and can end the game after some rounds.',
  },
  H22: {
    question: 'The hand can be read in several ways. Which one counts?',
    answer: 'A special hand if there is one, else the reading with the most fans.',
  },
  H23: {
    question: 'What does a false win cost?',
    answer: 'Twice the points of the limit to each other player. Your table can let it cost nothing.',
  },
} as const satisfies Readonly<Record<string, Ruling>>;

const houseRules: Readonly<Record<(typeof HOUSE_RULES)[number]['key'], string>> = {
  zeroFans: 'Whether a complete hand without fans is drawn, or wins a single point.',
  minFans: 'A hand with fewer fans than this may not win.',
  bonusInMin: 'Whether the fans of held flowers and seasons count towards the least hand.',
  table: 'How steeply points rise with fans: in steps, doubling every second fan, or doubling every fan.',
  limit: 'More fans than this are worth no more points; special hands are worth just as much.',
  discarder: 'Whether the others pay too when somebody discards the winning tile.',
  selfPick: 'What each player pays when the winner drew the tile.',
  bonusTiles: 'Whether flowers and seasons are in play; without them nobody scores for having none.',
  lastTile: 'Whether winning on the last tile, or on the discard after it, is worth a fan.',
  concealedHand: 'Whether Concealed Hand counts beside Self-Pick.',
  chowPair: 'Whether the pair of All Chow may be winds or dragons.',
  sevenPairs: 'Whether Seven Pairs win, and whether four alike are two of them.',
  overlap: 'Whether Dragon Pungs count inside Small Three Dragons, and Concealed Hand with Seven Pairs.',
  hiddenTreasure: 'Whether concealed Kongs may be in Hidden Treasure.',
  fourWinds: 'Whether one of the four winds may be the pair.',
  nineGates: 'Whether sets of Nine Gates may be laid down.',
  jewels: 'Which suits belong to the Red and the White Dragon. Jade always goes with Bams.',
  eastStays: 'Whether East stays after winning and after a drawn hand.',
  falseWin: 'What a player pays who declares a win that is none.',
  rounds: 'How many rounds of winds a game has.',
};

const groupsAbout: Readonly<Record<string, string>> = {
  special: 'Each is worth 64 fans, and nothing else counts beside it.',
  winning: 'How the last tile came, and whether the hand was open. All that are true count.',
  sets: 'What the sets are.',
  suits: 'One of these at most is true of a hand.',
  windsDragons: 'Pungs and Kongs of winds and dragons.',
  bonus: 'Tiles set aside, which are no part of the hand.',
};

/** The game in one page, a paragraph each. */
const gameInShort: readonly string[] = [
  'Four people play with 144 tiles: Bams, Dots and Chars from 1 to 9, four winds and three dragons, four of each; four flowers and four seasons.',
  'A winning hand is four sets and a pair. A set is a Chow, three numbers in a row in one suit, a Pung, three alike, or a Kong, four alike. Seven Pairs and Thirteen Wonders win too.',
  'A set completed with a discard is laid down. A Kong is laid down in any case, and a tile drawn in its place; the same goes for flowers and seasons.',
  'Elements give fans, and fans turn into points. A special hand is worth the most that there is, and nothing beside it. A complete hand without fans is a drawn one.',
  'Only the winner scores. The discarder pays double and the others single; on a drawn tile everyone pays double.',
  'East stays after winning and after a drawn hand. A round is over when each player has been East.',
];

const payments: readonly string[] = [
  'On a discard or a robbed Kong, whoever gave the tile pays twice the points of the hand and the two others once, or that one player pays all of it, four times the points.',
  'On a drawn tile each of the three pays twice the points, or once where the table plays so.',
  'A player who is held responsible pays the whole sum alone. A drawn hand costs nothing; a false win costs twice the points of the limit to each other player.',
];

export const enHongkongGuide = { elements, rulings, houseRules, groupsAbout, gameInShort, payments };
