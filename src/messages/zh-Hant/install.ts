/** Traditional Chinese, the words of installing, and of the screen about the app. */
import type { Keep } from '../language.ts';

const install = {
  title: '放到主畫面',
  offer: '把 Fourteen 放到主畫面：像 App 一樣打開，沒有訊號也能用。',
  about: '這樣就能像 App 一樣打開，沒有訊號也能用。',
  now: '安裝',
  how: '怎麼做',
  never: '不用了',
  accepted: '手機正在安裝。',
  declined: '沒有安裝。瀏覽器的選單裡也能安裝。',
  installed: '這就是安裝好的 App。',
  menu: '想放到主畫面，請在瀏覽器的選單裡選「安裝」或「加入主畫面」。',
  /** Safari's own words, in its own marks. */
  steps: ['點瀏覽器工具列上的「分享」。', '選「加入主畫面」。', '點「加入」。'],
  apart: '主畫面上的 App 一開始是空的，這個分頁裡的牌局留在分頁裡。想帶過去，就先在這裡存一份備份，再到那邊匯入。',
  apartThere: '這個 App 和瀏覽器的分頁各存各的牌局。在一邊存備份，到另一邊匯入，就能搬過去。',
  toBackup: '去備份',
} satisfies Keep['install'];

const about = {
  title: '關於 Fourteen',
  kept: '存在這部手機裡的',
  backup: '備份和匯入備份',
  fullLicences: '授權全文',
} satisfies Keep['about'];

export { about, install };
