/** Traditional Chinese, what the rules, settings and help screens add for Hong Kong. */
import type { ElementId } from '../../rules/hongkong/elements.ts';
import type { HOUSE_RULES } from '../../rules/hongkong/house-rules.ts';
import type { ElementGuide, GuideOf, Ruling } from '../shapes.ts';

const SPECIAL = '有了它，其他都不另計。';
const ONE_OF_THE_SUITS = '混一色、清一色、字一色七對，一手最多只有一個。';

const elements: Readonly<Record<ElementId, ElementGuide>> = {
  hiddenTreasure: {
    condition: '四組刻子加任何一對眼，除了暗槓，一組都沒有亮出，而且自摸。',
    counter: '同樣的牌，如果是別家放銃，就是對對糊加門前清。',
    excludes: SPECIAL,
  },
  greatScholars: {
    condition: '中、發、白的刻子，第四組和眼不限。',
    counter: '白板只有一對：這是小三元。',
    excludes: SPECIAL,
  },
  fourWinds: {
    condition: '四組刻子加一對眼，東南西北都在裡面；其中一種可以是眼。',
    counter: '裡面有順子：四組都要是刻子。',
    excludes: SPECIAL,
  },
  onlyDragonsAndWinds: {
    condition: '四組刻子加一對眼，全是風牌和三元牌。',
    counter: '眼是索、筒或萬。',
    excludes: SPECIAL,
  },
  onlyKeystones: {
    condition: '四組刻子加一對眼，全是 1 和 9。',
    counter: '眼是風牌，不是 1 也不是 9。',
    excludes: SPECIAL,
  },
  nineGates: {
    condition: '同一門的 1112345678999，再加這一門的任何一張，不能有槓子；可以有亮出的組。',
    counter: '9 只有兩張。',
    excludes: SPECIAL,
  },
  kongs: {
    condition: '四個槓子加一對眼。',
    counter: '風牌只是刻子：三個槓子不夠。',
    excludes: SPECIAL,
  },
  jadeDragon: {
    condition: '發財刻子、三組索子刻子，眼也是索子。',
    counter: '眼也要是索子。',
    excludes: SPECIAL,
  },
  rubyDragon: {
    condition: '紅中刻子、三組筒子刻子，眼也是筒子。',
    counter: '照 GameTwist 的原文，紅寶龍配筒子，不配萬子。',
    excludes: SPECIAL,
  },
  pearlDragon: {
    condition: '白板刻子、三組萬子刻子，眼也是萬子。',
    counter: '裡面有順子：四組都要是刻子。',
    excludes: SPECIAL,
  },
  thirteenWonders: {
    condition: '三種三元牌、四種風牌、每門的 1 和 9 都有一張，其中一種有兩張。',
    counter: '缺了白板，胡不了。',
    excludes: SPECIAL,
  },
  selfPick: {
    condition: '胡的那張是自己摸的，補牌也算。',
    counter: '胡的那張是別家打出的。',
  },
  kongReplacement: {
    condition: '胡的那張是開槓後補的牌；自摸照計。',
    counter: '補花摸到的牌，只是普通的自摸。',
  },
  robbingKong: {
    condition: '別家加槓（把第四張加到先前亮出的刻子上），胡的就是那一張。',
    counter: '胡的只是別家普通打出的牌。',
  },
  lastTile: {
    condition: '胡牌牆的最後一張，或摸完之後打出的那一張。',
    counter: '牌牆裡還有牌。',
  },
  concealedHand: {
    condition: '沒有亮出的組，也沒有明槓；可以有暗槓。',
    counter: '有一組順子亮出了。',
    excludes: '不跟七對子並計，因為七對子本來就是門前清。',
  },
  allChows: {
    condition: '四組都是順子；任何一對都可以作眼。',
    counter: '四組裡有一組刻子，就不算了。',
  },
  allPungs: {
    condition: '四組都是刻子或槓子。',
    counter: '四組裡有一組順子，就不算了。',
  },
  sevenPairs: {
    condition: '七個對子，沒有亮出的組；四張一樣算兩對。',
    counter: '三張一樣加一張單張，不算兩對。',
    excludes: '門前清不另計。',
  },
  semiPure: {
    condition: '只有一門，另外至少有一張字牌。',
    counter: '有第二門的刻子。',
    excludes: ONE_OF_THE_SUITS,
  },
  pure: {
    condition: '只有一門的牌。',
    counter: '有一對風牌，就是混一色。',
    excludes: ONE_OF_THE_SUITS,
  },
  allHonours: {
    condition: '全是風牌和三元牌的七對子；如果是刻子，就是特殊牌型。',
    counter: '最後一對是索、筒或萬：這是混一色。',
    excludes: ONE_OF_THE_SUITS,
  },
  seatWind: {
    condition: '自己門風的刻子或槓子。',
    counter: '東家的南風刻子，不是自己的門風。',
  },
  roundWind: {
    condition: '圈風的刻子或槓子；如果也是自己的門風，兩樣都算。',
    counter: '東風圈的南風刻子，不是圈風。',
  },
  dragonPung: {
    condition: '三元牌的刻子或槓子；有幾個算幾個。',
    counter: '三元牌只有一對。',
    excludes: '不跟小三元並計，小三元裡已經有兩個。',
  },
  smallThreeDragons: {
    condition: '兩種三元牌的刻子或槓子，第三種作眼。',
    counter: '眼不是第三種三元牌：這只是兩組三元牌的刻子。',
    excludes: '裡面的三元牌刻子不另計。',
  },
  noBonusTiles: {
    condition: '沒有擺出花牌或季牌。',
    counter: '擺出了一張花牌，雖然不是自己的正花。',
  },
  seatFlower: {
    condition: '跟自己座位同號的花牌：1 東、2 南、3 西、4 北。',
    counter: '花牌 3 是西家的，這裡坐的是東家。',
  },
  seatSeason: {
    condition: '跟自己座位同號的季牌：1 東、2 南、3 西、4 北。',
    counter: '季牌 2 是南家的，這裡坐的是東家。',
  },
  allFlowers: {
    condition: '四張花牌齊全；自己的正花照計。',
    counter: '缺花牌 4。',
  },
  allSeasons: {
    condition: '四張季牌齊全；自己的正花照計。',
    counter: '缺季牌 1。',
  },
};

const rulings = {
  H1: {
    question: 'GameTwist 的規則遺失了番數表，這裡的番數是哪裡來的？',
    answer:
      '取自一份公開的番數表，它的特殊牌型名稱跟 GameTwist 一樣；再跟其他香港番數表核對過。表和原文不同的地方，照原文。',
  },
  H2: {
    question: '番數怎麼換成分？',
    answer: '1 番 2 分，2 番 4 分，3 番 8 分，4 至 6 番 16 分，7 至 9 番 32 分，10 番或以上 64 分。',
  },
  H3: {
    question: '牌齊了，但沒有番，算胡嗎？',
    answer: '這一盤就此結束，當流局：誰都不用付。你們這桌可以當雞糊，得 1 分。',
  },
  H4: {
    question: '要幾番才能起胡？',
    answer:
      '沒有限制。你們這桌可以約定 1 番或 3 番起胡。除非你們另有約定，摸到的花牌和季牌不能幫你湊夠番數；無花可以。',
  },
  H5: {
    question: '特殊牌型同時是對對糊，或同時是兩種特殊牌型，怎麼算？',
    answer: '只算一次 64 番，其他都不另計。分數是表上最高的。',
  },
  H6: {
    question: '槓子算刻子嗎？',
    answer: '算，凡是要刻子的地方都行。九子連環裡放不下槓子。',
  },
  H7: {
    question: '坎坎糊可以有槓子，或胡別家打出的牌嗎？',
    answer: '可以有暗槓，除非你們這桌只許刻子。一定要自摸：如果是別家放銃，就是對對糊加門前清。',
  },
  H8: {
    question: '四喜一定要四種風牌都是刻子嗎？',
    answer:
      '不用。三組風牌刻子，第四組也是刻子，最後一種風牌作眼就行，但有順子就不行。你們這桌可以要求四組都是風牌刻子。',
  },
  H9: {
    question: '九子連環一定要門前清嗎？',
    answer: '不用，第 14 張也可以是這一門的任何一張。你們這桌可以要求門前清。',
  },
  H10: {
    question: '翡翠龍、紅寶龍、珍珠龍各配哪一門？',
    answer: '翡翠龍配索，紅寶龍配筒，珍珠龍配萬，眼也一樣。你們這桌可以把筒和萬對調，別處多半那樣打。',
  },
  H11: {
    question: '一個番種必然包含另一個，兩個都算嗎？',
    answer:
      '不是，只算較難的：算小三元就不算三元牌，算七對子就不算門前清。不過自摸和槓上開花、自己的正花和一台花，是兩樣都算。你們這桌可以全都算。',
  },
  H12: {
    question: '自摸的話，門前清算嗎？',
    answer: '算，跟自摸並計。有暗槓仍算門前清，有明槓就不算。你們這桌可以改成別家放銃才算。',
  },
  H13: {
    question: '平糊的眼可以是風牌或三元牌嗎？',
    answer: '可以，任何一對都行。你們這桌可以要求是索、筒或萬。',
  },
  H14: {
    question: '七對子裡四張一樣算兩對嗎？',
    answer:
      '算。其他番種可以一起加上去；如果同時是四組加一對眼，就取較高的。你們這桌可以要求七對都不同，或不玩七對子。',
  },
  H15: {
    question: '牌牆最後一張算什麼？',
    answer: '1 番：自摸、摸完之後打出的那一張，或開槓補到的都算。那時不能搶槓。你們這桌可以不算。',
  },
  H16: {
    question: '胡的那張是補花摸到的，會多算嗎？',
    answer:
      '不會，跟別的自摸一樣。七張或八張花牌季牌，也不會單憑這樣就胡；第一輪就胡（天胡之類），也不會多算。你們這桌可以不用花牌和季牌。',
  },
  H17: {
    question: '誰付？',
    answer:
      '有人放銃的話，放銃者付雙份，別家付單份；自摸的話，每家付雙份。你們這桌可以改成放銃者全付，或自摸每家付單份。東家不用多付。',
  },
  H18: {
    question: '升得更快的番數表是怎樣的？',
    answer:
      '辣辣上每多一番就加倍；半辣上從 4 番起，每兩番加倍一次，中間有半級。兩種都可以 10 番或 13 番封頂，特殊牌型算封頂。',
  },
  H19: {
    question: '什麼時候由一家包牌？',
    answer: '大家認定是某一家的責任，並且講明，就由那一家付全部，別家不用付。',
  },
  H20: {
    question: '兩家同時要胡同一張牌，誰胡？',
    answer: '先輪到的那家。一盤只有一家胡。',
  },
  H21: {
    question: '東家會連莊嗎？',
    answer: '胡了或流局就連莊，否則輪莊。四家都做過東家，就換圈風。你們這桌可以每盤都輪莊，也可以約定打幾圈就結束。',
  },
  H22: {
    question: '一手牌有幾種排法，算哪一種？',
    answer: '有特殊牌型就算特殊牌型，否則算番數最多的排法。',
  },
  H23: {
    question: '詐胡要賠多少？',
    answer: '賠其他每家封頂分數的兩倍。你們這桌可以不用賠。',
  },
} as const satisfies Readonly<Record<string, Ruling>>;

const houseRules: Readonly<Record<(typeof HOUSE_RULES)[number]['key'], string>> = {
  zeroFans: '牌齊了但沒有番，是流局，還是胡牌得 1 分。',
  minFans: '番數不夠這麼多，就不能胡。',
  bonusInMin: '摸到的花牌和季牌的番，算不算進起胡。',
  table: '番數多了，分數升得多快：分級、每兩番加倍，或每番加倍。',
  limit: '超過這個番數，分數不再升；特殊牌型也是這麼多分。',
  discarder: '半銃是放銃者付雙份，別家付單份；全銃是放銃者一家全付。',
  selfPick: '贏家自摸的話，每家付多少。',
  bonusTiles: '用不用花牌和季牌；不用的話，也就沒有無花這一番。',
  lastTile: '胡牌牆的最後一張，或摸完之後打出的那一張，算不算一番。',
  concealedHand: '門前清跟自摸能不能一起算。',
  chowPair: '平糊的眼可不可以是風牌或三元牌。',
  sevenPairs: '七對子能不能胡，四張一樣算不算兩對。',
  overlap: '小三元裡的三元牌刻子，和七對子的門前清，算不算。',
  hiddenTreasure: '坎坎糊裡可不可以有暗槓。',
  fourWinds: '四種風牌裡，可不可以有一種作眼。',
  nineGates: '九子連環可不可以有亮出的組。',
  jewels: '紅中和白板各配哪一門。翡翠龍一定配索。',
  eastStays: '胡了或流局之後，東家連不連莊。',
  falseWin: '詐胡的人賠多少。',
  rounds: '一場牌局打幾圈。',
};

const groupsAbout: Readonly<Record<string, string>> = {
  special: '每個值 64 番，其他番種都不另計。',
  winning: '最後一張是怎麼來的，有沒有亮出的組。成立的都算。',
  sets: '四組和眼是什麼。',
  suits: '一手牌最多只有其中一個。',
  windsDragons: '風牌和三元牌的刻子和槓子。',
  bonus: '擺在一旁的牌，不屬於手牌。',
};

/** The game in one page, a paragraph each. */
const gameInShort: readonly string[] = [
  '四人玩，共 144 張牌：1 至 9 的索、筒、萬，東南西北四種風牌，中發白三種三元牌，每種四張；花牌（梅蘭菊竹）和季牌（春夏秋冬）各四張。風牌和三元牌合稱字牌。',
  '胡的一手是四組加一對眼。一組可以是順子，即同一門三個連續的數字；可以是刻子，即三張一樣；也可以是槓子，即四張一樣。七對子和十三么也能胡。',
  '用別人打出的牌湊成一組，就要亮出來。槓子不論明暗都要擺出，再補一張牌；花牌和季牌也一樣。',
  '每個番種有番數，加起來再換成分。特殊牌型拿最高分，其他都不另計。牌齊了但沒有番，算流局。',
  '只有胡的人得分。有人放銃的話，放銃者付雙份，別家付單份；自摸的話，每家付雙份。',
  '東家胡了或流局就連莊。每家都做過東家，就是一圈。',
];

const payments: readonly string[] = [
  '放銃或被搶槓的一家，付這一手分數的兩倍，另外兩家各付一倍；或者由那一家全付，一共四倍。',
  '自摸的話，三家各付分數的兩倍；約定單份的話，就各付一倍。',
  '包牌的一家獨自付全部。流局不用付；詐胡的人賠其他每家封頂分數的兩倍。',
];

export const hongkongGuide = { elements, rulings, houseRules, groupsAbout, gameInShort, payments } satisfies GuideOf<
  ElementId,
  typeof HOUSE_RULES
>;
