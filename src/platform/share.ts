/** Handing text to other apps: the share sheet where there is one, the clipboard else. */

export type Handed = 'shared' | 'copied' | 'dismissed' | 'refused';

/** Copies text; 'refused' where the browser does not allow it. */
export async function copyText(text: string): Promise<Handed> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'refused';
  }
}

/** Call it from a tap. Says what really happened: 'dismissed' when the share sheet was closed without choosing. */
export const shareText = (title: string, text: string): Promise<Handed> => hand({ title, text }, text);
/** The same with an address, which the share sheet shows as one. */
export const shareLink = (title: string, url: string): Promise<Handed> => hand({ title, url }, url);

async function hand(data: ShareData, text: string): Promise<Handed> {
  if (!navigator.share) return copyText(text);
  try {
    await navigator.share(data);
    return 'shared';
  } catch (error) {
    // Closed without choosing, or a sheet is open already.
    if (error instanceof DOMException && ['AbortError', 'InvalidStateError'].includes(error.name)) return 'dismissed';
    return copyText(text);
  }
}
