/** The board as a picture for other people: the same lines as its text, drawn in the colors of the screen. */
import { now } from '../../app/ledger.ts';
import { handPicture, type PictureHanded } from '../../app/sharing.ts';
import { signedMoneyText } from '../../components/amount/money.ts';
import type { Game } from '../../ledger/game.ts';
import { standingsOf } from '../../ledger/sheet.ts';
import { formatDay } from '../../messages/format-time.ts';
import { ledgerWords, type NameOf, totalText } from '../../messages/ledger.ts';
import { say } from './act.ts';
import { gameName, rulesLine, targetOfGame } from './words.ts';

/* Units of the picture, which is twice as fine. */
const WIDTH = 400;
const MARGIN = 20;
const HEAD = 92;
const ROW = 74;
const FOOT = 34;
const SCALE = 2;

/** The screen's own colors, in the theme that it has just now. */
const color = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();

function drawRow(pen: CanvasRenderingContext2D, y: number, game: Game, nameOf: NameOf, at: number): void {
  const { board } = ledgerWords();
  const standing = standingsOf(game)[at];
  if (!standing) return;
  const { person, place, total, money } = standing;
  pen.fillStyle = color('surface');
  pen.beginPath();
  pen.roundRect?.(MARGIN, y, WIDTH - 2 * MARGIN, ROW - 8, 14);
  pen.fill();
  pen.fillStyle = color('ink');
  pen.textAlign = 'left';
  pen.font = '600 18px system-ui, sans-serif';
  pen.fillText(nameOf(person), MARGIN + 16, y + 28, WIDTH - 170);
  pen.textAlign = 'right';
  pen.font = '700 24px system-ui, sans-serif';
  pen.fillText(totalText(total), WIDTH - MARGIN - 16, y + 30);
  pen.fillStyle = color('ink-2');
  pen.font = '13px system-ui, sans-serif';
  pen.textAlign = 'left';
  pen.fillText(
    [board.place(place), ...money.map((amount) => signedMoneyText(amount))].join(' · '),
    MARGIN + 16,
    y + 56,
  );
  const target = targetOfGame(game);
  if (target === null) return;
  const width = WIDTH - 2 * MARGIN - 32;
  pen.fillStyle = color('sunk');
  pen.fillRect(MARGIN + 16, y + 36, width, 5);
  pen.fillStyle = color('good');
  pen.fillRect(MARGIN + 16, y + 36, width * Math.max(0, Math.min(1, total / target)), 5);
}

/** A PNG; null where the browser cannot draw. */
export async function drawBoard(game: Game, nameOf: NameOf): Promise<Blob | null> {
  const { games, common, board } = ledgerWords();
  const rows = standingsOf(game).length;
  const height = HEAD + rows * ROW + FOOT;
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH * SCALE;
  canvas.height = height * SCALE;
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  pen.scale(SCALE, SCALE);
  pen.fillStyle = color('paper');
  pen.fillRect(0, 0, WIDTH, height);
  pen.fillStyle = color('ink');
  pen.font = '700 24px system-ui, sans-serif';
  pen.fillText(gameName(game), MARGIN, 46, WIDTH - 2 * MARGIN);
  pen.fillStyle = color('ink-2');
  pen.font = '14px system-ui, sans-serif';
  const played = common.joined(formatDay(game.startedAt, now()), games.hands(game.hands.length));
  pen.fillText(game.setup.note ? common.joined(rulesLine(game), played) : played, MARGIN, 70, WIDTH - 2 * MARGIN);
  for (let at = 0; at < rows; at += 1) drawRow(pen, HEAD + at * ROW, game, nameOf, at);
  pen.textAlign = 'left';
  pen.fillStyle = color('ink-2');
  pen.font = '12px system-ui, sans-serif';
  pen.fillText(board.pictureFoot, MARGIN, height - 14);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
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
