/** English, the words of settling up, of players and their figures; those of backups, practice and sharing have files of their own. */

import { formatNumber } from '../format.ts';
import { counter } from '../plural.ts';
import { backup } from './backup.ts';
import { about, install } from './install.ts';
import { practice } from './practice.ts';
import { share } from './share.ts';

const count = counter('en', formatNumber);
const games = (n: number): string => count(n, { one: '# game', other: '# games' });

const amounts = {
  chips: (points: string) => `${points} in chips`,
  unitNames: { chips: 'Chips' },
};

const settle = {
  title: 'Settle up',
  loading: 'One moment…',
  failed: (why: string) => `The games could not be read: ${why}`,
  noGames: 'No game has been played yet. Once there is one, this is where everybody sees who pays whom.',
  newGame: 'Start a game',
  notHere: 'That game is not on this phone.',
  which: 'Games',
  choose: 'Choose games',
  chooseTitle: 'Settle these together',
  chooseAbout: 'An evening of several games is paid in one go.',
  chooseNone: 'Choose one game at least.',
  chooseDone: (n: number) => `Settle ${games(n)}`,
  showAll: (n: number) => `Show all ${games(n)}`,
  evening: (n: number) => (n === 1 ? 'Add the other game of this evening' : `Add the other ${n} games of this evening`),
  paidTogether: 'Some of these were paid together before, so they stay together.',
  missing: (n: number) =>
    n === 1
      ? 'One game that was paid together with these is not on this phone. Payments for it are left out here.'
      : `${n} games that were paid together with these are not on this phone. Payments for them are left out here.`,
  pointsOnly: 'Played for points only: there is nothing to pay.',
  nothingYet: 'No hand has cost anybody anything yet.',
  balances: 'Balances',
  /** How somebody stands, beside the signed amount. */
  gets: 'gets',
  owes: 'pays',
  even: 'is even',
  toPay: (n: number) => count(n, { one: 'One payment settles it', other: '# payments settle it' }),
  toPayIn: (n: number, unit: string) => `${unit}: ${count(n, { one: 'one payment', other: '# payments' })}`,
  pays: (from: string, to: string) => `${from} pays ${to}`,
  paysAmount: (from: string, to: string, amount: string) => `${from} pays ${to} ${amount}`,
  paid: 'Paid',
  paidLabel: (from: string, to: string, amount: string) => `Paid: ${from} gave ${to} ${amount}`,
  part: 'Part of it',
  partLabel: (from: string, to: string) => `${from} pays ${to} a part of it`,
  allPaid: 'All paid',
  allPaidAbout: 'Nobody owes anybody anything. Until the next game.',
  allEven: 'All even',
  allEvenAbout: 'Nobody owes anybody anything.',
  toGame: 'Back to the game',
  toGames: 'Back to the games',
  share: 'Share the list',
  other: 'Another payment',
  payment: 'A payment',
  from: 'Who pays',
  to: 'Who gets it',
  amount: 'Amount',
  amountRange: (most: string) => `An amount of more than nothing, and of ${most} at most.`,
  samePerson: 'Choose two different people.',
  book: 'Note the payment',
  left: (from: string, to: string, amount: string) => `After that ${from} still owes ${to} ${amount}.`,
  noted: (from: string, to: string, amount: string) => `Noted: ${from} paid ${to} ${amount}.`,
  removed: (from: string, to: string, amount: string) => `Taken out: ${from} paid ${to} ${amount}.`,
  undo: 'Undo',
  putBack: 'Put back',
  made: 'Payments made',
  madeRow: (from: string, to: string) => `${from} paid ${to}`,
  remove: 'Take out',
  removeLabel: (from: string, to: string, amount: string) => `Take out: ${from} paid ${to} ${amount}`,
  why: 'Why: who owes whom from which hands',
  whyAbout: 'Without passing anything on through others. A tap opens the hand.',
  owesAmount: (from: string, to: string, amount: string) => `${from} owes ${to} ${amount}`,
  evenPair: (one: string, other: string) => `${one} and ${other} are even`,
  hand: (number: number) => `Hand ${formatNumber(number)}`,
  paidItem: 'Paid',
  /** The text for other people. */
  shareTitle: 'Settling up',
  shareGame: (rules: string, title: string, scheme: string) => `${rules}, ${title} (${scheme})`,
  shareBalances: (list: string) => `Balances: ${list}`,
  shared: 'Shared',
  copied: 'Copied, ready to paste',
  shareRefused: 'Sharing was refused; here is the text to copy',
};

const more = {
  title: 'More',
  people: 'Players',
  peopleAbout: 'Games, best hands and money of each',
  practice: 'Count this hand',
  practiceAbout: 'Practice: winning hands to count',
  settle: 'Settle up',
  settleAbout: 'Who pays whom after the evening',
  backup: 'Backup',
  backupAbout: 'Everything as a file, out and in',
  settings: 'Settings',
  settingsAbout: 'House rules, money and appearance',
  help: 'Help',
  helpAbout: 'Entering hands, notation, keyboard',
  about: 'About Fourteen',
  aboutAbout: 'Home screen, version, licences',
  version: (name: string, version: string) => `${name} ${version}`,
};

const people = {
  title: 'Players',
  empty: 'Nobody has played yet. Players come here with their first game.',
  newGame: 'Start a game',
  loading: 'One moment…',
  failed: 'The games on this phone could not be read, so that there are no figures.',
  notHere: 'This player is not on this phone.',
  all: 'All players',
  games,
  handsWon: (n: number) => count(n, { one: '# hand won', other: '# hands won' }),
  noGames: 'No game yet',
  list: (one: string, other: string) => `${one} · ${other}`,
  rename: 'Rename',
  renameTitle: (name: string) => `Another name for ${name}`,
  name: 'Name',
  renameAbout: 'Old games show the new name too.',
  noName: 'A name has at least one letter.',
  sameName: (name: string) => `Somebody else here is called ${name} too. You stay two people.`,
  save: 'Save the name',
  renamed: (name: string) => `Now called ${name}.`,
  offered: 'Offered when a game starts',
  figures: (rules: string) => rules,
  gamesPlayed: 'Games',
  ofThemWon: (n: number) => `${formatNumber(n)} won`,
  handsPlayed: 'Hands',
  handsWonOf: (won: number, share: string) => `${formatNumber(won)} won (${share})`,
  average: 'Average win',
  averageValue: (value: string, worth: string) => `${value}, ${worth}`,
  best: 'Best hand',
  bestValue: (value: string, worth: string) => `${value}, ${worth}`,
  open: 'Open the hand',
  none: 'None won yet',
  elements: 'Elements most often',
  elementCount: (n: number) => `${formatNumber(n)} ×`,
  allElements: (n: number) => `Show all ${formatNumber(n)}`,
  money: 'Money',
  moneyAbout: 'Won and lost at play, paid or not.',
};

export const enKeep = { amounts, settle, more, people, backup, install, about, practice, share };
