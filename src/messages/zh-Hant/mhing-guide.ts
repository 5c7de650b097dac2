/** Traditional Chinese, what the rules and settings screens add for Mhing. */
import type { ElementId } from '../../rules/mhing/elements.ts';
import type { HOUSE_RULES } from '../../rules/mhing/house-rules.ts';
import type { ElementGuide, GuideOf, Ruling } from '../shapes.ts';

const BEST_OF_SUITS = '三個花色番種只算最大的一個。';
const ONLY_FLOWERS = '除了花牌，其他都不另計。';

const elements: Readonly<Record<ElementId, ElementGuide>> = {
  sequencesOnly: {
    condition: '四組都是順子；任何一對都可以作眼。',
    counter: '四組裡有一組刻子，就不算了。',
  },
  pairOf258: {
    condition: '眼是 2、5 或 8 的索、筒、萬。',
    counter: '三張 5 是刻子；這手的眼是 9。',
  },
  flower: {
    condition: '胡了的話，每擺出一張花牌算一番。',
    counter: '這些牌胡不了，花牌就不值番。',
  },
  tripletsOnly: {
    condition: '四組都是刻子；任何一對都可以作眼。',
    counter: '4、5、6 萬是順子，雖然番種表印的就是這手。',
    excludes: '不會跟全順子同時成立。',
  },
  allHighLow: {
    condition: '14 張全是 1 至 5，或全是 5 至 9。',
    counter: '大小混在一起了：必須全大或全小。',
    excludes: '全是 5 的一手，既是全大也是全小，但只算一次。',
  },
  doubleSequence: {
    condition: '兩組順子數字一樣、不同門；每兩組相配的順子算一次。',
    counter: '數字差了一位：要一樣才行。',
  },
  doubleTriplet: {
    condition: '兩組刻子數字一樣、不同門；每兩組相配的刻子算一次。',
    counter: '風牌沒有數字，也不分門：這些改算字牌刻子。',
  },
  identicalDoubleSequence: {
    condition: '兩組順子數字和門都一樣；每兩組相配的順子算一次。',
    counter: '不同門：這是異門雙順子，一番。',
  },
  twoSuitsNoHonors: {
    condition: '剛好兩門，沒有字牌。',
    counter: '有一對風牌，就不算了。',
    excludes: BEST_OF_SUITS,
  },
  oneSuitWithHonors: {
    condition: '剛好一門，另外至少有一張字牌。',
    counter: '筒子的刻子是第二門。',
    excludes: BEST_OF_SUITS,
  },
  oneSuitOnly: {
    condition: '剛好一門，沒有字牌。',
    counter: '有字牌在內，就是混一色，三番。',
    excludes: BEST_OF_SUITS,
  },
  brokenRoyalRun: {
    condition: '同一門的 123 和 789。',
    counter: '兩組順子要同一門。',
    excludes: '不跟一條龍並計：兩者只算一個，取番數多的。',
  },
  royalRun: {
    condition: '同一門的 123、456、789。',
    counter: '三組順子要同一門。',
    excludes: '有了它，斷龍不另計。',
  },
  honorTriplet: {
    condition: '一種風牌或三元牌的刻子；有幾個算幾個。',
    counter: '一對風牌不是刻子。',
    excludes: '三個字牌番種只算番數最多的一個。',
  },
  allSuitsWindsDragons: {
    condition: '三門、風牌、三元牌都有；每樣一張就夠。',
    counter: '沒有三元牌。',
    excludes: '裡面風牌和三元牌的刻子不另計。',
  },
  allDragonTriplets: {
    condition: '紅中、發財、白板的刻子。',
    counter: '白板只有一對：這只算兩個字牌刻子，兩番。',
    excludes: '裡面的刻子不再逐個計；第四組即使是風牌刻子，也不另計。',
  },
  nothingConnects: {
    condition: '沒有刻子、順子和對子，同一門的牌，數字都相差三或以上。',
    counter: '五筒和七筒只差二。',
    excludes: ONLY_FLOWERS,
  },
  sevenPairs: {
    condition: '剛好七個對子；四張一樣算兩對。',
    counter: '這些對子也能排成四組順子加一對眼，那樣更值，就照那樣算。',
    excludes: ONLY_FLOWERS,
  },
  nothingConnectsAllHonors: {
    condition: '全不靠，而且七種字牌齊全。',
    counter: '缺了白板：只是全不靠，三番。',
    excludes: `取代全不靠。${ONLY_FLOWERS}`,
  },
};

const rulings = {
  M1: {
    question: '有三組或四組相配，值多少？',
    answer: '每兩組相配就算一次：完全一樣算 3 番，只是不同門算 1 番。相配的有兩組算一次，三組算 3 次，四組算 6 次。',
  },
  M2: {
    question: '靠百搭有了兩組一模一樣的刻子，算異門雙刻子嗎？',
    answer: '不算。異門雙刻子要不同門。',
  },
  M3: {
    question: '同一類只算一個番種，那它出現兩次呢？',
    answer: '算番數最多的那一種，它出現幾次就算幾次：兩組風牌刻子是 2 番。你們這桌可以改成一手只算一次。',
  },
  M4: {
    question: '四張都在手裡了，百搭可以當第五張嗎？',
    answer: '可以。除了花牌，百搭什麼都能當。',
  },
  M5: { question: '七對子裡四張一樣算兩對嗎？', answer: '算，除非你們這桌另有約定。' },
  M6: {
    question: '番種表把 111B 555D 111C 456C 44C 印成全刻子，對嗎？',
    answer: '不對，是印錯了：456C 是順子。',
  },
  M7: {
    question: '逐分計錢怎麼四捨五入？',
    answer:
      '四捨五入到十，最多 100：2 分和 4 分不用付，8 分付 10，16 分付 20，32 分付 30，64 分付 60，128 分或以上付 100。你們這桌兩樣都可以改。',
  },
  M8: {
    question: '4 分或 64 分用哪些籌碼付？',
    answer: '用 128、32、8、2 的籌碼，枚數越少越好：4 分是兩枚 2，64 分是兩枚 32。沒有上限。',
  },
  M9: {
    question: '胡牌一定要有番嗎？',
    answer: '不用。沒有番也能胡，得 0 分。你們這桌可以要求 3 番起胡，花牌不算。',
  },
  M10: {
    question: '放銃者要多付嗎？',
    answer: '不用，大家一樣付。你們這桌可以讓放銃者付雙份。',
  },
  M11: {
    question: '兩家同時對一張牌喊 Mhing，誰胡？',
    answer: '從打出那張牌的人往左數，先輪到的那家胡。',
  },
  M12: {
    question: '亮出的組裡的百搭，之後可以改當別的嗎？',
    answer: '不可以，當初說當什麼就是什麼。還在手裡的百搭，哪樣最值就當哪樣。你們這桌可以不用百搭。',
  },
  M13: {
    question: '全是字牌，算花色番種嗎？',
    answer: '不算，沒有門可算。不過還可以是全刻子。',
  },
  M14: {
    question: '一手牌是七對子，也是四組加一對眼，算哪個？',
    answer: '哪個更值就算哪個。',
  },
  M15: {
    question: '會不會有兩個人在同一盤到達目標？',
    answer: '不會。一盤只有胡的人得分，所以也只有那一個人能到。',
  },
  M16: {
    question: '123B 123B 789B 裡有幾個斷龍？',
    answer: '一個：每組只能用在一個斷龍裡。再有一組 789B 就是兩個。',
  },
  M17: {
    question: '靠百搭有了兩組東風刻子，兩組都算嗎？',
    answer: '都算，一共兩個：2 番。',
  },
  M18: {
    question: '全是 5，那既是全小，也是全大嗎？',
    answer: '是，但這個番種只算一次：5 番。',
  },
  M19: {
    question: '三張百搭可以亮出成一組嗎？',
    answer: '不可以。亮出的一組是靠別人打出的牌湊成的，所以至少有一張不是百搭。',
  },
  M20: {
    question: '全不靠裡的百搭能當什麼？',
    answer:
      '只能當跟哪張都不靠的牌，所以要有這樣的牌可當才行。37B 38D 37C 加 E W N R，四張百搭只剩三種字牌可當，所以胡不了。',
  },
  M21: {
    question: '兩個不靠的番種一起算嗎？',
    answer: '不一起算。七種字牌齊全，是以 8 番取代 3 番，不是 11 番。',
  },
  M22: {
    question: '靠百搭有了 555B 555B 555C 555D，有幾個異門雙刻子？',
    answer: '五個。任取兩組共有六種取法，只有兩組都是索的那種不算。',
  },
  M23: { question: '胡不了的牌，花牌算嗎？', answer: '不算。' },
  M24: {
    question: '流局了，下一盤誰做莊？',
    answer: '左邊的下一家，跟每一盤之後一樣。你們這桌可以讓莊家連莊。',
  },
  M25: {
    question: '放銃付雙份的話，上限算在加倍之前還是之後？',
    answer: '之前：先四捨五入、套上限或查表，再把放銃者那一份加倍。用籌碼的話，就是分數加倍。',
  },
} satisfies Readonly<Record<string, Ruling>>;

const houseRules: Readonly<Record<(typeof HOUSE_RULES)[number]['key'], string>> = {
  groups: '每一類只算一個番種。如果它出現兩次，例如兩組風牌刻子，是兩次都算，還是只算一次。',
  sevenPairsFourAlike: '四張一樣的牌，能不能算作七對子裡的兩對。',
  minimum: '舊版規則書要有三番才能胡，花牌不算。',
  jokers: '用不用那六張百搭。',
  discarder: '放銃者要不要付雙份。',
  pennyStep: '付的金額，取最接近的這個數的倍數。',
  pennyLimit: '一盤最多付這麼多；放銃者付雙份的話，在這之上再加倍。',
  target: '先到這個分數的人贏得牌局。',
  dealAfterDraw: '流局之後，要不要換人做莊。',
};

const groupsAbout = {
  always: '這些只要成立就算。',
  multiples: '每兩組相配就算一次。',
  suits: '一手牌只算其中一個。',
  sequences: '一手牌只算其中一個。',
  honors: '一手牌只算其中一個。',
  nonStandard: '整手牌就是這一樣；只加花牌。',
};

/** The game in one page, a paragraph each. */
const gameInShort = [
  '二至六人玩，共 150 張牌：1 至 9 的索、筒、萬，東南西北四種風牌，中發白三種三元牌，每種四張；花牌八張；百搭六張。風牌和三元牌合稱字牌。',
  '胡的一手有 14 張，花牌不算：四組加一對眼。一組可以是順子，即同一門三個連續的數字；也可以是刻子，即三張一樣。七對子和全不靠也能胡。',
  '用別人打出的牌湊成一組，就要亮出來。眼不能亮出；七對子和全不靠到最後都留在手裡。胡的那張，不論是自己摸的還是別人打出的，都併入手裡的牌。',
  '除了花牌，百搭什麼牌都能當。在亮出的組裡，說了當什麼就是什麼；在手裡，哪樣最值就當哪樣。',
  '每個番種有番數，加起來再換成分。一手牌如有幾種排法，就照最好的一種算。',
  '先達到或超過 500 分的人贏得牌局。',
];

const payments = [
  '大家付給贏家的都一樣：每一分付一分錢，四捨五入、有上限；或照番數查定額表；或照分數付籌碼。也可以約定放銃者付雙份。',
  '只有贏家得分，算進牌局的目標。流局的話，誰都不用付。',
];

export const mhingGuide = { elements, rulings, houseRules, groupsAbout, gameInShort, payments } satisfies GuideOf<
  ElementId,
  typeof HOUSE_RULES
>;
