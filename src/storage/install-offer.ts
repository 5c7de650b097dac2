/** Whether to offer the app for the home screen: how many hands were scored, and whether somebody has answered. */
import { change, type Kind, load } from './record.ts';
import { isCount, isRecord } from './store.ts';

export interface InstallOffer {
  /** Hands scored outside of games. */
  readonly scored: number;
  /** Taken or declined: it is not offered again. */
  readonly answered: boolean;
}

const VERSION = 1;

function decode(record: unknown): InstallOffer | null {
  if (!isRecord(record) || record.version !== VERSION) return null;
  const { scored, answered } = record;
  return isCount(scored) && typeof answered === 'boolean' ? { scored, answered } : null;
}

const OFFER: Kind<InstallOffer> = {
  key: 'install-offer',
  decode,
  encode: (offer) => ({ version: VERSION, ...offer }),
  none: { scored: 0, answered: false },
};

export const loadInstallOffer = async (): Promise<InstallOffer> => (await load(OFFER)).value;

/** Changes it as it is in that moment, so that two tabs count together. Resolves with what is kept then. */
export const noteInstallOffer = (how: (kept: InstallOffer) => Partial<InstallOffer>): Promise<InstallOffer> =>
  change(OFFER, (kept) => ({ ...kept, ...how(kept) }));

/** So many hands, and the app has shown what it is good for. */
const ENOUGH = 3;

/** A hand in a game is worth keeping at once. */
export const isOfferDue = ({ scored, answered }: InstallOffer, recordedInGame: boolean): boolean =>
  !answered && (recordedInGame || scored >= ENOUGH);
