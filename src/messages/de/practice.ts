/** German, the words of practice. */
import { formatNumber } from '../format.ts';
import type { Keep } from '../language.ts';
import { counter } from '../plural.ts';

const count = counter('de', formatNumber);

const levels = {
  mhing: {
    plain: { name: 'Schlicht', about: 'Vier Figuren und ein Paar, alles auf der Hand, und keine Mehrfachen.' },
    multiples: { name: 'Mehrfache', about: 'Figuren, die zueinander passen, alles auf der Hand.' },
    jokers: { name: 'Joker', about: 'Ein bis drei Joker und ausgelegte Figuren.' },
    nonStandard: {
      name: 'Andere Formen',
      about: '„Sieben Paare“ und „Nichts passt zusammen“, manchmal mit Jokern.',
    },
  },
  hongkong: {
    plain: { name: 'Figuren', about: 'Figuren und Farben; ohne Kongs, Blumen und besondere Siege.' },
    table: {
      name: 'Ganzer Tisch',
      about: 'Ausgelegte Figuren und Blumen; ab und zu ein Kong oder ein besonderer Sieg.',
    },
    special: { name: 'Spezial', about: 'Spezialhände und „Sieben Paare“.' },
  },
  mcr: {
    small: { name: 'Klein', about: 'Kein Element über 8 Punkte; ohne Kongs, Blumen und besondere Siege.' },
    combined: { name: 'Größer', about: 'Straßen, Stufenfiguren und Ähnliches, ab 12 Punkten.' },
    table: { name: 'Ganzer Tisch', about: 'Blumen, und Kongs oder besondere Siege, neben ausgelegten Figuren.' },
    rare: { name: 'Selten', about: 'Elemente ab 24 Punkten und andere Formen.' },
  },
};

export const practice = {
  title: 'Zähl diese Hand',
  ofGame: 'Spielart',
  level: 'Stufe',
  chosen: (rules: string, level: string) => `${rules} · ${level}`,
  levels,
  byTheBook: 'Nach dem Regelheft gezählt, ohne eure Hausregeln.',
  linked: 'Eine Hand, die jemand geteilt hat',
  hand: 'Die Hand',
  drawn: 'gezogen',
  claimed: 'gerufen',
  wonWith: (card: string, how: string) => `Gewonnen mit: ${card}, ${how}`,
  concealedKong: (cards: string) => `Verdeckter Kong: ${cards}`,
  flowers: (cards: string) => `Blumen: ${cards}`,
  seat: (wind: string) => `${wind}platz`,
  round: (wind: string) => `${wind}runde`,
  answer: 'Was ist sie wert?',
  answerBy: 'Wie du antwortest',
  elements: 'Elemente ankreuzen',
  total: 'Summe eintippen',
  totalLabel: (unit: string) => `Wie viele ${unit}?`,
  totalProblem: 'Bitte schreib eine ganze Zahl.',
  find: 'Element suchen',
  nothingFound: 'So heißt kein Element.',
  soFar: (value: string) => `Bisher ${value}`,
  check: 'Prüfen',
  skip: 'Andere Hand',
  right: (value: string) => `Richtig: ${value}`,
  notRight: (value: string) => `Nicht ganz: Sie ist ${value} wert`,
  totalOnly: (value: string) => `Die Summe stimmt (${value}), aber nicht die Elemente`,
  youSaid: (value: string) => `Du kamst auf ${value}.`,
  otherwise: 'Du hast anders gezählt, und das ist genauso viel wert.',
  missed: 'Übersehen',
  wrong: 'Angekreuzt, zählt aber nicht',
  times: (n: number) => `× ${formatNumber(n)}`,
  breakdown: 'Die Wertung',
  next: 'Nächste Hand',
  share: 'Diese Hand teilen',
  shareText: (rules: string, link: string) => `${rules}: Was ist diese Hand wert? ${link}`,
  shared: 'Geteilt',
  copied: 'Kopiert, bereit zum Einfügen',
  shareRefused: 'Teilen ging nicht; hier steht der Text zum Kopieren',
  progress: 'Wie es läuft',
  noHands: 'Zähl eine Hand, dann siehst du hier, welche Elemente du übersiehst.',
  inARow: 'Richtig in Folge',
  best: (n: number) => `Rekord: ${formatNumber(n)}`,
  hands: 'Hände',
  handsRight: (n: number, share: string) => `${formatNumber(n)} richtig (${share})`,
  accuracy: 'Elemente, schwächste zuerst',
  accuracyAbout: 'Was du übersiehst, kommt öfter dran.',
  seen: (n: number) => count(n, { one: 'in # Hand', other: 'in # Händen' }),
  missedTimes: (n: number) => `in ${formatNumber(n)} übersehen`,
  wrongTimes: (n: number) => `in ${formatNumber(n)} falsch angekreuzt`,
  list: (one: string, other: string) => `${one}, ${other}`,
  showAll: (n: number) => `Alle ${formatNumber(n)} zeigen`,
  onlyTotals: 'Kreuz Elemente an, dann wird hier jedes mitgezählt.',
  trouble: {
    unreadable:
      'Was von deinem Üben gespeichert ist, war nicht lesbar, deshalb fängst du neu an. Gelöscht wurde nichts.',
    notKept: 'Wie es läuft, lässt sich auf diesem Handy gerade nicht speichern. Weiter üben kannst du trotzdem.',
  },
  badLink: 'Dieser Link enthält keine Hand zum Zählen',
  badLinkWhy: {
    how: 'Er sagt nicht eindeutig, wie die Hand gewonnen wurde.',
    incomplete: (n: number) => count(n, { one: '# Karte fehlt.', other: '# Karten fehlen.' }),
  },
  draw: 'Hand ziehen',
  failed: 'Die Regeln zu dieser Spielart konnten nicht geladen werden. Bitte versuch es online noch einmal.',
  again: 'Noch einmal',
  loading: 'Moment …',
} satisfies Keep['practice'];
