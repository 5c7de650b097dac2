/** Screens reach other apps through here: the share sheet and the clipboard. */
export { handPicture, type PictureHanded } from '../platform/picture.ts';
export { copyText, type Handed, shareLink, shareText } from '../platform/share.ts';
