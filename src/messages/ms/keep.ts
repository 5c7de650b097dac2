/** Malay, the words of settling up, of players and their figures; those of backups, practice and sharing have files of their own. */
import { formatNumber } from '../format.ts';
import type { Keep } from '../language.ts';
import { counter } from '../plural.ts';
import { backup } from './backup.ts';
import { about, install } from './install.ts';
import { practice } from './practice.ts';
import { share } from './share.ts';

const count = counter('ms', formatNumber);
const games = (n: number): string => count(n, { other: '# permainan' });

const amounts = {
  chips: (points: string) => `${points} dalam cip`,
  unitNames: { chips: 'Cip' },
};

const settle = {
  title: 'Langsaikan',
  loading: 'Sekejap…',
  failed: (why: string) => `Permainan tidak dapat dibaca: ${why}`,
  noGames: 'Belum ada permainan. Selepas ada satu, di sinilah semua orang melihat siapa bayar siapa.',
  newGame: 'Mulakan permainan',
  notHere: 'Permainan itu tiada pada telefon ini.',
  which: 'Permainan',
  choose: 'Pilih permainan',
  chooseTitle: 'Langsaikan sekali gus',
  chooseAbout: 'Beberapa permainan dalam satu malam dibayar sekali gus.',
  chooseNone: 'Pilih paling kurang satu permainan.',
  chooseDone: (n: number) => `Langsaikan ${games(n)}`,
  showAll: (n: number) => `Tunjuk semua ${games(n)}`,
  evening: (n: number) => (n === 1 ? 'Tambah satu lagi permainan malam itu' : `Tambah ${n} lagi permainan malam itu`),
  paidTogether: 'Sebahagiannya pernah dibayar bersama, jadi kekal bersama.',
  missing: (n: number) =>
    n === 1
      ? 'Satu permainan yang pernah dibayar bersama permainan ini tiada pada telefon ini. Bayaran untuknya tidak dikira di sini.'
      : `${n} permainan yang pernah dibayar bersama permainan ini tiada pada telefon ini. Bayaran untuknya tidak dikira di sini.`,
  pointsOnly: 'Dimainkan untuk mata sahaja: tiada yang perlu dibayar.',
  nothingYet: 'Belum ada pusingan yang perlu dibayar.',
  balances: 'Baki',
  /** How somebody stands, beside the signed amount. */
  gets: 'dapat',
  owes: 'bayar',
  even: 'langsai',
  toPay: (n: number) => (n === 1 ? 'Satu bayaran melangsaikannya' : `${formatNumber(n)} bayaran melangsaikannya`),
  toPayIn: (n: number, unit: string) => `${unit}: ${n === 1 ? 'satu' : formatNumber(n)} bayaran`,
  pays: (from: string, to: string) => `${from} bayar kepada ${to}`,
  paysAmount: (from: string, to: string, amount: string) => `${from} bayar ${amount} kepada ${to}`,
  paid: 'Sudah bayar',
  paidLabel: (from: string, to: string, amount: string) => `Sudah bayar: ${from} memberi ${amount} kepada ${to}`,
  part: 'Sebahagian',
  partLabel: (from: string, to: string) => `${from} bayar sebahagian kepada ${to}`,
  allPaid: 'Semua sudah dibayar',
  allPaidAbout: 'Tiada siapa berhutang lagi. Jumpa di permainan seterusnya.',
  allEven: 'Semua langsai',
  allEvenAbout: 'Tiada siapa berhutang.',
  toGame: 'Kembali ke permainan',
  toGames: 'Ke senarai permainan',
  share: 'Kongsi senarai',
  other: 'Bayaran lain',
  payment: 'Bayaran',
  from: 'Siapa bayar',
  to: 'Siapa terima',
  amount: 'Jumlah',
  amountRange: (most: string) => `Jumlah mesti lebih daripada sifar, dan paling banyak ${most}.`,
  samePerson: 'Pilih dua orang yang berlainan.',
  book: 'Catat bayaran',
  left: (from: string, to: string, amount: string) => `Selepas itu ${from} masih berhutang ${amount} dengan ${to}.`,
  noted: (from: string, to: string, amount: string) => `Dicatat: ${from} sudah bayar ${amount} kepada ${to}.`,
  removed: (from: string, to: string, amount: string) => `Dikeluarkan: ${from} sudah bayar ${amount} kepada ${to}.`,
  undo: 'Buat asal',
  putBack: 'Masukkan semula',
  made: 'Bayaran dibuat',
  madeRow: (from: string, to: string) => `${from} sudah bayar kepada ${to}`,
  remove: 'Keluarkan',
  removeLabel: (from: string, to: string, amount: string) => `Keluarkan: ${from} sudah bayar ${amount} kepada ${to}`,
  why: 'Sebabnya: hutang daripada setiap pusingan',
  whyAbout: 'Hutang terus antara dua orang, tidak melalui orang lain. Sentuh untuk membuka pusingan.',
  owesAmount: (from: string, to: string, amount: string) => `${from} berhutang ${amount} dengan ${to}`,
  evenPair: (one: string, other: string) => `${one} dan ${other} langsai`,
  hand: (number: number) => `Pusingan ${formatNumber(number)}`,
  paidItem: 'Sudah bayar',
  /** The text for other people. */
  shareTitle: 'Langsaikan',
  shareGame: (rules: string, title: string, scheme: string) => `${rules}, ${title} (${scheme})`,
  shareBalances: (list: string) => `Baki: ${list}`,
  shared: 'Dikongsi',
  copied: 'Disalin, sedia ditampal',
  shareRefused: 'Tidak dapat berkongsi; ini teksnya untuk disalin',
};

const more = {
  title: 'Lagi',
  people: 'Pemain',
  peopleAbout: 'Permainan, tangan terbaik dan wang masing-masing',
  practice: 'Kira tangan ini',
  practiceAbout: 'Latihan: tangan menang untuk dikira',
  settle: 'Langsaikan',
  settleAbout: 'Siapa bayar siapa selepas bermain',
  backup: 'Sandaran',
  backupAbout: 'Semuanya sebagai fail, keluar dan masuk',
  settings: 'Tetapan',
  settingsAbout: 'Peraturan meja, wang dan rupa',
  help: 'Bantuan',
  helpAbout: 'Cara memasukkan tangan, tatatanda, papan kekunci',
  about: 'Tentang Fourteen',
  aboutAbout: 'Skrin utama, versi, lesen',
  version: (name: string, version: string) => `${name} ${version}`,
};

const people = {
  title: 'Pemain',
  empty: 'Belum ada sesiapa bermain. Pemain muncul di sini selepas permainan pertama mereka.',
  newGame: 'Mulakan permainan',
  loading: 'Sekejap…',
  failed: 'Permainan pada telefon ini tidak dapat dibaca, jadi tiada angka untuk ditunjukkan.',
  notHere: 'Pemain ini tiada pada telefon ini.',
  all: 'Semua pemain',
  games,
  handsWon: (n: number) => count(n, { other: '# pusingan dimenangi' }),
  noGames: 'Belum ada permainan',
  list: (one: string, other: string) => `${one} · ${other}`,
  rename: 'Tukar nama',
  renameTitle: (name: string) => `Nama lain untuk ${name}`,
  name: 'Nama',
  renameAbout: 'Permainan lama pun akan menunjukkan nama baharu.',
  noName: 'Nama mesti ada sekurang-kurangnya satu huruf.',
  sameName: (name: string) => `Ada orang lain di sini yang juga bernama ${name}. Mereka tetap dua orang berlainan.`,
  save: 'Simpan nama',
  renamed: (name: string) => `Nama kini ${name}.`,
  offered: 'Dicadangkan apabila permainan bermula',
  figures: (rules: string) => rules,
  gamesPlayed: 'Permainan',
  ofThemWon: (n: number) => `${formatNumber(n)} dimenangi`,
  handsPlayed: 'Pusingan',
  handsWonOf: (won: number, share: string) => `${formatNumber(won)} dimenangi (${share})`,
  average: 'Purata sekali menang',
  averageValue: (value: string, worth: string) => `${value}, ${worth}`,
  best: 'Tangan terbaik',
  bestValue: (value: string, worth: string) => `${value}, ${worth}`,
  open: 'Buka pusingan',
  none: 'Belum pernah menang',
  elements: 'Elemen paling kerap',
  elementCount: (n: number) => `${formatNumber(n)} ×`,
  allElements: (n: number) => `Tunjuk semua ${formatNumber(n)}`,
  money: 'Wang',
  moneyAbout: 'Menang dan kalah di meja, sudah dibayar atau belum.',
};

export const keep = { amounts, settle, more, people, backup, install, about, practice, share } satisfies Keep;
