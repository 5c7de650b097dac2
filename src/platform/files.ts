/** Handing files to people: as a download, or through the share sheet where it takes files. */
import { download } from './download.ts';

export interface TextFile {
  readonly name: string;
  readonly type: 'application/json' | 'text/csv';
  readonly text: string;
}

/** 'refused' covers browsers that say they can and then do not. */
export type FileShared = 'shared' | 'dismissed' | 'refused';

/** Chromium shares no JSON files; as plain text they pass everywhere, and are read back all the same. */
function shareable({ name, type, text }: TextFile): File {
  if (type === 'text/csv') return new File([text], name, { type });
  return new File([text], name.replace(/\.json$/, '.txt'), { type: 'text/plain' });
}

/** Whether this browser has a share sheet for files at all. */
export function canShareFiles(): boolean {
  const sample = new File([''], 'sample.txt', { type: 'text/plain' });
  return navigator.canShare?.({ files: [sample] }) ?? false;
}

/** Call it from a tap, with the text at hand: waiting for it may cost the right to open the share sheet. */
export async function shareFile(title: string, file: TextFile): Promise<FileShared> {
  try {
    await navigator.share({ title, files: [shareable(file)] });
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'dismissed' : 'refused';
  }
}

/** Offers the file as a download. */
export function saveFile({ name, type, text }: TextFile): void {
  // The mark at the start makes spreadsheets read CSV as UTF-8.
  download(new Blob([type === 'text/csv' ? `\uFEFF${text}` : text], { type }), name);
}
