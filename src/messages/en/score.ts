/** English, the words of the breakdown, and of how a hand was won. */

import type { RulesId } from '../../rules/ids.ts';
import { formatNumber } from '../format.ts';
import type { ReasonTexts } from '../shapes.ts';

const reasons: ReasonTexts = {
  oneOfGroup: ({ group, kept }) => `Only one element of the group ${group} counts; ${kept} is kept.`,
  contained: ({ kept }) => `Contained in ${kept}.`,
  onceAHand: () => 'Your house rules let it count once a hand.',
  formAlone: ({ kept }) => `${kept} scores alone; only flowers are added.`,
  specialAlone: ({ kept }) => `Nothing else counts beside ${kept}.`,
  houseRule: () => 'Your house rules do not count it.',
  setTaken: ({ element }) => `One of its sets already serves in another ${element}.`,
  sameKind: () => 'The sets are of the same suit; this asks for different suits.',
  setsCombined: ({ kept }) => `Its sets are linked by ${kept} already; a set left over combines once only.`,
  otherWaits: () => 'The hand waited for other tiles too.',
  countsOnce: () => 'True twice over, but it counts once.',
};

/** How a hand was won, where the rules ask. */
const winning = {
  title: 'How it was won',
  which: 'Which card won?',
  how: 'Drawn or claimed',
  claimed: 'Discard',
  drawn: 'Drawn',
  more: 'Winds and events',
  seat: 'Seat wind',
  round: 'Round wind',
  winds: (seat: string, round: string) => `Seat ${seat}, round ${round}`,
  events: {
    replacement: 'Replacement for a Kong',
    robbingKong: 'Robbing a Kong',
    lastTile: 'Last of the wall',
    lastOfKind: 'Last of its kind',
  },
};

/** Parts of the pad with large cards; suits have their names. */
const pad = { part: 'Which cards', honors: 'Honors', bonus: 'Flowers' };

const breakdown = {
  title: 'The score',
  times: (n: number) => `× ${formatNumber(n)}`,
  total: 'Total',
  rule: (element: string) => `The rule: ${element}`,
  notCounted: (n: number) => `Not counted (${n})`,
  otherReadings: (n: number) => `Other readings (${n})`,
  moreReadings: (n: number) => `and ${formatNumber(n)} more`,
  nothing: {
    mhing: 'No credits this time, and that is fine: a plain hand wins too. It is worth 0 points.',
    hongkong:
      'No fans this time. Under the rules as written the hand is drawn; a table may call it a chicken hand, worth 1 point.',
    mcr: 'No points this time.',
  } satisfies Record<RulesId, string>,
  houseRules: (list: string) => `House rules: ${list}`,
  houseRule: (title: string, value: string) => `${title}: ${value}`,
  ruling: (id: string) => `Ruling ${id}`,
  next: 'Next hand',
  recordIn: (names: string) => `Into the game with ${names}`,
  recordFor: (winner: string) => `Use this hand for ${winner}`,
  share: 'Share',
  copied: 'Copied',
  shared: 'Shared',
  shareRefused: 'Sharing was refused; the text is on screen to copy',
  /** The heading and the last line of a score shared as text. */
  shareTitle: (rules: string) => `${rules}, scored with Fourteen`,
  shareTotal: (value: string, worth: string) => `${value} = ${worth}`,
};

const MHING_EXAMPLE =
  'Digits, then B, D or C; winds E S W N; dragons R G P; J joker, F flower. Laid down: [123B], with a joker [12J=3B].';
const TILES_EXAMPLE =
  'Digits, then B, D or C; winds E S W N; dragons R G P; flowers 1F to 4F, seasons 1Y to 4Y. Laid down: [123B]; a Kong [5555D], concealed (5555D). Last, the card that won: + 4B.';

/** What an empty hand offers, by the id of `SAMPLES`. */
const firstRun = {
  title: 'Or try:',
  samples: {
    most: 'The most a hand can score',
    jokers: 'A laid-down set, and jokers at work',
    sevenPairs: 'Seven Pairs',
    wonders: 'Thirteen Wonders',
    kongs: 'Kongs and flowers',
    oneSuit: 'All of one suit',
    gates: 'Nine Gates',
    twoKongs: 'Two Kongs',
    chows: 'Chows that combine',
  },
  /** Words of the names above, for a button on a small phone. */
  short: {
    most: 'The most',
    jokers: 'Jokers',
    sevenPairs: 'Seven Pairs',
    wonders: 'Wonders',
    kongs: 'Kongs',
    oneSuit: 'One suit',
    gates: 'Nine Gates',
    twoKongs: 'Kongs',
    chows: 'Chows',
  },
  tryIt: (name: string) => `Try it: ${name}`,
};

/** Typing or pasting a hand. */
const typing = {
  hint: {
    mhing: '123B 456D RRR [789C] 55B FF',
    hongkong: '[789C] (5555D) 34B 99C PPP 2F + 5B',
    mcr: '[789C] (5555D) 34B 99C PPP 2F + 5B',
  },
  enter: 'Use this hand',
  copy: 'Copy the hand',
  copyByHand: 'Copying was refused; select the text and copy it by hand.',
  example: { mhing: MHING_EXAMPLE, hongkong: TILES_EXAMPLE, mcr: TILES_EXAMPLE },
};

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

const money = {
  eachPays: (amount: string) => `Each other player pays ${amount}`,
  discarderPaysAlone: (amount: string) => `The discarder pays ${amount}`,
  discarderPays: (discarder: string, others: string) => `The discarder pays ${discarder}, each other player ${others}`,
  nobodyPays: 'Nobody pays for this hand',
  chips: (many: number, face: number): string => {
    const word = WORDS[many];
    return word ? `${word} ${face}${many === 1 ? '' : 's'}` : `${formatNumber(many)} × ${face}`;
  },
  noChips: 'no chips',
};

/** The cards that a hand wins with. */
const waits = {
  title: 'Wins with',
  worth: (card: string, worth: string) => `${card}: ${worth}`,
  worthBoth: (card: string, drawn: string, claimed: string) => `${card}: drawn ${drawn}; claimed ${claimed}`,
  belowMinimum: 'too little to win',
};

export const enScore = { firstRun, money, typing, reasons, winning, waits, pad, breakdown };
