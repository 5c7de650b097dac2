/** Malay, the words of the breakdown, and of how a hand was won. */
import type { RulesId } from '../../rules/ids.ts';
import { formatNumber } from '../format.ts';
import type { ScoreWords } from '../language.ts';
import type { ReasonTexts } from '../shapes.ts';

const reasons: ReasonTexts = {
  oneOfGroup: ({ group, kept }) => `Hanya satu elemen dalam kumpulan ${group} dikira; ${kept} dikekalkan.`,
  contained: ({ kept }) => `Sudah termasuk dalam ${kept}.`,
  onceAHand: () => 'Peraturan meja anda mengiranya sekali sahaja bagi satu tangan.',
  formAlone: ({ kept }) => `${kept} dikira sendirian; hanya bunga ditambah.`,
  specialAlone: ({ kept }) => `Tiada yang lain dikira bersama ${kept}.`,
  houseRule: () => 'Peraturan meja anda tidak mengiranya.',
  setTaken: ({ element }) => `Salah satu setnya sudah dipakai dalam ${element} yang lain.`,
  sameKind: () => 'Set-set ini sama jenis; elemen ini perlu jenis berlainan.',
  setsCombined: ({ kept }) => `Set-setnya sudah bergabung melalui ${kept}; set yang tinggal bergabung sekali sahaja.`,
  otherWaits: () => 'Tangan ini menunggu jubin lain juga.',
  countsOnce: () => 'Benar dua kali, tetapi dikira sekali.',
};

/** How a hand was won, where the rules ask. */
const winning = {
  title: 'Cara menang',
  which: 'Menang dengan kad mana?',
  how: 'Cabut sendiri atau buangan',
  claimed: 'Buangan',
  drawn: 'Cabut sendiri',
  more: 'Angin dan kejadian',
  seat: 'Angin sendiri',
  round: 'Angin kitaran',
  winds: (seat: string, round: string) => `Tempat ${seat}, pusingan ${round}`,
  events: {
    replacement: 'Kad ganti Kong',
    robbingKong: 'Rampas Kong',
    lastTile: 'Kad terakhir dinding',
    lastOfKind: 'Kad keempat yang sama',
  },
};

/** Parts of the pad with large cards; suits have their names. */
const pad = { part: 'Kad yang mana', honors: 'Angin/Naga', bonus: 'Bunga' };

const breakdown = {
  title: 'Skor',
  times: (n: number) => `× ${formatNumber(n)}`,
  total: 'Jumlah',
  rule: (element: string) => `Peraturan: ${element}`,
  notCounted: (n: number) => `Tidak dikira (${n})`,
  otherReadings: (n: number) => `Bacaan lain (${n})`,
  moreReadings: (n: number) => `dan ${formatNumber(n)} lagi`,
  nothing: {
    mhing: 'Kali ini tiada kredit, dan tidak mengapa: tangan biasa pun boleh menang. Nilainya 0 mata.',
    hongkong:
      'Kali ini tiada fan. Mengikut peraturan asal, pusingan ini seri; sesetengah meja menyebutnya tangan ayam, bernilai 1 mata.',
    mcr: 'Kali ini tiada mata.',
  } satisfies Record<RulesId, string>,
  houseRules: (list: string) => `Peraturan meja: ${list}`,
  houseRule: (title: string, value: string) => `${title}: ${value}`,
  ruling: (id: string) => `Tafsiran ${id}`,
  next: 'Tangan baharu',
  recordIn: (names: string) => `Ke permainan dengan ${names}`,
  recordFor: (winner: string) => `Guna tangan ini untuk ${winner}`,
  share: 'Kongsi',
  copied: 'Disalin',
  shared: 'Dikongsi',
  shareRefused: 'Tidak dapat berkongsi; teksnya ada di skrin untuk disalin',
  /** The heading and the last line of a score shared as text. */
  shareTitle: (rules: string) => `${rules}, dikira dengan Fourteen`,
  shareTotal: (value: string, worth: string) => `${value} = ${worth}`,
};

const MHING_EXAMPLE =
  'Angka, kemudian B, D atau C; angin E S W N; naga R G P; J joker, F bunga. Terbuka: [123B], dengan joker [12J=3B].';
const TILES_EXAMPLE =
  'Angka, kemudian B, D atau C; angin E S W N; naga R G P; bunga 1F hingga 4F, musim 1Y hingga 4Y. Terbuka: [123B]; Kong [5555D], tertutup (5555D). Akhir sekali jubin yang menang: + 4B.';

/** What an empty hand offers, by the id of `SAMPLES`. */
const firstRun = {
  title: 'Cuba:',
  samples: {
    most: 'Skor tertinggi satu tangan',
    jokers: 'Set terbuka, dan joker beraksi',
    sevenPairs: '7 Pasangan',
    wonders: 'Tiga Belas Keajaiban',
    kongs: 'Kong dan bunga',
    oneSuit: 'Satu jenis sahaja',
    gates: 'Sembilan Gerbang',
    twoKongs: 'Dua Kong',
    chows: 'Chow yang bergabung',
  },
  /** Words of the names above, for a button on a small phone. */
  short: {
    most: 'Tertinggi',
    jokers: 'Joker',
    sevenPairs: '7 Pasangan',
    wonders: 'Keajaiban',
    kongs: 'Kong',
    oneSuit: 'Satu jenis',
    gates: 'Sembilan Gerbang',
    twoKongs: 'Kong',
    chows: 'Chow',
  },
  tryIt: (name: string) => `Cuba: ${name}`,
};

/** Typing or pasting a hand. */
const typing = {
  hint: {
    mhing: '123B 456D RRR [789C] 55B FF',
    hongkong: '[789C] (5555D) 34B 99C PPP 2F + 5B',
    mcr: '[789C] (5555D) 34B 99C PPP 2F + 5B',
  },
  enter: 'Guna tangan ini',
  copy: 'Salin tangan',
  copyByHand: 'Tidak dapat menyalin; pilih teks itu dan salin sendiri.',
  example: { mhing: MHING_EXAMPLE, hongkong: TILES_EXAMPLE, mcr: TILES_EXAMPLE },
};

const WORDS = [
  'tiada',
  'satu',
  'dua',
  'tiga',
  'empat',
  'lima',
  'enam',
  'tujuh',
  'lapan',
  'sembilan',
  'sepuluh',
  'sebelas',
  'dua belas',
];

const money = {
  eachPays: (amount: string) => `Setiap pemain lain bayar ${amount}`,
  discarderPaysAlone: (amount: string) => `Pembuang bayar ${amount}`,
  discarderPays: (discarder: string, others: string) => `Pembuang bayar ${discarder}, setiap pemain lain ${others}`,
  nobodyPays: 'Tiada siapa bayar untuk tangan ini',
  chips: (many: number, face: number): string => `${WORDS[many] ?? formatNumber(many)} cip ${face}`,
  noChips: 'tiada cip',
};

const waits = {
  title: 'Menang dengan',
  worth: (card: string, worth: string) => `${card}: ${worth}`,
  worthBoth: (card: string, drawn: string, claimed: string) => `${card}: cabut sendiri ${drawn}; buangan ${claimed}`,
  belowMinimum: 'belum cukup untuk menang',
};

export const score = { firstRun, money, typing, reasons, winning, waits, pad, breakdown } satisfies ScoreWords;
