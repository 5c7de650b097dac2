/**
 * A score as it was shown at the table, in a form that stays small: an evening has many hands, and each reading of a hand
 * is fourteen cards. Groups are one text each; everything else is kept as it is.
 */
import type { Group, GroupShape, OtherReading, PlacedTile, Reading, Score } from '../rules/score.ts';
import { isSetTile } from '../tiles/tiles.ts';

/**
 * The shape, `!` where the group is exposed, then the cards, `*` behind each that a joker stands for:
 * `sequence! 1B 2B* 3B`.
 */
export type FrozenGroup = string;

export interface FrozenReading {
  readonly form: string;
  readonly groups: readonly FrozenGroup[];
}

export interface FrozenScore extends Omit<Score, 'reading' | 'others'> {
  readonly reading: FrozenReading;
  readonly others: readonly (Omit<OtherReading, 'reading'> & { readonly reading: FrozenReading })[];
}

export const GROUP_SHAPES = ['sequence', 'triplet', 'quad', 'pair', 'loose'] as const satisfies readonly GroupShape[];

const freezeGroup = ({ shape, tiles, exposed }: Group): FrozenGroup =>
  [`${shape}${exposed ? '!' : ''}`, ...tiles.map(({ tile, joker }) => `${tile}${joker ? '*' : ''}`)].join(' ');

/** The group that a text stands for, or null where it is none. */
export function parseGroup(text: FrozenGroup): Group | null {
  const [head = '', ...cards] = text.split(' ');
  const exposed = head.endsWith('!');
  const name = exposed ? head.slice(0, -1) : head;
  const shape = GROUP_SHAPES.find((known) => known === name);
  const tiles: PlacedTile[] = [];
  for (const card of cards) {
    const joker = card.endsWith('*');
    const tile = joker ? card.slice(0, -1) : card;
    if (!isSetTile(tile)) return null;
    tiles.push({ tile, joker });
  }
  return shape && tiles.length > 0 ? { shape, tiles, exposed } : null;
}

const freezeReading = ({ form, groups }: Reading): FrozenReading => ({ form, groups: groups.map(freezeGroup) });
const thawReading = ({ form, groups }: FrozenReading): Reading => ({
  form,
  groups: groups.flatMap((text) => parseGroup(text) ?? []),
});

export const freezeScore = (score: Score): FrozenScore => ({
  ...score,
  reading: freezeReading(score.reading),
  others: score.others.map((other) => ({ ...other, reading: freezeReading(other.reading) })),
});

/** The score for the breakdown, equal to the one that was frozen. */
export const thawScore = (frozen: FrozenScore): Score => ({
  ...frozen,
  reading: thawReading(frozen.reading),
  others: frozen.others.map((other) => ({ ...other, reading: thawReading(other.reading) })),
});
