/** Malay, the words of Hong Kong: names of its elements and groups, of its switches and of its ways to pay. */
import type { ElementId } from '../../rules/hongkong/elements.ts';
import type { HOUSE_RULES } from '../../rules/hongkong/house-rules.ts';
import type { WordsOf } from '../shapes.ts';

export const hongkong = {
  elements: {
    hiddenTreasure: { name: 'Harta Tersembunyi' },
    greatScholars: { name: 'Cendekiawan Agung' },
    fourWinds: { name: 'Empat Angin' },
    onlyDragonsAndWinds: { name: 'Naga dan Angin Sahaja' },
    onlyKeystones: { name: 'Batu Penjuru Sahaja' },
    nineGates: { name: 'Sembilan Gerbang' },
    kongs: { name: 'Empat Kong' },
    jadeDragon: { name: 'Naga Jed' },
    rubyDragon: { name: 'Naga Delima' },
    pearlDragon: { name: 'Naga Mutiara' },
    thirteenWonders: { name: 'Tiga Belas Keajaiban' },
    selfPick: { name: 'Cabut Sendiri' },
    kongReplacement: { name: 'Menang selepas Kong' },
    robbingKong: { name: 'Rampas Kong' },
    lastTile: { name: 'Jubin Terakhir' },
    concealedHand: { name: 'Tangan Tertutup' },
    allChows: { name: 'Semua Chow' },
    allPungs: { name: 'Semua Pung' },
    sevenPairs: { name: 'Tujuh Pasangan' },
    semiPure: { name: 'Separa Tulen' },
    pure: { name: 'Tulen' },
    allHonours: { name: 'Semua Angin/Naga' },
    seatWind: { name: 'Pung Angin Sendiri' },
    roundWind: { name: 'Pung Angin Kitaran' },
    dragonPung: { name: 'Pung Naga' },
    smallThreeDragons: { name: 'Tiga Naga Kecil' },
    noBonusTiles: { name: 'Tanpa Bunga atau Musim' },
    seatFlower: { name: 'Bunga Sendiri' },
    seatSeason: { name: 'Musim Sendiri' },
    allFlowers: { name: 'Semua Bunga' },
    allSeasons: { name: 'Semua Musim' },
  },
  groups: {
    special: 'Tangan khas',
    winning: 'Cara menang',
    sets: 'Set',
    suits: 'Jenis',
    windsDragons: 'Angin dan naga',
    bonus: 'Bunga dan musim',
  },
  houseRules: {
    zeroFans: { title: 'Tangan tanpa fan', values: { drawn: 'Pusingan seri', chicken: 'Menang 1 mata' } },
    minFans: { title: 'Minimum untuk menang', values: { none: 'Tiada minimum', one: '1 fan', three: '3 fan' } },
    bonusInMin: {
      title: 'Bunga membantu capai minimum',
      values: { no: 'Yang dipegang tidak', yes: 'Ya' },
    },
    table: {
      title: 'Daripada fan kepada mata',
      values: { stepped: 'Bertingkat', halfSpicy: 'Separuh pedas', spicy: 'Pedas penuh' },
    },
    limit: { title: 'Jadual berakhir pada', values: { ten: '10 fan', thirteen: '13 fan' } },
    discarder: {
      title: 'Siapa bayar untuk buangan',
      values: { half: 'Pembuang dua kali, yang lain sekali', full: 'Pembuang bayar semua' },
    },
    selfPick: {
      title: 'Bayaran jika cabut sendiri',
      values: { double: 'Dua kali ganda', single: 'Sekali' },
    },
    bonusTiles: { title: 'Bunga dan musim', values: { yes: 'Dipakai', no: 'Tidak dipakai' } },
    lastTile: { title: 'Jubin terakhir dinding', values: { yes: '1 fan', no: 'Tiada' } },
    concealedHand: {
      title: 'Tangan Tertutup dikira',
      values: { anyWin: 'Setiap kali menang', discardOnly: 'Dengan buangan sahaja' },
    },
    chowPair: {
      title: 'Pasangan Semua Chow',
      values: { any: 'Apa sahaja', suitTiles: 'Jubin bernombor' },
    },
    sevenPairs: {
      title: 'Tujuh Pasangan',
      values: {
        fourAlike: 'Empat sama jadi dua pasangan',
        sevenDifferent: 'Tujuh berlainan',
        notPlayed: 'Tidak dipakai',
      },
    },
    overlap: {
      title: 'Elemen di dalam elemen lain',
      values: { stricterOnly: 'Hanya yang lebih ketat dikira', both: 'Kedua-dua dikira' },
    },
    hiddenTreasure: {
      title: 'Harta Tersembunyi',
      values: { concealedKongs: 'Kong tertutup pun boleh', pungsOnly: 'Pung sahaja' },
    },
    fourWinds: {
      title: 'Empat Angin',
      values: { asTheText: 'Satu angin boleh jadi pasangan', fourWindPungs: 'Satu Pung setiap angin' },
    },
    nineGates: {
      title: 'Sembilan Gerbang',
      values: { exposedSets: 'Set boleh terbuka', concealedOnly: 'Tertutup sahaja' },
    },
    jewels: {
      title: 'Delima dan Mutiara dengan',
      values: { textSuits: 'Bulatan dan Aksara', usualSuits: 'Aksara dan Bulatan' },
    },
    eastStays: { title: 'Timur kekal di kerusinya', values: { yes: 'Selepas menang atau seri', no: 'Tidak pernah' } },
    falseWin: {
      title: 'Menang palsu',
      values: { pays: 'Bayar dua kali had kepada semua', nothing: 'Tiada denda' },
    },
    rounds: {
      title: 'Permainan tamat',
      values: {
        open: 'Apabila anda tamatkan',
        one: 'Selepas 1 kitaran',
        two: 'Selepas 2 kitaran',
        four: 'Selepas 4 kitaran',
      },
    },
  },
  schemes: {
    stake: { name: 'Taruhan per mata', about: 'Setiap mata bernilai jumlah yang tetap.' },
    none: { name: 'Tanpa wang', about: 'Mata sahaja.' },
  },
  presets: { gameTwist: 'GameTwist', homeTable: 'Meja rumah, 3 fan', fullSpicy: 'Pedas penuh' },
} satisfies WordsOf<ElementId, typeof HOUSE_RULES>;
