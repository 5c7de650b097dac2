/**
 * Who is up and who is down, over one game or an evening of several, and from which hands. An account is one currency, or
 * chips: they do not mix. Every account sums to zero.
 */
import { type Cents, type Chips, cents, chips } from '../rules/money.ts';
import type { GameId, Money, PaymentMade, PersonId } from './facts.ts';
import { type Game, isHandRow, type Owed } from './game.ts';

interface Balances<Unit extends number> {
  /** What each has to get; below zero, to pay. In the order in which people sat down. */
  readonly balances: ReadonlyMap<PersonId, Unit>;
}

export type Account =
  | ({ readonly unit: 'cents'; readonly currency: string } & Balances<Cents>)
  | ({ readonly unit: 'chips' } & Balances<Chips>);

/** A share of what one person owes another: a hand, or a payment already made (which counts the other way). */
export interface DebtItem {
  readonly game: GameId;
  /** The number of the hand; null for a payment. */
  readonly hand: number | null;
  /** Whole units; below zero where `to` owed `from`. */
  readonly units: number;
}

/** What `from` owes `to` when nothing is netted through others. */
export interface Debt {
  readonly from: PersonId;
  readonly to: PersonId;
  readonly amount: Money;
  readonly items: readonly DebtItem[];
}

export const unitsOf = (money: Money): number => (money.unit === 'cents' ? money.cents : money.chips);
/** Accounts and sums of money are of one kind where their keys are equal. */
const keyOf = (money: { readonly unit: 'cents'; readonly currency: string } | { readonly unit: 'chips' }): string =>
  money.unit === 'cents' ? money.currency : 'chips';
export const moneyIn = (key: string, units: number): Money =>
  key === 'chips' ? { unit: 'chips', chips: chips(units) } : { unit: 'cents', currency: key, cents: cents(units) };

/** One movement: `to` is owed `units` more by `from`. */
interface Movement extends DebtItem {
  readonly key: string;
  readonly from: PersonId;
  readonly to: PersonId;
}

const ofHand = ({ id, setup }: Game, hand: number, { from, to, amount }: Owed): Movement => ({
  game: id,
  hand,
  from,
  to,
  key: amount.unit === 'cents' ? setup.currency : 'chips',
  units: amount.unit === 'cents' ? amount.cents : amount.chips,
});

const ofPayment = (game: GameId, { from, to, amount }: PaymentMade): Movement => ({
  game,
  hand: null,
  from: to,
  to: from,
  key: keyOf(amount),
  units: unitsOf(amount),
});

export const paymentsOf = ({ rows }: Game): readonly PaymentMade[] =>
  rows.flatMap((row) => (!isHandRow(row) && row.event.what === 'paymentMade' && !row.problem ? [row.event] : []));

/** A payment for several games counts only where all of them are looked at. */
const isWithin = (payment: PaymentMade, chosen: ReadonlySet<GameId>): boolean =>
  payment.games.every((id) => chosen.has(id));

function movementsOf(games: readonly Game[]): readonly Movement[] {
  const chosen = new Set(games.map(({ id }) => id));
  return games.flatMap((game) => [
    ...game.hands.flatMap(({ number, transfers }) => transfers.map((owed) => ofHand(game, number, owed))),
    ...paymentsOf(game)
      .filter((payment) => isWithin(payment, chosen))
      .map((payment) => ofPayment(game.id, payment)),
  ]);
}

/** The games that were settled together with these; money is right only where all are looked at together. */
export function settledWith(chosen: readonly GameId[], all: readonly { id: GameId; settled: readonly GameId[] }[]) {
  const found = new Set(chosen);
  for (let size = 0; size < found.size; ) {
    size = found.size;
    for (const { id, settled } of all) {
      if (settled.some((other) => found.has(other)) || (found.has(id) && settled.length > 0)) {
        for (const other of [id, ...settled]) found.add(other);
      }
    }
  }
  return all.map(({ id }) => id).filter((id) => found.has(id));
}

/** Every game that payments kept in this one were made for. */
export const settledIn = (game: Game): readonly GameId[] => [
  ...new Set(paymentsOf(game).flatMap(({ games }) => games.filter((id) => id !== game.id))),
];

/** The accounts of one game, or of several together; none where nothing is played for. */
export function accountsOf(games: readonly Game[]): readonly Account[] {
  const people = [...new Set(games.flatMap(({ seats }) => seats.map(({ person }) => person)))];
  const accounts = new Map<string, Map<PersonId, number>>();
  for (const { key, from, to, units } of movementsOf(games)) {
    let balances = accounts.get(key);
    if (!balances) {
      balances = new Map(people.map((person) => [person, 0]));
      accounts.set(key, balances);
    }
    balances.set(from, (balances.get(from) ?? 0) - units);
    balances.set(to, (balances.get(to) ?? 0) + units);
  }
  return [...accounts].map(([key, balances]) => toAccount(key, balances));
}

function toAccount(key: string, balances: ReadonlyMap<PersonId, number>): Account {
  const sum = [...balances.values()].reduce((total, units) => total + units, 0);
  if (sum !== 0) throw new Error(`balances sum to ${sum}`);
  const inUnits = <Unit extends number>(unit: (units: number) => Unit) =>
    new Map([...balances].map(([person, units]) => [person, unit(units)]));
  return key === 'chips'
    ? { unit: 'chips', balances: inUnits(chips) }
    : { unit: 'cents', currency: key, balances: inUnits(cents) };
}

/** The plain list: who owes whom from which hands, each pair netted, payments made taken off; pairs that are even last. */
export function debtsOf(games: readonly Game[]): readonly Debt[] {
  const pairs = new Map<string, { key: string; from: PersonId; to: PersonId; units: number; items: DebtItem[] }>();
  for (const { key, from, to, game, hand, units } of movementsOf(games)) {
    if (units === 0) continue;
    const turned = pairs.get(`${key} ${to} ${from}`);
    const id = `${key} ${from} ${to}`;
    const pair = turned ?? pairs.get(id) ?? { key, from, to, units: 0, items: [] };
    if (!turned) pairs.set(id, pair);
    const signed = turned ? -units : units;
    pair.units += signed;
    pair.items.push({ game, hand, units: signed });
  }
  return [...pairs.values()]
    .map(({ key, from, to, units, items }): Debt => {
      if (units >= 0) return { from, to, amount: moneyIn(key, units), items };
      const turned = items.map((item) => ({ ...item, units: -item.units }));
      return { from: to, to: from, amount: moneyIn(key, -units), items: turned };
    })
    .sort((one, other) => Number(unitsOf(one.amount) === 0) - Number(unitsOf(other.amount) === 0));
}
