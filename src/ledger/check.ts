/** Whether a game from elsewhere agrees with itself and with the rules: its shape has been checked before. */
import { RULES } from '../rules/list.ts';
import type { RuleSet } from '../rules/rule-set.ts';
import { parseNotation } from '../tiles/notation.ts';
import { accountsOf } from './balances.ts';
import type { EventId, Fact, GameLog, RecordedHand } from './facts.ts';
import { isHandRow, readGame } from './game.ts';

/** Where it goes wrong, below the game, and what does. */
export interface Contradiction {
  readonly place: string;
  readonly what:
    | 'players'
    | 'moneyScheme'
    | 'notation'
    | 'unknownElement'
    /** The items do not add up to the value, or the score says another value or other points than the hand. */
    | 'sum'
    /** The same event twice in the list. */
    | 'twice'
    /** An event that cannot be, such as a hand won by somebody who was not there. */
    | 'impossible'
    /** The rules cannot work with it. */
    | 'unusable';
}

const sumOf = (items: readonly { readonly value: number }[]): number =>
  items.reduce((sum, { value }) => sum + value, 0);

function checkHand({ result }: RecordedHand, rules: RuleSet): Contradiction | null {
  if (result.what !== 'won' || result.entered.how === 'credits') return null;
  const { entered, value, points } = result;
  const known = new Set(rules.elements.map(({ id }) => id));
  const found = (place: string, what: Contradiction['what']): Contradiction => ({ place: `entered.${place}`, what });
  if (entered.how === 'elements') {
    if (!entered.items.every(({ element }) => known.has(element))) return found('items', 'unknownElement');
    return sumOf(entered.items) === value ? null : found('items', 'sum');
  }
  const { cards, score } = entered;
  if (!parseNotation(cards).ok) return found('cards', 'notation');
  if (![...score.items, ...score.notCounted].every(({ element }) => known.has(element))) {
    return found('score', 'unknownElement');
  }
  const agrees = sumOf(score.items) === value && score.value === value && score.points === points;
  return agrees ? null : found('score', 'sum');
}

function checkFact(fact: Fact, rules: RuleSet): Contradiction | null {
  if (fact.what === 'setupChanged' || fact.what === 'gameStarted') {
    const { money, players } = fact.setup;
    if (money && !rules.moneySchemes.includes(money.scheme))
      return { place: 'setup.money.scheme', what: 'moneyScheme' };
    const people = new Set(players?.map(({ person }) => person));
    const { least, most } = rules.seats;
    const counted = !players || (people.size === players.length && people.size >= least && people.size <= most);
    return counted ? null : { place: 'setup.players', what: 'players' };
  }
  if ((fact.what === 'eventAdded' || fact.what === 'eventChanged') && fact.event.what === 'hand') {
    const wrong = checkHand(fact.event, rules);
    return wrong && { ...wrong, place: `event.result.${wrong.place}` };
  }
  return null;
}

/** The first contradiction in a game, or null. */
export function checkGame(log: GameLog): Contradiction | null {
  const first = log.changes[0]?.fact;
  if (first?.what !== 'gameStarted') return { place: 'changes.0', what: 'unusable' };
  const rules = RULES[first.setup.rules];
  for (const [at, { fact }] of log.changes.entries()) {
    const wrong = checkFact(fact, rules);
    if (wrong) return { ...wrong, place: `changes.${at}.fact.${wrong.place}` };
  }
  try {
    return checkRows(log);
  } catch {
    return { place: 'changes', what: 'unusable' };
  }
}

/** The last change that said what the event is. */
function placeOf(log: GameLog, id: EventId): string {
  const said = log.changes.map(({ fact }) => {
    return fact.what === 'eventAdded' || fact.what === 'eventChanged' ? fact.event.id : null;
  });
  const at = said.lastIndexOf(id);
  return `changes.${at}.fact.event`;
}

function checkRows(log: GameLog): Contradiction | null {
  const game = readGame(log);
  // Sums beyond what is exact throw.
  accountsOf([game]);
  const { rows, setup } = game;
  if (!setup.players.some(({ person }) => person === setup.firstDealer)) return { place: 'changes', what: 'players' };
  const seen = new Set<string>();
  for (const row of rows) {
    const { id } = isHandRow(row) ? row.hand : row.event;
    if (seen.has(id)) return { place: placeOf(log, id), what: 'twice' };
    seen.add(id);
    if (row.problem) return { place: placeOf(log, id), what: 'impossible' };
  }
  return null;
}
