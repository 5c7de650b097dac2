/** Traditional Chinese, the words of the breakdown, and of how a hand was won. */
import type { RulesId } from '../../rules/ids.ts';
import { formatNumber } from '../format.ts';
import type { ScoreWords } from '../language.ts';
import type { ReasonTexts } from '../shapes.ts';

const reasons: ReasonTexts = {
  oneOfGroup: ({ group, kept }) => `「${group}」這一類只算一個番種，取「${kept}」。`,
  contained: ({ kept }) => `已包含在「${kept}」裡。`,
  onceAHand: () => '照你們的規矩，一手只算一次。',
  formAlone: ({ kept }) => `「${kept}」單獨計，只加花牌。`,
  specialAlone: ({ kept }) => `有「${kept}」，其他都不另計。`,
  houseRule: () => '照你們的規矩不算。',
  setTaken: ({ element }) => `其中一組已用在另一個「${element}」裡。`,
  sameKind: () => '這幾組是同一門，這個番種要求不同門。',
  setsCombined: ({ kept }) => `這幾組已由「${kept}」連在一起；剩下的一組只能再組合一次。`,
  otherWaits: () => '這手還聽別的牌。',
  countsOnce: () => '兩樣都成立，但只算一次。',
};

/** How a hand was won, where the rules ask. */
const winning = {
  title: '怎麼胡的',
  which: '胡的是哪張？',
  how: '自摸還是放銃',
  claimed: '放銃',
  drawn: '自摸',
  more: '風位和特別情況',
  seat: '門風',
  round: '圈風',
  winds: (seat: string, round: string) => `門風${seat}，圈風${round}`,
  events: {
    replacement: '槓上開花',
    robbingKong: '搶槓',
    lastTile: '牌牆最後一張',
    lastOfKind: '絕張',
  },
};

/** Parts of the pad with large cards; suits have their names. */
const pad = { part: '哪些牌', honors: '字牌', bonus: '花牌' };

const breakdown = {
  title: '計分',
  times: (n: number) => `× ${formatNumber(n)}`,
  total: '總計',
  rule: (element: string) => `規則：${element}`,
  notCounted: (n: number) => `不計（${n}）`,
  otherReadings: (n: number) => `其他排法（${n}）`,
  moreReadings: (n: number) => `還有 ${formatNumber(n)} 種`,
  nothing: {
    mhing: '這次沒有番，不要緊：普通的牌也能胡，得 0 分。',
    hongkong: '這次沒有番。照規則原文算流局；你們這桌可以當雞糊，得 1 分。',
    mcr: '這次沒有分。',
  } satisfies Record<RulesId, string>,
  houseRules: (list: string) => `本桌規矩：${list}`,
  houseRule: (title: string, value: string) => `${title}：${value}`,
  ruling: (id: string) => `問答 ${id}`,
  next: '下一手',
  recordIn: (names: string) => `記入 ${names} 的牌局`,
  recordFor: (winner: string) => `用這手牌：${winner} 胡`,
  share: '分享',
  copied: '已複製',
  shared: '已分享',
  shareRefused: '無法分享；文字在畫面上，可以自己複製',
  /** The heading and the last line of a score shared as text. */
  shareTitle: (rules: string) => `${rules}，用 Fourteen 計分`,
  shareTotal: (value: string, worth: string) => `${value} = ${worth}`,
};

const MHING_EXAMPLE =
  '先寫數字，再寫 B（索）、D（筒）或 C（萬）；東南西北 E S W N；中發白 R G P；百搭 J，花牌 F。亮出的寫 [123B]，帶百搭的寫 [12J=3B]。';
const TILES_EXAMPLE =
  '先寫數字，再寫 B（索）、D（筒）或 C（萬）；東南西北 E S W N；中發白 R G P；花 1F 至 4F，季 1Y 至 4Y。亮出的寫 [123B]；明槓 [5555D]，暗槓 (5555D)。最後寫胡的那張：+ 4B。';

/** What an empty hand offers, by the id of `SAMPLES`. */
const firstRun = {
  title: '或試試：',
  samples: {
    most: '一手牌最多能得多少',
    jokers: '亮出一組，再看百搭怎麼用',
    sevenPairs: '七對子',
    wonders: '十三么',
    kongs: '槓和花牌',
    oneSuit: '清一色',
    gates: '九蓮寶燈',
    twoKongs: '兩副槓',
    chows: '順子相配',
  },
  /** Words of the names above, for a button on a small phone. */
  short: {
    most: '最多',
    jokers: '百搭',
    sevenPairs: '七對子',
    wonders: '十三么',
    kongs: '槓',
    oneSuit: '清一色',
    gates: '九蓮寶燈',
    twoKongs: '槓',
    chows: '順子',
  },
  tryIt: (name: string) => `試試：${name}`,
};

/** Typing or pasting a hand. */
const typing = {
  hint: {
    mhing: '123B 456D RRR [789C] 55B FF',
    hongkong: '[789C] (5555D) 34B 99C PPP 2F + 5B',
    mcr: '[789C] (5555D) 34B 99C PPP 2F + 5B',
  },
  enter: '用這手牌',
  copy: '複製手牌',
  copyByHand: '無法自動複製，請選取文字再自己複製。',
  example: { mhing: MHING_EXAMPLE, hongkong: TILES_EXAMPLE, mcr: TILES_EXAMPLE },
};

const WORDS = ['零', '一', '兩', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二'];

const money = {
  eachPays: (amount: string) => `其他每家付 ${amount}`,
  discarderPaysAlone: (amount: string) => `放銃者付 ${amount}`,
  discarderPays: (discarder: string, others: string) => `放銃者付 ${discarder}，其他每家付 ${others}`,
  nobodyPays: '這一手誰都不用付',
  chips: (many: number, face: number): string => {
    const word = WORDS[many];
    return word ? `${word}枚「${face}」` : `${formatNumber(many)} 枚「${face}」`;
  },
  noChips: '不用籌碼',
};

const waits = {
  title: '聽牌',
  worth: (card: string, worth: string) => `${card}：${worth}`,
  worthBoth: (card: string, drawn: string, claimed: string) => `${card}：自摸 ${drawn}；放銃 ${claimed}`,
  belowMinimum: '不夠起胡',
};

export const score = { firstRun, money, typing, reasons, winning, waits, pad, breakdown } satisfies ScoreWords;
