/** The board as text for other people. */
import { now } from '../../app/ledger.ts';
import { type Handed, shareText } from '../../app/sharing.ts';
import { houseRulesText, moneyRulesText } from '../../components/agreement/agreement.ts';
import { signedMoneyText } from '../../components/amount/money.ts';
import type { Game } from '../../ledger/game.ts';
import { standingsOf } from '../../ledger/sheet.ts';
import { formatDay } from '../../messages/format-time.ts';
import { ledgerWords, type NameOf, totalText } from '../../messages/ledger.ts';
import { listOf, messages } from '../../messages/messages.ts';
import { scoreWords } from '../../messages/score.ts';
import { say } from './act.ts';
import { gameName, rulesLine } from './words.ts';

export function boardText(game: Game, nameOf: NameOf, at: number): string {
  const { board, games, end, common } = ledgerWords();
  const { lists } = messages();
  const { setup, rules, hands } = game;
  const agreed = { ...setup, rules };
  const lines = standingsOf(game).map(({ person, place, total, money }) =>
    lists.items([
      board.shareLine(board.place(place), nameOf(person), totalText(total)),
      ...money.map((amount) => signedMoneyText(amount)),
    ]),
  );
  const winners = game.end?.winners ?? [];
  const names = listOf(winners.map(nameOf));
  return [
    board.shareTitle(setup.note ? lists.items([setup.note, rulesLine(game)]) : rulesLine(game)),
    common.joined(formatDay(game.startedAt, at), board.shareHands(games.hands(hands.length))),
    winners.length === 0 ? '' : winners.length === 1 ? end.won(names) : end.wonTogether(names),
    ...lines,
    game.status === 'open' ? board.shareDealer(nameOf(game.dealer)) : '',
    moneyRulesText(agreed),
    houseRulesText(agreed, ['target']) && scoreWords().breakdown.houseRules(houseRulesText(agreed, ['target'])),
  ]
    .filter(Boolean)
    .join('\n');
}

const SAID: Readonly<Record<Handed, 'shared' | 'copied' | 'shareRefused' | null>> = {
  shared: 'shared',
  copied: 'copied',
  dismissed: null,
  refused: 'shareRefused',
};

/** Call it from a tap. */
export async function shareBoard(game: Game, nameOf: NameOf): Promise<void> {
  const handed = await shareText(gameName(game), boardText(game, nameOf, now()));
  const key = SAID[handed];
  if (key) say(game, ledgerWords().board[key], { problem: key === 'shareRefused' });
}
