/** Polish, the words of the breakdown, and of how a hand was won. */

import type { RulesId } from '../../rules/ids.ts';
import { formatNumber } from '../format.ts';
import type { ScoreWords } from '../language.ts';
import type { ReasonTexts } from '../shapes.ts';

const reasons: ReasonTexts = {
  oneOfGroup: ({ group, kept }) => `W grupie „${group}” liczy się tylko jeden element: „${kept}”.`,
  contained: ({ kept }) => `Zawiera się już w elemencie „${kept}”.`,
  onceAHand: () => 'Według waszych zasad domowych liczy się raz w ręce.',
  formAlone: ({ kept }) => `Element „${kept}” liczy się sam; dodaje się tylko kwiaty.`,
  specialAlone: ({ kept }) => `Obok elementu „${kept}” nic innego się nie liczy.`,
  houseRule: () => 'Według waszych zasad domowych się nie liczy.',
  setTaken: ({ element }) => `Jeden z tych układów wchodzi już w inny taki element: „${element}”.`,
  sameKind: () => 'Układy są w tym samym kolorze, a tu kolory muszą być różne.',
  setsCombined: ({ kept }) => `Te układy łączy już element „${kept}”; układ, który został, łączy się tylko raz.`,
  otherWaits: () => 'Ręka czekała też na inne kamienie.',
  countsOnce: () => 'Występuje dwa razy, ale liczy się raz.',
};

/** How a hand was won, where the rules ask. */
const winning = {
  title: 'Sposób wygranej',
  which: 'Która karta wygrała?',
  how: 'Z muru czy ze zrzutki',
  claimed: 'Zrzutka',
  drawn: 'Z muru',
  more: 'Wiatry i zdarzenia',
  seat: 'Wiatr miejsca',
  round: 'Wiatr rundy',
  winds: (seat: string, round: string) => `Miejsce: ${seat}, runda: ${round}`,
  events: {
    replacement: 'Dobór po kongu',
    robbingKong: 'Rabunek konga',
    lastTile: 'Ostatnia z muru',
    lastOfKind: 'Ostatnia z czterech',
  },
};

/** Parts of the pad with large cards; suits have their names. */
const pad = { part: 'Które karty', honors: 'Honory', bonus: 'Kwiaty' };

const breakdown = {
  title: 'Punktacja',
  times: (n: number) => `× ${formatNumber(n)}`,
  total: 'Razem',
  rule: (element: string) => `Zasada: ${element}`,
  notCounted: (n: number) => `Nie liczy się (${n})`,
  otherReadings: (n: number) => `Inne ułożenia (${n})`,
  moreReadings: (n: number) => `i jeszcze ${formatNumber(n)}`,
  nothing: {
    mhing: 'Tym razem bez kredytów, ale nic nie szkodzi: zwykła ręka też wygrywa. Jest warta 0 punktów.',
    hongkong:
      'Tym razem bez fanów. Według spisanych zasad to remis; można też umówić się, że taka „kurza ręka” daje 1 punkt.',
    mcr: 'Tym razem bez punktów.',
  } satisfies Record<RulesId, string>,
  houseRules: (list: string) => `Zasady domowe: ${list}`,
  houseRule: (title: string, value: string) => `${title}: ${value}`,
  ruling: (id: string) => `Wyjaśnienie ${id}`,
  next: 'Nowa ręka',
  recordIn: (names: string) => `Do gry: ${names}`,
  recordFor: (winner: string) => `Użyj tej ręki: wygrywa ${winner}`,
  share: 'Udostępnij',
  copied: 'Skopiowano',
  shared: 'Udostępniono',
  shareRefused: 'Nie udało się udostępnić; tekst do skopiowania jest na ekranie',
  /** The heading and the last line of a score shared as text. */
  shareTitle: (rules: string) => `${rules}, policzone w Fourteen`,
  shareTotal: (value: string, worth: string) => `${value} = ${worth}`,
};

const MHING_EXAMPLE =
  'Cyfry, potem B, D lub C; wiatry E S W N; smoki R G P; joker J, kwiat F. Wyłożone: [123B], z jokerem [12J=3B].';
const TILES_EXAMPLE =
  'Cyfry, potem B, D lub C; wiatry E S W N; smoki R G P; kwiaty 1F–4F, pory roku 1Y–4Y. Wyłożone: [123B]; kong [5555D], ukryty (5555D). Na końcu kamień, który wygrał: + 4B.';

/** What an empty hand offers, by the id of `SAMPLES`. */
const firstRun = {
  title: 'Wypróbuj:',
  samples: {
    most: 'Najwięcej, ile może dać jedna ręka',
    jokers: 'Wyłożony układ i jokery w akcji',
    sevenPairs: '7 par',
    wonders: '13 cudów',
    kongs: 'Kongi i kwiaty',
    oneSuit: 'Jeden kolor',
    gates: 'Dziewięć bram',
    twoKongs: 'Dwa kongi',
    chows: 'Chow, które się łączą',
  },
  /** Words of the names above, for a button on a small phone. */
  short: {
    most: 'Najwięcej',
    jokers: 'Jokery',
    sevenPairs: '7 par',
    wonders: '13 cudów',
    kongs: 'Kongi',
    oneSuit: 'Jeden kolor',
    gates: 'Dziewięć bram',
    twoKongs: 'Dwa kongi',
    chows: 'Chow',
  },
  tryIt: (name: string) => `Wypróbuj: ${name}`,
};

/** Typing or pasting a hand. */
const typing = {
  hint: {
    mhing: '123B 456D RRR [789C] 55B FF',
    hongkong: '[789C] (5555D) 34B 99C PPP 2F + 5B',
    mcr: '[789C] (5555D) 34B 99C PPP 2F + 5B',
  },
  enter: 'Użyj tej ręki',
  copy: 'Kopiuj rękę',
  copyByHand: 'Nie udało się skopiować; zaznacz tekst i skopiuj go ręcznie.',
  example: { mhing: MHING_EXAMPLE, hongkong: TILES_EXAMPLE, mcr: TILES_EXAMPLE },
};

const money = {
  eachPays: (amount: string) => `Pozostali płacą po ${amount}`,
  discarderPaysAlone: (amount: string) => `Kto wyrzucił, płaci ${amount}`,
  discarderPays: (discarder: string, others: string) => `Kto wyrzucił, płaci ${discarder}, pozostali po ${others}`,
  nobodyPays: 'Za tę rękę nikt nie płaci',
  chips: (many: number, face: number): string => `${formatNumber(many)} × ${face}`,
  noChips: 'zero żetonów',
};

const waits = {
  title: 'Czeka na',
  worth: (card: string, worth: string) => `${card}: ${worth}`,
  worthBoth: (card: string, drawn: string, claimed: string) => `${card}: z muru ${drawn}; ze zrzutki ${claimed}`,
  belowMinimum: 'za mało do wygranej',
};

export const score = { firstRun, money, typing, reasons, winning, waits, pad, breakdown } satisfies ScoreWords;
