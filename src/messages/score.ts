/** The words of the breakdown; they come with it, after the first screen. */
import { signal } from '@preact/signals';
import type { Reason } from '../rules/score.ts';
import { enScore } from './en-score.ts';
import { elementName, groupName } from './messages.ts';

/** Another language's words are an object that `satisfies ScoreWords`. */
export type ScoreWords = typeof enScore;

const current = signal<ScoreWords>(enScore);

/** Read it while rendering, as `messages()`. */
export const scoreWords = (): ScoreWords => current.value;

/** Why an element does not count, `group` being the group it belongs to. */
export const reasonText = (rules: string, element: string, group: string, reason: Reason): string =>
  scoreWords().reasons[reason.why]({
    element: elementName(rules, element),
    kept: 'kept' in reason ? elementName(rules, reason.kept) : '',
    group: groupName(rules, group),
  });
