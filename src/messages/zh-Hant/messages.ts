/** Traditional Chinese, the words of the first screen, as players in Hong Kong and Taiwan read them. */
import type { DeclaredTile, WinEvent } from '../../rules/entry.ts';
import type { RulesId } from '../../rules/list.ts';
import type { SetTile, Suit, Tile } from '../../tiles/tiles.ts';
import { formatNumber } from '../format.ts';
import type { Messages } from '../language.ts';
import { counter } from '../plural.ts';
import type { NotationTexts, ProblemTexts, Unit } from '../shapes.ts';

const count = counter('zh-Hant', formatNumber);

const SUITS: Readonly<Record<Suit, string>> = { B: '索', D: '筒', C: '萬' };
const HONORS: Readonly<Record<string, string>> = {
  E: '東風',
  S: '南風',
  W: '西風',
  N: '北風',
  R: '紅中',
  G: '發財',
  P: '白板',
  J: '百搭',
  F: '花牌',
};
const DIGITS = ['零', '一', '二', '三', '四', '五', '六', '七', '八', '九'];

function tileName(tile: Tile): string {
  const whole = HONORS[tile];
  if (whole) return whole;
  const [digit, letter] = tile;
  if (letter === 'F' || letter === 'Y') return `${letter === 'F' ? '花牌' : '季牌'} ${digit}`;
  return `${DIGITS[Number(digit)]}${SUITS[letter as Suit]}`;
}

const lists = {
  items: (items: readonly string[]) => items.join('、'),
  groups: (groups: readonly string[]) => groups.join('；'),
  sentences: (sentences: readonly string[]) => sentences.join('。'),
  titled: (title: string, text: string) => `${title}：${text}`,
};

const tiles = {
  tileName,
  suits: SUITS,
  winds: { E: '東', S: '南', W: '西', N: '北' },
  jokerAs: (tile: SetTile) => `百搭當${tileName(tile)}`,
  jokerUnnamed: '百搭（還沒選當什麼）',
  declared: ({ tile, joker }: DeclaredTile): string =>
    tile === null ? '百搭（還沒選當什麼）' : joker ? `百搭當${tileName(tile)}` : tileName(tile),
};

const rulesNames: Readonly<Record<RulesId, string>> = { mhing: 'Mhing', hongkong: '港式', mcr: '國標' };

const fans: Unit = { value: (n) => count(n, { other: '# 番' }), word: () => '番' };
const points: Unit = { value: (n) => count(n, { other: '# 分' }), word: () => '分' };
const units: Readonly<Record<RulesId, Unit>> = { mhing: fans, hongkong: fans, mcr: points };

const winEvents: Readonly<Record<WinEvent, string>> = {
  replacement: '槓上開花',
  robbingKong: '搶槓',
  lastTile: '胡牌牆最後一張',
  lastOfKind: '胡絕張',
};

const problems: ProblemTexts = {
  tooManyCopies: ({ tile, held, copies }) =>
    tile === 'J' && copies === 0
      ? '這種玩法沒有百搭。'
      : `整副牌只有 ${copies} 張${tileName(tile)}，這手卻有 ${held} 張。`,
  tooManyTiles: ({ held, most }) => `花牌不算，一手是 ${most} 張，這手有 ${held} 張。`,
  notASet: ({ tiles: cards }) => `${cards.map(tileName).join('、')}不成一組。能亮出的是順子或刻子，眼不能亮出。`,
  jokerCannotBe: ({ tile }) => `這一組裡的百搭不能當${tileName(tile)}。`,
  jokerUnnamed: () => '亮出的那一組，請註明百搭當什麼牌。',
  onlyJokers: () => '亮出的一組，至少要有一張不是百搭。',
  noWinningTile: ({ tile }) => (tile ? `胡的那張${tileName(tile)}不在手牌裡。` : '請選胡的是哪一張。'),
  impossibleEvent: ({ event }) => `「${winEvents[event]}」跟這手牌的其他情況有矛盾。`,
  notWinning: () => '這 14 張胡不了。',
};

const notationErrors: NotationTexts = {
  digitsWithoutSuit: ({ at, text }) => `第 ${at + 1} 個字的 ${text} 是哪一門？數字後面請寫 B、D 或 C，例如 123B。`,
  strayCharacter: ({ at, text }) => `第 ${at + 1} 個字「${text}」不是牌。`,
  unclosedBracket: ({ at }) => `第 ${at + 1} 個字的括號沒有結尾。亮出的一組要寫成 [123B]。`,
  emptyBracket: ({ at }) => `第 ${at + 1} 個字的括號裡是空的。`,
  badJoker: ({ at }) => `第 ${at + 1} 個字的百搭當什麼牌？請寫成 [12J=3B] 或 [WWJ=W]。`,
  flowerInSet: ({ at }) => `第 ${at + 1} 個字的花牌不能放進亮出的組裡。`,
  tooLong: () => '太長了，一手牌沒有這麼多。',
};

const picker = {
  pad: '牌',
  hand: '你的手牌',
  mode: '點一下放進什麼',
  modes: { single: '單張', sequence: '順子', triplet: '刻子', pair: '眼', quad: '槓子' },
  left: (n: number) => `剩 ${n} 張`,
  dead: {
    noneLeft: '沒有了',
    notEnoughLeft: '不夠了',
    noChow: '順子最大從 7 起',
    handFull: '手牌滿了',
    noRoom: '放不下一整組',
    noSet: '跟亮出的牌湊不成一組',
  },
  laidDown: '亮出',
  laidDownSet: (cards: string) => `亮出：${cards}`,
  undo: '復原',
  redo: '重做',
  clear: '清空',
  edit: '改手牌',
  showScore: '看計分',
  scoringFor: (hand: number, winner: string) => `第 ${formatNumber(hand)} 盤 · ${winner} 胡`,
  backToGame: '回牌局',
  typing: (text: string) => `${text}…`,
  finishSet: (n: number) => count(n, { other: '再 # 張，亮出的這組就齊了。' }),
  fewerFlowers: '少一張花牌',
  moreFlowers: '多一張花牌',
  removeCard: (card: string) => `拿掉${card}`,
  flowers: '花牌',
  jokerQuestion: '百搭當什麼牌？',
  text: '輸入或貼上一手牌',
};

/** Sentences for the live region, and for the total's place. */
const live = {
  ofCards: (size: number) => `/ ${formatNumber(size)} 張`,
  notAHand: '胡不了',
  begin: '順子點最小的一張；也可選刻子、眼或單張。',
  goOn: '已亮出的組，先打開「亮出」再放。',
  goOnOpen: '下一組算亮出的；手裡的牌，請先關掉「亮出」。',
  toGo: (missing: number) => `還差 ${missing} 張`,
  incomplete: (held: number, size: number, missing: number) => `${size} 張裡有了 ${held} 張，還差 ${missing} 張`,
  won: (value: string, worth: string) => `${value}，${worth}`,
  belowMinimum: (needed: string, has: string, apart: boolean) =>
    `還不能胡：${apart ? '不算花牌' : ''}要有 ${needed}，這手只有 ${has}。`,
  wonForNothing: {
    mhing: '沒有番也算胡，得 0 分。',
    hongkong: '牌齊了，但沒有番：值多少，看你們的規矩。',
    mcr: '牌齊了，但沒有分。',
  } satisfies Record<RulesId, string>,
  noWait: '只差一張，但還沒有哪張能胡。',
};

const navigation = {
  label: '頁面',
  score: '計分',
  games: '牌局',
  game: '牌局',
  newGame: '新牌局',
  settle: '結算',
  rules: '規則',
  people: '玩家',
  backup: '備份',
  practice: '練習',
  more: '更多',
  settings: '設定',
  help: '說明',
  about: '關於 Fourteen',
  close: '關閉',
  /** The arrow beside a screen's title; `to` is the screen above it. */
  up: (to: string) => `返回：${to}`,
};

const update = {
  ready: '有新版本了',
  now: '立即更新',
  otherTab: '已在另一個分頁更新，請重新載入',
  reload: '重新載入',
  offlineReady: '沒有網路也能用了',
};

const storage = {
  handNotSaved: (why: string) => `這手牌無法存到手機裡：${why}`,
  settingsNotSaved: (why: string) => `設定無法存到手機裡：${why}`,
  why: {
    full: '空間滿了。',
    refused: '瀏覽器不允許，可能是開了無痕視窗。',
    unknown: '瀏覽器沒有說明原因。',
  },
  rulesNotLoaded: '這套規則無法載入，請連上網路再試一次。',
  settingsUnreadable: '設定讀不出來，所以先用原來的預設。什麼都沒有刪掉。',
  handUnreadable: '手機裡存的那手牌讀不出來，所以從空的開始。什麼都沒有刪掉。',
};

/** By the id of `SAMPLES`. */
const boot = {
  screenFailed: '這一頁無法載入，請連上網路再試一次。',
  crashed: '這裡出了問題。你的手牌還在，請重新載入頁面。',
  reload: '重新載入',
  loading: '請稍候…',
};

export const messages = {
  language: 'zh-Hant',
  app: { name: 'Fourteen' },
  lists,
  tiles,
  rulesNames,
  units,
  points,
  problems,
  notationErrors,
  picker,
  live,
  navigation,
  update,
  storage,
  boot,
} satisfies Messages;
