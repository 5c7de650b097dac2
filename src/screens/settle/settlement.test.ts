import { describe, expect, it } from 'vitest';
import { namesFor } from '../../components/game-label/game-label.ts';
import { moneyIn, settledIn, unitsOf } from '../../ledger/balances.ts';
import type { Fact, GameId, GameLog, PaymentMade } from '../../ledger/facts.ts';
import { type Game, readGame } from '../../ledger/game.ts';
import { eventId, id, seat, type Table, won } from '../../ledger/testing/table.ts';
import { fetchRuleWords } from '../../messages/rule-words.ts';
import { accountViews, eveningOf, gamesTogether, idsIn, keeperOf, paying, takingBack } from './settlement.ts';
import { settleText } from './share.ts';

await fetchRuleWords('mhing');

const HOUR = 3_600_000;

/** The same table under another id and at another time. */
const called = (name: string, { log }: Table, startedAt = 1000): Game => {
  const changes = log.changes.map((change, at) => (at === 0 ? { ...change, at: startedAt } : change));
  return readGame({ id: name as GameId, changes } satisfies GameLog);
};
const nobody = (): string => '';

function evening(): Table {
  const table = seat(['Ann', 'Ben', 'Cleo'], { money: { scheme: 'bettingTable', amounts: {} }, currency: 'USD' });
  table.hand(won('Ann', 8));
  table.hand(won('Ben', 3));
  return table;
}

const payment = (table: Table, cents: number, games: readonly string[] = ['g1']): PaymentMade => ({
  what: 'paymentMade',
  id: eventId(`p${table.log.changes.length}`),
  at: 5000,
  from: id('Cleo'),
  to: id('Ann'),
  amount: moneyIn('USD', cents),
  games: games as readonly GameId[],
});

describe('an account', () => {
  it('lists who gets most first, and the fewest payments', () => {
    const [view] = accountViews([evening().game]);
    expect(view?.standings.map(({ person, money }) => [person, unitsOf(money)])).toEqual([
      ['Ann', 90],
      ['Ben', -30],
      ['Cleo', -60],
    ]);
    expect(view?.proposals.map(({ from, to, amount }) => [from, to, unitsOf(amount)])).toEqual([
      ['Cleo', 'Ann', 60],
      ['Ben', 'Ann', 30],
    ]);
  });

  it('keeps what remains after a part was paid, and nothing after the rest', () => {
    const table = evening();
    const part = payment(table, 25);
    table.do(paying(part));
    expect(accountViews([table.game])[0]?.proposals.map(({ amount }) => unitsOf(amount))).toEqual([35, 30]);
    for (const { from, to, amount } of accountViews([table.game])[0]?.proposals ?? []) {
      table.event({ what: 'paymentMade', from, to, amount, games: ['g1' as GameId] });
    }
    const [view] = accountViews([table.game]);
    expect(view?.proposals).toEqual([]);
    expect(view?.booked).toHaveLength(3);
    table.do(takingBack({ game: table.game.id, payment: part }) as Fact);
    expect(accountViews([table.game])[0]?.proposals.map(({ amount }) => unitsOf(amount))).toEqual([25]);
  });

  it('holds those alone who played for it', () => {
    const chips = seat(['Ann', 'Dov'], { money: { scheme: 'chips', amounts: {} } });
    chips.hand(won('Dov', 8));
    const views = accountViews([evening().game, called('g2', chips)]);
    expect(views.map(({ key, standings }) => [key, standings.map(({ person }) => person)])).toEqual([
      ['USD', ['Ann', 'Ben', 'Cleo']],
      ['chips', ['Dov', 'Ann']],
    ]);
  });
});

describe('games together', () => {
  const table = evening();
  table.do(paying(payment(table, 60, ['g1', 'g2'])));
  const one = table.game;
  const two = called('g2', evening());
  const find =
    (...games: readonly Game[]) =>
    (wanted: GameId): Game | null =>
      games.find((game) => game.id === wanted) ?? null;
  const listed = (...games: readonly Game[]) => games.map((game) => ({ id: game.id, settled: settledIn(game) }));

  it('brings in those that were paid together, whichever was chosen', () => {
    for (const chosen of [one, two]) {
      const { games, missing } = gamesTogether([chosen.id], listed(one, two), find(one, two));
      expect(games.map((game) => game.id).sort()).toEqual(['g1', 'g2']);
      expect(missing).toEqual([]);
    }
  });

  it('finds a game that is not in the list, and says which is nowhere', () => {
    expect(gamesTogether([one.id], listed(one), find(one, two)).games).toHaveLength(2);
    const { games, missing } = gamesTogether([one.id], listed(one), find(one));
    expect(games).toEqual([one]);
    expect(missing).toEqual(['g2']);
    expect(accountViews(games)[0]?.booked).toEqual([]);
  });

  it('waits for games that are on their way', () => {
    expect(gamesTogether([one.id], [], () => 'loading')).toEqual({ games: [], missing: [], loading: true });
  });

  it('takes ids from the address once each', () => {
    expect(idsIn('a,b,,a')).toEqual(['a', 'b']);
    expect(idsIn('')).toEqual([]);
  });
});

describe('an evening', () => {
  const first = called('g1', evening(), 20 * HOUR);
  const late = called('g2', evening(), 29 * HOUR);
  const later = called('g3', evening(), 38 * HOUR);
  const others = called('g4', seat(['Eve', 'Fay']), 21 * HOUR);
  const before = called('g5', evening(), 2 * HOUR);

  it('is a chain of games with shared players, half a day apart at most', () => {
    expect(eveningOf(first, [later, late, others, first, before])).toEqual(['g3', 'g2', 'g1']);
    expect(eveningOf(others, [later, others, first])).toEqual(['g4']);
  });
});

it('keeps a payment in a game where both sat', () => {
  const both = called('g1', evening());
  const other = called('g2', seat(['Ann', 'Dov']));
  expect(keeperOf([other, both], id('Ben'), id('Ann'))).toBe(both);
  expect(keeperOf([], id('Ben'), id('Ann'))).toBeUndefined();
});

describe('the text for others', () => {
  it('has games, payments and balances', () => {
    const table = evening();
    const names = namesFor([table.game], nobody);
    const text = settleText([table.game], accountViews([table.game]), names, 0);
    expect(text).toMatch(/^Settling up\nMhing, .*\(Betting table\)\nCleo pays Ann 60¢\nBen pays Ann 30¢\n/);
    expect(text).toContain('Balances: Ann +90¢, Ben −30¢, and Cleo −60¢');
  });

  it('says the chips to hand over', () => {
    const table = seat(['Ann', 'Ben'], { money: { scheme: 'chips', amounts: {} } });
    table.hand(won('Ann', 9));
    table.hand(won('Ann', 1));
    const names = namesFor([table.game], nobody);
    expect(settleText([table.game], accountViews([table.game]), names, 0)).toContain(
      'Ben pays Ann 66 in chips (two 32s and one 2)',
    );
  });

  it('says that all is paid', () => {
    const table = evening();
    for (const { from, to, amount } of accountViews([table.game])[0]?.proposals ?? []) {
      table.event({ what: 'paymentMade', from, to, amount, games: ['g1' as GameId] });
    }
    expect(settleText([table.game], accountViews([table.game]), namesFor([table.game], nobody), 0)).toMatch(
      /\nAll paid$/,
    );
  });
});
