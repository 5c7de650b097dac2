/** Malay, the words of backups: saving everything, bringing a file in, tables, and what could not be read. */
import { formatNumber } from '../format.ts';
import type { Keep } from '../language.ts';
import { counter } from '../plural.ts';

const count = counter('ms', formatNumber);
const games = (n: number): string => count(n, { other: '# permainan' });
const players = (n: number): string => count(n, { other: '# pemain' });
const hands = (n: number): string => count(n, { other: '# pusingan' });

const keeping = {
  title: 'Pada telefon ini',
  nothing: 'Belum ada permainan disimpan di sini.',
  holds: (gameCount: number, playerCount: number) =>
    `${games(gameCount)} dan ${players(playerCount)} disimpan di sini.`,
  size: (size: string) => `Ruang dipakai: ${size}, termasuk aplikasi ini.`,
  promise: {
    granted: 'Pelayar sudah berjanji akan menyimpannya, walaupun ruang telefon hampir habis.',
    refused:
      'Pelayar tidak berjanji akan menyimpannya: apabila ruang telefon hampir habis, ia mungkin memadamkannya. Buat sandaran sekali-sekala, dan anda tidak perlu risau.',
    unsupported:
      'Pelayar ini tidak memberitahu sama ada ia menyimpannya selama-lamanya. Buat sandaran sekali-sekala supaya selamat.',
  },
  ask: 'Minta pelayar berjanji',
  asked: {
    granted: 'Pelayar sudah berjanji.',
    refused:
      'Pelayar belum berjanji. Selalunya ia berjanji selepas aplikasi ada di skrin utama, atau sudah lama digunakan.',
    unsupported: 'Pelayar ini tiada janji seperti itu.',
  },
  safari:
    'Safari memadamkan simpanan laman web selepas tujuh hari tidak dilawati. Aplikasi di skrin utama tidak terjejas, tetapi bermula kosong: simpan sandaran di sini, kemudian bawa masuk di sana.',
  homeScreen: 'Safari dan aplikasi di skrin utama menyimpan permainan secara berasingan. Sandaran memindahkannya.',
  never: 'Belum ada sandaran dibuat pada telefon ini.',
  last: (when: string, handCount: number) =>
    handCount === 0
      ? `Sandaran terakhir: ${when}. Tiada yang dicatat selepas itu.`
      : `Sandaran terakhir: ${when}. ${hands(handCount)} dicatat selepas itu.`,
  failed: (why: string) => `Simpanan di sini tidak dapat dibaca: ${why}`,
};

const save = {
  save: 'Simpan sandaran',
  share: 'Kongsi sandaran',
  copy: 'Salin sebagai teks',
  about: 'Satu fail dengan semua permainan, pemain, latihan dan tetapan.',
  title: 'Sandaran Fourteen',
  saved: (name: string) =>
    `“${name}” dihantar kepada pelayar untuk dimuat turun. Sila periksa sama ada ia ada dalam muat turun anda.`,
  shared: (name: string) => `“${name}” sudah diserahkan.`,
  dismissed: 'Tiada apa-apa dikongsi.',
  refused: 'Pelayar tidak berkongsi fail itu. Cuba simpan sahaja.',
  copied: 'Sudah disalin. Tampal dalam mesej atau nota untuk menyimpannya.',
  copyRefused: 'Pelayar tidak membenarkan penyalinan.',
  failed: 'Data tidak dapat dibaca daripada simpanan.',
  preparing: 'Sekejap…',
};

const bringIn = {
  title: 'Bawa masuk fail',
  about: 'Tiada apa-apa diubah sebelum anda melihat kesannya.',
  choose: 'Pilih fail',
  paste: 'Atau tampal teksnya',
  text: 'Teks sandaran',
  read: 'Baca',
  empty: 'Belum ada apa-apa untuk dibaca.',
  reading: 'Membaca…',
  unreadableFile: 'Pelayar tidak dapat membaca fail itu.',
};

const plan = {
  title: 'Kesan fail ini',
  added: (n: number) => count(n, { other: '# permainan ditambah' }),
  continued: (n: number) => count(n, { other: '# permainan disambung dari tempat ia berhenti di sini' }),
  continuedBy: (here: number, coming: number) => `${hands(here)} di sini, ${hands(coming)} dalam fail`,
  known: (n: number) => count(n, { other: '# permainan sudah ada di sini' }),
  newPeople: (n: number, names: string) => `${players(n)} ditambah: ${names}`,
  otherName: (here: string, coming: string) => `${here} bernama ${coming} dalam fail, dan kekal ${here} di sini.`,
  practice: (rules: string, n: number) =>
    `Latihan ${rules} disambung daripada fail: ${count(n, { other: '# tangan' })} dikira.`,
  conflict: 'Disambung secara berlainan di sini dan dalam fail',
  conflictAbout: (game: string, here: string, coming: string) => `${game}. Di sini: ${here}. Dalam fail: ${coming}.`,
  version: (handCount: number, changed: string) => `${hands(handCount)}, diubah ${changed}`,
  newerHere: 'ditulis oleh versi aplikasi yang lebih baharu',
  keepHere: 'Kekalkan yang di sini',
  keepBoth: 'Kekalkan kedua-duanya',
  settings: 'Ambil tetapannya juga',
  unreadable: (n: number) =>
    count(n, {
      other: '# rekod di dalamnya tidak dapat dibaca, dan kekal dalam fail.',
    }),
  nothing: 'Semua yang ada dalam fail ini sudah ada di sini.',
  apply: 'Teruskan',
  leave: 'Biarkan',
  left: 'Tiada apa-apa diubah.',
  done: (added: number, continued: number, copies: number, people: number, practice: boolean) => {
    const parts = [
      ...(added > 0 ? [`${games(added)} ditambah`] : []),
      ...(continued > 0 ? [`${games(continued)} dikemas kini`] : []),
      ...(copies > 0 ? [`${games(copies)} disimpan dalam kedua-dua versi`] : []),
      ...(people > 0 ? [`${players(people)} ditambah`] : []),
      ...(practice ? ['latihan dikemas kini'] : []),
    ];
    return parts.length > 0 ? `Siap: ${parts.join(', ')}.` : 'Siap: permainan di sini kekal seperti dahulu.';
  },
  notSaved: (why: string) => `Tiada apa-apa diubah, kerana tidak dapat disimpan: ${why}`,
};

/** Why a file was not taken, by `Fault.why`. */
const faults = {
  heading: 'Fail ini tidak dapat diterima. Tiada apa-apa diubah.',
  tooLarge: 'Fail ini lebih besar daripada mana-mana sandaran.',
  noJson: 'Fail ini rosak, atau bukan sandaran: ia tidak ditulis sebagai JSON.',
  cutOff: 'Fail ini terpotong: ia berakhir di tengah-tengah.',
  noBackup: 'Fail ini bukan sandaran aplikasi ini.',
  newer: 'Fail ini ditulis oleh versi aplikasi yang lebih baharu. Kemas kini aplikasi dahulu.',
  noVersion: 'Fail ini tidak menyatakan versi aplikasi yang menulisnya.',
  shape: 'Ada sesuatu di dalamnya yang tidak seperti sepatutnya.',
  hostile: 'Fail ini mengandungi sesuatu yang tidak pernah ada dalam sandaran, dan boleh membahayakan.',
  twice: 'Fail ini mengandungi perkara yang sama dua kali.',
  contradiction: 'Isi fail ini bercanggah.',
  expected: (expected: string, found: string) => `Dijangka: ${expected}. Dijumpai: ${found}.`,
  contradictions: {
    players: 'Pemain tidak sepadan dengan peraturan.',
    moneyScheme: 'Peraturan tidak mengenali cara bayaran ini.',
    notation: 'Kad tidak dapat dibaca.',
    unknownElement: 'Peraturan tidak mengenali salah satu elemen.',
    sum: 'Jumlah nilai tidak tepat.',
    twice: 'Kejadian yang sama ada dua kali.',
    impossible: 'Ada sesuatu di dalamnya yang tidak mungkin berlaku, misalnya kemenangan seseorang yang tidak bermain.',
    unusable: 'Peraturan tidak dapat menggunakannya.',
  },
  at: (place: string) => `Di mana: ${place}.`,
  game: (n: number) => `permainan ${formatNumber(n)}`,
  change: (n: number) => `perubahan ${formatNumber(n)}`,
  person: (n: number) => `pemain ${formatNumber(n)}`,
  character: (n: number) => `aksara ${formatNumber(n)}`,
};

const table = {
  title: 'Permainan sebagai jadual',
  about: 'Untuk hamparan, satu baris satu pusingan (CSV).',
  game: 'Permainan',
  save: 'Simpan jadual',
  share: 'Kongsi jadual',
  shareTitle: 'Satu permainan Fourteen',
  columns: {
    number: 'Pusingan',
    time: 'Masa',
    round: 'Kitaran',
    dealer: 'Pembahagi',
    result: 'Keputusan',
    winner: 'Siapa',
    value: 'Nilai',
    points: 'Mata',
    discarder: 'Dibuang oleh',
    note: 'Nota',
    gain: (name: string) => `Mata ${name}`,
    total: (name: string) => `Jumlah ${name}`,
    money: (name: string, unit: string) => `${name} ${unit}`,
  },
  results: { won: 'menang', drawn: 'seri', falseWin: 'menang palsu' },
  winds: { E: 'Timur', S: 'Selatan', W: 'Barat', N: 'Utara' },
};

const aside = {
  title: 'Tidak dapat dibaca',
  about: 'Diasingkan dan tidak pernah dipadamkan. Sandaran juga menyimpannya.',
  newer: (n: number) =>
    count(n, {
      other:
        '# permainan ditulis oleh versi aplikasi yang lebih baharu dan dibiarkan seperti sedia ada. Kemas kini aplikasi untuk melihatnya.',
    }),
  of: {
    game: 'Permainan',
    people: 'Senarai pemain',
    draft: 'Tangan belum siap',
    settings: 'Tetapan',
    other: 'Rekod',
  },
  save: 'Simpan',
  saveLabel: (what: string, n: number) => `Simpan: ${what} (${formatNumber(n)})`,
};

export const backup = {
  title: 'Sandaran',
  keeping,
  save,
  bringIn,
  plan,
  faults,
  table,
  aside,
} satisfies Keep['backup'];
