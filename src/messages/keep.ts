/**
 * The words of settling up, of players, backups, practice, sharing and installing, of About and More. Only what loads late
 * may import this file.
 */
import type { ReadHandLink } from '../rules/hand-link.ts';
import type { RulesId } from '../rules/ids.ts';
import { enKeep } from './en/keep.ts';
import { formatNumber } from './format.ts';
import { formatMoment } from './format-time.ts';
import { type Keep, translation } from './language.ts';
import { messages, notationErrorText } from './messages.ts';

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

interface Won {
  readonly handsWon: number;
  readonly valueWon: number;
  readonly pointsWon: number;
}

/** "6.4" and "credits, 82.5 points" for an average of the hands won; the words go with the figures as they are rounded. */
export function averageText(rules: RulesId, { handsWon, valueWon, pointsWon }: Won): { figure: string; about: string } {
  const { units, points } = messages();
  const average = (sum: number): number => Math.round((10 * sum) / handsWon) / 10;
  const value = average(valueWon);
  const worth = points.value(average(pointsWon));
  return { figure: formatNumber(value), about: keep().people.averageValue(units[rules].word(value), worth) };
}
