/** The words of settling up, of players and of backups. Only screens that load late may import this file. */
import { enKeep } from './en/keep.ts';
import { type Keep, translation } from './language.ts';

export type { Keep } from './language.ts';

/** Read it while rendering, as `messages()`. */
export const keep = (): Keep => translation()?.keep ?? enKeep;
