/** What the screen shows of some games settled together, one view for each currency and one for chips. */
import { moneyKey } from '../../components/amount/money.ts';
import {
  accountsOf,
  type Debt,
  debtsOf,
  moneyIn,
  paymentsOf,
  settledIn,
  settledWith,
  unitsOf,
} from '../../ledger/balances.ts';
import type { Fact, GameId, Money, PaymentMade, PersonId } from '../../ledger/facts.ts';
import type { Game } from '../../ledger/game.ts';
import { type Proposal, settleUp } from '../../ledger/settle.ts';
import type { Summary } from '../../ledger/summary.ts';

/** A payment in the book, and the game that keeps it. */
export interface Booked {
  readonly game: GameId;
  readonly payment: PaymentMade;
}

export interface AccountView {
  /** The currency's code, or 'chips'. */
  readonly key: string;
  /** Who gets most first. */
  readonly standings: readonly { readonly person: PersonId; readonly money: Money }[];
  readonly proposals: readonly Proposal[];
  readonly debts: readonly Debt[];
  /** Those that count here, the latest first. */
  readonly booked: readonly Booked[];
}

export function accountViews(games: readonly Game[]): readonly AccountView[] {
  const chosen = new Set(games.map(({ id }) => id));
  const debts = debtsOf(games);
  const booked = games
    .flatMap((game) => paymentsOf(game).map((payment): Booked => ({ game: game.id, payment })))
    .filter(({ payment }) => payment.games.every((id) => chosen.has(id)))
    .sort((a, b) => b.payment.at - a.payment.at);
  return accountsOf(games).map((account): AccountView => {
    const key = moneyKey(account);
    const own = debts.filter(({ amount }) => moneyKey(amount) === key);
    // Everybody of the evening is in every account; who never played for this one would only be in the way.
    const involved = new Set(own.flatMap(({ from, to }) => [from, to]));
    const balances: Iterable<[PersonId, number]> = account.balances;
    return {
      key,
      standings: [...balances]
        .filter(([person]) => involved.has(person))
        .map(([person, units]) => ({ person, money: moneyIn(key, units) }))
        .sort((a, b) => unitsOf(b.money) - unitsOf(a.money)),
      proposals: settleUp(account),
      debts: own,
      booked: booked.filter(({ payment }) => moneyKey(payment.amount) === key),
    };
  });
}

/** Games that began within this of each other, with somebody playing in both, are one evening. */
const EVENING = 12 * 60 * 60 * 1000;

type Listed = Pick<Summary, 'id' | 'startedAt'> & { readonly seats: readonly { readonly person: PersonId }[] };

/** The games of the evening of a game, itself among them, in the order of the list. */
export function eveningOf(game: Listed, all: readonly Listed[]): readonly GameId[] {
  const found = new Set<Listed>([game]);
  const joins = (one: Listed, other: Listed): boolean =>
    Math.abs(one.startedAt - other.startedAt) < EVENING &&
    one.seats.some(({ person }) => other.seats.some((seat) => seat.person === person));
  for (let size = 0; size < found.size; ) {
    size = found.size;
    for (const other of all) if ([...found].some((one) => joins(one, other))) found.add(other);
  }
  return all.flatMap(({ id }) => ([...found].some((one) => one.id === id) ? id : []));
}

/** Ids in an address, once each. */
export const idsIn = (argument: string): readonly GameId[] => [
  ...new Set(argument.split(',').filter(Boolean) as GameId[]),
];

type Settled = Pick<Summary, 'id' | 'settled'>;

export interface Together {
  /** The chosen games, and those that have been paid together with them, the latest first. */
  readonly games: readonly Game[];
  /** Games that are named, but not there: payments made for them too do not count. */
  readonly missing: readonly GameId[];
  readonly loading: boolean;
}

/** `find` brings a game in full, hidden ones too; null for one that is not there. */
export function gamesTogether(
  chosen: readonly GameId[],
  listed: readonly Settled[],
  find: (id: GameId) => Game | 'loading' | null,
): Together {
  const known = new Map(listed.map(({ id, settled }) => [id, settled]));
  const games: Game[] = [];
  const missing: GameId[] = [];
  const tried = new Set<GameId>();
  let loading = false;
  for (;;) {
    const together = settledWith(
      chosen,
      [...known].map(([id, settled]) => ({ id, settled })),
    );
    const wanted = [...chosen, ...together, ...together.flatMap((id) => known.get(id) ?? [])];
    const news = [...new Set(wanted)].filter((id) => !tried.has(id));
    if (news.length === 0) return { games: games.sort((a, b) => b.startedAt - a.startedAt), missing, loading };
    for (const id of news) {
      tried.add(id);
      const game = find(id);
      if (game === 'loading') loading = true;
      else if (game === null) missing.push(id);
      else {
        games.push(game);
        known.set(id, settledIn(game));
      }
    }
  }
}

/** Where a payment is kept: the game changed last in which both sat, else the first. */
export function keeperOf(games: readonly Game[], from: PersonId, to: PersonId): Game | undefined {
  const sat = (game: Game, who: PersonId): boolean => game.seats.some(({ person }) => person === who);
  const latest = [...games].sort((a, b) => b.changedAt - a.changedAt);
  return latest.find((game) => sat(game, from) && sat(game, to)) ?? latest[0];
}

export const paying = (event: PaymentMade): Fact => ({ what: 'eventAdded', event });
export const takingBack = ({ payment }: Booked): Fact => ({ what: 'eventRemoved', event: payment.id });
