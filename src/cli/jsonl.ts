/** Scoring by the line: one JSON object in, one out, in the form of the test vectors. */

import { toEntry } from '../rules/entry.ts';
import type { RuleSet } from '../rules/rule-set.ts';
import { parseNotation } from '../tiles/notation.ts';

type Refusal = { readonly id: unknown; readonly error: { readonly why: string; readonly [detail: string]: unknown } };

const refuse = (id: unknown, why: string, details: object = {}): Refusal => ({ id, error: { why, ...details } });
const isText = (value: unknown): value is string => typeof value === 'string';

/** The answer to one line; whatever is wrong with it comes back as an `error`, never as an exception. */
export function answerLine(line: string, rules: RuleSet): object {
  let given: unknown;
  try {
    given = JSON.parse(line);
  } catch {
    return refuse(null, 'notJson');
  }
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return refuse(null, 'notAnObject');
  const { id = null, concealed = '', exposed = [], flowers = 0 } = given as Record<string, unknown>;
  if (!isText(concealed)) return refuse(id, 'badField', { field: 'concealed' });
  if (!Array.isArray(exposed) || !exposed.every(isText)) return refuse(id, 'badField', { field: 'exposed' });
  if (typeof flowers !== 'number' || !Number.isInteger(flowers) || flowers < 0 || flowers > 100) {
    return refuse(id, 'badField', { field: 'flowers' });
  }
  const read = parseNotation([concealed, ...exposed.map((set) => `[${set}]`), 'F'.repeat(flowers)].join(' '));
  if (!read.ok) return refuse(id, read.error.why, { at: read.error.at, text: read.error.text });
  const answer = rules.score(toEntry(read.groups), {});
  if (answer.state === 'incomplete') return refuse(id, 'incomplete', { missing: answer.missing });
  if (answer.state === 'won') {
    const { value, points, items } = answer.score;
    const elements = Object.fromEntries(items.map((item) => [item.element, item.value]));
    return { id, win: true, credits: value, points, elements };
  }
  if (answer.problem.why === 'notWinning') return { id, win: false, credits: 0, points: 0, elements: {} };
  const { why, ...details } = answer.problem;
  return refuse(id, why, details);
}
