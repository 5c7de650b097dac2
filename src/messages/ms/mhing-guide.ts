/** Malay, what the rules and settings screens add for Mhing. */
import type { ElementId } from '../../rules/mhing/elements.ts';
import type { HOUSE_RULES } from '../../rules/mhing/house-rules.ts';
import type { ElementGuide, GuideOf, Ruling } from '../shapes.ts';

const elements: Readonly<Record<ElementId, ElementGuide>> = {
  sequencesOnly: {
    condition: 'Keempat-empat set ialah Chow; pasangannya boleh apa sahaja.',
    counter: 'Satu Pung sahaja antara set itu sudah membatalkannya.',
  },
  pairOf258: {
    condition: 'Pasangannya ialah kad bernombor 2, 5 atau 8.',
    counter: 'Tiga 5 itu ialah Pung; pasangan tangan ini ialah 9.',
  },
  flower: {
    condition: 'Setiap bunga yang diketepikan bernilai satu kredit dalam tangan menang.',
    counter: 'Kad ini tidak menang, jadi bunganya tiada nilai.',
  },
  tripletsOnly: {
    condition: 'Keempat-empat set ialah Pung; pasangannya boleh apa sahaja.',
    counter: '4, 5 dan 6 Aksara ialah Chow, walaupun tangan ini tercetak dalam jadual gabungan.',
    excludes: 'Tidak pernah bersama Chow Sahaja.',
  },
  allHighLow: {
    condition: 'Kesemua 14 kad bernombor 1 hingga 5, atau kesemua 14 bernombor 5 hingga 9.',
    counter: 'Kad rendah bercampur dengan kad tinggi: mesti semuanya rendah atau semuanya tinggi.',
    excludes: 'Tangan yang semuanya 5 memang rendah dan juga tinggi, tetapi dikira sekali.',
  },
  doubleSequence: {
    condition: 'Dua Chow dengan nombor yang sama tetapi jenis berlainan; setiap dua Chow yang sepadan dikira.',
    counter: 'Nombornya berbeza satu: mesti sama.',
  },
  doubleTriplet: {
    condition: 'Dua Pung dengan nombor yang sama tetapi jenis berlainan; setiap dua Pung yang sepadan dikira.',
    counter: 'Angin tiada nombor dan tiada jenis: yang ini dikira sebagai Pung Angin atau Naga.',
  },
  identicalDoubleSequence: {
    condition: 'Dua Chow yang sama nombor dan sama jenis; setiap dua Chow yang sepadan dikira.',
    counter: 'Jenisnya berlainan: ini Chow Kembar Lain Jenis, satu kredit.',
  },
  twoSuitsNoHonors: {
    condition: 'Tepat dua jenis, tanpa angin dan naga.',
    counter: 'Sepasang angin sudah membatalkannya.',
    excludes: 'Daripada tiga elemen kumpulan Jenis, hanya yang terbaik dikira.',
  },
  oneSuitWithHonors: {
    condition: 'Tepat satu jenis, dan sekurang-kurangnya satu angin atau naga.',
    counter: 'Pung Bulatan itu jenis kedua.',
    excludes: 'Daripada tiga elemen kumpulan Jenis, hanya yang terbaik dikira.',
  },
  oneSuitOnly: {
    condition: 'Tepat satu jenis, tanpa angin dan naga.',
    counter: 'Kalau ada angin atau naga, ini Satu Jenis dengan Angin/Naga, tiga kredit.',
    excludes: 'Daripada tiga elemen kumpulan Jenis, hanya yang terbaik dikira.',
  },
  brokenRoyalRun: {
    condition: '123 dan 789 daripada satu jenis.',
    counter: 'Kedua-dua Chow mesti sama jenis.',
    excludes: 'Tidak bersama Deretan Diraja: hanya satu daripada dua itu dikira, yang memberi lebih banyak.',
  },
  royalRun: {
    condition: '123, 456 dan 789 daripada satu jenis.',
    counter: 'Ketiga-tiga Chow mesti sama jenis.',
    excludes: 'Deretan Diraja Putus Satu Jenis tidak dikira bersamanya.',
  },
  honorTriplet: {
    condition: 'Satu Pung angin atau naga; setiap satu dikira.',
    counter: 'Sepasang angin bukan Pung.',
    excludes: 'Daripada tiga elemen kumpulan Angin dan naga, hanya yang memberi paling banyak dikira.',
  },
  allSuitsWindsDragons: {
    condition: 'Ketiga-tiga jenis, satu angin dan satu naga ada dalam tangan; satu kad bagi setiap satu sudah cukup.',
    counter: 'Tiada naga.',
    excludes: 'Pung angin dan Pung naga di dalamnya tidak dikira lagi.',
  },
  allDragonTriplets: {
    condition: 'Pung Naga Merah, Naga Hijau dan Naga Putih.',
    counter: 'Naga Putih hanya sepasang: ini Pung Angin atau Naga dua kali, dua kredit.',
    excludes: 'Setiap Pungnya tidak dikira lagi, begitu juga Pung keempat, iaitu Pung angin.',
  },
  nothingConnects: {
    condition:
      'Tiada Pung, tiada Chow, tiada pasangan, dan semua kad yang sama jenis berjarak sekurang-kurangnya tiga nombor.',
    counter: '5 dan 7 Bulatan hanya berjarak dua.',
    excludes: 'Tiada yang lain dikira bersamanya kecuali bunga.',
  },
  sevenPairs: {
    condition: 'Tujuh pasangan dan tiada yang lain; empat yang sama ialah dua pasangan.',
    counter:
      'Pasangan-pasangan ini juga menjadi empat Chow dan satu pasangan, yang lebih bernilai, jadi itulah yang dikira.',
    excludes: 'Tiada yang lain dikira bersamanya kecuali bunga.',
  },
  nothingConnectsAllHonors: {
    condition: 'Tangan Tidak Bersambung yang ada ketujuh-tujuh angin dan naga.',
    counter: 'Naga Putih tiada: ini Tidak Bersambung biasa, tiga kredit.',
    excludes: 'Ia menggantikan Tidak Bersambung. Tiada yang lain dikira bersamanya kecuali bunga.',
  },
};

const rulings = {
  M1: {
    question: 'Tiga atau empat set sepadan. Berapa nilainya?',
    answer:
      'Kira setiap dua set yang sepadan: 3 kredit kalau serupa, 1 kalau hanya jenisnya berlainan. Dua set yang sepadan menjadi satu padanan, tiga menjadi 3, empat menjadi 6.',
  },
  M2: {
    question: 'Dengan joker, saya ada dua Pung kad yang betul-betul sama. Adakah itu Pung Kembar Lain Jenis?',
    answer: 'Tidak. Pung Kembar Lain Jenis menghendaki jenis yang berlainan.',
  },
  M3: {
    question: 'Hanya satu elemen dalam satu kumpulan dikira. Bagaimana kalau ia muncul dua kali?',
    answer:
      'Elemen yang memberi paling banyak dikira, dan setiap kemunculannya: dua Pung angin ialah 2 kredit. Meja anda boleh mengiranya sekali sahaja bagi satu tangan.',
  },
  M4: {
    question: 'Keempat-empat salinan ada dalam tangan. Bolehkah joker menjadi yang kelima?',
    answer: 'Boleh. Joker boleh menjadi apa sahaja kecuali bunga.',
  },
  M5: {
    question: 'Dalam Tujuh Pasangan, adakah empat yang sama dua pasangan?',
    answer: 'Ya, melainkan meja anda menetapkan sebaliknya.',
  },
  M6: {
    question: 'Jadual mencetak 111B 555D 111C 456C 44C sebagai Pung Sahaja. Betulkah?',
    answer: 'Tidak, itu salah cetak: 456C ialah Chow.',
  },
  M7: {
    question: 'Bagaimana Sen per mata dibundarkan?',
    answer:
      'Kepada puluhan terdekat, dan paling banyak 100: 2 dan 4 mata tidak dibayar, 8 dibayar 10, 16 dibayar 20, 32 dibayar 30, 64 dibayar 60, dan 128 ke atas dibayar 100. Meja anda boleh menukar kedua-duanya.',
  },
  M8: {
    question: 'Cip mana yang dipakai untuk membayar 4 atau 64 mata?',
    answer:
      'Bilangan cip paling sedikit daripada 128, 32, 8 dan 2: dua cip 2 untuk 4 mata, dua cip 32 untuk 64. Tiada had.',
  },
  M9: {
    question: 'Adakah tangan menang perlu ada kredit?',
    answer: 'Tidak. Tangan tanpa kredit pun menang, untuk 0 mata. Meja anda boleh menetapkan 3 kredit tanpa bunga.',
  },
  M10: {
    question: 'Adakah orang yang membuang kad kemenangan membayar lebih?',
    answer:
      'Tidak, semua orang membayar sama banyak. Meja anda boleh menetapkan supaya pembuang membayar dua kali ganda.',
  },
  M11: {
    question: 'Dua pemain menyebut Mhing untuk satu buangan. Siapa menang?',
    answer: 'Kira ke kiri dari pembuang: siapa yang pertama, dialah yang menang.',
  },
  M12: {
    question: 'Bolehkah joker dalam set terbuka menjadi kad lain kemudian?',
    answer:
      'Tidak, ia kekal seperti yang diisytiharkan. Joker yang masih dalam tangan menjadi apa sahaja yang memberi skor tertinggi. Meja anda boleh bermain tanpa joker.',
  },
  M13: {
    question: 'Semua kad ialah angin dan naga. Adakah elemen kumpulan Jenis dikira?',
    answer: 'Tidak, kerana tiada jenis untuk dikira. Tangan itu masih boleh menjadi Pung Sahaja.',
  },
  M14: {
    question: 'Tangan itu Tujuh Pasangan, dan juga empat set dan satu pasangan. Yang mana dikira?',
    answer: 'Yang lebih bernilai.',
  },
  M15: {
    question: 'Bolehkah dua pemain mencapai sasaran dalam pusingan yang sama?',
    answer: 'Tidak. Hanya pemenang pusingan mendapat mata, jadi hanya dia yang boleh mencapainya.',
  },
  M16: {
    question: 'Berapa Deretan Diraja Putus ada dalam 123B 123B 789B?',
    answer: 'Satu: setiap set dipakai dalam satu deretan sahaja. Dengan 789B kedua, ada dua.',
  },
  M17: {
    question: 'Joker memberi saya dua Pung Angin Timur. Adakah kedua-duanya dikira?',
    answer: 'Ya, sebagai dua: 2 kredit.',
  },
  M18: {
    question: 'Semua kad ialah 5. Adakah tangan itu semua rendah dan juga semua tinggi?',
    answer: 'Ya, tetapi elemen itu dikira sekali: 5 kredit.',
  },
  M19: {
    question: 'Bolehkah tiga joker dibuka sebagai satu set?',
    answer: 'Tidak. Set dibuka dengan buangan yang melengkapkannya, jadi sekurang-kurangnya satu kadnya bukan joker.',
  },
  M20: {
    question: 'Joker boleh menjadi apa dalam Tidak Bersambung?',
    answer:
      'Hanya kad yang tetap tidak bersambung dengan apa-apa, jadi mesti ada tempat untuknya. 37B 38D 37C dan E W N R meninggalkan tiga angin dan naga untuk empat joker, dan tidak menang.',
  },
  M21: {
    question: 'Adakah kedua-dua elemen Tidak Bersambung dikira bersama?',
    answer: 'Tidak. Dengan ketujuh-tujuh angin dan naga, 8 kredit menggantikan 3 kredit, bukan 11.',
  },
  M22: {
    question: 'Dengan joker, saya ada 555B 555B 555C 555D. Berapa Pung Kembar Lain Jenis?',
    answer: 'Lima. Daripada enam cara mengambil dua set, hanya dua Pung Buluh itu tidak dikira.',
  },
  M23: { question: 'Adakah bunga dikira dalam tangan yang tidak menang?', answer: 'Tidak.' },
  M24: {
    question: 'Tiada siapa memenangi pusingan itu. Siapa membahagi seterusnya?',
    answer:
      'Pemain seterusnya di sebelah kiri, seperti selepas setiap pusingan. Meja anda boleh membiarkan pembahagi membahagi sekali lagi.',
  },
  M25: {
    question: 'Pembuang membayar dua kali ganda. Had dikenakan sebelum atau selepas itu?',
    answer:
      'Sebelum: bundarkan, kenakan had atau cari nilainya dalam jadual dahulu, kemudian gandakan bahagian pembuang. Dengan cip, gandakan mata.',
  },
} satisfies Readonly<Record<string, Ruling>>;

const houseRules: Readonly<Record<(typeof HOUSE_RULES)[number]['key'], string>> = {
  groups:
    'Dalam setiap kumpulan, satu elemen dikira. Kalau ia muncul dua kali, misalnya dua Pung angin, kira kedua-duanya atau satu sahaja.',
  sevenPairsFourAlike: 'Sama ada empat kad yang sama ialah dua daripada tujuh pasangan.',
  minimum: 'Buku peraturan lama menghendaki tiga kredit, tidak termasuk bunga, sebelum sesuatu tangan boleh menang.',
  jokers: 'Sama ada enam joker dimasukkan ke dalam dek.',
  discarder: 'Sama ada orang yang membuang kad kemenangan membayar dua kali ganda.',
  pennyStep: 'Bayaran dibundarkan kepada gandaan terdekat jumlah ini.',
  pennyLimit: 'Tiada siapa membayar lebih daripada ini untuk satu pusingan; gandaan pembuang dikira selepas had ini.',
  target: 'Pemain pertama yang mencapai mata sebanyak ini memenangi permainan.',
  dealAfterDraw: 'Sama ada giliran membahagi beralih apabila tiada siapa menang.',
};

const groupsAbout = {
  always: 'Setiap satu dikira apabila syaratnya dipenuhi.',
  multiples: 'Setiap dua set yang sepadan dikira.',
  suits: 'Hanya satu daripadanya dikira dalam satu tangan.',
  sequences: 'Hanya satu daripadanya dikira dalam satu tangan.',
  honors: 'Hanya satu daripadanya dikira dalam satu tangan.',
  nonStandard: 'Seluruh tangan ialah satu bentuk ini; hanya bunga ditambah.',
};

/** The game in one page, a paragraph each. */
const gameInShort = [
  'Dua hingga enam orang bermain dengan 150 kad: Buluh, Bulatan dan Aksara dari 1 hingga 9, empat angin dan tiga naga, empat keping setiap satu; lapan bunga; enam joker.',
  'Tangan menang ada 14 kad tidak termasuk bunga: empat set dan satu pasangan. Set ialah Chow, tiga nombor berturut-turut daripada satu jenis, atau Pung, tiga yang sama. Tujuh Pasangan dan Tidak Bersambung juga menang.',
  'Set yang dilengkapkan dengan buangan orang lain dibuka di meja. Pasangan tidak pernah dibuka, dan Tujuh Pasangan serta Tidak Bersambung kekal dalam tangan sampai akhir. Kad kemenangan, sama ada dicabut atau dituntut, masuk bersama kad dalam tangan.',
  'Joker boleh menjadi mana-mana kad kecuali bunga. Dalam set terbuka, ia kekal seperti yang disebut; dalam tangan, ia menjadi apa sahaja yang paling bernilai.',
  'Elemen memberi kredit, dan kredit menjadi mata. Kalau satu tangan boleh dibaca dengan beberapa cara, yang terbaik dikira.',
  'Pemain pertama yang mencapai 500 mata atau lebih memenangi permainan.',
];

const payments = [
  'Semua orang membayar pemenang sama banyak: satu sen bagi setiap mata, dibundarkan dan sehingga satu had, atau jumlah daripada jadual taruhan mengikut bilangan kredit, atau mata itu dalam cip. Meja boleh menetapkan supaya pembuang membayar dua kali ganda.',
  'Hanya mata pemenang dikira untuk menamatkan permainan. Kalau tiada siapa menang, tiada siapa membayar.',
];

export const mhingGuide = { elements, rulings, houseRules, groupsAbout, gameInShort, payments } satisfies GuideOf<
  ElementId,
  typeof HOUSE_RULES
>;
