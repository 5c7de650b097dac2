/** Malay, the words of links, pictures and QR codes, and of what they hold when somebody opens them. */
import { formatNumber } from '../format.ts';
import type { Keep } from '../language.ts';
import { counter } from '../plural.ts';

const count = counter('ms', formatNumber);
const hands = (n: number): string => count(n, { other: '# pusingan' });

/** A scored hand for other people. */
const hand = {
  title: 'Kongsi skor',
  link: 'Sebagai pautan',
  linkAbout: 'Dibuka siap dikira, ikut peraturan meja ini',
  picture: 'Sebagai gambar',
  pictureAbout: 'Kad bersama skornya',
  text: 'Sebagai teks',
  textAbout: 'Untuk dibaca dalam apa-apa mesej',
  pictureSaved: 'Sedia untuk dimuat turun',
  pictureRefused: 'Gambar tidak dapat dibuat',
  wonWith: (card: string) => `Menang dengan ${card}`,
};

/** Somebody else's hand, opened from a link. */
const opened = {
  title: 'Tangan dikongsi',
  loading: 'Sekejap…',
  about: 'Tangan yang dikongsi, dikira ikut peraturan dalam pautannya. Tetapan anda sendiri tidak berubah.',
  aboutErrand: (hand: string, winner: string) =>
    `Sekarang pusingan ${hand} sedang dikira untuk ${winner}. Teruskan, atau tinggalkan dan lihat tangan yang dikongsi.`,
  goOn: 'Teruskan tangan permainan',
  leave: 'Tinggalkan, buka yang dikongsi',
  waits: 'Tangan anda sendiri menunggu di sebalik tangan ini.',
  back: 'Kembali ke tangan saya',
  toScore: 'Ke skrin skor',
  faults: {
    newer: 'Pautan ini dibuat oleh versi Fourteen yang lebih baharu. Kemas kini untuk membukanya.',
    rules: 'Pautan ini untuk permainan yang tidak dikenali di sini.',
    broken: 'Pautan ini tidak lengkap; mungkin hujungnya terpotong. Minta sekali lagi.',
    cards: (why: string) => `Kad dalam pautan ini tidak dapat dibaca: ${why}`,
    notLoaded: 'Peraturan tangan ini tidak dapat dimuatkan. Sila cuba lagi apabila ada Internet.',
  },
};

/** A game for other people, and for another phone. */
const send = {
  link: 'Sebagai pautan',
  linkAbout:
    'Sesiapa yang membukanya melihat kedudukan, carta dan pusingan, dan boleh mengambil permainan itu. Semuanya ada dalam pautan.',
  shareLink: 'Kongsi pautan',
  preparing: 'Sekejap…',
  long: (signs: string) =>
    `Pautan ini ada ${signs} aksara; sesetengah aplikasi mesej memotong yang panjang. Kalau begitu, hantar fail.`,
  without: (n: number) => `Butiran skor ${hands(n)} ditinggalkan supaya pautan pendek. Nilai dan mata ada di dalamnya.`,
  tooLong: 'Permainan ini terlalu panjang untuk pautan. Hantar fail.',
  unsupported: 'Pelayar ini tidak dapat membuat pautan permainan. Hantar fail.',
  failed: 'Buat masa ini permainan tidak dapat dibaca.',
  shared: 'Dikongsi',
  copied: 'Disalin, sedia ditampal',
  refused: 'Tidak dapat berkongsi; ini pautannya untuk disalin',
  linkLabel: 'Pautan',
  code: 'Sebagai kod QR',
  codeAbout: 'Untuk kamera telefon lain di seberang meja.',
  showCode: 'Tunjuk kod QR',
  hideCode: 'Sembunyikan kod QR',
  codeText: 'Kod QR pautan ke permainan ini',
  codeTooLong: (signs: string, most: string) =>
    `Pautan ini ada ${signs} aksara, dan kod yang dapat dibaca kamera memuatkan ${most}. Hantar pautan atau fail.`,
  file: 'Sebagai fail',
  fileAbout: 'Seluruh permainan dengan butiran skornya. Pada telefon lain, bawa masuk melalui Sandaran.',
  save: 'Simpan fail',
  shareFile: 'Kongsi fail',
  saved: (name: string) => `${name} sedia untuk dimuat turun.`,
  fileRefused: 'Pelayar tidak berkongsi fail itu. Cuba simpan sahaja.',
};

/** Somebody else's game, opened from a link. */
const board = {
  title: 'Permainan dikongsi',
  loading: 'Sekejap…',
  about: 'Untuk dibaca sahaja: tiada apa-apa disimpan pada telefon ini melainkan anda mengambilnya.',
  without: (n: number) => `${hands(n)} diterima tanpa butiran skor; nilai dan mata tetap sama.`,
  added: 'Permainan ini baharu pada telefon ini.',
  continued: (here: string, coming: string) =>
    `Pada telefon ini ada ${here}; dalam pautan ini permainan disambung hingga ${coming}.`,
  hands,
  known: 'Permainan ini sudah ada pada telefon ini, sekurang-kurangnya sejauh ini.',
  conflict:
    'Pada telefon ini permainan disambung secara berlainan. Kedua-duanya boleh disimpan; tiada apa-apa ditulis ganti.',
  otherName: (here: string, coming: string) => `${coming} bernama ${here} pada telefon ini, dan itu kekal.`,
  take: 'Ambil permainan ini',
  update: 'Kemas kini permainan',
  keepBoth: 'Kekalkan kedua-duanya',
  open: 'Buka permainan',
  toGames: 'Semua permainan',
  notKept: (why: string) => `Tidak disimpan: ${why}`,
  cannotKeep:
    'Buat masa ini permainan pada telefon ini tidak dapat dibaca, jadi permainan yang dikongsi tidak dapat diambil.',
  faults: {
    newer: 'Pautan ini dibuat oleh versi Fourteen yang lebih baharu. Kemas kini untuk membukanya.',
    broken: 'Pautan ini tidak lengkap; mungkin hujungnya terpotong. Minta sekali lagi, atau minta failnya.',
    tooLarge: 'Isi pautan ini lebih banyak daripada mana-mana permainan. Ia tidak dibuka.',
    unsupported: 'Pelayar ini tidak dapat membuka pautan permainan. Minta failnya, dan bawa masuk melalui Sandaran.',
    heading: 'Permainan dalam pautan ini tidak dapat dibaca.',
  },
};

export const share = { hand, opened, send, board } satisfies Keep['share'];
