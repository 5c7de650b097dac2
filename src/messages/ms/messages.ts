/** Malay, the words of the first screen. */
import type { DeclaredTile, WinEvent } from '../../rules/entry.ts';
import type { RulesId } from '../../rules/list.ts';
import type { SetTile, Suit, Tile } from '../../tiles/tiles.ts';
import { formatNumber } from '../format.ts';
import type { Messages } from '../language.ts';
import { counter } from '../plural.ts';
import type { NotationTexts, ProblemTexts, Unit } from '../shapes.ts';

const count = counter('ms', formatNumber);

const SUITS: Readonly<Record<Suit, string>> = { B: 'Buluh', D: 'Bulatan', C: 'Aksara' };
const HONORS: Readonly<Record<string, string>> = {
  E: 'Angin Timur',
  S: 'Angin Selatan',
  W: 'Angin Barat',
  N: 'Angin Utara',
  R: 'Naga Merah',
  G: 'Naga Hijau',
  P: 'Naga Putih',
  J: 'Joker',
  F: 'Bunga',
};

function tileName(tile: Tile): string {
  const whole = HONORS[tile];
  if (whole) return whole;
  const [digit, letter] = tile;
  if (letter === 'F' || letter === 'Y') return `${letter === 'F' ? 'Bunga' : 'Musim'} ${digit}`;
  return `${digit} ${SUITS[letter as Suit]}`;
}

const lists = {
  items: (items: readonly string[]) => items.join(', '),
  groups: (groups: readonly string[]) => groups.join('; '),
  sentences: (sentences: readonly string[]) => sentences.join('. '),
  titled: (title: string, text: string) => `${title}: ${text}`,
};

const tiles = {
  tileName,
  suits: SUITS,
  winds: { E: 'Timur', S: 'Selatan', W: 'Barat', N: 'Utara' },
  jokerAs: (tile: SetTile) => `Joker sebagai ${tileName(tile)}`,
  jokerUnnamed: 'Joker, belum dinamakan',
  declared: ({ tile, joker }: DeclaredTile): string =>
    tile === null ? 'Joker, belum dinamakan' : joker ? `Joker sebagai ${tileName(tile)}` : tileName(tile),
};

const rulesNames: Readonly<Record<RulesId, string>> = { mhing: 'Mhing', hongkong: 'Hong Kong', mcr: 'MCR' };

const credits: Unit = { value: (n) => count(n, { other: '# kredit' }), word: () => 'kredit' };
const points: Unit = { value: (n) => count(n, { other: '# mata' }), word: () => 'mata' };
const fans: Unit = { value: (n) => count(n, { other: '# fan' }), word: () => 'fan' };
const units: Readonly<Record<RulesId, Unit>> = { mhing: credits, hongkong: fans, mcr: points };

const winEvents: Readonly<Record<WinEvent, string>> = {
  replacement: 'Menang dengan kad ganti',
  robbingKong: 'Rampas Kong',
  lastTile: 'Menang dengan kad terakhir dinding',
  lastOfKind: 'Menang dengan kad keempat yang sama',
};

const problems: ProblemTexts = {
  tooManyCopies: ({ tile, held, copies }) => {
    if (tile === 'J' && copies === 0) return 'Permainan ini dimainkan tanpa joker.';
    const several = { J: 'joker', F: 'bunga' }[tile as string];
    return `Dek hanya ada ${copies} keping ${several ?? tileName(tile)}; tangan ini ada ${held}.`;
  },
  tooManyTiles: ({ held, most }) => `Satu tangan ada ${most} kad, tidak termasuk bunga; yang ini ada ${held}.`,
  notASet: ({ tiles: cards }) =>
    `${cards.map(tileName).join(', ')}: bukan set. Buka Chow atau Pung; Pasangan tidak pernah dibuka.`,
  jokerCannotBe: ({ tile }) => `Joker tidak boleh menjadi ${tileName(tile)} dalam set ini.`,
  jokerUnnamed: () => 'Nyatakan joker dalam set terbuka itu mewakili kad apa.',
  onlyJokers: () => 'Set terbuka perlu sekurang-kurangnya satu kad yang bukan joker.',
  noWinningTile: ({ tile }) =>
    tile ? `Kad kemenangan, ${tileName(tile)}, tiada dalam tangan.` : 'Nyatakan kad mana yang memberi kemenangan.',
  impossibleEvent: ({ event }) => `${winEvents[event]}: tidak mungkin, kerana bercanggah dengan tangan ini.`,
  notWinning: () => '14 kad ini bukan tangan menang.',
};

const notationErrors: NotationTexts = {
  digitsWithoutSuit: ({ at, text }) =>
    `${text} di kedudukan ${at + 1} jenis apa? Tulis B, D atau C selepas angka: 123B.`,
  strayCharacter: ({ at, text }) => `“${text}” di kedudukan ${at + 1} bukan kad.`,
  unclosedBracket: ({ at }) => `Kurungan di kedudukan ${at + 1} tidak ditutup. Set terbuka ditulis [123B].`,
  emptyBracket: ({ at }) => `Kurungan di kedudukan ${at + 1} kosong.`,
  badJoker: ({ at }) => `Joker di kedudukan ${at + 1} mewakili kad apa? Tulis [12J=3B] atau [WWJ=W].`,
  flowerInSet: ({ at }) => `Bunga di kedudukan ${at + 1} tidak boleh berada dalam set terbuka.`,
  tooLong: () => 'Terlalu panjang untuk satu tangan.',
};

const picker = {
  pad: 'Kad',
  hand: 'Tangan anda',
  mode: 'Apa yang ditambah apabila kad disentuh',
  modes: { single: 'Kad', sequence: 'Chow', triplet: 'Pung', pair: 'Pasangan', quad: 'Kong' },
  left: (n: number) => `tinggal ${n}`,
  dead: {
    noneLeft: 'sudah habis',
    notEnoughLeft: 'tidak cukup lagi',
    noChow: 'Chow bermula dengan 7 atau lebih rendah',
    handFull: 'tangan sudah penuh',
    noRoom: 'tiada ruang untuk satu set penuh',
    noSet: 'tidak menjadi set dengan kad yang dibuka',
  },
  laidDown: 'Terbuka',
  laidDownSet: (cards: string) => `Terbuka: ${cards}`,
  undo: 'Buat asal',
  redo: 'Buat semula',
  clear: 'Kosongkan',
  edit: 'Ubah tangan',
  showScore: 'Tunjuk skor',
  scoringFor: (hand: number, winner: string) => `Pusingan ${formatNumber(hand)} · ${winner} menang`,
  backToGame: 'Kembali ke permainan',
  typing: (text: string) => `${text}…`,
  finishSet: (n: number) => count(n, { other: '# kad lagi melengkapkan set terbuka.' }),
  fewerFlowers: 'Kurang satu bunga',
  moreFlowers: 'Tambah satu bunga',
  removeCard: (card: string) => `Keluarkan ${card}`,
  flowers: 'Bunga',
  jokerQuestion: 'Joker ini mewakili kad apa?',
  text: 'Taip atau tampal tangan',
};

/** Sentences for the live region, and for the total's place. */
const live = {
  ofCards: (size: number) => `daripada ${formatNumber(size)} kad`,
  notAHand: 'tidak menang',
  begin: 'Sentuh kad terendah Chow, atau pilih Pung, Pasangan atau kad satu demi satu.',
  goOn: 'Hidupkan “Terbuka” untuk set yang sudah dibuka di meja.',
  goOnOpen: 'Set seterusnya terbuka. Matikan “Terbuka” untuk kad dalam tangan.',
  toGo: (missing: number) => `${missing} lagi`,
  incomplete: (held: number, size: number, missing: number) => `${held} daripada ${size} kad, ${missing} lagi`,
  won: (value: string, worth: string) => `${value}, ${worth}`,
  belowMinimum: (needed: string, has: string, apart: boolean) =>
    `Belum boleh menang: perlu ${needed}${apart ? ' tanpa bunga' : ''}, tangan ini ada ${has}.`,
  wonForNothing: {
    mhing: 'Menang tanpa kredit: 0 mata, tetapi tetap menang.',
    hongkong: 'Lengkap, tetapi tanpa fan: peraturan anda menentukan nilainya.',
    mcr: 'Lengkap, tetapi tanpa mata.',
  } satisfies Record<RulesId, string>,
  noWait: 'Kurang satu kad, tetapi belum ada kad yang membuatnya menang.',
};

const navigation = {
  label: 'Skrin',
  score: 'Skor',
  games: 'Permainan',
  game: 'Permainan',
  newGame: 'Permainan baharu',
  settle: 'Langsaikan',
  rules: 'Peraturan',
  people: 'Pemain',
  backup: 'Sandaran',
  practice: 'Latihan',
  more: 'Lagi',
  settings: 'Tetapan',
  help: 'Bantuan',
  about: 'Tentang Fourteen',
  close: 'Tutup',
  /** The arrow beside a screen's title; `to` is the screen above it. */
  up: (to: string) => `Kembali: ${to}`,
};

const update = {
  ready: 'Versi baharu sudah sedia',
  now: 'Kemas kini',
  otherTab: 'Sudah dikemas kini di tab lain: muat semula',
  reload: 'Muat semula',
  offlineReady: 'Sedia digunakan tanpa Internet',
};

const storage = {
  handNotSaved: (why: string) => `Tangan anda tidak dapat disimpan pada telefon ini: ${why}`,
  settingsNotSaved: (why: string) => `Tetapan anda tidak dapat disimpan pada telefon ini: ${why}`,
  why: {
    full: 'ruang sudah penuh.',
    refused: 'pelayar tidak membenarkannya, mungkin kerana tetingkap peribadi.',
    unknown: 'pelayar tidak memberitahu sebabnya.',
  },
  rulesNotLoaded: 'Peraturan permainan ini tidak dapat dimuatkan. Sila cuba lagi apabila ada Internet.',
  settingsUnreadable:
    'Tetapan anda tidak dapat dibaca, jadi kita bermula dengan tetapan biasa. Tiada apa-apa dipadamkan.',
  handUnreadable:
    'Tangan yang disimpan pada telefon ini tidak dapat dibaca, jadi kita bermula semula tanpa kad. Tiada apa-apa dipadamkan.',
};

/** By the id of `SAMPLES`. */
const boot = {
  screenFailed: 'Skrin ini tidak dapat dimuatkan. Sila cuba lagi apabila ada Internet.',
  crashed: 'Ada yang tidak kena di sini. Tangan anda tetap disimpan; sila muat semula halaman.',
  reload: 'Muat semula',
  loading: 'Sekejap…',
};

export const messages = {
  language: 'ms',
  app: { name: 'Fourteen' },
  lists,
  tiles,
  rulesNames,
  units,
  points,
  problems,
  notationErrors,
  picker,
  live,
  navigation,
  update,
  storage,
  boot,
} satisfies Messages;
