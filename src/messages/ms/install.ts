/** Malay, the words of installing, and of the screen about the app. */
import type { Keep } from '../language.ts';

const install = {
  title: 'Di skrin utama',
  offer: 'Simpan Fourteen di skrin utama: ia dibuka seperti aplikasi, walaupun tiada liputan.',
  about: 'Dengan itu ia dibuka seperti aplikasi, walaupun tiada liputan.',
  now: 'Pasang',
  how: 'Tunjuk caranya',
  never: 'Tidak perlu',
  accepted: 'Telefon sedang memasangnya.',
  declined: 'Tidak dipasang. Ia ada juga dalam menu pelayar.',
  installed: 'Ini aplikasi yang sudah dipasang.',
  menu: 'Untuk menyimpannya di situ, pilih “Pasang” atau “Tambahkan pada Skrin Utama” dalam menu pelayar.',
  /** Safari's own words, in its own marks. */
  steps: ['Sentuh Kongsi di bar pelayar.', 'Pilih “Tambah ke Skrin Utama”.', 'Sentuh “Tambah”.'],
  apart:
    'Aplikasi di skrin utama bermula kosong: permainan di tab ini kekal di tab ini. Untuk membawanya, simpan sandaran di sini dan bawa masuk di sana.',
  apartThere:
    'Aplikasi ini dan tab pelayar menyimpan permainan secara berasingan. Sandaran yang disimpan di satu tempat dan dibawa masuk di tempat lain memindahkannya.',
  toBackup: 'Ke Sandaran',
} satisfies Keep['install'];

const about = {
  title: 'Tentang Fourteen',
  kept: 'Disimpan pada telefon ini',
  backup: 'Buat dan bawa masuk sandaran',
  fullLicences: 'Teks penuh lesen',
} satisfies Keep['about'];

export { about, install };
