/** English, the words of settling up, of players and their figures, and of backups. */
import { formatNumber } from './format.ts';
import { counter } from './plural.ts';

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
  amountRange: (most: string) => `Between nothing and ${most}, and more than nothing.`,
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
  handOf: (number: number, game: string) => `Hand ${formatNumber(number)}, ${game}`,
  paidItem: 'Paid',
  /** The text for other people. */
  shareTitle: 'Settling up',
  shareGame: (rules: string, title: string, scheme: string) => `${rules}, ${title} (${scheme})`,
  shareBalances: (list: string) => `Balances: ${list}`,
  shared: 'Shared',
  copied: 'Copied, ready to paste',
  shareRefused: 'Sharing was refused; here is the text to copy',
};

export const enKeep = { amounts, settle };
