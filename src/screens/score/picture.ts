/** The score as a picture for other people: the cards as they were read, what earns what, and who pays. */

import { flowers, rulesId } from '../../app/store.ts';
import {
  box,
  linesOf,
  MARGIN,
  measure,
  type Pen,
  toPicture,
  WIDTH,
  type Words,
  widthOf,
  write,
} from '../../components/picture/picture.ts';
import { type DrawnTile, drawTiles, TILE_HEIGHT, TILE_WIDTH } from '../../components/picture/tiles.ts';
import { occurrencesText } from '../../components/score-lines/reading-text.ts';
import { formatNumber } from '../../messages/format.ts';
import { elementShortName, messages } from '../../messages/messages.ts';
import { scoreWords } from '../../messages/score.ts';
import type { Item, Score } from '../../rules/score.ts';
import { ownRulesText, totalText } from './breakdown.tsx';
import { outcomeText, wonText } from './share.ts';

const INNER = WIDTH - 2 * MARGIN;
const HEAD = 84;
const LINE = 30;
const SMALL = 18;
/** Between groups of cards, and between their rows. */
const GAP = 10;
const ROW = TILE_HEIGHT + 16;
const SUM = 46;
const NAME: Words = { size: 15, weight: 600 };
const CARDS: Words = { size: 12, color: 'ink-2' };
const ABOUT: Words = { size: 13, color: 'ink-2' };

interface Bar {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Laid from the hand: declared, but not open. */
  readonly concealed: boolean;
}

interface Laid {
  readonly tiles: readonly DrawnTile[];
  /** Under groups that lie open. */
  readonly bars: readonly Bar[];
  readonly height: number;
}

/** The groups in rows, as they break on the screen; flowers come last. */
function layCards({ reading }: Score): Laid {
  const tiles: DrawnTile[] = [];
  const bars: Bar[] = [];
  let [x, y] = [0, 0];
  const bonus = { tiles: flowers.value.map((tile) => ({ tile, joker: false })), exposed: false, shape: 'loose' };
  for (const group of [...reading.groups, bonus]) {
    const width = group.tiles.length * (TILE_WIDTH + 1) - 1;
    if (x > 0 && x + width > INNER) [x, y] = [0, y + ROW];
    const start = { x, y };
    for (const card of group.tiles) {
      if (x + TILE_WIDTH > INNER) [x, y] = [0, y + ROW];
      tiles.push({ ...card, x: MARGIN + x, y: HEAD + y });
      x += TILE_WIDTH + 1;
    }
    const concealed = group.shape === 'quad' && !group.exposed;
    if (group.exposed || concealed) {
      bars.push({ x: MARGIN + start.x + 4, y: HEAD + start.y + TILE_HEIGHT + 5, width: width - 8, concealed });
    }
    if (group.tiles.length > 0) x += GAP - 1;
  }
  return { tiles, bars, height: y + ROW };
}

function drawBars(pen: Pen, bars: readonly Bar[]): void {
  for (const { x, y, width, concealed } of bars) {
    box(pen, x, y, width, 3, 'accent');
    // Dotted, as on the screen.
    for (let gap = 4; concealed && gap < width; gap += 8) box(pen, x + gap, y - 1, 4, 5, 'paper');
  }
}

function drawItem(pen: Pen, y: number, item: Item, won: Score): void {
  const { breakdown } = scoreWords();
  const times = item.occurrences.length > 1 ? ` ${breakdown.times(item.occurrences.length)}` : '';
  const name = elementShortName(rulesId.value, item.element) + times;
  const cards = occurrencesText(won.reading, item.occurrences);
  const most = INNER - 70;
  write(pen, name, MARGIN + 14, y, { ...NAME, most });
  const left = most - widthOf(pen, name, NAME) - 10;
  // Cards that would not fit are lit in the app; here the name says enough.
  if (widthOf(pen, cards, CARDS) <= left) write(pen, cards, MARGIN + 14 + most - left, y, CARDS);
  write(pen, formatNumber(item.value), WIDTH - MARGIN - 14, y, { size: 16, weight: 700, end: true });
}

/** A PNG; null where the browser cannot draw. */
export async function drawScore(won: Score): Promise<Blob | null> {
  const pen = measure();
  if (!pen) return null;
  const { units, points, rulesNames } = messages();
  const { breakdown } = scoreWords();
  const laid = layCards(won);
  const after = [wonText(), outcomeText(won), ownRulesText()].filter(Boolean);
  const small = after.flatMap((text) => linesOf(pen, text, INNER, ABOUT));
  const sheet = won.items.length * LINE + SUM + 8;
  const top = HEAD + laid.height + 4;
  const height = top + sheet + 14 + small.length * SMALL + 14;
  const total = units[rulesId.value].value(won.value);
  // A hand that may not win makes no points.
  const worth = won.belowMinimum ? total : points.value(won.points);
  return toPicture(height, async (paper) => {
    write(paper, breakdown.shareTitle(rulesNames[rulesId.value]), MARGIN, 32, { ...ABOUT, most: INNER });
    write(paper, total, MARGIN, 66, { size: 30, weight: 700, most: INNER / 2 });
    if (worth !== total) {
      write(paper, worth, WIDTH - MARGIN, 66, {
        size: 20,
        weight: 600,
        color: 'ink-2',
        end: true,
        most: INNER / 2 - 10,
      });
    }
    await drawTiles(paper, laid.tiles, WIDTH, HEAD + laid.height);
    drawBars(paper, laid.bars);
    box(paper, MARGIN, top, INNER, sheet, 'surface');
    won.items.forEach((item, at) => {
      drawItem(paper, top + 26 + at * LINE, item, won);
    });
    const sum = top + won.items.length * LINE + 10;
    box(paper, MARGIN + 14, sum, INNER - 28, 1.5, 'line');
    write(paper, breakdown.total, MARGIN + 14, sum + 28, { size: 16, weight: 700 });
    write(paper, totalText(won), WIDTH - MARGIN - 14, sum + 28, {
      size: 16,
      weight: 700,
      end: true,
      most: INNER - 110,
    });
    small.forEach((text, at) => {
      write(paper, text, MARGIN, top + sheet + 26 + at * SMALL, ABOUT);
    });
  });
}
