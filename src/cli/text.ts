/** A score as text, in the manner of the rulebook's worked examples. */
import { type Entry, toGroups } from '../rules/entry.ts';
import type { RuleSet } from '../rules/rule-set.ts';
import type { Answer, Group, PlacedTile, Problem, Reading, Score, Wait } from '../rules/score.ts';
import { type Declaration, formatNotation, formatTiles, type WrittenTile } from '../tiles/notation.ts';

const NUMBER = new Intl.NumberFormat('en');
const WIDTH = 34;

const written = ({ tile, joker }: PlacedTile): WrittenTile =>
  joker ? { tile: 'J', standsFor: tile } : { tile, standsFor: null };

const declarationOf = ({ exposed, shape }: Group): Declaration =>
  exposed ? 'exposed' : shape === 'quad' ? 'concealedQuad' : 'free';

const readingText = ({ groups }: Reading): string =>
  formatNotation(groups.map((group) => ({ tiles: group.tiles.map(written), declaration: declarationOf(group) })));

/** What the elements of a rule set count in; points need no second figure. */
const UNITS: Readonly<Record<string, string>> = { mhing: 'credits', hongkong: 'fans', mcr: 'points' };

const unitOf = ({ id }: RuleSet): string => UNITS[id] ?? 'points';

function worthText(points: number, unit: string): string {
  return unit === 'points' ? 'points' : `${unit}: ${NUMBER.format(points)} ${points === 1 ? 'point' : 'points'}`;
}

/** The cards at some places of a reading, group by group. */
function cardsText(reading: Reading, places: readonly number[]): string {
  const wanted = new Set(places);
  let place = 0;
  const parts = reading.groups.map(({ tiles }) => formatTiles(tiles.filter(() => wanted.has(place++)).map(written)));
  return parts.filter(Boolean).join(' ');
}

function problemText(problem: Problem): string {
  switch (problem.why) {
    case 'tooManyCopies':
      return `${problem.held} × ${problem.tile}, and the deck has ${problem.copies}`;
    case 'tooManyTiles':
      return `${problem.held} cards besides flowers; a hand has ${problem.most}`;
    case 'notASet':
      return `laid-down set ${problem.set + 1} is no set: ${problem.tiles.join(' ')}`;
    case 'jokerCannotBe':
      return `the joker in laid-down set ${problem.set + 1} cannot be ${problem.tile}`;
    case 'jokerUnnamed':
      return `the joker in laid-down set ${problem.set + 1} does not say what it stands for`;
    case 'onlyJokers':
      return `laid-down set ${problem.set + 1} holds jokers alone`;
    case 'noWinningTile':
      return problem.tile ? `the winning tile ${problem.tile} is not in the hand` : 'the winning tile is not named';
    case 'impossibleEvent':
      return `${problem.event} contradicts the rest`;
    case 'notWinning':
      return 'these cards do not make a winning hand';
  }
}

function scoreText(score: Score, rules: RuleSet): string {
  const printed = (id: string): string => rules.elements.find((element) => element.id === id)?.printed ?? id;
  const unit = unitOf(rules);
  const times = (count: number): string => (count > 1 ? ` × ${count}` : '');
  const lines = [readingText(score.reading), ''];
  for (const { element, value, occurrences } of score.items) {
    const cards = cardsText(score.reading, occurrences.flat());
    lines.push(
      `${String(value).padStart(4)}  ${(printed(element) + times(occurrences.length)).padEnd(WIDTH)}  ${cards}`.trimEnd(),
    );
  }
  lines.push('----', `${String(score.value).padStart(4)}  ${worthText(score.points, unit)}`);
  if (score.belowMinimum)
    lines.push(`      may not win: ${score.belowMinimum.has} of ${score.belowMinimum.needed} ${unit}`);
  for (const { element, value, reason, ruling } of score.notCounted) {
    const why = `${reason.why}${'kept' in reason ? ` ${printed(reason.kept)}` : ''}${ruling ? `, ${ruling}` : ''}`;
    lines.push(`      not counted: ${printed(element)} ${value} (${why})`);
  }
  for (const { reading, value } of score.others) lines.push(`      other reading: ${value}  ${readingText(reading)}`);
  const more = score.otherCount - score.others.length;
  if (more > 0) lines.push(`      and ${NUMBER.format(more)} more`);
  return lines.join('\n');
}

/** What one tile would make of the hand; drawn and claimed apart where that matters. */
function waitText({ tile, value, points, mayWin, claimed }: Wait, unit: string): string {
  const worth = (one: { readonly value: number; readonly points: number; readonly mayWin: boolean }): string =>
    `${one.value} ${worthText(one.points, unit)}${one.mayWin ? '' : ', may not win'}`;
  if (!claimed) {
    const barred = mayWin ? '' : ', may not win';
    return `${String(value).padStart(4)}  with ${tile}: ${NUMBER.format(points)} points${barred}`;
  }
  return `      with ${tile}: drawn ${worth({ value, points, mayWin })}; claimed ${worth(claimed)}`;
}

/** What the command prints for one hand. */
export function answerText(answer: Answer, entry: Entry, rules: RuleSet): string {
  if (answer.state === 'won') return scoreText(answer.score, rules);
  const hand = formatNotation(toGroups(entry));
  if (answer.state === 'problem') return `${hand}: ${problemText(answer.problem)}`;
  const waits = answer.waits.map((wait) => `\n${waitText(wait, unitOf(rules))}`);
  return `${hand}: ${answer.missing} to go${waits.join('')}`;
}
