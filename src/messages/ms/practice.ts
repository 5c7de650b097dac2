/** Malay, the words of practice. */
import type { LevelOf } from '../../practice/levels.ts';
import type { RulesId } from '../../rules/ids.ts';
import { formatNumber } from '../format.ts';
import type { Keep } from '../language.ts';
import { counter } from '../plural.ts';

const count = counter('ms', formatNumber);

interface LevelWords {
  readonly name: string;
  readonly about: string;
}

const levels = {
  mhing: {
    plain: { name: 'Biasa', about: 'Empat set dan satu pasangan, semuanya dari tangan, tanpa kembar.' },
    multiples: { name: 'Kembar', about: 'Set yang saling sepadan, semuanya dari tangan.' },
    jokers: { name: 'Joker', about: 'Satu hingga tiga joker, dan set terbuka.' },
    nonStandard: { name: 'Bentuk lain', about: 'Tujuh Pasangan dan Tidak Bersambung, kadang-kadang dengan joker.' },
  },
  hongkong: {
    plain: { name: 'Set', about: 'Set dan jenis; tanpa Kong, bunga atau kejadian.' },
    table: { name: 'Lengkap', about: 'Set terbuka dan bunga; sekali-sekala Kong atau kejadian.' },
    special: { name: 'Khas', about: 'Tangan khas dan Tujuh Pasangan.' },
  },
  mcr: {
    small: { name: 'Kecil', about: 'Tiada elemen melebihi 8 mata; tanpa Kong, bunga atau kejadian.' },
    combined: { name: 'Besar', about: 'Deretan, set bertangga dan seumpamanya, 12 mata ke atas.' },
    table: { name: 'Lengkap', about: 'Bunga, dan Kong atau kejadian, bersama set terbuka.' },
    rare: { name: 'Jarang', about: 'Elemen 24 mata ke atas, dan bentuk lain.' },
  },
} satisfies { readonly [Id in RulesId]: Readonly<Record<LevelOf<Id>, LevelWords>> };

export const practice = {
  title: 'Kira tangan ini',
  ofGame: 'Permainan mana',
  level: 'Tahap',
  chosen: (rules: string, level: string) => `${rules} · ${level}`,
  levels,
  byTheBook: 'Dikira ikut buku peraturan, tanpa peraturan meja anda.',
  linked: 'Tangan yang dikongsi seseorang',
  hand: 'Tangan',
  drawn: 'cabut sendiri',
  claimed: 'dituntut',
  wonWith: (card: string, how: string) => `Menang dengan ${card}, ${how}`,
  concealedKong: (cards: string) => `Kong tertutup: ${cards}`,
  flowers: (cards: string) => `Bunga: ${cards}`,
  seat: (wind: string) => `Kerusi ${wind}`,
  round: (wind: string) => `Kitaran ${wind}`,
  answer: 'Berapa nilainya?',
  answerBy: 'Cara menjawab',
  elements: 'Tandakan elemen',
  total: 'Taip jumlah',
  totalLabel: (unit: string) => `Berapa ${unit}?`,
  totalProblem: 'Sila tulis nombor bulat.',
  find: 'Cari elemen',
  nothingFound: 'Tiada elemen dengan nama itu.',
  soFar: (value: string) => `Setakat ini ${value}`,
  check: 'Semak',
  skip: 'Tangan lain',
  right: (value: string) => `Betul: ${value}`,
  notRight: (value: string) => `Belum tepat: jawapannya ${value}`,
  totalOnly: (value: string) => `${value} betul, tetapi bukan dengan elemen ini`,
  youSaid: (value: string) => `Kiraan anda ${value}.`,
  otherwise: 'Anda mengira dengan cara lain, yang sama nilainya.',
  missed: 'Terlepas',
  wrong: 'Ditandakan, tetapi tidak dikira',
  times: (n: number) => `× ${formatNumber(n)}`,
  breakdown: 'Skor',
  next: 'Tangan baharu',
  share: 'Kongsi tangan ini',
  shareText: (rules: string, link: string) => `${rules}: berapa nilai tangan ini? ${link}`,
  shared: 'Dikongsi',
  copied: 'Disalin, sedia ditampal',
  shareRefused: 'Tidak dapat berkongsi; ini teksnya untuk disalin',
  progress: 'Pencapaian anda',
  noHands: 'Kira satu tangan, dan di sinilah anda dapat melihat elemen mana yang selalu terlepas.',
  inARow: 'Betul berturutan',
  best: (n: number) => `terbaik ${formatNumber(n)}`,
  hands: 'Tangan',
  handsRight: (n: number, share: string) => `${formatNumber(n)} betul (${share})`,
  accuracy: 'Elemen, yang paling lemah dahulu',
  accuracyAbout: 'Yang terlepas akan lebih kerap muncul.',
  seen: (n: number) => count(n, { other: 'dalam # tangan' }),
  missedTimes: (n: number) => `terlepas dalam ${formatNumber(n)}`,
  wrongTimes: (n: number) => `tersilap ditandakan dalam ${formatNumber(n)}`,
  list: (one: string, other: string) => `${one}, ${other}`,
  showAll: (n: number) => `Tunjuk semua ${formatNumber(n)}`,
  onlyTotals: 'Tandakan elemen, dan setiap satu dikira di sini.',
  trouble: {
    unreadable: 'Rekod latihan anda tidak dapat dibaca, jadi anda bermula semula. Tiada apa-apa dipadamkan.',
    notKept: 'Buat masa ini pencapaian anda tidak dapat disimpan pada telefon ini. Anda boleh terus berlatih.',
  },
  badLink: 'Pautan ini tiada tangan untuk dikira',
  badLinkWhy: {
    how: 'Ia tidak menyatakan dengan jelas cara tangan itu menang.',
    incomplete: (n: number) => count(n, { other: 'Kurang # kad.' }),
  },
  draw: 'Ambil satu tangan',
  failed: 'Peraturan permainan ini tidak dapat dimuatkan. Sila cuba lagi apabila ada Internet.',
  again: 'Cuba lagi',
  loading: 'Sekejap…',
} satisfies Keep['practice'];
