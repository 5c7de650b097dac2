/** Polish, the words of settling up, of players and their figures; those of backups, practice and sharing have files of their own. */

import { formatNumber } from '../format.ts';
import type { Keep } from '../language.ts';
import { counter } from '../plural.ts';
import { backup } from './backup.ts';
import { about, install } from './install.ts';
import { practice } from './practice.ts';
import { share } from './share.ts';

const count = counter('pl', formatNumber);
const games = (n: number): string => count(n, { one: '# gra', few: '# gry', many: '# gier', other: '# gry' });

const amounts = {
  chips: (points: string) => `${points} w żetonach`,
  unitNames: { chips: 'Żetony' },
};

const settle = {
  title: 'Rozliczenie',
  loading: 'Chwileczkę…',
  failed: (why: string) => `Nie udało się odczytać gier: ${why}`,
  noGames: 'Nie ma jeszcze żadnej gry. Gdy będzie, wszyscy zobaczą tu, kto komu ile płaci.',
  newGame: 'Zacznij grę',
  notHere: 'Tej gry nie ma na tym telefonie.',
  which: 'Gry',
  choose: 'Wybierz gry',
  chooseTitle: 'Rozlicz razem',
  chooseAbout: 'Wieczór z kilkoma grami rozlicza się za jednym razem.',
  chooseNone: 'Wybierz co najmniej jedną grę.',
  chooseDone: (n: number) =>
    count(n, { one: 'Rozlicz # grę', few: 'Rozlicz # gry', many: 'Rozlicz # gier', other: 'Rozlicz # gry' }),
  showAll: (n: number) => `Pokaż wszystkie gry (${formatNumber(n)})`,
  evening: (n: number) =>
    count(n, {
      one: 'Dodaj drugą grę z tego wieczoru',
      few: 'Dodaj # pozostałe gry z tego wieczoru',
      many: 'Dodaj # pozostałych gier z tego wieczoru',
      other: 'Dodaj # pozostałej gry z tego wieczoru',
    }),
  paidTogether: 'Część z nich rozliczono już razem, więc zostają razem.',
  missing: (n: number) =>
    count(n, {
      one: 'Jednej gry rozliczonej razem z tymi nie ma na tym telefonie. Płatności za nią tu pominięto.',
      few: '# gier rozliczonych razem z tymi nie ma na tym telefonie. Płatności za nie tu pominięto.',
      many: '# gier rozliczonych razem z tymi nie ma na tym telefonie. Płatności za nie tu pominięto.',
      other: '# gry rozliczonej razem z tymi nie ma na tym telefonie. Płatności za nią tu pominięto.',
    }),
  pointsOnly: 'Gra tylko na punkty: nie ma nic do zapłaty.',
  nothingYet: 'Żadne rozdanie jeszcze nikogo nic nie kosztuje.',
  balances: 'Bilans',
  /** How somebody stands, beside the signed amount. */
  gets: 'dostaje',
  owes: 'płaci',
  even: 'na zero',
  toPay: (n: number) =>
    count(n, {
      one: 'Wystarczy jedna płatność',
      few: 'Wystarczą # płatności',
      many: 'Wystarczy # płatności',
      other: 'Wystarczy # płatności',
    }),
  toPayIn: (n: number, unit: string) =>
    `${unit}: ${count(n, {
      one: 'jedna płatność',
      few: '# płatności',
      many: '# płatności',
      other: '# płatności',
    })}`,
  pays: (from: string, to: string) => `Płaci ${from}, dostaje ${to}`,
  paysAmount: (from: string, to: string, amount: string) => `${from} płaci ${amount}, dostaje ${to}`,
  paid: 'Zapłacone',
  paidLabel: (from: string, to: string, amount: string) => `Zapłacone: ${from} daje ${amount}, dostaje ${to}`,
  part: 'Część',
  partLabel: (from: string, to: string) => `Część: płaci ${from}, dostaje ${to}`,
  allPaid: 'Wszystko zapłacone',
  allPaidAbout: 'Nikt nikomu nic nie jest winien. Do następnej gry.',
  allEven: 'Wszyscy są kwita',
  allEvenAbout: 'Nikt nikomu nic nie jest winien.',
  toGame: 'Wróć do gry',
  toGames: 'Wróć do gier',
  share: 'Udostępnij listę',
  other: 'Inna płatność',
  payment: 'Płatność',
  from: 'Kto płaci',
  to: 'Kto dostaje',
  amount: 'Kwota',
  amountRange: (most: string) => `Kwota większa od zera, najwyżej ${most}.`,
  samePerson: 'Wybierz dwie różne osoby.',
  book: 'Zapisz płatność',
  left: (from: string, to: string, amount: string) =>
    `Potem do zapłaty zostaje ${amount}: płaci ${from}, dostaje ${to}.`,
  noted: (from: string, to: string, amount: string) => `Zapisano: ${from} płaci ${amount}, dostaje ${to}.`,
  removed: (from: string, to: string, amount: string) => `Usunięto: ${from} płaci ${amount}, dostaje ${to}.`,
  undo: 'Cofnij',
  putBack: 'Przywróć',
  made: 'Zapisane płatności',
  madeRow: (from: string, to: string) => `Płaci ${from}, dostaje ${to}`,
  remove: 'Usuń',
  removeLabel: (from: string, to: string, amount: string) => `Usuń: ${from} płaci ${amount}, dostaje ${to}`,
  why: 'Dlaczego: kto komu i za które rozdania',
  whyAbout: 'Bez przekazywania pieniędzy przez innych. Dotknij rozdania, żeby je otworzyć.',
  owesAmount: (from: string, to: string, amount: string) => `${from} ma do zapłaty ${amount}, dostaje ${to}`,
  evenPair: (one: string, other: string) => `${one} i ${other} są kwita`,
  hand: (number: number) => `Rozdanie ${formatNumber(number)}`,
  paidItem: 'Zapłacone',
  /** The text for other people. */
  shareTitle: 'Rozliczenie',
  shareGame: (rules: string, title: string, scheme: string) => `${rules}, ${title} (${scheme})`,
  shareBalances: (list: string) => `Bilans: ${list}`,
  shared: 'Udostępniono',
  copied: 'Skopiowano, można wkleić',
  shareRefused: 'Nie udało się udostępnić; oto tekst do skopiowania',
};

const more = {
  title: 'Więcej',
  people: 'Gracze',
  peopleAbout: 'Gry, najlepsze ręce i pieniądze każdej osoby',
  practice: 'Policz tę rękę',
  practiceAbout: 'Ćwiczenia: zwycięskie ręce do liczenia',
  settle: 'Rozliczenie',
  settleAbout: 'Kto komu ile płaci po wieczorze',
  backup: 'Kopia zapasowa',
  backupAbout: 'Wszystko w jednym pliku: zapis i wczytanie',
  settings: 'Ustawienia',
  settingsAbout: 'Zasady domowe, pieniądze i wygląd',
  help: 'Pomoc',
  helpAbout: 'Wprowadzanie ręki, zapis, klawiatura',
  about: 'O Fourteen',
  aboutAbout: 'Ekran początkowy, wersja, licencje',
  version: (name: string, version: string) => `${name} ${version}`,
};

const people = {
  title: 'Gracze',
  empty: 'Na razie nikogo. Gracze pojawią się tu po swojej pierwszej grze.',
  newGame: 'Zacznij grę',
  loading: 'Chwileczkę…',
  failed: 'Nie udało się odczytać gier z tego telefonu, więc nie ma statystyk.',
  notHere: 'Tego gracza nie ma na tym telefonie.',
  all: 'Wszyscy gracze',
  games,
  handsWon: (n: number) =>
    count(n, {
      one: '# wygrane rozdanie',
      few: '# wygrane rozdania',
      many: '# wygranych rozdań',
      other: '# wygranego rozdania',
    }),
  noGames: 'Jeszcze bez gier',
  list: (one: string, other: string) => `${one} · ${other}`,
  rename: 'Zmień imię',
  renameTitle: (name: string) => `Nowe imię zamiast: ${name}`,
  name: 'Imię',
  renameAbout: 'Nowe imię pojawi się też w dawnych grach.',
  noName: 'Imię ma co najmniej jedną literę.',
  sameName: (name: string) => `${name} to także imię kogoś innego na tym telefonie. To nadal dwie różne osoby.`,
  save: 'Zapisz imię',
  renamed: (name: string) => `Nowe imię: ${name}.`,
  offered: 'Podpowiadaj przy nowej grze',
  figures: (rules: string) => rules,
  gamesPlayed: 'Gry',
  ofThemWon: (n: number) => `wygrane: ${formatNumber(n)}`,
  handsPlayed: 'Rozdania',
  handsWonOf: (won: number, share: string) => `wygrane: ${formatNumber(won)} (${share})`,
  average: 'Średnia wygrana',
  averageValue: (value: string, worth: string) => `${value}, ${worth}`,
  best: 'Najlepsza ręka',
  bestValue: (value: string, worth: string) => `${value}, ${worth}`,
  open: 'Otwórz rozdanie',
  none: 'Jeszcze bez wygranej',
  elements: 'Najczęstsze elementy',
  elementCount: (n: number) => `${formatNumber(n)} ×`,
  allElements: (n: number) => `Pokaż wszystkie (${formatNumber(n)})`,
  money: 'Pieniądze',
  moneyAbout: 'Wygrane i przegrane w grze, zapłacone lub nie.',
};

export const keep = { amounts, settle, more, people, backup, install, about, practice, share } satisfies Keep;
