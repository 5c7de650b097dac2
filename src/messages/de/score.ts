/** German, the words of the breakdown, and of how a hand was won. */

import type { RulesId } from '../../rules/ids.ts';
import { formatNumber } from '../format.ts';
import type { ScoreWords } from '../language.ts';
import type { ReasonTexts } from '../shapes.ts';

const reasons: ReasonTexts = {
  oneOfGroup: ({ group, kept }) => `Aus der Gruppe „${group}“ zählt nur ein Element, hier „${kept}“.`,
  contained: ({ kept }) => `Steckt schon in „${kept}“.`,
  onceAHand: () => 'Nach euren Hausregeln zählt das einmal pro Hand.',
  formAlone: ({ kept }) => `„${kept}“ zählt für sich allein; nur Blumen kommen dazu.`,
  specialAlone: ({ kept }) => `Neben „${kept}“ zählt nichts anderes.`,
  houseRule: () => 'Nach euren Hausregeln zählt das nicht.',
  setTaken: ({ element }) => `Eine der Figuren zählt schon an anderer Stelle für „${element}“.`,
  sameKind: () => 'Die Figuren haben dieselbe Farbe; hier müssen es verschiedene sein.',
  setsCombined: ({ kept }) =>
    `Die Figuren sind schon durch „${kept}“ verbunden; eine übrige Figur lässt sich nur noch einmal verbinden.`,
  otherWaits: () => 'Die Hand hat auch auf andere Steine gewartet.',
  countsOnce: () => 'Trifft zweimal zu, zählt aber nur einmal.',
};

/** How a hand was won, where the rules ask. */
const winning = {
  title: 'Wie gewonnen wurde',
  which: 'Welches ist die Gewinnkarte?',
  how: 'Gezogen oder gerufen',
  claimed: 'Abwurf',
  drawn: 'Gezogen',
  more: 'Winde und Besonderes',
  seat: 'Platzwind',
  round: 'Rundenwind',
  winds: (seat: string, round: string) => `Platz ${seat}, Runde ${round}`,
  events: {
    replacement: 'Ersatz für einen Kong',
    robbingKong: 'Kong-Raub',
    lastTile: 'Letzte der Mauer',
    lastOfKind: 'Letzte ihrer Art',
  },
};

/** Parts of the pad with large cards; suits have their names. */
const pad = { part: 'Welche Karten', honors: 'Trümpfe', bonus: 'Blumen' };

const breakdown = {
  title: 'Die Wertung',
  times: (n: number) => `× ${formatNumber(n)}`,
  total: 'Summe',
  rule: (element: string) => `Die Regel: ${element}`,
  notCounted: (n: number) => `Nicht gezählt (${n})`,
  otherReadings: (n: number) => `Andere Lesarten (${n})`,
  moreReadings: (n: number) => `und ${formatNumber(n)} weitere`,
  nothing: {
    mhing: 'Diesmal keine Credits, und das macht nichts: Auch eine schlichte Hand gewinnt. Sie ist 0 Punkte wert.',
    hongkong:
      'Diesmal kein Fan. Nach den Regeln, wie sie geschrieben stehen, ist das unentschieden; ihr könnt es aber auch als Hühnerhand für 1 Punkt gelten lassen.',
    mcr: 'Diesmal keine Punkte.',
  } satisfies Record<RulesId, string>,
  houseRules: (list: string) => `Hausregeln: ${list}`,
  houseRule: (title: string, value: string) => `${title}: ${value}`,
  ruling: (id: string) => `Auslegung ${id}`,
  next: 'Nächste Hand',
  recordIn: (names: string) => `In die Partie mit ${names}`,
  recordFor: (winner: string) => `Für ${winner} übernehmen`,
  share: 'Teilen',
  copied: 'Kopiert',
  shared: 'Geteilt',
  shareRefused: 'Teilen ging nicht; hier steht der Text zum Kopieren',
  /** The heading and the last line of a score shared as text. */
  shareTitle: (rules: string) => `${rules}, gezählt mit Fourteen`,
  shareTotal: (value: string, worth: string) => `${value} = ${worth}`,
};

const MHING_EXAMPLE =
  'Ziffern, dann B, D oder C; Winde E S W N; Drachen R G P; J Joker, F Blume. Ausgelegt: [123B], mit Joker [12J=3B].';
const TILES_EXAMPLE =
  'Ziffern, dann B, D oder C; Winde E S W N; Drachen R G P; Blumen 1F bis 4F, Jahreszeiten 1Y bis 4Y. Ausgelegt: [123B]; Kong [5555D], verdeckt (5555D). Zuletzt der Stein, der gewann: + 4B.';

/** What an empty hand offers, by the id of `SAMPLES`. */
const firstRun = {
  title: 'Probier:',
  samples: {
    most: 'Das Maximum, das eine Hand wert sein kann',
    jokers: 'Eine ausgelegte Figur und Joker im Einsatz',
    sevenPairs: '7 Paare',
    wonders: 'Dreizehn Wunder',
    kongs: 'Kongs und Blumen',
    oneSuit: 'Alles in einer Farbe',
    gates: 'Neun Tore',
    twoKongs: 'Zwei Kongs',
    chows: 'Chows, die sich verbinden',
  },
  /** Words of the names above, for a button on a small phone. */
  short: {
    most: 'Maximum',
    jokers: 'Joker',
    sevenPairs: '7 Paare',
    wonders: 'Wunder',
    kongs: 'Kongs',
    oneSuit: 'Farbe',
    gates: 'Neun Tore',
    twoKongs: 'Kongs',
    chows: 'Chows',
  },
  tryIt: (name: string) => `Ausprobieren: ${name}`,
};

/** Typing or pasting a hand. */
const typing = {
  hint: {
    mhing: '123B 456D RRR [789C] 55B FF',
    hongkong: '[789C] (5555D) 34B 99C PPP 2F + 5B',
    mcr: '[789C] (5555D) 34B 99C PPP 2F + 5B',
  },
  enter: 'Hand übernehmen',
  copy: 'Hand kopieren',
  copyByHand: 'Kopieren ging nicht; markiere den Text und kopiere ihn selbst.',
  example: { mhing: MHING_EXAMPLE, hongkong: TILES_EXAMPLE, mcr: TILES_EXAMPLE },
};

const WORDS = [
  'kein',
  'ein',
  'zwei',
  'drei',
  'vier',
  'fünf',
  'sechs',
  'sieben',
  'acht',
  'neun',
  'zehn',
  'elf',
  'zwölf',
];

const money = {
  eachPays: (amount: string) => `Alle anderen zahlen je ${amount}`,
  discarderPaysAlone: (amount: string) => `Wer abgeworfen hat, zahlt ${amount}`,
  discarderPays: (discarder: string, others: string) =>
    `Wer abgeworfen hat, zahlt ${discarder}, alle anderen je ${others}`,
  nobodyPays: 'Für diese Hand zahlt niemand',
  chips: (many: number, face: number): string => {
    const word = WORDS[many];
    return word ? `${word} ${face}er` : `${formatNumber(many)} × ${face}`;
  },
  noChips: 'keine Chips',
};

const waits = {
  title: 'Gewinnt mit',
  worth: (card: string, worth: string) => `${card}: ${worth}`,
  worthBoth: (card: string, drawn: string, claimed: string) => `${card}: gezogen ${drawn}; gerufen ${claimed}`,
  belowMinimum: 'zu wenig zum Gewinnen',
};

export const score = { firstRun, money, typing, reasons, winning, waits, pad, breakdown } satisfies ScoreWords;
