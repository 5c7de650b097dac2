/** The board as a picture for other people: the same lines as its text, drawn in the colors of the screen. */
import { now } from '../../app/ledger.ts';
import { handPicture, type PictureHanded } from '../../app/sharing.ts';
import { signedMoneyText } from '../../components/amount/money.ts';
import { box, color, MARGIN, type Pen, toPicture, WIDTH, write } from '../../components/picture/picture.ts';
import type { Game } from '../../ledger/game.ts';
import { standingsOf } from '../../ledger/sheet.ts';
import { formatDay } from '../../messages/format-time.ts';
import { ledgerWords, type NameOf, totalText } from '../../messages/ledger.ts';
import { say } from './act.ts';
import { gameName, rulesLine, targetOfGame } from './words.ts';

const HEAD = 92;
const ROW = 74;
const FOOT = 34;

function drawRow(pen: Pen, y: number, game: Game, nameOf: NameOf, at: number): void {
  const { board } = ledgerWords();
  const standing = standingsOf(game)[at];
  if (!standing) return;
  const { person, place, total, money } = standing;
  const left = MARGIN + 16;
  box(pen, MARGIN, y, WIDTH - 2 * MARGIN, ROW - 8, 'surface');
  write(pen, nameOf(person), left, y + 28, { size: 18, weight: 600, most: WIDTH - 170 });
  write(pen, totalText(total), WIDTH - left, y + 30, { size: 24, weight: 700, end: true });
  const about = [board.place(place), ...money.map((amount) => signedMoneyText(amount))].join(' · ');
  write(pen, about, left, y + 56, { size: 13, color: 'ink-2' });
  const target = targetOfGame(game);
  if (target === null) return;
  const width = WIDTH - 2 * left;
  pen.fillStyle = color('sunk');
  pen.fillRect(left, y + 36, width, 5);
  pen.fillStyle = color('good');
  pen.fillRect(left, y + 36, width * Math.max(0, Math.min(1, total / target)), 5);
}

/** A PNG; null where the browser cannot draw. */
export function drawBoard(game: Game, nameOf: NameOf): Promise<Blob | null> {
  const { games, common, board } = ledgerWords();
  const rows = standingsOf(game).length;
  const height = HEAD + rows * ROW + FOOT;
  const most = WIDTH - 2 * MARGIN;
  return toPicture(height, (pen) => {
    write(pen, gameName(game), MARGIN, 46, { size: 24, weight: 700, most });
    const played = common.joined(formatDay(game.startedAt, now()), games.hands(game.hands.length));
    const about = game.setup.note ? common.joined(rulesLine(game), played) : played;
    write(pen, about, MARGIN, 70, { size: 14, color: 'ink-2', most });
    for (let at = 0; at < rows; at += 1) drawRow(pen, HEAD + at * ROW, game, nameOf, at);
    write(pen, board.pictureFoot, MARGIN, height - 14, { size: 12, color: 'ink-2' });
  });
}

const SAID: Readonly<Record<PictureHanded, 'shared' | 'pictureSaved' | 'pictureRefused' | null>> = {
  shared: 'shared',
  offered: 'pictureSaved',
  dismissed: null,
  refused: 'pictureRefused',
};

/** Call it from a tap: through the share sheet where that takes pictures, else as a download. */
export async function shareBoardPicture(game: Game, nameOf: NameOf): Promise<void> {
  const picture = await drawBoard(game, nameOf);
  const key = SAID[picture ? await handPicture(gameName(game), 'fourteen.png', picture) : 'refused'];
  if (key) say(game, ledgerWords().board[key], { problem: key === 'pictureRefused' });
}
