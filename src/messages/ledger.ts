/** The words of the list of games, of a new game and of the board. Only screens that load late may import this file. */
import type { Refusal } from '../ledger/change.ts';
import type { PersonId } from '../ledger/facts.ts';
import type { EventProblem } from '../ledger/game.ts';
import { enLedger } from './en/ledger.ts';
import { formatNumber } from './format.ts';
import { type LedgerWords, translation } from './language.ts';
import { messages } from './messages.ts';

export type { LedgerWords } from './language.ts';

/** Read it while rendering, as `messages()`. */
export const ledgerWords = (): LedgerWords => translation()?.ledger ?? enLedger;

/** What somebody is called on this screen. */
export type NameOf = (person: PersonId) => string;

/** Why an event cannot be. */
export function eventProblemText(problem: EventProblem, nameOf: NameOf): string {
  const { refusals } = ledgerWords();
  switch (problem.why) {
    case 'notAtTable':
    case 'alreadyAtTable':
    case 'samePerson':
      return refusals[problem.why](nameOf(problem.person));
    case 'notThePlayers':
      return refusals.notThePlayers;
    case 'tooManyPlayers':
      return refusals.tooManyPlayers(problem.most);
    case 'tooFewPlayers':
      return refusals.tooFewPlayers(problem.least);
  }
}

/** Why a change was not made. */
export function refusalText(refusal: Refusal, nameOf: NameOf): string {
  const { refusals } = ledgerWords();
  switch (refusal.why) {
    case 'impossible': {
      const why = eventProblemText(refusal.problem, nameOf);
      return refusal.hand === null
        ? refusals.impossibleEvent(why)
        : refusals.impossible(formatNumber(refusal.hand), why);
    }
    case 'wrongPlayers':
      return refusals.wrongPlayers(refusal.least, refusal.most);
    case 'outOfRange':
      return refusals.outOfRange[refusal.what];
    default:
      return refusals[refusal.why];
  }
}

type NotDone =
  | { readonly why: 'refused'; readonly refusal: Refusal }
  | { readonly why: 'notSaved'; readonly problem: 'full' | 'refused' | 'unknown' };

/** What is said about a change that did not get to the disk. */
export const notDoneText = (done: NotDone, nameOf: NameOf): string =>
  done.why === 'refused'
    ? refusalText(done.refusal, nameOf)
    : ledgerWords().common.notSaved(messages().storage.why[done.problem]);

/** A total, which can be below zero: "64", "−8". */
export const totalText = (n: number): string => (n < 0 ? ledgerWords().common.lost(formatNumber(-n)) : formatNumber(n));

/** "+64", "−8", "0" */
export function signedNumber(n: number): string {
  const { common } = ledgerWords();
  if (n === 0) return formatNumber(0);
  return n > 0 ? common.gained(formatNumber(n)) : common.lost(formatNumber(-n));
}
