/** English, the words of practice. */
import type { LevelOf } from '../../practice/levels.ts';
import type { RulesId } from '../../rules/ids.ts';
import { formatNumber } from '../format.ts';
import { counter } from '../plural.ts';

const count = counter('en', formatNumber);

interface LevelWords {
  readonly name: string;
  readonly about: string;
}

const levels = {
  mhing: {
    plain: { name: 'Plain', about: 'Four sets and Eyes, all from the hand, and no multiples.' },
    multiples: { name: 'Multiples', about: 'Sets that double each other, all from the hand.' },
    jokers: { name: 'Jokers', about: 'One to three jokers, and sets that are laid down.' },
    nonStandard: { name: 'Other forms', about: 'Seven Pairs and Nothing Connects, sometimes with jokers.' },
  },
  hongkong: {
    plain: { name: 'Sets', about: 'Sets and suits; no Kongs, flowers or events.' },
    table: { name: 'Full table', about: 'Laid-down sets and flowers; now and then a Kong or an event.' },
    special: { name: 'Special', about: 'Special hands and Seven Pairs.' },
  },
  mcr: {
    small: { name: 'Small', about: 'No element of more than 8 points; no Kongs, flowers or events.' },
    combined: { name: 'Greater', about: 'Straights, shifted sets and the like, of 12 points and more.' },
    table: { name: 'Full table', about: 'Flowers, and Kongs or events, beside laid-down sets.' },
    rare: { name: 'Rare', about: 'Elements of 24 points and more, and other forms.' },
  },
} satisfies { readonly [Id in RulesId]: Readonly<Record<LevelOf<Id>, LevelWords>> };

export const practice = {
  title: 'Count this hand',
  ofGame: 'Which game',
  level: 'Level',
  chosen: (rules: string, level: string) => `${rules} · ${level}`,
  levels,
  byTheBook: 'Counted by the rulebook, without your house rules.',
  linked: 'A hand that somebody shared',
  hand: 'The hand',
  drawn: 'drawn',
  claimed: 'claimed',
  wonWith: (card: string, how: string) => `Won with the ${card}, ${how}`,
  concealedKong: (cards: string) => `Concealed Kong: ${cards}`,
  flowers: (cards: string) => `Flowers: ${cards}`,
  seat: (wind: string) => `Seat ${wind}`,
  round: (wind: string) => `Round ${wind}`,
  answer: 'What is it worth?',
  answerBy: 'How to answer',
  elements: 'Tick the elements',
  total: 'Type the total',
  totalLabel: (unit: string) => `How many ${unit}?`,
  totalProblem: 'Please write a whole number.',
  find: 'Find an element',
  nothingFound: 'No element of that name.',
  soFar: (value: string) => `So far ${value}`,
  check: 'Check',
  skip: 'Another hand',
  right: (value: string) => `Right: ${value}`,
  notRight: (value: string) => `Not quite: it is ${value}`,
  totalOnly: (value: string) => `${value} is right, but not by these elements`,
  youSaid: (value: string) => `You came to ${value}.`,
  otherwise: 'You counted it in another way, which is worth as much.',
  missed: 'Missed',
  wrong: 'Claimed, but it does not count',
  times: (n: number) => `× ${formatNumber(n)}`,
  breakdown: 'The score',
  next: 'Next hand',
  share: 'Share this hand',
  shareText: (rules: string, link: string) => `${rules}: what is this hand worth? ${link}`,
  shared: 'Shared',
  copied: 'Copied, ready to paste',
  shareRefused: 'Sharing was refused; here is the text to copy',
  progress: 'How you do',
  noHands: 'Count a hand, and this is where you see which elements you miss.',
  inARow: 'Right in a row',
  best: (n: number) => `at best ${formatNumber(n)}`,
  hands: 'Hands',
  handsRight: (n: number, share: string) => `${formatNumber(n)} right (${share})`,
  accuracy: 'Elements, the weakest first',
  accuracyAbout: 'What you miss comes more often.',
  seen: (n: number) => count(n, { one: 'in # hand', other: 'in # hands' }),
  missedTimes: (n: number) => `missed in ${formatNumber(n)}`,
  wrongTimes: (n: number) => `wrongly claimed in ${formatNumber(n)}`,
  list: (one: string, other: string) => `${one}, ${other}`,
  showAll: (n: number) => `Show all ${formatNumber(n)}`,
  onlyTotals: 'Tick elements, and each is counted here.',
  trouble: {
    unreadable: 'What was kept of your practice could not be read, so you begin anew. Nothing was deleted.',
    notKept: 'How you do cannot be kept on this phone just now. You can go on practising.',
  },
  badLink: 'This link holds no hand to count',
  badLinkWhy: {
    how: 'It does not say clearly how the hand was won.',
    incomplete: (n: number) => count(n, { one: '# card is missing.', other: '# cards are missing.' }),
  },
  draw: 'Draw a hand',
  failed: 'The rules of this game could not be loaded. Please try again when you are online.',
  again: 'Try again',
  loading: 'One moment…',
};
