/** Screens reach other apps through here: the share sheet and the clipboard. */
export { copyText, type Handed, shareText } from '../platform/share.ts';
