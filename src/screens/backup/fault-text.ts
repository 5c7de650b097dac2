/** What is wrong with a file, and where, in words. */
import type { Fault } from '../../app/backup.ts';
import { keep } from '../../messages/keep.ts';
import { messages } from '../../messages/messages.ts';

/** `games.2.changes.5.fact.event` is "game 3, change 6, fact.event": people count from 1. */
export function placeText(place: string): string {
  const words = keep().backup.faults;
  const steps = place.split('.').filter(Boolean);
  const said: string[] = [];
  const named: Readonly<Record<string, (n: number) => string>> = {
    games: words.game,
    changes: words.change,
    people: words.person,
  };
  for (;;) {
    const name = named[steps[0] ?? ''];
    if (!name || !/^\d+$/.test(steps[1] ?? '')) break;
    said.push(name(Number(steps[1]) + 1));
    steps.splice(0, 2);
  }
  if (steps.length > 0) said.push(steps.join('.'));
  return messages().lists.items(said);
}

/** Browsers say where reading stopped in a sentence of their own; only the number is of use. */
function jsonText(found: string): readonly string[] {
  const words = keep().backup.faults;
  const at = /position (\d+)/.exec(found)?.[1];
  const place = at === undefined ? [] : [words.at(words.character(Number(at) + 1))];
  return [/end of|EOF|unterminated/i.test(found) ? words.cutOff : words.noJson, ...place];
}

/** For these the place says nothing that the reason does not. */
const OF_THE_WHOLE: readonly Fault['why'][] = ['noBackup', 'newer', 'noVersion', 'tooLarge'];

/** The reason first, then the place, then what was expected there. */
export function faultText({ why, place, expected, found }: Fault): readonly string[] {
  const words = keep().backup.faults;
  if (why === 'noJson') return jsonText(found ?? '');
  const known: Readonly<Record<string, string>> = words.contradictions;
  const reason = why === 'contradiction' ? (known[found ?? ''] ?? words.contradiction) : words[why];
  const where = place === '' || OF_THE_WHOLE.includes(why) ? [] : [words.at(placeText(place))];
  return [
    reason,
    ...where,
    ...(expected !== undefined && expected !== 'unknown' ? [words.expected(expected, found ?? '')] : []),
  ];
}
