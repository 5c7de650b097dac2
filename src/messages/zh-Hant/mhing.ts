/** Traditional Chinese, the words of Mhing: names of its elements, of its switches and of its ways to pay. */
import type { ElementId } from '../../rules/mhing/elements.ts';
import type { HOUSE_RULES } from '../../rules/mhing/house-rules.ts';
import type { WordsOf } from '../shapes.ts';

export const mhing = {
  elements: {
    sequencesOnly: { name: '全順子' },
    pairOf258: { name: '二五八眼' },
    flower: { name: '花牌' },
    tripletsOnly: { name: '全刻子' },
    allHighLow: { name: '全大或全小（無字牌）' },
    doubleSequence: { name: '異門雙順子' },
    doubleTriplet: { name: '異門雙刻子' },
    identicalDoubleSequence: { name: '同門雙順子' },
    twoSuitsNoHonors: { name: '只有兩門（無字牌）' },
    oneSuitWithHonors: { name: '混一色' },
    oneSuitOnly: { name: '清一色' },
    brokenRoyalRun: { name: '斷龍' },
    royalRun: { name: '一條龍' },
    honorTriplet: { name: '字牌刻子' },
    allSuitsWindsDragons: { name: '五門齊' },
    allDragonTriplets: { name: '大三元' },
    nothingConnects: { name: '全不靠' },
    sevenPairs: { name: '七對子' },
    nothingConnectsAllHonors: { name: '七星不靠' },
  },
  groups: {
    always: '成立就算',
    multiples: '成雙',
    suits: '花色',
    sequences: '龍',
    honors: '字牌',
    nonStandard: '非標準牌型',
  },
  houseRules: {
    groups: { title: '同一類的番種', values: { each: '出現幾次算幾次', once: '一手只算一次' } },
    sevenPairsFourAlike: { title: '七對子裡四張一樣', values: { yes: '算兩對', no: '不可以' } },
    minimum: { title: '起胡', values: { none: '不限', three: '3 番，花牌不算' } },
    jokers: { title: '百搭', values: { six: '用 6 張', none: '不用' } },
    discarder: { title: '放銃者', values: { same: '跟大家一樣付', double: '付雙份' } },
    pennyStep: { title: '逐分計錢，四捨五入到', value: (shown) => shown },
    pennyLimit: { title: '逐分計錢，最多', value: (shown) => shown },
    target: { title: '牌局打到', value: (shown) => `${shown} 分` },
    dealAfterDraw: { title: '流局之後誰做莊', values: { passes: '輪到左邊一家', stays: '連莊' } },
  },
  schemes: {
    pennyAPoint: { name: '逐分計錢', about: '每一分付一分錢（一仙），四捨五入，有上限。' },
    bettingTable: { name: '定額表', about: '照番數付固定的金額。' },
    chips: { name: '籌碼', about: '分數用 128、32、8、2 的籌碼付。' },
    none: { name: '不玩錢', about: '只算分。' },
  },
  presets: {},
} satisfies WordsOf<ElementId, typeof HOUSE_RULES>;
