/** Traditional Chinese, the words of backups: saving all, bringing a file in, tables, and what could not be read. */
import { formatNumber } from '../format.ts';
import type { Keep } from '../language.ts';
import { counter } from '../plural.ts';

const count = counter('zh-Hant', formatNumber);
const games = (n: number): string => count(n, { other: '# 場牌局' });
const players = (n: number): string => count(n, { other: '# 位玩家' });
const hands = (n: number): string => count(n, { other: '# 盤' });

const keeping = {
  title: '在這部手機裡',
  nothing: '這裡還沒有牌局。',
  holds: (gameCount: number, playerCount: number) => `這裡存著 ${games(gameCount)}和 ${players(playerCount)}。`,
  size: (size: string) => `佔用空間：${size}，連 App 本身在內。`,
  promise: {
    granted: '瀏覽器保證長期保留，手機空間不夠也不會清掉。',
    refused: '瀏覽器沒有保證長期保留：手機空間不夠時可能會清掉。偶爾備份一次就不怕。',
    unsupported: '這個瀏覽器沒有說明會不會長期保留。偶爾備份一次比較放心。',
  },
  ask: '請瀏覽器長期保留',
  asked: {
    granted: '瀏覽器答應了。',
    refused: '瀏覽器沒有答應。把 App 放到主畫面，或多用一陣子，通常就會答應。',
    unsupported: '這個瀏覽器不能作這種保證。',
  },
  safari:
    '網站七天沒有打開，Safari 就會清掉它存的資料。主畫面上的 App 不會這樣，但一開始是空的：先在這裡存一份備份，再到那邊匯入。',
  homeScreen: 'Safari 和主畫面上的 App 各存各的牌局。用備份就能搬過去。',
  never: '這部手機還沒做過備份。',
  last: (when: string, handCount: number) =>
    handCount === 0 ? `上次備份：${when}。之後沒有新的紀錄。` : `上次備份：${when}。之後又記了 ${hands(handCount)}。`,
  failed: (why: string) => `這裡存的資料讀不出來：${why}`,
};

const save = {
  save: '儲存備份',
  share: '分享備份',
  copy: '複製成文字',
  about: '一個檔案，包括所有牌局、玩家、練習紀錄和設定。',
  title: 'Fourteen 備份',
  saved: (name: string) => `「${name}」已交給瀏覽器下載。請看看下載項目裡有沒有。`,
  shared: (name: string) => `「${name}」已分享出去。`,
  dismissed: '沒有分享。',
  refused: '瀏覽器沒有分享這個檔案。改用儲存也許可以。',
  copied: '已複製。貼到訊息或備忘錄裡就能保存。',
  copyRefused: '瀏覽器不允許複製。',
  failed: '讀不到已存的資料。',
  preparing: '請稍候…',
};

const bringIn = {
  title: '匯入檔案',
  about: '會先讓你看清楚有什麼變動，才真正更改。',
  choose: '選擇檔案',
  paste: '改為貼上文字',
  text: '備份的文字',
  read: '讀取',
  empty: '還沒有內容可以讀取。',
  reading: '讀取中…',
  unreadableFile: '瀏覽器讀不了這個檔案。',
};

const plan = {
  title: '匯入這個檔案之後',
  added: (n: number) => count(n, { other: '新增 # 場牌局' }),
  continued: (n: number) => count(n, { other: '# 場牌局會接著這裡的往下記' }),
  continuedBy: (here: number, coming: number) => `這裡 ${hands(here)}，檔案裡 ${hands(coming)}`,
  known: (n: number) => count(n, { other: '# 場牌局這裡已經有了' }),
  newPeople: (n: number, names: string) => `${count(n, { other: '新增 # 位玩家' })}：${names}`,
  otherName: (here: string, coming: string) => `${here} 在檔案裡叫 ${coming}，這裡仍叫 ${here}。`,
  practice: (rules: string, n: number) => `${rules}練習會接著檔案裡的紀錄：已算 ${count(n, { other: '# 手' })}。`,
  conflict: '這裡和檔案裡之後的紀錄不一樣',
  conflictAbout: (game: string, here: string, coming: string) => `${game}。這裡：${here}。檔案裡：${coming}。`,
  version: (handCount: number, changed: string) => `${hands(handCount)}，${changed} 更改`,
  newerHere: '由較新版的 App 記下',
  keepHere: '保留這裡的',
  keepBoth: '兩份都留',
  settings: '設定也用檔案裡的',
  unreadable: (n: number) => count(n, { other: '其中 # 項讀不出來，會留在檔案裡。' }),
  nothing: '檔案裡的內容，這裡全都有了。',
  apply: '就這樣做',
  leave: '不要動',
  left: '什麼都沒有更改。',
  done: (added: number, continued: number, copies: number, people: number, practice: boolean) => {
    const parts = [
      ...(added > 0 ? [`新增 ${games(added)}`] : []),
      ...(continued > 0 ? [`更新 ${games(continued)}`] : []),
      ...(copies > 0 ? [`${games(copies)}兩份都留`] : []),
      ...(people > 0 ? [`新增 ${players(people)}`] : []),
      ...(practice ? ['更新練習紀錄'] : []),
    ];
    return parts.length > 0 ? `完成：${parts.join('，')}。` : '完成：這裡的牌局維持原樣。';
  },
  notSaved: (why: string) => `未能儲存，所以什麼都沒有更改：${why}`,
};

/** Why a file was not taken, by `Fault.why`. */
const faults = {
  heading: '這個檔案無法匯入。什麼都沒有更改。',
  tooLarge: '檔案比任何備份都大。',
  noJson: '檔案壞了，或根本不是備份：內容不是 JSON。',
  cutOff: '檔案不完整，到一半就斷了。',
  noBackup: '這不是這個 App 的備份。',
  newer: '這是用較新版的 App 做的備份。請先更新 App。',
  noVersion: '檔案沒有註明是用哪一版 App 做的。',
  shape: '裡面有些內容不對。',
  hostile: '裡面有備份不該有、而且可能有害的內容。',
  twice: '裡面有同樣的內容出現兩次。',
  contradiction: '內容前後矛盾。',
  expected: (expected: string, found: string) => `應該是：${expected}。實際是：${found}。`,
  contradictions: {
    players: '玩家不合規則。',
    moneyScheme: '規則裡沒有這種付法。',
    notation: '牌讀不出來。',
    unknownElement: '其中有一個番種，規則裡沒有。',
    sum: '數字加起來不對。',
    twice: '同一件事出現兩次。',
    impossible: '裡面有不可能發生的事，例如不在場的人胡了。',
    unusable: '規則無法處理這些資料。',
  },
  at: (place: string) => `位置：${place}。`,
  game: (n: number) => `第 ${formatNumber(n)} 場牌局`,
  change: (n: number) => `第 ${formatNumber(n)} 次更改`,
  person: (n: number) => `第 ${formatNumber(n)} 位玩家`,
  character: (n: number) => `第 ${formatNumber(n)} 個字`,
};

const table = {
  title: '牌局存成表格',
  about: '給試算表用，一盤一列（CSV）。',
  game: '牌局',
  save: '儲存表格',
  share: '分享表格',
  shareTitle: 'Fourteen 牌局',
  columns: {
    number: '盤次',
    time: '時間',
    round: '圈風',
    dealer: '莊家',
    result: '結果',
    winner: '胡牌或詐胡者',
    value: '番數',
    points: '分數',
    discarder: '放銃者',
    note: '備註',
    gain: (name: string) => `${name} 得分`,
    total: (name: string) => `${name} 總分`,
    money: (name: string, unit: string) => `${name} ${unit}`,
  },
  results: { won: '胡', drawn: '流局', falseWin: '詐胡' },
  winds: { E: '東', S: '南', W: '西', N: '北' },
};

const aside = {
  title: '讀不出來的',
  about: '放在一邊，絕不刪掉。備份裡也有。',
  newer: (n: number) => count(n, { other: '有 # 場牌局是用較新版的 App 記的，先保持原樣。更新 App 就看得到。' }),
  of: {
    game: '一場牌局',
    people: '玩家名單',
    draft: '輸入到一半的一手牌',
    settings: '設定',
    other: '一項紀錄',
  },
  save: '儲存',
  saveLabel: (what: string, n: number) => `儲存：${what}（${formatNumber(n)}）`,
};

export const backup = {
  title: '備份',
  keeping,
  save,
  bringIn,
  plan,
  faults,
  table,
  aside,
} satisfies Keep['backup'];
