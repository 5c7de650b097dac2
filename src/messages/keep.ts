/** The words of settling up, of players and of backups. Only screens that load late may import this file. */
import type { ReadHandLink } from '../rules/hand-link.ts';
import { enKeep } from './en/keep.ts';
import { formatMoment } from './format-time.ts';
import { type Keep, translation } from './language.ts';
import { notationErrorText } from './messages.ts';

export type { Keep } from './language.ts';

/** Read it while rendering, as `messages()`. */
export const keep = (): Keep => translation()?.keep ?? enKeep;

/** Why a shared hand cannot be read. */
export function handLinkFaultText(read: Extract<ReadHandLink, { ok: false }>): string {
  const { faults } = keep().share.opened;
  return read.why === 'cards' ? faults.cards(notationErrorText(read.error)) : faults[read.why];
}

/** When the last backup was made, null for never, and how many hands were recorded since. */
export function lastBackupText(at: number | null, handsSince: number, now: number): string {
  const { keeping } = keep().backup;
  return at === null ? keeping.never : keeping.last(formatMoment(at, now), handsSince);
}
