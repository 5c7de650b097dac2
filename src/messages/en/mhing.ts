/** English, the words of Mhing: names of its elements as the rulebook prints them, of its switches and of its ways to pay. */
import type { ElementId } from '../../rules/mhing/elements.ts';
import type { HOUSE_RULES } from '../../rules/mhing/house-rules.ts';
import type { WordsOf } from '../shapes.ts';

export const enMhing = {
  elements: {
    sequencesOnly: { name: 'Sequences Only' },
    pairOf258: { name: "Pair of 2's or 5's or 8's" },
    flower: { name: 'Flower' },
    tripletsOnly: { name: 'Triplets Only Hand' },
    allHighLow: { name: 'All High/Low w/no Honors' },
    doubleSequence: { name: 'Double Sequence in diff Suits' },
    doubleTriplet: { name: 'Double Triplet in different Suits', short: 'Double Triplet in diff Suits' },
    identicalDoubleSequence: { name: 'Identical Double Sequence' },
    twoSuitsNoHonors: { name: 'Two Suits Only w/no Honors' },
    oneSuitWithHonors: { name: 'One Suit with any Honors' },
    oneSuitOnly: { name: 'One Suit Only w/no Honors' },
    brokenRoyalRun: { name: 'Broken Royal Run in same Suit' },
    royalRun: { name: 'Royal Run' },
    honorTriplet: { name: 'Wind or Dragon Triplet' },
    allSuitsWindsDragons: { name: 'All Suits + Winds + Dragons' },
    allDragonTriplets: { name: 'All three Dragon Triplets' },
    nothingConnects: { name: 'Nothing Connects' },
    sevenPairs: { name: 'Seven Pairs' },
    nothingConnectsAllHonors: { name: 'Nothing Connects w/ALL Honors' },
  },
  groups: {
    always: 'Always',
    multiples: 'Multiples',
    suits: 'Suits',
    sequences: 'Royal runs',
    honors: 'Honours',
    nonStandard: 'Non-standard hands',
  },
  houseRules: {
    groups: { title: 'Elements of one group', values: { each: 'Every occurrence counts', once: 'Once a hand' } },
    sevenPairsFourAlike: { title: 'Four alike in Seven Pairs', values: { yes: 'Two pairs', no: 'Not allowed' } },
    minimum: { title: 'Least hand to win', values: { none: 'No minimum', three: '3 credits without flowers' } },
    jokers: { title: 'Jokers', values: { six: '6 in the deck', none: 'None' } },
    discarder: { title: 'Whoever discards', values: { same: 'Pays like everyone', double: 'Pays double' } },
    pennyStep: { title: 'Penny a point, rounded to', value: (shown) => shown },
    pennyLimit: { title: 'Penny a point, at most', value: (shown) => shown },
    target: { title: 'The game ends at', value: (shown) => `${shown} points` },
    dealAfterDraw: { title: 'Deal after a drawn hand', values: { passes: 'Passes to the left', stays: 'Stays' } },
  },
  schemes: {
    pennyAPoint: { name: 'Penny a point', about: 'A penny for each point, rounded, up to a limit.' },
    bettingTable: { name: 'Betting table', about: 'A fixed amount by the number of credits.' },
    chips: { name: 'Chips', about: 'The points, in chips of 128, 32, 8 and 2.' },
    none: { name: 'No money', about: 'Points only.' },
  },
  presets: {},
} satisfies WordsOf<ElementId, typeof HOUSE_RULES>;
