/** What has to be said about keeping things, until it is mended. */
import { signal } from '@preact/signals';
import { toWriteProblem, type WriteProblem } from '../storage/store.ts';

export type Notice =
  | { readonly what: 'handNotSaved' | 'settingsNotSaved'; readonly why: WriteProblem }
  | { readonly what: 'handUnreadable' | 'settingsUnreadable' | 'rulesNotLoaded' };

export const notice = signal<Notice | null>(null);

/** Says that a write failed, and takes the word back when one of the same kind succeeds. True for success. */
export async function report(writing: Promise<unknown>, what: 'handNotSaved' | 'settingsNotSaved'): Promise<boolean> {
  try {
    await writing;
    if (notice.peek()?.what === what) notice.value = null;
    return true;
  } catch (error) {
    notice.value = { what, why: toWriteProblem(error) };
    return false;
  }
}
