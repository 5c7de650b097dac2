/** Tabs tell each other what they have written, so that each shows what the others did. */
import type { GameId } from '../ledger/facts.ts';

export interface Written {
  readonly games: readonly GameId[];
  readonly people: boolean;
}

let channel: BroadcastChannel | null | undefined;
const theChannel = (): BroadcastChannel | null => {
  channel ??= 'BroadcastChannel' in globalThis ? new BroadcastChannel('fourteen-ledger') : null;
  return channel;
};

export const tellOthers = (written: Written): void => theChannel()?.postMessage(written);

/** Hears what other tabs have written; returns how to stop. */
export function watchOthers(hear: (written: Written) => void): () => void {
  const listen = ({ data }: MessageEvent<Written>): void => hear(data);
  const heard = theChannel();
  heard?.addEventListener('message', listen);
  return () => heard?.removeEventListener('message', listen);
}

/** For tests, whose tabs go away while the page stays. */
export function stopTelling(): void {
  channel?.close();
  channel = undefined;
}
