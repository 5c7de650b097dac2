/**
 * English, the words of the first screen. Names of elements are the rulebook's own; everything else is ours.
 * Another language is a file like this one. Plural forms go through `count`, where `#` stands for the number.
 */
import type { DeclaredTile, WinEvent } from '../../rules/entry.ts';
import type { RulesId } from '../../rules/list.ts';
import type { SetTile, Suit, Tile } from '../../tiles/tiles.ts';
import { formatNumber } from '../format.ts';
import { counter } from '../plural.ts';
import type { NotationTexts, ProblemTexts, Unit } from '../shapes.ts';

const count = counter('en', formatNumber);

const SUITS: Readonly<Record<Suit, string>> = { B: 'Bams', D: 'Dots', C: 'Chars' };
const HONORS: Readonly<Record<string, string>> = {
  E: 'East Wind',
  S: 'South Wind',
  W: 'West Wind',
  N: 'North Wind',
  R: 'Red Dragon',
  G: 'Green Dragon',
  P: 'White Dragon',
  J: 'Joker',
  F: 'Flower',
};

function tileName(tile: Tile): string {
  const whole = HONORS[tile];
  if (whole) return whole;
  const [digit, letter] = tile;
  if (letter === 'F' || letter === 'Y') return `${letter === 'F' ? 'Flower' : 'Season'} ${digit}`;
  return `${digit} of ${SUITS[letter as Suit]}`;
}

/** Texts one after the other, where `listOf` with its "and" would be too much. */
const lists = {
  items: (items: readonly string[]) => items.join(', '),
  groups: (groups: readonly string[]) => groups.join('; '),
  sentences: (sentences: readonly string[]) => sentences.join('. '),
  titled: (title: string, text: string) => `${title}: ${text}`,
};

const tiles = {
  tileName,
  suits: SUITS,
  winds: { E: 'East', S: 'South', W: 'West', N: 'North' },
  jokerAs: (tile: SetTile) => `Joker as ${tileName(tile)}`,
  jokerUnnamed: 'Joker, not named yet',
  declared: ({ tile, joker }: DeclaredTile): string =>
    tile === null ? 'Joker, not named yet' : joker ? `Joker as ${tileName(tile)}` : tileName(tile),
};

const rulesNames: Readonly<Record<RulesId, string>> = { mhing: 'Mhing', hongkong: 'Hong Kong', mcr: 'MCR' };

const credits: Unit = {
  value: (n) => count(n, { one: '# credit', other: '# credits' }),
  word: (n) => count(n, { one: 'credit', other: 'credits' }),
};
const points: Unit = {
  value: (n) => count(n, { one: '# point', other: '# points' }),
  word: (n) => count(n, { one: 'point', other: 'points' }),
};
const fans: Unit = {
  value: (n) => count(n, { one: '# fan', other: '# fans' }),
  word: (n) => count(n, { one: 'fan', other: 'fans' }),
};
const units: Readonly<Record<RulesId, Unit>> = { mhing: credits, hongkong: fans, mcr: points };

const winEvents: Readonly<Record<WinEvent, string>> = {
  replacement: 'Won on the replacement card',
  robbingKong: 'Robbing the Kong',
  lastTile: 'Won on the last card of the wall',
  lastOfKind: 'Won on the last card of its kind',
};

const problems: ProblemTexts = {
  tooManyCopies: ({ tile, held, copies }) => {
    if (tile === 'J' && copies === 0) return 'This game is played without jokers.';
    const several = { J: 'jokers', F: 'flowers' }[tile as string];
    return `The deck has only ${copies} ${several ?? `of the ${tileName(tile)}`}; this hand has ${held}.`;
  },
  tooManyTiles: ({ held, most }) => `A hand has ${most} cards besides flowers; this one has ${held}.`,
  notASet: ({ tiles: cards }) =>
    `${cards.map(tileName).join(', ')}: not a set. Lay down a Chow or a Pung; Eyes are never laid down.`,
  jokerCannotBe: ({ tile }) => `The joker cannot be the ${tileName(tile)} in this set.`,
  jokerUnnamed: () => 'Say what the joker in the laid-down set stands for.',
  onlyJokers: () => 'A laid-down set needs at least one card that is not a joker.',
  noWinningTile: ({ tile }) =>
    tile ? `The winning card, ${tileName(tile)}, is not in the hand.` : 'Say which card won the hand.',
  impossibleEvent: ({ event }) => `${winEvents[event]} cannot be: it contradicts the rest of the hand.`,
  notWinning: () => 'These 14 cards do not make a winning hand.',
};

const notationErrors: NotationTexts = {
  digitsWithoutSuit: ({ at, text }) =>
    `Which suit is the ${text} at place ${at + 1}? Write B, D or C after the digits: 123B.`,
  strayCharacter: ({ at, text }) => `“${text}” at place ${at + 1} is not a card.`,
  unclosedBracket: ({ at }) => `The bracket at place ${at + 1} is never closed. A laid-down set is written [123B].`,
  emptyBracket: ({ at }) => `There is nothing in the brackets at place ${at + 1}.`,
  badJoker: ({ at }) => `What does the joker at place ${at + 1} stand for? Write [12J=3B] or [WWJ=W].`,
  flowerInSet: ({ at }) => `The flower at place ${at + 1} cannot be part of a laid-down set.`,
  tooLong: () => 'That is too long for one hand.',
};

const picker = {
  pad: 'Cards',
  hand: 'Your hand',
  mode: 'What a tap adds',
  modes: { single: 'Card', sequence: 'Chow', triplet: 'Pung', pair: 'Eyes', quad: 'Kong' },
  left: (n: number) => `${n} left`,
  dead: {
    noneLeft: 'none left',
    notEnoughLeft: 'not enough left',
    noChow: 'a Chow starts at 7 or lower',
    handFull: 'the hand is full',
    noRoom: 'no room for a whole set',
    noSet: 'makes no set with the cards laid down',
  },
  laidDown: 'Laid down',
  laidDownSet: (cards: string) => `Laid down: ${cards}`,
  undo: 'Undo',
  redo: 'Redo',
  clear: 'Clear',
  edit: 'Change the hand',
  showScore: 'Show the score',
  scoringFor: (hand: number, winner: string) => `Hand ${formatNumber(hand)} · ${winner} wins`,
  backToGame: 'Back to the game',
  typing: (text: string) => `${text}…`,
  finishSet: (n: number) =>
    count(n, { one: 'One more card finishes the laid-down set.', other: '# more cards finish the laid-down set.' }),
  fewerFlowers: 'One flower fewer',
  moreFlowers: 'One flower more',
  removeCard: (card: string) => `Take out ${card}`,
  flowers: 'Flowers',
  jokerQuestion: 'What does the joker stand for?',
  text: 'Type or paste a hand',
};

/** Sentences for the live region, and for the total's place. */
const live = {
  ofCards: (size: number) => `of ${formatNumber(size)} cards`,
  notAHand: 'no win',
  begin: 'Tap the lowest card of a Chow, or choose Pung, Eyes or single cards.',
  goOn: 'Switch on “Laid down” for sets that lie open.',
  goOnOpen: 'The next set lies open. Switch “Laid down” off for cards in the hand.',
  toGo: (missing: number) => `${missing} to go`,
  incomplete: (held: number, size: number, missing: number) => `${held} of ${size} cards, ${missing} to go`,
  won: (value: string, worth: string) => `${value}, ${worth}`,
  /** `apart`: whether flowers are left out of both. */
  belowMinimum: (needed: string, has: string, apart: boolean) =>
    `It may not win: it takes ${needed}${apart ? ' without flowers' : ''}, and this hand has ${has}.`,
  wonForNothing: {
    mhing: 'A win for no credits: 0 points, but it is a win.',
    hongkong: 'Complete, but for no fans: your rules say what it is worth.',
    mcr: 'Complete, but for no points.',
  } satisfies Record<RulesId, string>,
  noWait: 'One card short, and no card makes it win yet.',
};

const navigation = {
  label: 'Screens',
  score: 'Score',
  games: 'Games',
  game: 'Game',
  newGame: 'New game',
  settle: 'Settle up',
  rules: 'Rules',
  people: 'Players',
  backup: 'Backup',
  practice: 'Practice',
  more: 'More',
  settings: 'Settings',
  help: 'Help',
  about: 'About Fourteen',
  close: 'Close',
  /** The arrow beside a screen's title; `to` is the screen above it. */
  up: (to: string) => `Back: ${to}`,
};

const update = {
  ready: 'A new version is ready',
  now: 'Update now',
  otherTab: 'Updated in another tab: reload',
  reload: 'Reload',
  offlineReady: 'Ready to work offline',
};

const storage = {
  handNotSaved: (why: string) => `Your hand could not be saved on this phone: ${why}`,
  settingsNotSaved: (why: string) => `Your settings could not be saved on this phone: ${why}`,
  why: {
    full: 'it has no room left.',
    refused: 'the browser does not allow it, perhaps in a private window.',
    unknown: 'the browser did not say why.',
  },
  rulesNotLoaded: 'The rules of this game could not be loaded. Please try again when you are online.',
  settingsUnreadable: 'Your settings could not be read, so we start with the usual ones. Nothing was deleted.',
  handUnreadable: 'The hand kept on this phone could not be read, so we start with an empty one. Nothing was deleted.',
};

/** By the id of `SAMPLES`. */
const boot = {
  screenFailed: 'This screen could not be loaded. Please try again when you are online.',
  crashed: 'Something went wrong here. Your hand is kept; please reload the page.',
  reload: 'Reload',
  loading: 'One moment…',
};

export const en = {
  language: 'en',
  app: { name: 'Fourteen' },
  lists,
  tiles,
  rulesNames,
  units,
  points,
  problems,
  notationErrors,
  picker,
  live,
  navigation,
  update,
  storage,
  boot,
};
