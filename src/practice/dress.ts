/** How a hand comes to lie on the table: what is laid down, which cards are jokers, flowers, and how it was won. */
import { type DeclaredSet, type Entry, type HowWon, sortedGroups, type WinEvent } from '../rules/entry.ts';
import type { RuleSet } from '../rules/rule-set.ts';
import {
  BONUS_TILES,
  type BonusTile,
  JOKER,
  type Joker,
  type Kind,
  type SetTile,
  tileOf,
  WINDS,
} from '../tiles/tiles.ts';
import type { Chance } from './chance.ts';
import type { Parts } from './recipe.ts';

/** Shares are of 1. */
export interface Dress {
  /** How often a set is laid down, and how often a triplet is a quad. */
  readonly laidDown: number;
  readonly quads: number;
  /** How often a quad is a concealed one. */
  readonly hiddenQuads: number;
  /** The least and the most jokers. */
  readonly jokers: readonly [number, number];
  /** The least and the most flowers and seasons. */
  readonly bonus: readonly [number, number];
  readonly drawn: number;
  /** How often an event comes with the winning tile. */
  readonly events: number;
}

export const IN_HAND: Dress = {
  laidDown: 0,
  quads: 0,
  hiddenQuads: 0.5,
  jokers: [0, 0],
  bonus: [0, 0],
  drawn: 0.5,
  events: 0,
};

const between = (chance: Chance, [least, most]: readonly [number, number]): number =>
  least + chance.below(most - least + 1);

/** An entry, lawful or not: five of a kind, or an event that cannot be, are for the rule set to refuse. */
export function lay(parts: Parts, dress: Dress, rules: RuleSet, chance: Chance): Entry | null {
  const cards = cardsOf(parts);
  const joker = chooseJokers(cards.length, between(chance, dress.jokers), chance);
  const concealed: (SetTile | Joker)[] = [];
  const declared: DeclaredSet[] = [];
  let at = 0;
  const card = (kind: Kind) => ({ tile: tileOf(kind), joker: joker.has(at++) });
  const keep = (kinds: readonly Kind[]): void => {
    for (const { tile, joker } of kinds.map(card)) concealed.push(joker ? JOKER : tile);
  };
  if ('loose' in parts) keep(parts.loose);
  else {
    for (const set of parts.sets) {
      const quad = set[0] === set[1] && rules.asks.quads && chance.happens(dress.quads);
      if (quad) declared.push(quadOf(set[0] as Kind, !chance.happens(dress.hiddenQuads)));
      else if (chance.happens(dress.laidDown)) declared.push({ tiles: set.map(card), exposed: true });
      else keep(set);
    }
    keep([parts.pair, parts.pair]);
  }
  const sorted = sortedGroups(concealed).flatMap(({ tiles }) => tiles.map(({ tile }) => tile as SetTile | Joker));
  const entry = { concealed: sorted, declared, bonus: bonusOf(rules, between(chance, dress.bonus), chance) };
  if (!rules.asks.winningTile) return entry;
  const won = howWon(concealed, declared, dress, rules, chance);
  return won && { ...entry, won };
}

const cardsOf = (parts: Parts): readonly Kind[] =>
  'loose' in parts ? parts.loose : [...parts.sets.flat(), parts.pair, parts.pair];

const chooseJokers = (cards: number, jokers: number, chance: Chance): ReadonlySet<number> =>
  jokers === 0
    ? new Set()
    : new Set(chance.shuffled(Array.from({ length: cards }, (_, place) => place)).slice(0, jokers));

const quadOf = (kind: Kind, exposed: boolean): DeclaredSet => ({
  tiles: Array.from({ length: 4 }, () => ({ tile: tileOf(kind), joker: false })),
  exposed,
});

function bonusOf(rules: RuleSet, count: number, chance: Chance): readonly BonusTile[] {
  const { bonus } = rules.deck({});
  const all = BONUS_TILES.flatMap((tile) => Array.from({ length: bonus[tile] ?? 0 }, () => tile));
  const drawn = chance.shuffled(all).slice(0, count);
  return drawn.sort((a, b) => BONUS_TILES.indexOf(a) - BONUS_TILES.indexOf(b));
}

/** Events that the wall alone can bring, or another player's tile alone. */
const DRAWN_ALONE: readonly WinEvent[] = ['replacement'];
const CLAIMED_ALONE: readonly WinEvent[] = ['robbingKong'];

function howWon(
  concealed: readonly (SetTile | Joker)[],
  declared: readonly DeclaredSet[],
  { drawn, events: share }: Dress,
  { asks }: RuleSet,
  chance: Chance,
): HowWon | null {
  const winningTile = chance.pick(concealed.filter((tile): tile is SetTile => tile !== JOKER));
  if (!winningTile) return null;
  const quads = declared.some(({ tiles }) => tiles.length === 4);
  const possible = asks.events.filter((event) => event !== 'replacement' || quads);
  const event = chance.happens(share) ? chance.pick(possible) : undefined;
  const selfDrawn =
    event && DRAWN_ALONE.includes(event)
      ? true
      : event && CLAIMED_ALONE.includes(event)
        ? false
        : chance.happens(drawn);
  return {
    winningTile,
    selfDrawn,
    events: event ? [event] : [],
    seatWind: chance.pick(WINDS) ?? 'E',
    roundWind: chance.pick(WINDS) ?? 'E',
  };
}
