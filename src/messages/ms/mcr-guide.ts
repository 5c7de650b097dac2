/** Malay, what the rules, settings and help screens add for MCR. */
import type { FanId } from '../../rules/mcr/fans.ts';
import type { HOUSE_RULES } from '../../rules/mcr/house-rules.ts';
import type { ElementGuide, GuideOf, Ruling } from '../shapes.ts';

const elements: Readonly<Record<FanId, ElementGuide>> = {
  bigFourWinds: {
    condition: 'Pung keempat-empat angin, dan sebarang pasangan.',
    counter: 'Angin Utara hanya sepasang: ini Empat Angin Kecil.',
    excludes: 'Semua Pung dan fan Pung anginnya tidak dikira lagi.',
  },
  bigThreeDragons: {
    condition: 'Pung ketiga-tiga naga, sebarang set keempat dan sebarang pasangan.',
    counter: 'Naga Putih hanya sepasang: ini Tiga Naga Kecil.',
    excludes: 'Dua Pung Naga dan Pung Naga tidak dikira lagi.',
  },
  allGreen: {
    condition: 'Hanya 2, 3, 4, 6 dan 8 Buluh serta Naga Hijau, dalam sebarang bentuk.',
    counter: '5 Buluh tidak hijau.',
  },
  nineGates: {
    condition:
      '1112345678999 daripada satu jenis dalam tangan, tiada set terbuka, menang dengan mana-mana jubin jenis itu.',
    counter: 'Menang dengan 1: sebelum itu tangannya 1123455678999, bukan Sembilan Gerbang.',
    excludes: 'Sejenis Penuh, Tangan Tertutup, Tanpa Angin/Naga serta Pung 1 dan 9 tidak dikira lagi.',
  },
  fourKongs: {
    condition: 'Empat Kong, terbuka atau tertutup, dan satu pasangan.',
    counter: 'Angin itu hanya Pung: ini Tiga Kong.',
    excludes: 'Semua Pung, fan Kong yang lebih kecil dan Tunggu Pasangan tidak dikira lagi.',
  },
  sevenShiftedPairs: {
    condition: 'Tujuh pasangan satu jenis dengan nombor berturut-turut.',
    counter: '4 dilangkau: ini Tujuh Pasangan dengan Sejenis Penuh.',
    excludes: 'Tujuh Pasangan, Sejenis Penuh, Tanpa Angin/Naga dan Tangan Tertutup tidak dikira lagi.',
  },
  thirteenOrphans: {
    condition: 'Setiap 1 dan 9, setiap angin dan setiap naga sekali, dan salah satunya dua kali.',
    counter: 'Naga Putih tiada, dan jubin ini tidak menang.',
    excludes:
      'Tangan Tertutup dan fan bagi ciri bersama jubinnya tidak dikira lagi; kalau cabut sendiri, Tangan Tertutup Penuh dikira.',
  },
  allTerminals: {
    condition: 'Hanya 1 dan 9.',
    counter: 'Sepasang angin menjadikannya Semua Hujung + Angin/Naga.',
    excludes: 'Semua Pung, Tangan Luar, Tanpa Angin/Naga dan Pung Hujung atau Angin tidak dikira lagi.',
  },
  littleFourWinds: {
    condition: 'Pung tiga angin, dan sepasang angin keempat.',
    counter: 'Pasangannya bukan angin: ini Tiga Angin Besar.',
    excludes: 'Tiga Angin Besar dan Pung angin yang tidak mendapat mata lain tidak dikira lagi.',
  },
  littleThreeDragons: {
    condition: 'Pung dua naga, dan sepasang naga ketiga.',
    counter: 'Pasangannya bukan naga: ini Dua Pung Naga.',
    excludes: 'Dua Pung Naga dan Pung Naga tidak dikira lagi.',
  },
  allHonors: {
    condition: 'Hanya angin dan naga.',
    counter: 'Sepasang 1 menjadikannya Semua Hujung + Angin/Naga.',
    excludes: 'Semua Pung, Tangan Luar dan Pung Hujung atau Angin tidak dikira lagi.',
  },
  fourConcealedPungs: {
    condition: 'Empat Pung atau Kong dalam tangan, tiada yang dilengkapkan dengan jubin yang dituntut.',
    counter: '5 yang dituntut melengkapkan Pung, yang dikira terbuka: ini Tiga Pung Tertutup.',
    excludes: 'Semua Pung, Tangan Tertutup dan fan Pung tertutup yang lebih kecil tidak dikira lagi.',
  },
  pureTerminalChows: {
    condition: '123 dan 789 dua kali, dan sepasang 5, semuanya satu jenis.',
    counter: 'Pasangannya mesti 5.',
    excludes: 'Sejenis Penuh, Semua Chow, Tanpa Angin/Naga dan fan daripada Chownya tidak dikira lagi.',
  },
  quadrupleChow: {
    condition: 'Empat Chow yang serupa.',
    counter: 'Tiga serupa, yang keempat satu lebih tinggi: ini Chow Kembar Tiga Tulen.',
    excludes: 'Borong Jubin, Chow Kembar Tiga Tulen dan Chow Kembar Tulen tidak dikira lagi.',
  },
  fourPureShiftedPungs: {
    condition: 'Pung empat nombor berturut-turut daripada satu jenis.',
    counter: 'Pung keempat daripada jenis lain: ini Pung Bertangga Tulen.',
    excludes: 'Semua Pung dan Pung Bertangga Tulen tidak dikira lagi.',
  },
  fourPureShiftedChows: {
    condition:
      'Empat Chow satu jenis, setiap satu naik satu nombor daripada yang sebelumnya, atau setiap satu naik dua.',
    counter: 'Chow terakhir naik dua, yang lain naik satu: ini Chow Bertangga Tulen.',
    excludes: 'Chow Bertangga Tulen dan fan daripada dua Chownya tidak dikira lagi.',
  },
  threeKongs: {
    condition: 'Tiga Kong, terbuka atau tertutup.',
    counter: 'Yang ketiga hanya Pung: ini Dua Kong Terbuka.',
    excludes: 'Fan satu atau dua Kong tidak dikira lagi.',
  },
  allTerminalsAndHonors: {
    condition: 'Hanya 1, 9, angin dan naga; hujung mesti ada, angin atau naga pun mesti ada.',
    counter: '8 Aksara bukan salah satunya.',
    excludes: 'Semua Pung, Tangan Luar dan Pung Hujung atau Angin tidak dikira lagi.',
  },
  sevenPairs: {
    condition: 'Tujuh pasangan; empat yang sama ialah dua daripadanya.',
    counter: 'Pasangan-pasangan ini juga empat set dan satu pasangan, yang lebih bernilai di sini.',
    excludes: 'Tangan Tertutup dan tungguan tidak dikira lagi.',
  },
  greaterHonorsAndKnittedTiles: {
    condition: 'Ketujuh-tujuh angin dan naga, dan tujuh jubin berlainan daripada satu rangka anyaman.',
    counter: 'Naga Putih tiada: ini Anyaman Kecil Angin/Naga.',
    excludes:
      'Tangan Tertutup dan fan bagi ciri bersama jubinnya tidak dikira lagi; kalau cabut sendiri, Tangan Tertutup Penuh dikira.',
  },
  allEvenPungs: {
    condition: 'Empat Pung dan satu pasangan, semuanya 2, 4, 6 dan 8.',
    counter: 'Sepasang 5 itu ganjil.',
    excludes: 'Semua Pung, Semua 2 hingga 8 dan Tanpa Angin/Naga tidak dikira lagi.',
  },
  fullFlush: {
    condition: 'Satu jenis, tanpa angin dan naga.',
    counter: 'Sepasang angin menjadikannya Sejenis Separuh.',
    excludes: 'Tanpa Angin/Naga tidak dikira lagi.',
  },
  pureTripleChow: {
    condition: 'Tiga Chow yang serupa.',
    counter: 'Yang ketiga daripada jenis lain.',
    excludes: 'Chow Kembar Tulen tidak dikira lagi.',
  },
  pureShiftedPungs: {
    condition: 'Pung tiga nombor berturut-turut daripada satu jenis.',
    counter: '4, 5 dan 7 tidak berturut-turut.',
  },
  upperTiles: {
    condition: 'Hanya 7, 8 dan 9.',
    counter: 'Kalau ada 6, ini Empat Atas.',
    excludes: 'Empat Atas dan Tanpa Angin/Naga tidak dikira lagi.',
  },
  middleTiles: {
    condition: 'Hanya 4, 5 dan 6.',
    counter: '7 Aksara tidak termasuk.',
    excludes: 'Semua 2 hingga 8 dan Tanpa Angin/Naga tidak dikira lagi.',
  },
  lowerTiles: {
    condition: 'Hanya 1, 2 dan 3.',
    counter: 'Kalau ada 4, ini Empat Bawah.',
    excludes: 'Empat Bawah dan Tanpa Angin/Naga tidak dikira lagi.',
  },
  pureStraight: {
    condition: '123, 456 dan 789 daripada satu jenis.',
    counter: '789 itu daripada jenis lain.',
    excludes: 'Deretan Pendek dan Dua Chow Hujung di dalamnya tidak dikira lagi.',
  },
  threeSuitedTerminalChows: {
    condition: '123 dan 789 dalam setiap satu daripada dua jenis, dan sepasang 5 daripada jenis ketiga.',
    counter: 'Pasangannya daripada salah satu dua jenis itu.',
    excludes: 'Semua Chow, Tanpa Angin/Naga dan fan daripada dua Chownya tidak dikira lagi.',
  },
  pureShiftedChows: {
    condition:
      'Tiga Chow satu jenis, setiap satu naik satu nombor daripada yang sebelumnya, atau setiap satu naik dua.',
    counter: 'Naik satu, kemudian dua: langkahnya mesti sama.',
  },
  allFives: {
    condition: 'Ada 5 dalam setiap satu daripada empat set, dan sepasang 5.',
    counter: 'Pasangannya mesti 5 juga.',
    excludes: 'Semua 2 hingga 8 dan Tanpa Angin/Naga tidak dikira lagi.',
  },
  triplePung: {
    condition: 'Pung satu nombor dalam ketiga-tiga jenis.',
    counter: 'Nombor yang ketiga berlainan: ini Pung Kembar.',
    excludes: 'Pung Kembar tidak dikira lagi.',
  },
  threeConcealedPungs: {
    condition: 'Tiga Pung atau Kong dalam tangan, tiada yang dilengkapkan dengan jubin yang dituntut.',
    counter: '6 yang dituntut melengkapkan Pung, yang dikira terbuka: ini Dua Pung Tertutup.',
    excludes: 'Dua Pung Tertutup tidak dikira lagi.',
  },
  lesserHonorsAndKnittedTiles: {
    condition: 'Lima atau enam angin dan naga, yang lain jubin berlainan daripada satu rangka anyaman: 14 kesemuanya.',
    counter: '4 dan 5 Buluh tidak pernah dalam satu rangka, dan jubin ini tidak menang.',
    excludes:
      'Tangan Tertutup dan fan bagi ciri bersama jubinnya tidak dikira lagi; Deretan Anyaman dikira, dan kalau cabut sendiri, Tangan Tertutup Penuh juga.',
  },
  knittedStraight: {
    condition:
      '147 daripada satu jenis, 258 daripada jenis lain dan 369 daripada jenis ketiga, bersama satu set dan satu pasangan, atau bersama lima angin dan naga.',
    counter: 'Dalam satu jenis, sembilan nombor yang sama ialah Deretan Tulen.',
  },
  upperFour: {
    condition: 'Hanya 6, 7, 8 dan 9.',
    counter: '5 Aksara terlalu rendah.',
    excludes: 'Tanpa Angin/Naga tidak dikira lagi.',
  },
  lowerFour: {
    condition: 'Hanya 1, 2, 3 dan 4.',
    counter: '5 Aksara terlalu tinggi.',
    excludes: 'Tanpa Angin/Naga tidak dikira lagi.',
  },
  bigThreeWinds: {
    condition: 'Pung tiga angin.',
    counter: 'Angin Utara hanya sepasang, di samping dua Pung.',
    excludes: 'Pungnya dikira sebagai Angin Sendiri dan Angin Kitaran, tetapi bukan sebagai Pung Hujung atau Angin.',
  },
  mixedStraight: {
    condition: '123, 456 dan 789, setiap satu daripada jenis berlainan.',
    counter: 'Dua daripada Chow itu sama jenis.',
  },
  reversibleTiles: {
    condition:
      'Hanya jubin yang nampak sama apabila diterbalikkan: 2, 4, 5, 6, 8, 9 Buluh, 1, 2, 3, 4, 5, 8, 9 Bulatan dan Naga Putih.',
    counter: '6 Bulatan nampak seperti jubin lain apabila diterbalikkan.',
    excludes: 'Kurang Satu Jenis tidak dikira lagi.',
  },
  mixedTripleChow: {
    condition: 'Chow yang sama dalam ketiga-tiga jenis.',
    counter: 'Chow ketiga satu lebih tinggi.',
    excludes: 'Chow Kembar Campur tidak dikira lagi.',
  },
  mixedShiftedPungs: {
    condition: 'Pung tiga nombor berturut-turut, setiap satu daripada jenis berlainan.',
    counter: 'Dua daripada Pung itu sama jenis.',
  },
  chickenHand: {
    condition: 'Tangan menang yang tiada fan lain dikira, selain bunga.',
    counter: 'Kalau jubinnya dicabut sendiri, tangan yang sama mendapat Cabut Sendiri dan bernilai 1.',
  },
  lastTileDraw: {
    condition: 'Menang dengan jubin terakhir dinding, dicabut sendiri.',
    counter: 'Dicabut sendiri, tetapi bukan yang terakhir.',
    excludes: 'Cabut Sendiri tidak dikira lagi.',
  },
  lastTileClaim: {
    condition: 'Menang dengan buangan selepas jubin terakhir dinding.',
    counter: 'Jubin terakhir dicabut sendiri: ini Cabutan Terakhir.',
  },
  outWithReplacementTile: {
    condition: 'Menang dengan jubin yang dicabut untuk Kong.',
    counter: 'Jubin yang dicabut untuk bunga ialah Cabut Sendiri sahaja.',
    excludes: 'Cabut Sendiri tidak dikira lagi.',
  },
  robbingTheKong: {
    condition: 'Menang dengan jubin yang ditambah orang lain kepada Pung terbuka untuk membuat Kong.',
    counter: 'Buangan biasa tidak merampas Kong.',
    excludes: 'Jubin Keempat tidak dikira lagi.',
  },
  twoConcealedKongs: {
    condition: 'Dua Kong, kedua-duanya tertutup.',
    counter: 'Salah satunya terbuka: ini Dua Kong Terbuka dan Kong Tertutup.',
    excludes: 'Kong Tertutup, dan Dua Pung Tertutup daripada dua Kong itu, tidak dikira lagi.',
  },
  allPungs: { condition: 'Empat Pung atau Kong, dan sebarang pasangan.', counter: 'Ada Chow antara set itu.' },
  halfFlush: {
    condition: 'Satu jenis, dengan angin atau naga.',
    counter: 'Pung Bulatan itu jenis kedua.',
  },
  mixedShiftedChows: {
    condition: 'Tiga Chow dalam tiga jenis, setiap satu naik satu nombor daripada yang sebelumnya.',
    counter: 'Yang ketiga naik dua.',
  },
  allTypes: { condition: 'Ketiga-tiga jenis, satu angin dan satu naga.', counter: 'Tiada naga.' },
  meldedHand: {
    condition: 'Empat set terbuka, dan pasangan yang dilengkapkan dengan jubin yang dituntut.',
    counter: 'Kong tertutup bukan set terbuka.',
    excludes: 'Tunggu Pasangan tidak dikira lagi.',
  },
  twoDragonPungs: {
    condition: 'Pung dua naga.',
    counter: 'Satu Pung dan satu pasangan: ini Pung Naga.',
    excludes: 'Pung Naga tidak dikira lagi.',
  },
  outsideHand: {
    condition: 'Ada 1, 9, angin atau naga dalam setiap satu daripada empat set dan dalam pasangan.',
    counter: '456 tiada satu pun.',
  },
  fullyConcealedHand: {
    condition: 'Tiada set dibuka selain Kong tertutup, menang dengan jubin yang dicabut sendiri.',
    counter: 'Kalau jubinnya dituntut, tangan yang sama ialah Tangan Tertutup.',
    excludes: 'Cabut Sendiri tidak dikira lagi.',
  },
  twoMeldedKongs: {
    condition: 'Dua Kong, sekurang-kurangnya satu terbuka.',
    counter: 'Kedua-duanya tertutup: ini Dua Kong Tertutup.',
    excludes: 'Kong Terbuka tidak dikira lagi; kalau satu daripadanya tertutup, Kong Tertutup dikira.',
  },
  lastTile: {
    condition: 'Jubin kemenangan ialah yang keempat, dan tiga yang lain terbuka untuk dilihat semua orang.',
    counter: 'Tiga yang lain ada dalam tangan, tidak dilihat sesiapa.',
  },
  dragonPung: { condition: 'Satu Pung naga.', counter: 'Sepasang naga bukan Pung.' },
  prevalentWind: {
    condition: 'Pung angin kitaran.',
    counter: 'Ini kitaran Timur, bukan Selatan.',
    excludes: 'Ia tidak dikira lagi sebagai Pung Hujung atau Angin.',
  },
  seatWind: {
    condition: 'Pung angin pemain sendiri; satu Pung dikira dua kali kalau itu angin kitaran juga.',
    counter: 'Pemain ini Timur, bukan Selatan.',
    excludes: 'Ia tidak dikira lagi sebagai Pung Hujung atau Angin.',
  },
  concealedHand: {
    condition: 'Tiada set dibuka selain Kong tertutup, menang dengan jubin yang dituntut.',
    counter: 'Satu set terbuka.',
  },
  allChows: {
    condition:
      'Empat Chow, dan sepasang jubin bernombor; juga Deretan Anyaman dengan satu Chow dan pasangan seperti itu.',
    counter: 'Sepasang angin membatalkannya.',
    excludes: 'Tanpa Angin/Naga tidak dikira lagi.',
  },
  tileHog: {
    condition: 'Keempat-empat salinan satu jubin dalam tangan, tanpa Kong; setiap kumpulan empat dikira.',
    counter: 'Kalau dibuka sebagai Kong, ia Kong Terbuka.',
  },
  doublePung: { condition: 'Pung satu nombor dalam dua jenis.', counter: 'Nombornya berlainan.' },
  twoConcealedPungs: {
    condition: 'Dua Pung atau Kong dalam tangan, tiada yang dilengkapkan dengan jubin yang dituntut.',
    counter: 'Salah satunya sudah dibuka.',
  },
  concealedKong: {
    condition: 'Satu Kong tertutup, sendirian atau bersama satu Kong terbuka.',
    counter: 'Kong itu terbuka: ini Kong Terbuka.',
  },
  allSimples: {
    condition: 'Hanya 2 hingga 8.',
    counter: '9 Buluh tidak termasuk.',
    excludes: 'Tanpa Angin/Naga tidak dikira lagi.',
  },
  pureDoubleChow: {
    condition: 'Dua Chow yang sama nombor dan sama jenis.',
    counter: 'Jenisnya berlainan: ini Chow Kembar Campur.',
  },
  mixedDoubleChow: {
    condition: 'Dua Chow dengan nombor yang sama dalam dua jenis.',
    counter: 'Nombornya berbeza satu.',
  },
  shortStraight: {
    condition: 'Dua Chow satu jenis yang bersambung, seperti 123 dan 456.',
    counter: 'Ia bertindih: 234 dan 456.',
  },
  twoTerminalChows: { condition: '123 dan 789 daripada satu jenis.', counter: 'Jenisnya berlainan.' },
  pungOfTerminalsOrHonors: {
    condition: 'Pung 1 atau 9, atau Pung angin yang bukan angin sendiri dan bukan angin kitaran.',
    counter: 'Angin Timur bagi pemain Timur ialah Angin Sendiri dan Angin Kitaran.',
  },
  meldedKong: { condition: 'Satu Kong terbuka.', counter: 'Kong itu tertutup.' },
  oneVoidedSuit: {
    condition: 'Tepat dua jenis, dengan atau tanpa angin dan naga.',
    counter: 'Ketiga-tiga jenis ada.',
  },
  noHonors: { condition: 'Tiada angin dan tiada naga.', counter: 'Pasangannya angin.' },
  edgeWait: {
    condition: 'Menang dengan 3 dalam 123 atau 7 dalam 789, satu-satunya jubin yang melengkapkan tangan.',
    counter: '67 menunggu 5 dan 8.',
  },
  closedWait: {
    condition: 'Menang dengan jubin tengah Chow, satu-satunya jubin yang melengkapkan tangan.',
    counter: '3 dan 6 sama-sama melengkapkan 2334456: ada dua jubin kemenangan.',
  },
  singleWait: {
    condition: 'Menang dengan jubin yang menjadi pasangan, satu-satunya jubin yang melengkapkan tangan.',
    counter: '1234 menunggu 1 dan 4.',
  },
  selfDrawn: {
    condition: 'Menang dengan jubin yang dicabut sendiri.',
    counter: 'Menang dengan buangan.',
    excludes: 'Tidak bersama Tangan Tertutup Penuh, Cabutan Terakhir dan Menang dengan Jubin Ganti.',
  },
  flowerTiles: {
    condition: 'Setiap bunga dan musim yang diketepikan, selepas tangan itu boleh menang tanpanya.',
    counter: 'Jubin ini tidak menang, jadi bunganya tiada nilai.',
  },
};

const rulings = {
  C1: {
    question: 'Berapa nilai dua Kong tertutup?',
    answer: '8 mata. Liga antarabangsa (MIL) mengira 6; meja anda pun boleh.',
  },
  C2: {
    question: 'Berapa nilai satu Kong terbuka dan satu Kong tertutup?',
    answer: '6 mata, ditunjukkan sebagai Dua Kong Terbuka dan Kong Tertutup. Meja anda boleh menjadikannya 5.',
  },
  C3: {
    question: 'Tujuh Pasangan memang tertutup. Kalau cabut sendiri, adakah itu Tangan Tertutup Penuh?',
    answer:
      'Ya, 4 mata, begitu juga Tiga Belas Yatim, Anyaman Besar, Anyaman Kecil, Sembilan Gerbang dan Empat Pung Tertutup. Liga antarabangsa mengira Cabut Sendiri sebagai ganti.',
  },
  C4: {
    question: 'Adakah Pung 1 dan Pung 9 dalam Sembilan Gerbang dikira juga?',
    answer:
      'Tidak. Deretan Tulen, Borong Jubin, Deretan Pendek dan Dua Pung Tertutup dikira. Liga antarabangsa mengira Pung 1 dan Pung 9 juga, kecuali satu.',
  },
  C5: {
    question: 'Adakah Pung Kembar dikira dalam Semua Hujung?',
    answer: 'Ya, dua kali pun boleh, begitu juga Pung Kembar Tiga. Meja anda boleh mengetepikan Pung Kembar.',
  },
  C6: {
    question: 'Adakah Semua Hijau dengan Naga Hijau juga Sejenis Separuh?',
    answer:
      'Ya, sama seperti Sejenis Penuh dikira apabila tiada Naga Hijau. Meja anda boleh mengetepikan Sejenis Separuh.',
  },
  C7: {
    question: 'Panduan menyatakan Pung Bertangga Campur bernilai 6. Betulkah?',
    answer: 'Tidak, 8. Meja anda boleh menjadikannya 6.',
  },
  C8: {
    question:
      'Tangan saya boleh dilengkapkan dengan jubin yang sudah ada empat di dalamnya. Adakah itu tungguan kedua?',
    answer: 'Tidak, kerana salinan kelima tidak mungkin datang. Salinan di tempat lain di meja tidak mengubah apa-apa.',
  },
  C9: {
    question: 'Dengan 345B dan 555B, saya menuntut 5. Yang mana dilengkapkannya?',
    answer: 'Mana yang lebih baik untuk anda: kalau Chow, Pung itu kekal tertutup.',
  },
  C10: {
    question: 'Deretan Anyaman menang dengan jubin yang ada dalam rangka dan dalam pasangan. Adakah itu tungguan?',
    answer:
      'Jubin itu boleh dianggap melengkapkan pasangan, atau set, dan tungguannya dikira kalau itu satu-satunya jubin yang melengkapkan tangan.',
  },
  C11: {
    question: 'Adakah empat yang sama dua pasangan, dan juga Borong Jubin?',
    answer: 'Kedua-duanya, termasuk angin dan naga. Meja anda boleh mengehadkan Borong Jubin kepada jubin bernombor.',
  },
  C12: {
    question: 'Adakah Semua Golongan dikira dalam Tujuh Pasangan dan bersama Deretan Anyaman?',
    answer: 'Ya, apabila ketiga-tiga jenis, satu angin dan satu naga ada.',
  },
  C13: {
    question: 'Adakah Kong dikira sebagai Kong dan juga sebagai Pung tertutup?',
    answer: 'Yang tertutup, ya; tetapi dua yang dikira sebagai Dua Kong Tertutup bukan Dua Pung Tertutup pula.',
  },
  C14: {
    question: 'Apa yang dikecualikan oleh Chow Kembar Empat dan Empat Pung Bertangga Tulen?',
    answer: 'Apa yang ada di dalamnya. Fan yang disebut di situ dalam peraturan bercetak tidak mungkin ada bersamanya.',
  },
  C15: {
    question: 'Cara menang mana yang tidak boleh bersama?',
    answer:
      'Jubin ganti memerlukan Kong dan cabutan sendiri. Kong yang dirampas tidak pernah dicabut sendiri, tidak pernah jubin terakhir dinding, dan tiada salinan lain dalam tangan. Jubin Keempat tiada salinan antara jubin tertutup; kalau tiga ada dalam set terbuka, ia dipenuhi dengan sendirinya.',
  },
  C16: {
    question: 'Satu bacaan tiada mata, satu lagi ada sedikit. Bolehkah saya mengambil Tangan Ayam?',
    answer:
      'Boleh, 8 mata untuk bacaan yang tiada apa-apa dikira. Tetapi apa yang memang dikira di dalamnya tidak boleh ditolak.',
  },
  C17: {
    question: 'Adakah bunga membantu mencapai 8 mata?',
    answer: 'Tidak: 7 mata dan satu bunga tidak boleh menang. Meja anda boleh menetapkan lebih atau kurang.',
  },
  C18: {
    question: 'Dua pemain menuntut jubin yang sama. Siapa menang?',
    answer: 'Hanya yang gilirannya tiba dahulu selepas pembuang.',
  },
  C19: {
    question: 'Dua cara mengira memberi jumlah yang sama. Yang mana betul?',
    answer:
      'Kedua-duanya. Antara fan yang berbeza, lihat yang paling awal dalam jadual: cara yang lebih banyak mengandunginya ditunjukkan.',
  },
  C20: {
    question: 'Tangan itu empat set dan satu pasangan, dan juga Tujuh Pasangan. Yang mana dikira?',
    answer: 'Yang lebih bernilai.',
  },
  C21: {
    question:
      'Sebagai set saya menunggu satu jubin, sebagai Tujuh Pasangan jubin lain. Adakah itu satu tungguan sahaja?',
    answer: 'Tidak, kerana ada dua jubin yang melengkapkan tangan.',
  },
  C22: {
    question: 'Adakah Kong yang dirampas melengkapkan Tangan Terbuka?',
    answer: 'Ya, kerana jubin itu datang daripada pemain lain.',
  },
  C23: {
    question: 'Adakah menang dengan tangan pertama ada nilainya?',
    answer: 'Tidak, itu tidak termasuk dalam 81 fan.',
  },
  C24: {
    question: 'Berapa fan tiga set ada dalam 123B 234C 345D 456B?',
    answer: 'Satu, dan satu fan dua set dengan Chow yang tinggal.',
  },
} as const satisfies Readonly<Record<string, Ruling>>;

const houseRules: Readonly<Record<(typeof HOUSE_RULES)[number]['key'], string>> = {
  twoConcealedKongs: 'Berapa nilai dua Kong tertutup.',
  kongOfEachKind: 'Berapa nilai satu Kong terbuka bersama satu Kong tertutup.',
  concealedByNature: 'Apa yang ditambah oleh cabut sendiri kepada tangan yang memang mesti tertutup.',
  nineGatesPungs: 'Sama ada Pung 1 dan Pung 9 dalam Sembilan Gerbang dikira, semuanya kecuali satu.',
  allTerminalsDoublePung: 'Sama ada Pung Kembar dikira dalam Semua Hujung.',
  allGreenHalfFlush: 'Sama ada Semua Hijau dengan Naga Hijau juga Sejenis Separuh.',
  mixedShiftedPungs: 'Berapa nilai Pung Bertangga Campur.',
  fifthCopyWaits: 'Sama ada jubin yang sudah ada empat dalam tangan termasuk yang ditunggu.',
  knittedWait: 'Sama ada Deretan Anyaman mendapat mata tungguan apabila jubin itu ada dalam rangka juga.',
  tileHogs: 'Sama ada empat angin atau naga yang sama dalam Tujuh Pasangan ialah Borong Jubin.',
  allTypesForms: 'Sama ada Semua Golongan dikira dalam Tujuh Pasangan dan bersama Deretan Anyaman.',
  minimum: 'Tangan dengan mata kurang daripada ini, tidak termasuk bunga, tidak boleh menang.',
  meldedRobbedKong: 'Sama ada Tangan Terbuka dikira apabila jubin terakhir dirampas daripada Kong.',
};

const groupsAbout: Readonly<Record<string, string>> = {
  comb: 'Set yang sudah bergabung tidak digabungkan semula; set yang tinggal bergabung sekali lagi sahaja.',
  hand: 'Ciri bersama semua jubin atau semua set; setiap satu dikira sekali, Borong Jubin bagi setiap kumpulan empat.',
  set: 'Setiap set dikira sendiri.',
  win: 'Bagaimana jubin terakhir diperoleh, dan apa yang ditunggu tangan itu.',
  form: 'Tangan yang bukan empat set dan satu pasangan.',
  flowers: 'Jubin yang diketepikan, bukan sebahagian daripada tangan.',
};

/** The game in one page, a paragraph each. */
const gameInShort: readonly string[] = [
  'Empat orang bermain dengan 144 jubin: Buluh, Bulatan dan Aksara dari 1 hingga 9, empat angin dan tiga naga, empat keping setiap satu; empat bunga dan empat musim.',
  'Tangan menang ialah empat set dan satu pasangan. Set ialah Chow, tiga nombor berturut-turut daripada satu jenis; Pung, tiga yang sama; atau Kong, empat yang sama. Tujuh Pasangan, Tiga Belas Yatim dan tangan anyaman juga menang.',
  'Fan memberi mata, dan tangan perlu 8 mata tanpa bunga untuk menang. Kalau ia boleh dikira dengan beberapa cara, yang terbaik dan sah dikira.',
  'Apa yang sudah terkandung dalam satu fan tidak dikira lagi. Set yang sudah bergabung tidak digabungkan semula, set yang tinggal bergabung sekali lagi sahaja, dan satu set hanya sekali memberi fan yang sama.',
  'Pembuang membayar 8 campur mata tangan itu, dua yang lain masing-masing membayar 8. Kalau cabut sendiri, semua orang membayar 8 campur mata itu.',
  'Giliran membahagi beralih selepas setiap pusingan, angin kitaran bertukar selepas empat pusingan, dan enam belas pusingan menjadi satu permainan.',
];

const payments: readonly string[] = [
  'Kalau menang dengan buangan atau Rampas Kong, pemain yang memberi jubin itu membayar 8 campur mata tangan itu; dua yang lain masing-masing membayar 8.',
  'Kalau cabut sendiri, tiga yang lain masing-masing membayar 8 campur mata itu.',
  'Mata itu termasuk bunga. Kalau tiada siapa menang, tiada siapa membayar.',
];

export const mcrGuide = { elements, rulings, houseRules, groupsAbout, gameInShort, payments } satisfies GuideOf<
  FanId,
  typeof HOUSE_RULES
>;
