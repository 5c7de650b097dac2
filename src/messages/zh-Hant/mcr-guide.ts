/** Traditional Chinese, what the rules, settings and help screens add for MCR. */
import type { FanId } from '../../rules/mcr/fans.ts';
import type { HOUSE_RULES } from '../../rules/mcr/house-rules.ts';
import type { ElementGuide, GuideOf, Ruling } from '../shapes.ts';

const elements: Readonly<Record<FanId, ElementGuide>> = {
  bigFourWinds: {
    condition: '東南西北四組刻子，加任何一對眼。',
    counter: '北風只有一對：這是小四喜。',
    excludes: '不另計碰碰和，也不另計各組風牌刻子的番種。',
  },
  bigThreeDragons: {
    condition: '中、發、白的刻子，第四組和眼不限。',
    counter: '白板只有一對：這是小三元。',
    excludes: '不另計雙箭刻、箭刻。',
  },
  allGreen: {
    condition: '只有 2、3、4、6、8 索和發財，牌型不限。',
    counter: '五索不是綠的。',
  },
  nineGates: {
    condition: '手裡是同一門的 1112345678999，沒有亮出的組，胡這一門的任何一張。',
    counter: '胡的是 1，之前手裡是 1123455678999：不是九蓮寶燈。',
    excludes: '不另計清一色、門前清、無字，1 和 9 的刻子也不另計。',
  },
  fourKongs: {
    condition: '四個槓子，明槓暗槓都行，加一對眼。',
    counter: '風牌只是刻子：這是三槓。',
    excludes: '不另計碰碰和、較小的槓類番種和單釣將。',
  },
  sevenShiftedPairs: {
    condition: '同一門七個連續數字的對子。',
    counter: '跳過了 4：這是七對加清一色。',
    excludes: '不另計七對、清一色、無字、門前清。',
  },
  thirteenOrphans: {
    condition: '每門的 1 和 9、每種風牌、每種三元牌都有一張，其中一種有兩張。',
    counter: '缺了白板，這些牌胡不了。',
    excludes: '不另計門前清和「整手牌」類的其他番種；自摸的話，不求人照計。',
  },
  allTerminals: {
    condition: '只有 1 和 9。',
    counter: '有一對風牌，就是混么九。',
    excludes: '不另計碰碰和、全帶么、無字、么九刻。',
  },
  littleFourWinds: {
    condition: '三種風牌的刻子，第四種作眼。',
    counter: '眼不是風牌：這是三風刻。',
    excludes: '不另計三風刻；裡面既不是門風也不是圈風的刻子，也不另計么九刻。',
  },
  littleThreeDragons: {
    condition: '兩種三元牌的刻子，第三種作眼。',
    counter: '眼不是三元牌：這是雙箭刻。',
    excludes: '不另計雙箭刻、箭刻。',
  },
  allHonors: {
    condition: '只有風牌和三元牌。',
    counter: '有一對 1，就是混么九。',
    excludes: '不另計碰碰和、全帶么、么九刻。',
  },
  fourConcealedPungs: {
    condition: '手裡有四組刻子或暗槓，沒有一組是靠別家的牌湊成的。',
    counter: '別家打出的 5 湊成刻子，那就算明的：這是三暗刻。',
    excludes: '不另計碰碰和、門前清，也不另計較少的暗刻。',
  },
  pureTerminalChows: {
    condition: '同一門的 123 和 789 各兩組，5 作眼。',
    counter: '眼要是 5。',
    excludes: '不另計清一色、平和、無字，這些順子合成的番種也不另計。',
  },
  quadrupleChow: {
    condition: '四組一樣的順子。',
    counter: '三組一樣，第四組高一位：這是一色三同順。',
    excludes: '不另計四歸一、一色三同順、一般高。',
  },
  fourPureShiftedPungs: {
    condition: '同一門四個連續數字的刻子。',
    counter: '第四組刻子是另一門：這是一色三節高。',
    excludes: '不另計碰碰和、一色三節高。',
  },
  fourPureShiftedChows: {
    condition: '同一門四組順子，一組比一組高一位，或都高兩位。',
    counter: '最後一組高兩位，其他高一位：這是一色三步高。',
    excludes: '不另計一色三步高，其中兩組順子合成的番種也不另計。',
  },
  threeKongs: {
    condition: '三個槓子，明槓暗槓都行。',
    counter: '第三組只是刻子：這是雙明槓。',
    excludes: '不另計一個槓或兩個槓的番種。',
  },
  allTerminalsAndHonors: {
    condition: '只有 1、9 和字牌，兩樣都要有。',
    counter: '八萬兩樣都不是。',
    excludes: '不另計碰碰和、全帶么、么九刻。',
  },
  sevenPairs: {
    condition: '七個對子；四張一樣算兩對。',
    counter: '這些對子也能排成四組加一對眼，在這裡那樣更值。',
    excludes: '不另計門前清，也不另計邊張、坎張、單釣將。',
  },
  greaterHonorsAndKnittedTiles: {
    condition: '七種字牌齊全，加同一副組合龍裡七張不同的牌。',
    counter: '缺了白板：這是全不靠。',
    excludes: '不另計門前清和「整手牌」類的其他番種；自摸的話，不求人照計。',
  },
  allEvenPungs: {
    condition: '四組刻子加一對眼，全是 2、4、6、8。',
    counter: '眼是 5，不是雙數。',
    excludes: '不另計碰碰和、斷么、無字。',
  },
  fullFlush: {
    condition: '只有一門，沒有字牌。',
    counter: '有一對風牌，就是混一色。',
    excludes: '不另計無字。',
  },
  pureTripleChow: {
    condition: '三組一樣的順子。',
    counter: '第三組是另一門。',
    excludes: '不另計一般高。',
  },
  pureShiftedPungs: {
    condition: '同一門三個連續數字的刻子。',
    counter: '4、5、7 不連續。',
  },
  upperTiles: {
    condition: '只有 7、8、9。',
    counter: '有了 6，就是大於五。',
    excludes: '不另計大於五、無字。',
  },
  middleTiles: {
    condition: '只有 4、5、6。',
    counter: '七萬不在其中。',
    excludes: '不另計斷么、無字。',
  },
  lowerTiles: {
    condition: '只有 1、2、3。',
    counter: '有了 4，就是小於五。',
    excludes: '不另計小於五、無字。',
  },
  pureStraight: {
    condition: '同一門的 123、456、789。',
    counter: '789 是另一門。',
    excludes: '裡面的連六、老少副不另計。',
  },
  threeSuitedTerminalChows: {
    condition: '兩門各有 123 和 789，第三門的 5 作眼。',
    counter: '眼屬於那兩門中的一門。',
    excludes: '不另計平和、無字，其中兩組順子合成的番種也不另計。',
  },
  pureShiftedChows: {
    condition: '同一門三組順子，一組比一組高一位，或都高兩位。',
    counter: '先高一位，再高兩位：每一步要一樣。',
  },
  allFives: {
    condition: '四組裡都有 5，眼也是 5。',
    counter: '眼也要是 5。',
    excludes: '不另計斷么、無字。',
  },
  triplePung: {
    condition: '三門裡同一個數字的刻子。',
    counter: '第三組的數字不同：這是雙同刻。',
    excludes: '不另計雙同刻。',
  },
  threeConcealedPungs: {
    condition: '手裡有三組刻子或暗槓，沒有一組是靠別家的牌湊成的。',
    counter: '別家打出的 6 湊成刻子，那就算明的：這是雙暗刻。',
    excludes: '不另計雙暗刻。',
  },
  lesserHonorsAndKnittedTiles: {
    condition: '五種或六種字牌各一張，其餘是同一副組合龍裡不同的牌，一共 14 張。',
    counter: '四索和五索不在同一副組合龍裡，這些牌胡不了。',
    excludes: '不另計門前清和「整手牌」類的其他番種；組合龍照計，自摸的話，不求人也照計。',
  },
  knittedStraight: {
    condition: '一門的 147、另一門的 258、第三門的 369，再加一組和一對眼，或加五種字牌各一張。',
    counter: '同樣九個數字都在一門裡，就是清龍。',
  },
  upperFour: {
    condition: '只有 6、7、8、9。',
    counter: '五萬太小。',
    excludes: '不另計無字。',
  },
  lowerFour: {
    condition: '只有 1、2、3、4。',
    counter: '五萬太大。',
    excludes: '不另計無字。',
  },
  bigThreeWinds: {
    condition: '三種風牌的刻子。',
    counter: '北風只有一對，風刻只有兩組。',
    excludes: '裡面的刻子照計門風刻、圈風刻，但不另計么九刻。',
  },
  mixedStraight: {
    condition: '123、456、789 分別在三門裡。',
    counter: '其中兩組順子是同一門。',
  },
  reversibleTiles: {
    condition: '只有倒過來看也一樣的牌：2、4、5、6、8、9 索，1、2、3、4、5、8、9 筒，還有白板。',
    counter: '六筒倒過來像另一張牌。',
    excludes: '不另計缺一門。',
  },
  mixedTripleChow: {
    condition: '三門裡同樣的順子。',
    counter: '第三組順子高一位。',
    excludes: '不另計喜相逢。',
  },
  mixedShiftedPungs: {
    condition: '三個連續數字的刻子，分別在三門裡。',
    counter: '其中兩組刻子是同一門。',
  },
  chickenHand: {
    condition: '胡了，但除了花牌，一個番種都沒有。',
    counter: '同一手如果是自己摸的，就有自摸，只值 1 分。',
  },
  lastTileDraw: {
    condition: '自摸牌牆的最後一張。',
    counter: '是自摸，但不是最後一張。',
    excludes: '不另計自摸。',
  },
  lastTileClaim: {
    condition: '牌牆摸完之後，胡打出的那一張。',
    counter: '最後一張是自己摸的：這是妙手回春。',
  },
  outWithReplacementTile: {
    condition: '胡的那張是開槓後補的牌。',
    counter: '補花摸到的牌，只是自摸。',
    excludes: '不另計自摸。',
  },
  robbingTheKong: {
    condition: '別家加槓（把第四張加到亮出的刻子上），胡的就是那一張。',
    counter: '普通打出的牌，不是搶槓。',
    excludes: '不另計和絕張。',
  },
  twoConcealedKongs: {
    condition: '兩個槓子，都是暗槓。',
    counter: '其中一個是明槓：這是雙明槓加暗槓。',
    excludes: '不另計暗槓；剛好由這兩個暗槓湊成的雙暗刻也不另計。',
  },
  allPungs: { condition: '四組刻子或槓子，加任何一對眼。', counter: '四組裡有順子。' },
  halfFlush: { condition: '一門，加上字牌。', counter: '筒子的刻子是第二門。' },
  mixedShiftedChows: {
    condition: '三組順子分別在三門裡，一組比一組高一位。',
    counter: '第三組高了兩位。',
  },
  allTypes: { condition: '三門、風牌、三元牌都有。', counter: '沒有三元牌。' },
  meldedHand: {
    condition: '四組都亮出，眼靠別家的牌湊成。',
    counter: '暗槓不算亮出的組。',
    excludes: '不另計單釣將。',
  },
  twoDragonPungs: {
    condition: '兩種三元牌的刻子。',
    counter: '一組刻子和一對：這是箭刻。',
    excludes: '不另計箭刻。',
  },
  outsideHand: {
    condition: '四組和眼裡都有 1、9 或字牌。',
    counter: '456 一樣都沒有。',
  },
  fullyConcealedHand: {
    condition: '除了暗槓，一組都沒有亮出，而且自摸。',
    counter: '同一手，胡別家的牌就是門前清。',
    excludes: '不另計自摸。',
  },
  twoMeldedKongs: {
    condition: '兩個槓子，至少一個是明槓。',
    counter: '兩個都是暗槓：這是雙暗槓。',
    excludes: '不另計明槓；如果有一個是暗槓，暗槓照計。',
  },
  lastTile: {
    condition: '胡的是第四張，另外三張都亮在桌上，人人看得見。',
    counter: '另外三張在手裡，誰也看不見。',
  },
  dragonPung: { condition: '三元牌的刻子。', counter: '一對三元牌不是刻子。' },
  prevalentWind: {
    condition: '圈風的刻子。',
    counter: '現在是東風圈，不是南風圈。',
    excludes: '不另計么九刻。',
  },
  seatWind: {
    condition: '自己門風的刻子；如果也是圈風，這一組兩樣都算。',
    counter: '這家坐東，不坐南。',
    excludes: '不另計么九刻。',
  },
  concealedHand: {
    condition: '除了暗槓，一組都沒有亮出，胡別家的牌。',
    counter: '有一組亮出了。',
  },
  allChows: {
    condition: '四組順子，眼是索、筒或萬；組合龍加一組順子和這樣的眼也算。',
    counter: '眼是風牌，就不算了。',
    excludes: '不另計無字。',
  },
  tileHog: {
    condition: '四張一樣的牌都在這手裡，而且沒有開槓；有幾種算幾次。',
    counter: '開了明槓，就改計明槓。',
  },
  doublePung: { condition: '兩門裡同一個數字的刻子。', counter: '數字不同。' },
  twoConcealedPungs: {
    condition: '手裡有兩組刻子或暗槓，沒有一組是靠別家的牌湊成的。',
    counter: '其中一組是亮出的。',
  },
  concealedKong: {
    condition: '一個暗槓，單獨一個，或另有一個明槓。',
    counter: '這個槓子是亮出的：這是明槓。',
  },
  allSimples: {
    condition: '只有 2 至 8。',
    counter: '有九索，就不是了。',
    excludes: '不另計無字。',
  },
  pureDoubleChow: {
    condition: '兩組順子，數字和門都一樣。',
    counter: '不同門：這是喜相逢。',
  },
  mixedDoubleChow: { condition: '兩門裡同樣數字的順子。', counter: '數字差了一位。' },
  shortStraight: {
    condition: '同一門兩組相連的順子，例如 123 和 456。',
    counter: '兩組重疊了：234 和 456。',
  },
  twoTerminalChows: { condition: '同一門的 123 和 789。', counter: '不同門。' },
  pungOfTerminalsOrHonors: {
    condition: '1 或 9 的刻子，或既不是門風也不是圈風的風牌刻子。',
    counter: '東風是自己的門風，也是圈風，改計門風刻和圈風刻。',
  },
  meldedKong: { condition: '一個明槓。', counter: '這個是暗槓。' },
  oneVoidedSuit: { condition: '剛好兩門，有沒有字牌都行。', counter: '三門都有。' },
  noHonors: { condition: '沒有風牌，也沒有三元牌。', counter: '眼是風牌。' },
  edgeWait: {
    condition: '胡 123 的 3 或 789 的 7，而且只聽這一張。',
    counter: '67 聽 5 和 8。',
  },
  closedWait: {
    condition: '胡順子中間的一張，而且只聽這一張。',
    counter: '2334456 聽 3 也聽 6，不只一張。',
  },
  singleWait: {
    condition: '胡的那張湊成眼，而且只聽這一張。',
    counter: '1234 聽 1 和 4。',
  },
  selfDrawn: {
    condition: '胡自己摸的牌。',
    counter: '胡的是別家打出的牌。',
    excludes: '不跟不求人、妙手回春、槓上開花並計。',
  },
  flowerTiles: {
    condition: '不靠花牌也夠起胡之後，擺出的花牌和季牌每張都算。',
    counter: '這些牌胡不了，花牌就不值分。',
  },
};

const rulings = {
  C1: {
    question: '雙暗槓值多少？',
    answer: '8 分。國際麻將聯盟算 6 分，你們這桌也可以。',
  },
  C2: {
    question: '一個明槓加一個暗槓值多少？',
    answer: '6 分，寫成雙明槓加暗槓。你們這桌可以改成 5 分。',
  },
  C3: {
    question: '七對本來就不能亮出，自摸就算不求人嗎？',
    answer: '算，4 分；十三么、七星不靠和全不靠、九蓮寶燈、四暗刻也一樣。國際麻將聯盟改計自摸。',
  },
  C4: {
    question: '九蓮寶燈裡 1 和 9 的刻子另計嗎？',
    answer: '不另計。清龍、四歸一、連六、雙暗刻可以計。國際麻將聯盟也另計，只少計一個。',
  },
  C5: {
    question: '清么九裡的雙同刻算嗎？',
    answer: '算，有兩個也都算，三同刻也算。你們這桌可以不計雙同刻。',
  },
  C6: {
    question: '有發財的綠一色，混一色也算嗎？',
    answer: '算，正如沒有發財時算清一色。你們這桌可以不計混一色。',
  },
  C7: {
    question: '指南說三色三節高值 6 分，對嗎？',
    answer: '不對，是 8 分。你們這桌可以改成 6 分。',
  },
  C8: {
    question: '有一種牌能讓我胡，但這手裡已經有四張，那算多聽一張嗎？',
    answer: '不算，因為不會有第五張。桌上別處的牌不影響。',
  },
  C9: {
    question: '手裡有 345B 和 555B，胡別家的五索，這張算湊成哪一組？',
    answer: '怎樣對你有利就怎樣算：算在順子裡，刻子就仍是暗刻。',
  },
  C10: {
    question: '胡的那張既在組合龍裡，也在眼裡，算聽張的番種嗎？',
    answer: '可以當它湊成眼，或湊成那一組；如果只聽這一張，就照計。',
  },
  C11: {
    question: '四張一樣，既算兩對，又算四歸一嗎？',
    answer: '都算，風牌和三元牌也一樣。你們這桌可以讓四歸一只限索、筒、萬。',
  },
  C12: {
    question: '七對，還有組合龍，能算五門齊嗎？',
    answer: '能，只要三門、風牌、三元牌都有。',
  },
  C13: {
    question: '槓子算了槓，還算暗刻嗎？',
    answer: '暗槓還算；但已經計作雙暗槓的兩個，不再計雙暗刻。',
  },
  C14: {
    question: '一色四同順和一色四節高，有哪些不另計？',
    answer: '它們所包含的番種。規則書在那裡列出的番種，其實不可能跟它們同時成立。',
  },
  C15: {
    question: '哪些胡法不能並存？',
    answer:
      '槓上開花要有槓子，而且是自摸。搶槓不會是自摸，不會是牌牆最後一張，手裡也不會還有同樣的牌。和絕張的話，手裡沒亮出的牌不會有同樣的一張；如果自己亮出的組裡已有三張，就一定是和絕張。',
  },
  C16: {
    question: '一種排法沒有番種，另一種有一點，可以選無番和嗎？',
    answer: '可以，用沒有番種的那種排法，算 8 分。但一種排法裡若有番種成立，就不能故意不計。',
  },
  C17: {
    question: '花牌能幫忙湊夠 8 分嗎？',
    answer: '不能：7 分加一張花牌還是不能胡。你們這桌可以把起胡改高或改低。',
  },
  C18: {
    question: '兩家同時要胡同一張牌，誰胡？',
    answer: '從打出那張牌的人往下數，只有先輪到的那家胡。',
  },
  C19: {
    question: '兩種算法總分一樣，哪種對？',
    answer: '都對。兩種算法有差別的番種裡，看番種表上最前的一個，哪種算得多，就顯示哪種。',
  },
  C20: {
    question: '一手牌是四組加一對眼，也是七對，算哪個？',
    answer: '哪個更值就算哪個。',
  },
  C21: {
    question: '排成四組聽一張，排成七對聽另一張，算只聽一張嗎？',
    answer: '不算，那是聽兩張。',
  },
  C22: {
    question: '搶槓能湊成全求人嗎？',
    answer: '能，因為那張牌來自別家。',
  },
  C23: {
    question: '一開局就胡（天胡之類）值分嗎？',
    answer: '不值，它不在 81 個番種裡。',
  },
  C24: {
    question: '123B 234C 345D 456B 裡，有幾個三組合成的番種？',
    answer: '一個；剩下那組順子，還可以再合成一個兩組的番種。',
  },
} as const satisfies Readonly<Record<string, Ruling>>;

const houseRules: Readonly<Record<(typeof HOUSE_RULES)[number]['key'], string>> = {
  twoConcealedKongs: '兩個暗槓值多少。',
  kongOfEachKind: '一個明槓加一個暗槓，一共值多少。',
  concealedByNature: '本來就不能亮出的牌型，自摸加計什麼。',
  nineGatesPungs: '九蓮寶燈裡 1 和 9 的刻子，是不計，還是少計一個。',
  allTerminalsDoublePung: '清么九裡的雙同刻計不計。',
  allGreenHalfFlush: '有發財的綠一色，混一色計不計。',
  mixedShiftedPungs: '三色三節高值多少。',
  fifthCopyWaits: '手裡已有四張的牌，算不算聽的牌。',
  knittedWait: '胡的那張在組合龍裡也有的話，聽張的番種計不計。',
  tileHogs: '七對裡四張一樣的風牌或三元牌，算不算四歸一。',
  allTypesForms: '七對和有組合龍的牌，計不計五門齊。',
  minimum: '分數不夠這麼多（花牌不算），就不能胡。',
  meldedRobbedKong: '最後一張是搶槓來的，計不計全求人。',
};

const groupsAbout: Readonly<Record<string, string>> = {
  comb: '已經合在一起的組，不再重新組合；剩下的一組只能再組合一次。',
  hand: '整手牌或各組的共同特點；每樣算一次，四歸一有幾樣算幾次。',
  set: '每一組單獨算。',
  win: '最後一張是怎麼來的，聽的是什麼。',
  form: '不是四組加一對眼的牌。',
  flowers: '擺在一旁的牌，不屬於手牌。',
};

/** The game in one page, a paragraph each. */
const gameInShort: readonly string[] = [
  '四人玩，共 144 張牌：1 至 9 的索、筒、萬，東南西北四種風牌，中發白三種三元牌，每種四張；花牌（梅蘭菊竹）和季牌（春夏秋冬）各四張。風牌和三元牌合稱字牌。',
  '胡的一手是四組加一對眼（將）。一組可以是順子，即同一門三個連續的數字；可以是刻子，即三張一樣；也可以是槓子，即四張一樣。七對、十三么、組合龍和各種不靠也能胡。',
  '每個番種有分數，花牌不算，加起來要有 8 分才能胡。如有幾種算法，就取合乎規則的最高一種。',
  '一個番種必然包含的番種，不另計。已經合在一起的組，不再重新組合；剩下的一組只能再組合一次；同一組也只能用來算一次同樣的番種。',
  '有人放銃的話，放銃者付 8 分加這手的分數，另外兩家各付 8 分。自摸的話，每家都付 8 分加這手的分數。',
  '每盤之後輪莊，每四盤換圈風，十六盤是一場牌局。',
];

const payments: readonly string[] = [
  '放銃或被搶槓的一家，付 8 分加這手的分數；另外兩家各付 8 分。',
  '自摸的話，三家各付 8 分加這手的分數。',
  '分數包括花牌。流局的話，誰都不用付。',
];

export const mcrGuide = { elements, rulings, houseRules, groupsAbout, gameInShort, payments } satisfies GuideOf<
  FanId,
  typeof HOUSE_RULES
>;
