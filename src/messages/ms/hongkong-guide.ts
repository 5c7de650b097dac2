/** Malay, what the rules, settings and help screens add for Hong Kong. */
import type { ElementId } from '../../rules/hongkong/elements.ts';
import type { HOUSE_RULES } from '../../rules/hongkong/house-rules.ts';
import type { ElementGuide, GuideOf, Ruling } from '../shapes.ts';

const SPECIAL = 'Tiada yang lain dikira bersamanya.';
const ONE_OF_THE_SUITS = 'Satu tangan memenuhi paling banyak satu daripada Separa Tulen, Tulen dan Semua Angin/Naga.';

const elements: Readonly<Record<ElementId, ElementGuide>> = {
  hiddenTreasure: {
    condition:
      'Empat Pung dan sebarang pasangan, tiada set dibuka selain Kong tertutup, dan menang dengan jubin yang dicabut sendiri.',
    counter: 'Kalau menang dengan buangan, jubin yang sama ialah Semua Pung dan Tangan Tertutup.',
    excludes: SPECIAL,
  },
  greatScholars: {
    condition: 'Pung ketiga-tiga naga, sebarang set keempat dan sebarang pasangan.',
    counter: 'Naga Putih hanya sepasang: ini Tiga Naga Kecil.',
    excludes: SPECIAL,
  },
  fourWinds: {
    condition: 'Empat Pung dan satu pasangan yang mengandungi keempat-empat angin; satu angin boleh jadi pasangan.',
    counter: 'Ada Chow antara set itu: keempat-empatnya mesti Pung.',
    excludes: SPECIAL,
  },
  onlyDragonsAndWinds: {
    condition: 'Empat Pung dan satu pasangan, semuanya angin dan naga.',
    counter: 'Pasangannya jubin bernombor.',
    excludes: SPECIAL,
  },
  onlyKeystones: {
    condition: 'Empat Pung dan satu pasangan, semuanya 1 dan 9.',
    counter: 'Pasangan angin itu bukan 1 dan bukan 9.',
    excludes: SPECIAL,
  },
  nineGates: {
    condition: '1112345678999 daripada satu jenis dan satu lagi jubin jenis itu, tanpa Kong; set boleh terbuka.',
    counter: 'Hanya ada dua 9.',
    excludes: SPECIAL,
  },
  kongs: {
    condition: 'Empat Kong dan satu pasangan.',
    counter: 'Angin itu hanya Pung: tiga Kong tidak cukup.',
    excludes: SPECIAL,
  },
  jadeDragon: {
    condition: 'Pung Naga Hijau, tiga Pung Buluh dan sepasang Buluh.',
    counter: 'Pasangannya mesti Buluh juga.',
    excludes: SPECIAL,
  },
  rubyDragon: {
    condition: 'Pung Naga Merah, tiga Pung Bulatan dan sepasang Bulatan.',
    counter: 'Dalam teks GameTwist, Delima dengan Bulatan, bukan dengan Aksara.',
    excludes: SPECIAL,
  },
  pearlDragon: {
    condition: 'Pung Naga Putih, tiga Pung Aksara dan sepasang Aksara.',
    counter: 'Ada Chow antara set itu: keempat-empatnya mesti Pung.',
    excludes: SPECIAL,
  },
  thirteenWonders: {
    condition: 'Setiap naga, setiap angin, 1 dan 9 setiap jenis, dan satu salinan lagi bagi salah satu daripadanya.',
    counter: 'Naga Putih tiada, jadi ini langsung tidak menang.',
    excludes: SPECIAL,
  },
  selfPick: {
    condition: 'Menang dengan jubin yang dicabut sendiri, termasuk jubin ganti.',
    counter: 'Jubin kemenangan ialah buangan orang lain.',
  },
  kongReplacement: {
    condition: 'Menang dengan jubin ganti bagi jubin keempat Kong; Cabut Sendiri dikira juga.',
    counter: 'Jubin yang dicabut untuk menggantikan bunga ialah cabutan biasa.',
  },
  robbingKong: {
    condition: 'Menang dengan jubin yang ditambah oleh pemain lain kepada Pung yang sudah terbuka.',
    counter: 'Jubin kemenangan ialah buangan biasa.',
  },
  lastTile: {
    condition: 'Menang dengan jubin terakhir dinding, atau dengan buangan selepasnya.',
    counter: 'Masih ada jubin di dinding.',
  },
  concealedHand: {
    condition: 'Tiada set dan tiada Kong yang terbuka; Kong tertutup boleh ada.',
    counter: 'Ada Chow yang terbuka.',
    excludes: 'Tidak bersama Tujuh Pasangan, yang memang tertutup.',
  },
  allChows: {
    condition: 'Keempat-empat set ialah Chow; pasangannya boleh apa sahaja.',
    counter: 'Satu Pung sahaja antara set itu sudah membatalkannya.',
  },
  allPungs: {
    condition: 'Keempat-empat set ialah Pung atau Kong.',
    counter: 'Satu Chow sahaja antara set itu sudah membatalkannya.',
  },
  sevenPairs: {
    condition: 'Tujuh pasangan dan tiada set terbuka; empat yang sama ialah dua pasangan.',
    counter: 'Tiga yang sama dan satu jubin lain bukan dua pasangan.',
    excludes: 'Tangan Tertutup tidak dikira bersamanya.',
  },
  semiPure: {
    condition: 'Jubin satu jenis, dan sekurang-kurangnya satu angin atau naga.',
    counter: 'Ada Pung jenis kedua.',
    excludes: ONE_OF_THE_SUITS,
  },
  pure: {
    condition: 'Jubin satu jenis sahaja.',
    counter: 'Dengan sepasang angin, ini Separa Tulen.',
    excludes: ONE_OF_THE_SUITS,
  },
  allHonours: {
    condition: 'Tujuh Pasangan angin dan naga sahaja; dengan Pung, ia menjadi tangan khas.',
    counter: 'Pasangan terakhir jubin bernombor: ini Separa Tulen.',
    excludes: ONE_OF_THE_SUITS,
  },
  seatWind: {
    condition: 'Pung atau Kong angin kerusi anda.',
    counter: 'Bagi Timur, Pung Angin Selatan bukan angin sendiri.',
  },
  roundWind: {
    condition: 'Pung atau Kong angin kitaran; kedua-duanya dikira kalau itu angin kerusi anda juga.',
    counter: 'Dalam kitaran Timur, Pung Angin Selatan bukan angin kitaran.',
  },
  dragonPung: {
    condition: 'Pung atau Kong naga; setiap satu dikira.',
    counter: 'Naga itu hanya sepasang.',
    excludes: 'Tidak bersama Tiga Naga Kecil, yang mengandungi dua daripadanya.',
  },
  smallThreeDragons: {
    condition: 'Pung atau Kong dua naga dan sepasang naga ketiga.',
    counter: 'Pasangannya bukan naga ketiga: ini dua Pung Naga.',
    excludes: 'Pung Naga di dalamnya tidak dikira lagi.',
  },
  noBonusTiles: {
    condition: 'Tiada bunga dan tiada musim yang diketepikan.',
    counter: 'Ada satu bunga diketepikan, walaupun bukan bunga sendiri.',
  },
  seatFlower: {
    condition: 'Bunga dengan nombor kerusi anda: 1 Timur, 2 Selatan, 3 Barat, 4 Utara.',
    counter: 'Bunga 3 milik Barat, dan ini Timur.',
  },
  seatSeason: {
    condition: 'Musim dengan nombor kerusi anda: 1 Timur, 2 Selatan, 3 Barat, 4 Utara.',
    counter: 'Musim 2 milik Selatan, dan ini Timur.',
  },
  allFlowers: {
    condition: 'Keempat-empat bunga; bunga sendiri dikira juga.',
    counter: 'Bunga 4 tiada.',
  },
  allSeasons: {
    condition: 'Keempat-empat musim; musim sendiri dikira juga.',
    counter: 'Musim 1 tiada.',
  },
};

const rulings = {
  H1: {
    question: 'Teks GameTwist sudah kehilangan jadual fannya. Fan yang mana dipakai di sini?',
    answer:
      'Daripada satu senarai umum yang nama tangan khasnya sama, disemak dengan jadual Hong Kong yang lain. Kalau senarai dan teks berbeza, teks yang diikut.',
  },
  H2: {
    question: 'Bagaimana fan menjadi mata?',
    answer:
      '1 fan ialah 2 mata, 2 ialah 4, 3 ialah 8, 4 hingga 6 ialah 16, 7 hingga 9 ialah 32, dan 10 ke atas ialah 64.',
  },
  H3: {
    question: 'Tangan lengkap tetapi tiada fan. Adakah ia menang?',
    answer:
      'Ia menamatkan pusingan dengan seri: tiada siapa membayar. Meja anda boleh menjadikannya kemenangan bernilai 1 mata.',
  },
  H4: {
    question: 'Ada minimum untuk menang?',
    answer:
      'Tiada. Meja anda boleh menetapkan 1 atau 3 fan. Bunga dan musim yang dipegang tidak membantu mencapainya, melainkan meja anda membenarkannya; tetapi fan kerana langsung tidak memegangnya tetap dikira.',
  },
  H5: {
    question: 'Satu tangan khas juga Semua Pung, atau khas dua kali. Apa yang dikira?',
    answer: '64 fan, sekali, dan tiada yang lain. Matanya ialah yang tertinggi dalam jadual.',
  },
  H6: {
    question: 'Adakah Kong dikira sebagai Pung?',
    answer: 'Ya, di mana-mana Pung dikehendaki. Sembilan Gerbang tiada tempat untuknya.',
  },
  H7: {
    question: 'Bolehkah Harta Tersembunyi ada Kong, atau dimenangi dengan buangan?',
    answer:
      'Kong tertutup boleh ada, melainkan meja anda membenarkan Pung sahaja. Ia mesti dimenangi dengan jubin yang dicabut sendiri: dengan buangan, ia menjadi Semua Pung dan Tangan Tertutup.',
  },
  H8: {
    question: 'Untuk Empat Angin, mestikah keempat-empat angin menjadi Pung?',
    answer:
      'Tidak. Tiga Pung angin, Pung keempat dan sepasang angin yang terakhir sudah cukup, tetapi Chow tidak boleh. Meja anda boleh menghendaki empat Pung angin.',
  },
  H9: {
    question: 'Mestikah Sembilan Gerbang tertutup?',
    answer: 'Tidak, dan jubin ke-14 boleh apa sahaja daripada jenis itu. Meja anda boleh menghendaki tangan tertutup.',
  },
  H10: {
    question: 'Jenis mana untuk Jed, Delima dan Mutiara?',
    answer:
      'Buluh dengan Jed, Bulatan dengan Delima dan Aksara dengan Mutiara, termasuk pasangannya. Meja anda boleh menukar Bulatan dengan Aksara, seperti kebiasaan di tempat lain.',
  },
  H11: {
    question: 'Adakah satu elemen dikira bersama elemen lain yang memang sentiasa mengandunginya?',
    answer:
      'Tidak, yang lebih ketat dikira: Tiga Naga Kecil tanpa Pung Naganya, Tujuh Pasangan tanpa Tangan Tertutup. Cabut Sendiri dengan Menang selepas Kong, dan bunga sendiri dengan keempat-empat bunga, memang dikira bersama. Meja anda boleh mengira kedua-duanya.',
  },
  H12: {
    question: 'Adakah Tangan Tertutup dikira apabila cabut sendiri?',
    answer:
      'Ya, bersama Cabut Sendiri. Kong tertutup tidak membuka tangan, Kong terbuka membukanya. Meja anda boleh mengiranya dengan buangan sahaja.',
  },
  H13: {
    question: 'Bolehkah pasangan dalam Semua Chow berupa angin atau naga?',
    answer: 'Boleh, sebarang pasangan. Meja anda boleh menghendaki jubin bernombor.',
  },
  H14: {
    question: 'Dalam Tujuh Pasangan, adakah empat yang sama dua pasangan?',
    answer:
      'Ya. Elemen lain ditambah bersamanya, dan tangan yang juga empat set dan satu pasangan mengambil yang lebih baik. Meja anda boleh menghendaki tujuh pasangan berlainan, atau tidak memakainya.',
  },
  H15: {
    question: 'Berapa nilai jubin terakhir dinding?',
    answer:
      '1 fan, sama ada dicabut sendiri atau dengan buangan selepasnya, juga sebagai jubin ganti Kong. Ketika itu Kong tidak boleh dirampas. Meja anda boleh mengabaikannya.',
  },
  H16: {
    question: 'Jubin kemenangan dicabut untuk menggantikan bunga. Adakah nilainya lebih?',
    answer:
      'Tidak, ia Cabut Sendiri seperti cabutan lain. Tujuh atau lapan bunga dan musim tidak menang dengan sendirinya, dan menang pada giliran pertama tidak bernilai lebih. Meja anda boleh bermain tanpa bunga dan musim.',
  },
  H17: {
    question: 'Siapa membayar?',
    answer:
      'Kalau menang dengan buangan, pembuang membayar dua kali ganda dan yang lain sekali; kalau cabut sendiri, semua orang membayar dua kali ganda. Meja anda boleh menetapkan supaya pembuang membayar untuk semua, atau bayaran sekali bagi cabut sendiri. Timur tidak membayar lebih daripada yang lain.',
  },
  H18: {
    question: 'Apakah jadual yang lebih curam?',
    answer:
      'Pedas penuh berganda dengan setiap fan; separuh pedas berganda setiap dua fan mulai 4, dengan satu langkah di tengahnya. Masing-masing boleh berakhir pada 10 atau 13 fan, dan tangan khas mendapat yang tertinggi di dalamnya.',
  },
  H19: {
    question: 'Bilakah seorang pemain membayar untuk semua?',
    answer:
      'Apabila para pemain mendapati seorang bertanggungjawab dan menyatakannya. Pemain itu membayar seluruh jumlah, yang lain tidak membayar apa-apa.',
  },
  H20: {
    question: 'Dua pemain menuntut buangan yang sama untuk menang. Siapa yang menang?',
    answer: 'Yang gilirannya tiba dahulu. Seorang sahaja memenangi satu pusingan.',
  },
  H21: {
    question: 'Adakah Timur kekal di kerusinya?',
    answer:
      'Ya, selepas menang dan selepas seri; kalau tidak, kerusi beralih. Angin kitaran bertukar apabila keempat-empat pemain sudah menjadi Timur. Meja anda boleh sentiasa beralih, dan boleh menamatkan permainan selepas beberapa kitaran.',
  },
  H22: {
    question: 'Tangan boleh dibaca dengan beberapa cara. Yang mana dikira?',
    answer: 'Tangan khas kalau ada, kalau tidak bacaan dengan fan paling banyak.',
  },
  H23: {
    question: 'Berapa denda menang palsu?',
    answer: 'Dua kali mata had kepada setiap pemain lain. Meja anda boleh menetapkan tiada denda.',
  },
} as const satisfies Readonly<Record<string, Ruling>>;

const houseRules: Readonly<Record<(typeof HOUSE_RULES)[number]['key'], string>> = {
  zeroFans: 'Sama ada tangan lengkap tanpa fan dikira seri, atau memenangi satu mata.',
  minFans: 'Tangan dengan fan kurang daripada ini tidak boleh menang.',
  bonusInMin: 'Sama ada fan bunga dan musim yang dipegang dikira untuk mencapai minimum.',
  table: 'Secepat mana mata naik dengan fan: bertingkat, berganda setiap dua fan, atau berganda setiap fan.',
  limit: 'Fan melebihi ini tidak menambah mata; tangan khas bernilai sama banyak.',
  discarder: 'Sama ada yang lain turut membayar apabila seseorang membuang jubin kemenangan.',
  selfPick: 'Berapa yang dibayar oleh setiap pemain apabila pemenang mencabut jubin itu sendiri.',
  bonusTiles: 'Sama ada bunga dan musim dipakai; tanpanya, tiada siapa mendapat fan kerana tidak memegangnya.',
  lastTile: 'Sama ada menang dengan jubin terakhir, atau dengan buangan selepasnya, bernilai satu fan.',
  concealedHand: 'Sama ada Tangan Tertutup dikira bersama Cabut Sendiri.',
  chowPair: 'Sama ada pasangan dalam Semua Chow boleh berupa angin atau naga.',
  sevenPairs: 'Sama ada Tujuh Pasangan menang, dan sama ada empat yang sama ialah dua daripadanya.',
  overlap: 'Sama ada Pung Naga dikira dalam Tiga Naga Kecil, dan Tangan Tertutup bersama Tujuh Pasangan.',
  hiddenTreasure: 'Sama ada Kong tertutup boleh ada dalam Harta Tersembunyi.',
  fourWinds: 'Sama ada satu daripada empat angin boleh menjadi pasangan.',
  nineGates: 'Sama ada set Sembilan Gerbang boleh dibuka.',
  jewels: 'Jenis mana milik Naga Merah dan Naga Putih. Jed sentiasa dengan Buluh.',
  eastStays: 'Sama ada Timur kekal selepas menang dan selepas seri.',
  falseWin: 'Berapa dibayar oleh pemain yang mengisytiharkan menang sedangkan tangannya tidak menang.',
  rounds: 'Berapa kitaran angin dalam satu permainan.',
};

const groupsAbout: Readonly<Record<string, string>> = {
  special: 'Setiap satu bernilai 64 fan, dan tiada yang lain dikira bersamanya.',
  winning: 'Bagaimana jubin terakhir diperoleh, dan sama ada tangan terbuka. Semua yang dipenuhi dikira.',
  sets: 'Set apa yang ada dalam tangan.',
  suits: 'Satu tangan memenuhi paling banyak satu daripadanya.',
  windsDragons: 'Pung dan Kong angin dan naga.',
  bonus: 'Jubin yang diketepikan, bukan sebahagian daripada tangan.',
};

/** The game in one page, a paragraph each. */
const gameInShort: readonly string[] = [
  'Empat orang bermain dengan 144 jubin: Buluh, Bulatan dan Aksara dari 1 hingga 9, empat angin dan tiga naga, empat keping setiap satu; empat bunga dan empat musim.',
  'Tangan menang ialah empat set dan satu pasangan. Set ialah Chow, tiga nombor berturut-turut daripada satu jenis; Pung, tiga yang sama; atau Kong, empat yang sama. Tujuh Pasangan dan Tiga Belas Keajaiban juga menang.',
  'Set yang dilengkapkan dengan buangan dibuka di meja. Kong sentiasa diletakkan di meja, dan satu jubin dicabut menggantikannya; begitu juga dengan bunga dan musim.',
  'Elemen memberi fan, dan fan menjadi mata. Tangan khas bernilai yang tertinggi, dan tiada yang lain bersamanya. Tangan lengkap tanpa fan dikira seri.',
  'Hanya pemenang mendapat mata. Pembuang membayar dua kali ganda dan yang lain sekali; kalau cabut sendiri, semua orang membayar dua kali ganda.',
  'Timur kekal selepas menang dan selepas seri. Satu kitaran tamat apabila setiap pemain sudah menjadi Timur.',
];

const payments: readonly string[] = [
  'Kalau menang dengan buangan atau Rampas Kong, pemain yang memberi jubin itu membayar dua kali mata tangan itu dan dua yang lain sekali, atau dia seorang membayar kesemuanya, empat kali mata itu.',
  'Kalau cabut sendiri, tiga yang lain masing-masing membayar dua kali mata itu, atau sekali kalau begitulah cara meja bermain.',
  'Pemain yang dianggap bertanggungjawab membayar seluruh jumlah seorang diri. Tiada bayaran bagi pusingan seri; menang palsu didenda dua kali mata had, dibayar kepada setiap pemain lain.',
];

export const hongkongGuide = { elements, rulings, houseRules, groupsAbout, gameInShort, payments } satisfies GuideOf<
  ElementId,
  typeof HOUSE_RULES
>;
