/** German, the words of settling up, of players and their figures; those of backups, practice and sharing have files of their own. */

import { formatNumber } from '../format.ts';
import type { Keep } from '../language.ts';
import { counter } from '../plural.ts';
import { backup } from './backup.ts';
import { about, install } from './install.ts';
import { practice } from './practice.ts';
import { share } from './share.ts';

const count = counter('de', formatNumber);
const games = (n: number): string => count(n, { one: '# Partie', other: '# Partien' });

const amounts = {
  chips: (points: string) => `${points} in Chips`,
  unitNames: { chips: 'Chips' },
};

const settle = {
  title: 'Abrechnung',
  loading: 'Moment …',
  failed: (why: string) => `Die Partien waren nicht lesbar: ${why}`,
  noGames: 'Noch keine Partie gespielt. Sobald es eine gibt, sehen hier alle, wer an wen zahlt.',
  newGame: 'Partie beginnen',
  notHere: 'Diese Partie ist nicht auf diesem Handy.',
  which: 'Partien',
  choose: 'Partien wählen',
  chooseTitle: 'Zusammen abrechnen',
  chooseAbout: 'Ein Abend mit mehreren Partien wird in einem Rutsch bezahlt.',
  chooseNone: 'Wähle mindestens eine Partie.',
  chooseDone: (n: number) => `${games(n)} abrechnen`,
  showAll: (n: number) => (n === 1 ? `${games(n)} zeigen` : `Alle ${games(n)} zeigen`),
  evening: (n: number) => (n === 1 ? 'Die andere Partie des Abends dazu' : `Die anderen ${n} Partien des Abends dazu`),
  paidTogether: 'Einige davon habt ihr schon zusammen bezahlt, darum bleiben sie zusammen.',
  missing: (n: number) =>
    n === 1
      ? 'Eine Partie, die zusammen mit diesen bezahlt wurde, ist nicht auf diesem Handy. Zahlungen dafür fehlen hier.'
      : `${n} Partien, die zusammen mit diesen bezahlt wurden, sind nicht auf diesem Handy. Zahlungen dafür fehlen hier.`,
  pointsOnly: 'Nur um Punkte gespielt: Zu zahlen gibt es nichts.',
  nothingYet: 'Bisher hat noch kein Spiel jemanden etwas gekostet.',
  balances: 'Wie es steht',
  /** How somebody stands, beside the signed amount. */
  gets: 'bekommt',
  owes: 'zahlt',
  even: 'ist quitt',
  toPay: (n: number) => count(n, { one: 'Mit einer Zahlung erledigt', other: 'Mit # Zahlungen erledigt' }),
  toPayIn: (n: number, unit: string) => `${unit}: ${count(n, { one: 'eine Zahlung', other: '# Zahlungen' })}`,
  pays: (from: string, to: string) => `${from} zahlt an ${to}`,
  paysAmount: (from: string, to: string, amount: string) => `${from} zahlt ${amount} an ${to}`,
  paid: 'Bezahlt',
  paidLabel: (from: string, to: string, amount: string) => `Bezahlt: ${amount} von ${from} an ${to}`,
  part: 'Einen Teil',
  partLabel: (from: string, to: string) => `Einen Teil zahlen: ${from} an ${to}`,
  allPaid: 'Alles bezahlt',
  allPaidAbout: 'Niemand schuldet mehr etwas. Bis zur nächsten Partie.',
  allEven: 'Alle sind quitt',
  allEvenAbout: 'Niemand schuldet etwas.',
  toGame: 'Zurück zur Partie',
  toGames: 'Zurück zu den Partien',
  share: 'Liste teilen',
  other: 'Andere Zahlung',
  payment: 'Eine Zahlung',
  from: 'Wer zahlt',
  to: 'Wer es bekommt',
  amount: 'Betrag',
  amountRange: (most: string) => `Ein Betrag größer als null und höchstens ${most}.`,
  samePerson: 'Wähle zwei verschiedene Leute.',
  book: 'Zahlung notieren',
  left: (from: string, to: string, amount: string) => `Danach noch offen: ${amount} von ${from} an ${to}.`,
  noted: (from: string, to: string, amount: string) => `Notiert: ${from} hat ${amount} an ${to} gezahlt.`,
  removed: (from: string, to: string, amount: string) => `Herausgenommen: ${from} hat ${amount} an ${to} gezahlt.`,
  undo: 'Rückgängig',
  putBack: 'Zurückholen',
  made: 'Schon gezahlt',
  madeRow: (from: string, to: string) => `${from} an ${to}`,
  remove: 'Entfernen',
  removeLabel: (from: string, to: string, amount: string) => `Entfernen: ${from} hat ${amount} an ${to} gezahlt`,
  why: 'Warum: wer wem aus welchem Spiel was schuldet',
  whyAbout: 'Ohne Umwege über andere. Ein Tippen öffnet das Spiel.',
  owesAmount: (from: string, to: string, amount: string) => `${from} schuldet ${to} ${amount}`,
  evenPair: (one: string, other: string) => `${one} und ${other} sind quitt`,
  hand: (number: number) => `Spiel ${formatNumber(number)}`,
  paidItem: 'Bezahlt',
  /** The text for other people. */
  shareTitle: 'Abrechnung',
  shareGame: (rules: string, title: string, scheme: string) => `${rules}, ${title} (${scheme})`,
  shareBalances: (list: string) => `Wie es steht: ${list}`,
  shared: 'Geteilt',
  copied: 'Kopiert, bereit zum Einfügen',
  shareRefused: 'Teilen ging nicht; hier steht der Text zum Kopieren',
};

const more = {
  title: 'Mehr',
  people: 'Spieler',
  peopleAbout: 'Partien, beste Hände und Geld von allen',
  practice: 'Zähl diese Hand',
  practiceAbout: 'Übung: Gewinnhände zum Zählen',
  settle: 'Abrechnen',
  settleAbout: 'Wer nach dem Abend an wen zahlt',
  backup: 'Sicherung',
  backupAbout: 'Alles als Datei speichern und einlesen',
  settings: 'Einstellungen',
  settingsAbout: 'Hausregeln, Geld und Aussehen',
  help: 'Hilfe',
  helpAbout: 'Hände eingeben, Schreibweise, Tastatur',
  about: 'Über Fourteen',
  aboutAbout: 'Startbildschirm, Version, Lizenzen',
  version: (name: string, version: string) => `${name} ${version}`,
};

const people = {
  title: 'Spieler',
  empty: 'Noch hat niemand gespielt. Wer eine Partie mitspielt, steht danach hier.',
  newGame: 'Partie beginnen',
  loading: 'Moment …',
  failed: 'Die Partien auf diesem Handy waren nicht lesbar, darum gibt es keine Statistik.',
  notHere: 'Diese Person gibt es auf diesem Handy nicht.',
  all: 'Alle Spieler',
  games,
  handsWon: (n: number) => count(n, { one: '# Spiel gewonnen', other: '# Spiele gewonnen' }),
  noGames: 'Noch keine Partie',
  list: (one: string, other: string) => `${one} · ${other}`,
  rename: 'Umbenennen',
  renameTitle: (name: string) => `Neuer Name für ${name}`,
  name: 'Name',
  renameAbout: 'Auch alte Partien zeigen den neuen Namen.',
  noName: 'Ein Name hat mindestens einen Buchstaben.',
  sameName: (name: string) => `${name} heißt hier schon jemand. Ihr bleibt zwei verschiedene Leute.`,
  save: 'Namen speichern',
  renamed: (name: string) => `Heißt jetzt ${name}.`,
  offered: 'Bei neuen Partien vorschlagen',
  figures: (rules: string) => rules,
  gamesPlayed: 'Partien',
  ofThemWon: (n: number) => `${formatNumber(n)} gewonnen`,
  handsPlayed: 'Spiele',
  handsWonOf: (won: number, share: string) => `${formatNumber(won)} gewonnen (${share})`,
  average: 'Schnitt pro Sieg',
  averageValue: (value: string, worth: string) => `${value}, ${worth}`,
  best: 'Beste Hand',
  bestValue: (value: string, worth: string) => `${value}, ${worth}`,
  open: 'Spiel öffnen',
  none: 'Noch kein Spiel gewonnen',
  elements: 'Häufigste Elemente',
  elementCount: (n: number) => `${formatNumber(n)} ×`,
  allElements: (n: number) => `Alle ${formatNumber(n)} zeigen`,
  money: 'Geld',
  moneyAbout: 'Beim Spielen gewonnen und verloren, bezahlt oder nicht.',
};

export const keep = { amounts, settle, more, people, backup, install, about, practice, share } satisfies Keep;
