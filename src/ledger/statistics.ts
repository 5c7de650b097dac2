/** What each player has done over all games, by rule set: credits of one and fans of another do not add up. */
import type { RulesId } from '../rules/list.ts';
import { type Account, accountsOf } from './balances.ts';
import type { Entered, EventId, GameId, PersonId } from './facts.ts';
import type { Game, HandRow } from './game.ts';

export interface BestHand {
  readonly game: GameId;
  readonly hand: EventId;
  readonly value: number;
  readonly points: number;
}

export interface ElementCount {
  readonly element: string;
  readonly count: number;
}

export interface RuleSetStatistics {
  readonly games: number;
  /** Games that the person won, alone or with others. */
  readonly gamesWon: number;
  readonly handsPlayed: number;
  readonly handsWon: number;
  /** Points and value of the hands won, for averages. */
  readonly pointsWon: number;
  readonly valueWon: number;
  readonly best: BestHand | null;
  /** The elements of the hands won, most frequent first; hands whose value was typed have none. */
  readonly elements: readonly ElementCount[];
}

export interface PlayerStatistics {
  readonly person: PersonId;
  readonly games: number;
  readonly byRules: ReadonlyMap<RulesId, RuleSetStatistics>;
  /** Of all hands, whether settled or not. */
  readonly money: readonly { readonly key: string; readonly units: number }[];
}

interface Tally extends Omit<RuleSetStatistics, 'elements'> {
  readonly counts: Map<string, number>;
}

const EMPTY = { games: 0, gamesWon: 0, handsPlayed: 0, handsWon: 0, pointsWon: 0, valueWon: 0, best: null };

function countElements(entered: Entered, counts: Map<string, number>): void {
  const add = (element: string, count: number): void => {
    counts.set(element, (counts.get(element) ?? 0) + count);
  };
  if (entered.how === 'elements') for (const { element, count } of entered.items) add(element, count);
  // Elements that no cards earn (flowers) have no occurrences to count; the hand had them once at least.
  if (entered.how === 'cards') {
    for (const { element, occurrences } of entered.score.items) add(element, Math.max(1, occurrences.length));
  }
}

function withHand(tally: Tally, { hand, seats, problem }: HandRow, person: PersonId, game: GameId): Tally {
  if (problem || !seats.includes(person)) return tally;
  const played = { ...tally, handsPlayed: tally.handsPlayed + 1 };
  const { result } = hand;
  if (result.what !== 'won' || result.winner !== person) return played;
  countElements(result.entered, tally.counts);
  const { value, points } = result;
  const { best } = tally;
  const better = !best || points > best.points || (points === best.points && value > best.value);
  return {
    ...played,
    handsWon: tally.handsWon + 1,
    pointsWon: tally.pointsWon + points,
    valueWon: tally.valueWon + value,
    best: better ? { game, hand: hand.id, value, points } : best,
  };
}

function withGame(tally: Tally, game: Game, person: PersonId): Tally {
  const hands = game.hands.reduce((sum, row) => withHand(sum, row, person, game.id), tally);
  return { ...hands, games: tally.games + 1, gamesWon: tally.gamesWon + (game.winners.includes(person) ? 1 : 0) };
}

function finish({ counts, ...tally }: Tally): RuleSetStatistics {
  const elements = [...counts].map(([element, count]) => ({ element, count }));
  return { ...tally, elements: elements.sort((a, b) => b.count - a.count) };
}

const keyOf = (account: Account): string => (account.unit === 'cents' ? account.currency : 'chips');

/** Money won and lost at play; payments between players do not change it. */
function moneyOf(games: readonly Game[]): ReadonlyMap<PersonId, readonly { key: string; units: number }[]> {
  const byPlay = games.map((game) => ({ ...game, rows: game.hands }));
  const money = new Map<PersonId, { key: string; units: number }[]>();
  for (const account of accountsOf(byPlay)) {
    const balances: Iterable<[PersonId, number]> = account.balances;
    for (const [person, units] of balances) {
      money.set(person, [...(money.get(person) ?? []), { key: keyOf(account), units }]);
    }
  }
  return money;
}

/** Of everybody in these games, in the order in which they sat down. Hidden games are the caller's to leave out. */
export function statisticsOf(games: readonly Game[]): readonly PlayerStatistics[] {
  const tallies = new Map<PersonId, Map<RulesId, Tally>>();
  for (const game of games) {
    for (const { person } of game.seats) {
      const byRules = tallies.get(person) ?? new Map<RulesId, Tally>();
      tallies.set(person, byRules);
      const { rules } = game.setup;
      byRules.set(rules, withGame(byRules.get(rules) ?? { ...EMPTY, counts: new Map() }, game, person));
    }
  }
  const money = moneyOf(games);
  return [...tallies].map(([person, byRules]) => ({
    person,
    games: [...byRules.values()].reduce((sum, { games: count }) => sum + count, 0),
    byRules: new Map([...byRules].map(([rules, tally]) => [rules, finish(tally)])),
    money: money.get(person) ?? [],
  }));
}
