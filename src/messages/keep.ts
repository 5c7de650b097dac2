/** The words of settling up, of players and of backups. Only screens that load late may import this file. */
import { signal } from '@preact/signals';
import { enKeep } from './en-keep.ts';

/** Another language's words are an object that `satisfies Keep`. */
export type Keep = typeof enKeep;

const current = signal<Keep>(enKeep);

/** Read it while rendering, as `messages()`. */
export const keep = (): Keep => current.value;
