/** English, what the rules and settings screens add for Mhing. */
import type { ElementId } from '../../rules/mhing/elements.ts';
import type { HOUSE_RULES } from '../../rules/mhing/house-rules.ts';
import type { ElementGuide, GuideOf, Ruling } from '../shapes.ts';

const elements: Readonly<Record<ElementId, ElementGuide>> = {
  sequencesOnly: {
    condition: 'All four sets are Chows; the pair may be anything.',
    counter: 'One Pung among the sets is enough to lose it.',
  },
  pairOf258: {
    condition: 'The pair is a suit card numbered 2, 5 or 8.',
    counter: 'The three 5s are a Pung; the pair of this hand is 9s.',
  },
  flower: {
    condition: 'Each flower set aside counts one credit in a winning hand.',
    counter: 'These cards do not win, so their flowers are worth nothing.',
  },
  tripletsOnly: {
    condition: 'All four sets are Pungs; the pair may be anything.',
    counter: '4, 5 and 6 of Chars are a Chow, although the combination table prints this hand.',
    excludes: 'Never together with Sequences Only.',
  },
  allHighLow: {
    condition: 'All 14 cards are numbered 1 to 5, or all 14 are numbered 5 to 9.',
    counter: 'Low and high cards mixed: it must be one or the other throughout.',
    excludes: 'A hand of fives alone is both low and high, and counts once.',
  },
  doubleSequence: {
    condition: 'Two Chows of the same numbers in different suits; each matching pair of Chows counts.',
    counter: 'The numbers differ by one: they must be the same.',
  },
  doubleTriplet: {
    condition: 'Two Pungs of the same number in different suits; each matching pair of Pungs counts.',
    counter: 'Winds have neither number nor suit: these count as Wind or Dragon Triplet instead.',
  },
  identicalDoubleSequence: {
    condition: 'Two Chows alike in number and suit; each matching pair of Chows counts.',
    counter: 'Different suits: this is a Double Sequence in diff Suits, one credit.',
  },
  twoSuitsNoHonors: {
    condition: 'Exactly two suits, and no honours.',
    counter: 'A pair of winds is enough to lose it.',
    excludes: 'Of the three suit elements only the best counts.',
  },
  oneSuitWithHonors: {
    condition: 'Exactly one suit, and at least one honour.',
    counter: 'The Pung of Dots is a second suit.',
    excludes: 'Of the three suit elements only the best counts.',
  },
  oneSuitOnly: {
    condition: 'Exactly one suit, and no honours.',
    counter: 'With honours in it, this is One Suit with any Honors, three credits.',
    excludes: 'Of the three suit elements only the best counts.',
  },
  brokenRoyalRun: {
    condition: '123 and 789 of one suit.',
    counter: 'Both Chows must be of the same suit.',
    excludes: 'Not beside Royal Run: only one of the two counts, whichever gives more.',
  },
  royalRun: {
    condition: '123, 456 and 789 of one suit.',
    counter: 'All three Chows must be of the same suit.',
    excludes: 'Broken Royal Run does not count beside it.',
  },
  honorTriplet: {
    condition: 'A Pung of a wind or a dragon; each one counts.',
    counter: 'A pair of winds is no Pung.',
    excludes: 'Of the three honour elements only the one that gives most counts.',
  },
  allSuitsWindsDragons: {
    condition: 'Each of the three suits, a wind and a dragon appear in the hand; one card of each is enough.',
    counter: 'There is no dragon.',
    excludes: 'The Pungs of winds and dragons in it do not count as well.',
  },
  allDragonTriplets: {
    condition: 'Pungs of the Red, the Green and the White Dragon.',
    counter: 'The White Dragons are only a pair: this is Wind or Dragon Triplet twice, two credits.',
    excludes: 'Its Pungs do not count singly as well, and neither does a fourth Pung of a wind.',
  },
  nothingConnects: {
    condition: 'No Pung, no Chow, no pair, and all cards of one suit at least three numbers apart.',
    counter: '5 and 7 of Dots are only two apart.',
    excludes: 'Nothing else counts beside it but flowers.',
  },
  sevenPairs: {
    condition: 'Seven pairs and nothing else; four alike are two pairs.',
    counter: 'These pairs also make four Chows and a pair, which is worth more, so it counts as those.',
    excludes: 'Nothing else counts beside it but flowers.',
  },
  nothingConnectsAllHonors: {
    condition: 'A Nothing Connects hand that holds all seven honours.',
    counter: 'The White Dragon is missing: this is plain Nothing Connects, three credits.',
    excludes: 'It replaces Nothing Connects. Nothing else counts beside it but flowers.',
  },
};

const rulings = {
  M1: {
    question: 'Three or four sets match. How much is that?',
    answer:
      'Count every two that match: 3 credits if they are identical, 1 if only the suit differs. Two matching sets make one pair, three make 3, four make 6.',
  },
  M2: {
    question: 'With jokers I have two Pungs of the very same card. Is that a Double Triplet?',
    answer: 'No. A Double Triplet asks for different suits.',
  },
  M3: {
    question: 'Only one element of a group counts. What if it occurs twice?',
    answer:
      'The kind that gives most counts, and each occurrence of it: two Pungs of winds are 2 credits. Your table can let it count once a hand.',
  },
  M4: {
    question: 'All four copies are in the hand. May a joker be a fifth?',
    answer: 'Yes. A joker can be anything except a flower.',
  },
  M5: { question: 'Are four alike two pairs in Seven Pairs?', answer: 'Yes, unless your table says otherwise.' },
  M6: {
    question: 'The table prints 111B 555D 111C 456C 44C as Triplets Only. Is it?',
    answer: 'No, that is a misprint: 456C is a Chow.',
  },
  M7: {
    question: 'How does a penny a point round?',
    answer:
      'To the nearest ten, and at most 100: 2 and 4 points pay nothing, 8 pay 10, 16 pay 20, 32 pay 30, 64 pay 60, and 128 or more pay 100. Your table can change both.',
  },
  M8: {
    question: 'Which chips pay for 4 or 64 points?',
    answer: 'The fewest of 128, 32, 8 and 2: two 2s for 4 points, two 32s for 64. There is no limit.',
  },
  M9: {
    question: 'Does a winning hand need credits?',
    answer: 'No. A hand without credits wins too, for 0 points. Your table can ask for 3 credits without flowers.',
  },
  M10: {
    question: 'Does whoever discarded the winning card pay more?',
    answer: 'No, everyone pays the same. Your table can have the discarder pay double.',
  },
  M11: {
    question: 'Two players call Mhing on one discard. Who wins?',
    answer: 'Going left from the discarder, whoever comes first.',
  },
  M12: {
    question: 'May a joker in a laid-down set become something else later?',
    answer:
      'No, it stays what it was declared to be. Jokers still in the hand take whatever scores most. Your table can play without jokers.',
  },
  M13: {
    question: 'All cards are honours. Does a suit element count?',
    answer: 'No, there is no suit to count. The hand can still be Triplets Only.',
  },
  M14: {
    question: 'The hand is Seven Pairs, and also four sets and a pair. Which counts?',
    answer: 'Whichever is worth more.',
  },
  M15: {
    question: 'Can two players reach the target in the same hand?',
    answer: 'No. Only the winner of a hand scores, so only the winner can reach it.',
  },
  M16: {
    question: 'How many broken royal runs are in 123B 123B 789B?',
    answer: 'One: each set serves in one run only. With a second 789B there are two.',
  },
  M17: {
    question: 'Jokers give me two Pungs of East Winds. Do both count?',
    answer: 'Yes, as two: 2 credits.',
  },
  M18: {
    question: 'All cards are fives. Is the hand both all low and all high?',
    answer: 'It is, but the element counts once: 5 credits.',
  },
  M19: {
    question: 'May three jokers be laid down as a set?',
    answer: 'No. A set is laid down with the discard that completes it, so at least one card in it is not a joker.',
  },
  M20: {
    question: 'What can jokers be in Nothing Connects?',
    answer:
      'Only cards that still connect to nothing, so there must be room for them. 37B 38D 37C and E W N R leave three honours for four jokers, and do not win.',
  },
  M21: {
    question: 'Do both Nothing Connects elements count together?',
    answer: 'No. With all seven honours it is 8 credits instead of 3, not 11.',
  },
  M22: {
    question: 'With jokers I have 555B 555B 555C 555D. How many Double Triplets?',
    answer: 'Five. Of the six ways to take two of them, only the two Pungs of Bams do not count.',
  },
  M23: { question: 'Do flowers count in a hand that does not win?', answer: 'No.' },
  M24: {
    question: 'Nobody won the hand. Who deals next?',
    answer: 'The next player to the left, as after every hand. Your table can let the dealer deal again.',
  },
  M25: {
    question: 'The discarder pays double. Does the limit come before that or after?',
    answer:
      'Before: round, limit or look up the value first, then double the discarder’s share. With chips, double the points.',
  },
} satisfies Readonly<Record<string, Ruling>>;

const houseRules: Readonly<Record<(typeof HOUSE_RULES)[number]['key'], string>> = {
  groups: 'Of each group one element counts. If it occurs twice, such as two Pungs of winds, both count, or one.',
  sevenPairsFourAlike: 'Whether four equal cards are two of the seven pairs.',
  minimum: 'An older rulebook asks for three credits, not counting flowers, before a hand may win.',
  jokers: 'Whether the six jokers are in the deck.',
  discarder: 'Whether whoever discarded the winning card pays double.',
  pennyStep: 'What is paid rounds to the nearest multiple of this.',
  pennyLimit: 'Nobody pays more than this for a hand; the discarder’s double comes on top.',
  target: 'The first player to reach this many points wins the game.',
  dealAfterDraw: 'Whether the deal moves on when nobody won.',
};

const groupsAbout = {
  always: 'Each of these counts whenever it is true.',
  multiples: 'Every two sets that match count.',
  suits: 'Only one of these counts in a hand.',
  sequences: 'Only one of these counts in a hand.',
  honors: 'Only one of these counts in a hand.',
  nonStandard: 'The whole hand is this one thing; only flowers are added.',
};

/** The game in one page, a paragraph each. */
const gameInShort = [
  'Two to six people play with 150 cards: Bams, Dots and Chars from 1 to 9, four winds and three dragons, four of each; eight flowers; six jokers.',
  'A winning hand has 14 cards besides flowers: four sets and a pair (Eyes). A set is a Chow, three numbers in a row in one suit, or a Pung, three alike. Seven Pairs and Nothing Connects win too.',
  'A set completed with somebody’s discard is laid down. The pair never is, and Seven Pairs and Nothing Connects stay in the hand to the end. The card that wins, drawn or claimed, joins the cards in the hand.',
  'A joker can be any card except a flower. In a laid-down set it stays what it was said to be; in the hand it becomes whatever is worth most.',
  'Elements give credits, and credits turn into points. Where a hand can be read in several ways, the best one counts.',
  'The first player to reach 500 points or more wins the game.',
];

const payments = [
  'Everyone pays the winner alike: a penny for each point, rounded and up to a limit, an amount from the betting table by the number of credits, or the points in chips. A table may have the discarder pay double.',
  'Only the winner’s points count towards the end of the game. When nobody wins, nobody pays.',
];

export const enMhingGuide = { elements, rulings, houseRules, groupsAbout, gameInShort, payments } satisfies GuideOf<
  ElementId,
  typeof HOUSE_RULES
>;
