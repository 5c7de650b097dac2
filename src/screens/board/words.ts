/** Hands and events in words. */
import { targetOf } from '../../components/agreement/agreement.ts';
import { moneyText } from '../../components/amount/money.ts';
import { unitsOf } from '../../ledger/balances.ts';
import type { HandResult, Money, TableEvent } from '../../ledger/facts.ts';
import type { Game, Owed } from '../../ledger/game.ts';
import { formatNumber } from '../../messages/format.ts';
import { ledgerWords, type NameOf } from '../../messages/ledger.ts';
import { listOf, messages, worthText as worthTextOf } from '../../messages/messages.ts';

export const valueText = ({ setup }: Game, value: number): string => messages().units[setup.rules].value(value);

/** "9 credits, 64 points" */
export const worthText = ({ setup }: Game, { value, points }: { value: number; points: number }): string =>
  worthTextOf(setup.rules, value, points);

/** "Ben, 9 credits, 64 points" */
export function resultText(game: Game, result: HandResult, nameOf: NameOf): string {
  const { changes } = ledgerWords();
  if (result.what === 'drawn') return changes.drawn;
  if (result.what === 'falseWin') return changes.falseWin(nameOf(result.offender));
  return changes.wonHand(nameOf(result.winner), worthText(game, result));
}

export const moneyOf = ({ setup }: Game, { amount }: Owed): Money =>
  amount.unit === 'cents'
    ? { unit: 'cents', currency: setup.currency, cents: amount.cents }
    : { unit: 'chips', chips: amount.chips };

/** Who pays whom, those who pay the same in one line; payments of 0 are left out. */
export function paymentTexts(game: Game, owed: readonly Owed[], players: number, nameOf: NameOf): readonly string[] {
  const { record } = ledgerWords();
  const groups = new Map<string, { readonly to: Owed['to']; readonly from: Owed['from'][]; readonly money: Money }>();
  for (const one of owed) {
    const money = moneyOf(game, one);
    const units = unitsOf(money);
    if (units === 0) continue;
    const key = `${one.to} ${units}`;
    const group = groups.get(key) ?? { to: one.to, from: [], money };
    group.from.push(one.from);
    groups.set(key, group);
  }
  return [...groups.values()].map(({ to, from, money }) => {
    const [name, amount] = [nameOf(to), moneyText(money)];
    if (from.length > 2 && from.length === players - 1) return record.othersPay(name, amount);
    const payers = listOf(from.map(nameOf));
    return from.length === 1 ? record.pays(payers, name, amount) : record.payEach(payers, name, amount);
  });
}

/** What happened between the hands. */
export function eventText(game: Game, event: TableEvent, nameOf: NameOf): string {
  const { events } = ledgerWords();
  switch (event.what) {
    case 'hand':
      return resultText(game, event.result, nameOf);
    case 'playerJoined': {
      const name = nameOf(event.person) || event.name;
      if (event.seat && 'insteadOf' in event.seat) return events.joinedFor(name, nameOf(event.seat.insteadOf));
      return event.points === 0
        ? events.joinedPlain(name)
        : events.joined(name, ledgerWords().common.points(event.points));
    }
    case 'playerSatOut':
      return events.satOut(nameOf(event.person));
    case 'playerReturned':
      return events.returned(nameOf(event.person));
    case 'playerLeft':
      return events.left(nameOf(event.person));
    case 'seatsReordered':
      return events.reordered(listOf(event.order.map(nameOf)));
    case 'dealerSet':
      return events.dealerSet(nameOf(event.dealer));
    case 'playedOn':
      return events.playedOn;
    case 'gameClosed':
      return events.closed;
    case 'paymentMade':
      return events.paid(nameOf(event.from), nameOf(event.to), moneyText(event.amount));
  }
}

export const targetOfGame = ({ rules, setup }: Game): number | null => targetOf({ rules, house: setup.house });

/** "Mhing to 500" */
export function rulesLine(game: Game): string {
  const name = messages().rulesNames[game.setup.rules];
  const target = targetOfGame(game);
  return target === null ? name : ledgerWords().board.gameTo(name, formatNumber(target));
}

/** The name that the table gave the game, else what is played. */
export const gameName = (game: Game): string => game.setup.note || rulesLine(game);
