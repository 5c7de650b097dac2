/** The list of payments as text for other people. */
import { piecesText, signedMoneyText } from '../../components/amount/money.ts';
import { gameTitle, type Names } from '../../components/game-label/game-label.ts';
import { unitsOf } from '../../ledger/balances.ts';
import type { Money } from '../../ledger/facts.ts';
import type { Game } from '../../ledger/game.ts';
import { keep } from '../../messages/keep.ts';
import { listOf, messages, schemeName } from '../../messages/messages.ts';
import { wordsOf } from './paying.ts';
import type { AccountView } from './settlement.ts';

const withPieces = (text: string, money: Money): string => {
  const pieces = piecesText(money);
  return pieces ? `${text} (${pieces})` : text;
};

const gameLine = (game: Game, now: number): string => {
  const { rules, money } = game.setup;
  const scheme = schemeName(rules, money.scheme);
  return keep().settle.shareGame(messages().rulesNames[rules], gameTitle(game, now), scheme);
};

function accountLines({ proposals, standings, booked }: AccountView, names: Names): readonly string[] {
  const words = keep().settle;
  const even = booked.length > 0 ? words.allPaid : words.allEven;
  const payments = proposals.map((one) => withPieces(words.paysAmount(...wordsOf(names, one)), one.amount));
  const balances = standings
    .filter(({ money }) => unitsOf(money) !== 0)
    .map(({ person, money }) => `${names.get(person) ?? ''} ${signedMoneyText(money)}`);
  if (payments.length === 0) return [even];
  return [...payments, words.shareBalances(listOf(balances))];
}

export const settleText = (games: readonly Game[], views: readonly AccountView[], names: Names, now: number): string =>
  [
    keep().settle.shareTitle,
    ...games.map((game) => gameLine(game, now)),
    ...views.flatMap((view) => accountLines(view, names)),
  ].join('\n');
