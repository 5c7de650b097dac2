/** Traditional Chinese, the words of links, pictures and QR codes, and of what they hold when somebody opens them. */
import { formatNumber } from '../format.ts';
import type { Keep } from '../language.ts';
import { counter } from '../plural.ts';

const count = counter('zh-Hant', formatNumber);
const hands = (n: number): string => count(n, { other: '# 盤' });

/** A scored hand for other people. */
const hand = {
  title: '分享計分',
  link: '用連結',
  linkAbout: '打開就有計分，照這裡的規矩',
  picture: '用圖片',
  pictureAbout: '牌和計分',
  text: '用文字',
  textAbout: '放在任何訊息裡都能看',
  pictureSaved: '已交給瀏覽器下載',
  pictureRefused: '圖片製作失敗',
  wonWith: (card: string) => `胡${card}`,
};

/** Somebody else's hand, opened from a link. */
const opened = {
  title: '別人分享的一手牌',
  loading: '請稍候…',
  about: '別人分享的一手牌，照連結裡的規矩計分。你自己的設定不變。',
  aboutErrand: (hand: string, winner: string) =>
    `第 ${hand} 盤正在計分，胡的是 ${winner}。可以繼續，也可以先放下，看分享的那手牌。`,
  goOn: '繼續計牌局裡的那手',
  leave: '先放下，看分享的牌',
  waits: '你自己的手牌還在，隨時可以換回來。',
  back: '回我的手牌',
  toScore: '去計分頁',
  faults: {
    newer: '這個連結是用較新版的 Fourteen 做的。更新後就能打開。',
    rules: '這個連結的玩法，這裡沒有。',
    broken: '這個連結不完整，可能後面被截掉了。請對方再傳一次。',
    cards: (why: string) => `這個連結裡的牌讀不出來：${why}`,
    notLoaded: '這手牌的規則無法載入，請連上網路再試一次。',
  },
};

/** A game for other people, and for another phone. */
const send = {
  link: '用連結',
  linkAbout: '打開的人看得到戰況、走勢圖和每一盤，也能收下這場牌局。全部都在連結裡。',
  shareLink: '分享連結',
  preparing: '請稍候…',
  long: (signs: string) => `連結有 ${signs} 個字元，太長的連結，有些通訊 App 會截斷。遇到這種情況，請改傳檔案。`,
  without: (n: number) => `為了讓連結短一點，有 ${hands(n)}沒附計分明細。番數和分數都在。`,
  tooLong: '這場牌局太長，放不進連結。請傳檔案。',
  unsupported: '這個瀏覽器做不出牌局的連結。請傳檔案。',
  failed: '這場牌局現在讀不出來。',
  shared: '已分享',
  copied: '已複製，可以貼上了',
  refused: '無法分享；連結在這裡，可以自己複製',
  linkLabel: '連結',
  code: '用 QR 碼',
  codeAbout: '給同桌的另一部手機，用相機掃描。',
  showCode: '顯示 QR 碼',
  hideCode: '收起 QR 碼',
  codeText: '這場牌局連結的 QR 碼',
  codeTooLong: (signs: string, most: string) =>
    `連結有 ${signs} 個字元，相機讀得到的 QR 碼最多放 ${most} 個。請傳連結或檔案。`,
  file: '用檔案',
  fileAbout: '整場牌局，連同計分明細。在另一部手機的「備份」裡匯入。',
  save: '儲存檔案',
  shareFile: '分享檔案',
  saved: (name: string) => `「${name}」已交給瀏覽器下載。`,
  fileRefused: '瀏覽器沒有分享這個檔案。請改用儲存。',
};

/** Somebody else's game, opened from a link. */
const board = {
  title: '別人分享的牌局',
  loading: '請稍候…',
  about: '只能看：除非你收下，這部手機什麼都不會存。',
  without: (n: number) => `有 ${hands(n)}沒附計分明細；番數和分數照原來的。`,
  added: '這部手機還沒有這場牌局。',
  continued: (here: string, coming: string) => `這部手機記了 ${here}，連結裡接著記到 ${coming}。`,
  hands,
  known: '這部手機已經有這場牌局，紀錄不比連結裡的少。',
  conflict: '這部手機之後的紀錄跟連結裡的不一樣。可以兩份都留，什麼都不會蓋掉。',
  otherName: (here: string, coming: string) => `${coming} 在這部手機裡叫 ${here}，名字不變。`,
  take: '收下牌局',
  update: '更新牌局',
  keepBoth: '兩份都留',
  open: '打開牌局',
  toGames: '所有牌局',
  notKept: (why: string) => `未能儲存：${why}`,
  cannotKeep: '手機裡的牌局現在讀不出來，所以不能收下。',
  faults: {
    newer: '這個連結是用較新版的 Fourteen 做的。更新後就能打開。',
    broken: '這個連結不完整，可能後面被截掉了。請對方再傳一次，或改傳檔案。',
    tooLarge: '這個連結裡的資料比任何牌局都多，所以沒有打開。',
    unsupported: '這個瀏覽器打不開牌局的連結。請對方傳檔案，再到「備份」裡匯入。',
    heading: '這個連結裡的牌局讀不出來。',
  },
};

export const share = { hand, opened, send, board } satisfies Keep['share'];
