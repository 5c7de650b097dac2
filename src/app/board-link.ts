/** A whole game as a link, and the game of a link. Nothing of one that is opened is kept until somebody takes it in. */
import type { GameId } from '../ledger/facts.ts';
import { type Game, readGame } from '../ledger/game.ts';
import { lighten, refill } from '../ledger/light.ts';
import { squeeze, unsqueeze } from '../platform/squeeze.ts';
import { type Backup, exportBackup, readBackup } from '../storage/backup.ts';
import type { Fault } from '../storage/decode.ts';
import { placeLink } from './place-link.ts';

export { planBackup } from '../storage/import.ts';

const VERSION = '1';
/** Longer ones lose their breakdowns, where these make them long. */
const LIGHTER_FROM = 8000;
/** More than messengers pass on. */
const LONGEST_LINK = 32_000;
/** What a link may unpack to: an evening is some ten kilobytes. */
const MOST_BYTES = 4_000_000;

export type BoardLink =
  /** `lost` counts hands whose breakdown is not in it and will not be found again. */
  | { readonly ok: true; readonly link: string; readonly lost: number }
  | { readonly ok: false; readonly why: 'unsupported' | 'tooLong' };

/** Rejects where the game cannot be read. */
export async function boardLink(id: GameId): Promise<BoardLink> {
  const whole = await linkOf(id, false);
  if (!whole) return { ok: false, why: 'unsupported' };
  const chosen = whole.link.length > LIGHTER_FROM ? ((await linkOf(id, true)) ?? whole) : whole;
  return chosen.link.length > LONGEST_LINK ? { ok: false, why: 'tooLong' } : { ok: true, ...chosen };
}

async function linkOf(id: GameId, all: boolean): Promise<{ readonly link: string; readonly lost: number } | null> {
  let lost = 0;
  const text = await exportBackup(Date.now(), [id], (log) => {
    const light = lighten(log, all);
    lost += light.lost;
    return light.log;
  });
  const code = await squeeze(text);
  return code === null ? null : { link: placeLink(`board/${VERSION}/${code}`), lost };
}

export type OpenedBoard =
  | { readonly ok: true; readonly backup: Backup; readonly game: Game; readonly lost: number }
  | { readonly ok: false; readonly why: 'newer' | 'unsupported' | 'broken' | 'tooLarge' }
  /** It unpacks, but to no game. */
  | { readonly ok: false; readonly why: 'fault'; readonly fault: Fault };

/** `argument` is what follows the screen's name in the address. */
export async function openBoardLink(argument: string): Promise<OpenedBoard> {
  const [version = '', code = '', ...more] = argument.split('/');
  if (!/^\d{1,4}$/.test(version) || more.length > 0) return { ok: false, why: 'broken' };
  if (version !== VERSION) return { ok: false, why: 'newer' };
  if (code.length > 4 * LONGEST_LINK) return { ok: false, why: 'tooLarge' };
  const unpacked = await unsqueeze(code, MOST_BYTES);
  if (!unpacked.ok) return unpacked;
  let lost = 0;
  const read = readBackup(unpacked.text, (log) => {
    const whole = refill(log);
    lost += whole.lost;
    return whole.log;
  });
  if (!read.ok) return { ok: false, why: 'fault', fault: read.fault };
  const [log, ...others] = read.value.games;
  if (!log || others.length > 0) return { ok: false, why: 'broken' };
  return { ok: true, backup: read.value, game: readGame(log), lost };
}
