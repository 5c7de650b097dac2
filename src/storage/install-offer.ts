/** Whether to offer the app for the home screen: how many hands were scored, and whether somebody has answered. */
import { amend, isRecord, load } from './store.ts';

export interface InstallOffer {
  /** Hands scored outside of games. */
  readonly scored: number;
  /** Taken or declined: it is not offered again. */
  readonly answered: boolean;
}

const VERSION = 1;
const KEY = 'install-offer';
const NONE: InstallOffer = { scored: 0, answered: false };

function decode(record: unknown): InstallOffer | null {
  if (!isRecord(record) || record.version !== VERSION) return null;
  const { scored, answered } = record;
  return Number.isSafeInteger(scored) && (scored as number) >= 0 && typeof answered === 'boolean'
    ? { scored: scored as number, answered }
    : null;
}

export const loadInstallOffer = async (): Promise<InstallOffer> => (await load(KEY, decode, NONE)).value;

/** Changes it as it is in that moment, so that two tabs count together. Resolves with what is kept then. */
export async function noteInstallOffer(change: (kept: InstallOffer) => Partial<InstallOffer>): Promise<InstallOffer> {
  let noted = NONE;
  await amend(KEY, (record) => {
    const kept = decode(record) ?? NONE;
    noted = { ...kept, ...change(kept) };
    return { version: VERSION, ...noted };
  });
  return noted;
}

/** So many hands, and the app has shown what it is good for. */
const ENOUGH = 3;

/** A hand in a game is worth keeping at once. */
export const isOfferDue = ({ scored, answered }: InstallOffer, recordedInGame: boolean): boolean =>
  !answered && (recordedInGame || scored >= ENOUGH);
