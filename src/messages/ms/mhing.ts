/** Malay, the words of Mhing: names of its elements, of its switches and of its ways to pay. */
import type { ElementId } from '../../rules/mhing/elements.ts';
import type { HOUSE_RULES } from '../../rules/mhing/house-rules.ts';
import type { WordsOf } from '../shapes.ts';

export const mhing = {
  elements: {
    sequencesOnly: { name: 'Chow Sahaja' },
    pairOf258: { name: 'Pasangan 2, 5 atau 8' },
    flower: { name: 'Bunga' },
    tripletsOnly: { name: 'Pung Sahaja' },
    allHighLow: { name: 'Semua Tinggi/Rendah Tanpa Angin/Naga', short: 'Semua Tinggi/Rendah' },
    doubleSequence: { name: 'Chow Kembar Lain Jenis' },
    doubleTriplet: { name: 'Pung Kembar Lain Jenis' },
    identicalDoubleSequence: { name: 'Chow Kembar Serupa' },
    twoSuitsNoHonors: { name: 'Dua Jenis Sahaja Tanpa Angin/Naga', short: 'Dua Jenis Sahaja' },
    oneSuitWithHonors: { name: 'Satu Jenis dengan Angin/Naga', short: 'Satu Jenis+Angin/Naga' },
    oneSuitOnly: { name: 'Satu Jenis Sahaja Tanpa Angin/Naga', short: 'Satu Jenis Sahaja' },
    brokenRoyalRun: { name: 'Deretan Diraja Putus Satu Jenis', short: 'Deretan Diraja Putus' },
    royalRun: { name: 'Deretan Diraja' },
    honorTriplet: { name: 'Pung Angin atau Naga' },
    allSuitsWindsDragons: { name: 'Semua Jenis + Angin + Naga', short: 'Jenis + Angin + Naga' },
    allDragonTriplets: { name: 'Ketiga-tiga Pung Naga' },
    nothingConnects: { name: 'Tidak Bersambung' },
    sevenPairs: { name: 'Tujuh Pasangan' },
    nothingConnectsAllHonors: {
      name: 'Tidak Bersambung dengan SEMUA Angin/Naga',
      short: 'Tidak Bersambung Penuh',
    },
  },
  groups: {
    always: 'Sentiasa',
    multiples: 'Kembar',
    suits: 'Jenis',
    sequences: 'Deretan diraja',
    honors: 'Angin dan naga',
    nonStandard: 'Tangan bentuk lain',
  },
  houseRules: {
    groups: {
      title: 'Elemen dalam satu kumpulan',
      values: { each: 'Setiap kemunculan dikira', once: 'Sekali setiap tangan' },
    },
    sevenPairsFourAlike: {
      title: 'Empat sama dalam Tujuh Pasangan',
      values: { yes: 'Dua pasangan', no: 'Tidak dibenarkan' },
    },
    minimum: { title: 'Minimum untuk menang', values: { none: 'Tiada minimum', three: '3 kredit tanpa bunga' } },
    jokers: { title: 'Joker', values: { six: '6 dalam dek', none: 'Tiada' } },
    discarder: { title: 'Pembuang', values: { same: 'Bayar seperti yang lain', double: 'Bayar dua kali ganda' } },
    pennyStep: { title: 'Sen per mata, dibundarkan kepada', value: (shown) => shown },
    pennyLimit: { title: 'Sen per mata, paling banyak', value: (shown) => shown },
    target: { title: 'Permainan tamat pada', value: (shown) => `${shown} mata` },
    dealAfterDraw: { title: 'Pembahagi selepas seri', values: { passes: 'Beralih ke kiri', stays: 'Kekal' } },
  },
  schemes: {
    pennyAPoint: { name: 'Sen per mata', about: 'Satu sen bagi setiap mata, dibundarkan, sehingga satu had.' },
    bettingTable: { name: 'Jadual taruhan', about: 'Jumlah tetap mengikut bilangan kredit.' },
    chips: { name: 'Cip', about: 'Mata itu, dalam cip 128, 32, 8 dan 2.' },
    none: { name: 'Tanpa wang', about: 'Mata sahaja.' },
  },
  presets: {},
} satisfies WordsOf<ElementId, typeof HOUSE_RULES>;
