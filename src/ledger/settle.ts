/**
 * Settling up with the fewest payments, exactly: people whose balances cancel out among themselves form a group, a group of
 * n needs n - 1 payments, so the most groups give the fewest payments. Which people form groups is found over all subsets.
 */
import type { Account } from './balances.ts';
import { moneyIn } from './balances.ts';
import type { Money, PersonId } from './facts.ts';

/** A payment that the app proposes. */
export interface Proposal {
  readonly from: PersonId;
  readonly to: PersonId;
  readonly amount: Money;
}

/** Above this the subsets are too many; the rest is settled as one group, perhaps with a payment too many. */
const MOST_EXACT = 18;

interface Standing {
  readonly person: PersonId;
  readonly units: number;
}

/** The places of people in groups that cancel out, as many groups as there can be. The sum of all must be 0. */
function groupsOf(units: readonly number[]): readonly (readonly number[])[] {
  const all = (1 << units.length) - 1;
  const sums = new Float64Array(all + 1);
  /** The most groups within a subset, counted when their members are added one after another. */
  const most = new Uint8Array(all + 1);
  const last = new Int8Array(all + 1);
  for (let subset = 1; subset <= all; subset += 1) {
    const lowest = 31 - Math.clz32(subset & -subset);
    sums[subset] = (sums[subset & (subset - 1)] as number) + (units[lowest] as number);
    let best = -1;
    for (let place = 0; place < units.length; place += 1) {
      if (!(subset & (1 << place))) continue;
      const without = most[subset ^ (1 << place)] as number;
      if (without > best) {
        best = without;
        last[subset] = place;
      }
    }
    most[subset] = best + (sums[subset] === 0 ? 1 : 0);
  }
  const groups: number[][] = [];
  let group: number[] = [];
  for (let subset = all; subset > 0; subset ^= 1 << (last[subset] as number)) {
    if (sums[subset] === 0 && group.length > 0) {
      groups.push(group);
      group = [];
    }
    group.push(last[subset] as number);
  }
  if (group.length > 0) groups.push(group);
  return groups.map((places) => places.sort((a, b) => a - b)).sort(([a = 0], [b = 0]) => a - b);
}

/** Within a group, who owes most pays who gets most; equals in the order of the table. */
function settleGroup(group: readonly Standing[], key: string): readonly Proposal[] {
  const left = new Map(group.map(({ person, units }) => [person, units]));
  const proposals: Proposal[] = [];
  for (;;) {
    const open = [...left].filter(([, units]) => units !== 0);
    const [first] = open;
    if (!first) return proposals;
    const [payer, payee] = open.reduce(
      ([low, high], next) => [next[1] < low[1] ? next : low, next[1] > high[1] ? next : high],
      [first, first],
    );
    const units = Math.min(-payer[1], payee[1]);
    proposals.push({ from: payer[0], to: payee[0], amount: moneyIn(key, units) });
    left.set(payer[0], payer[1] + units);
    left.set(payee[0], payee[1] - units);
  }
}

/** The payments that settle an account, the fewest there can be; none when all is paid. */
export function settleUp(account: Account): readonly Proposal[] {
  const key = account.unit === 'cents' ? account.currency : 'chips';
  const balances: Iterable<[PersonId, number]> = account.balances;
  const standings = [...balances].flatMap(([person, units]): Standing[] => (units === 0 ? [] : [{ person, units }]));
  if (standings.length > MOST_EXACT) return settleGroup(standings, key);
  return groupsOf(standings.map(({ units }) => units)).flatMap((places) =>
    settleGroup(
      places.map((place) => standings[place] as Standing),
      key,
    ),
  );
}
