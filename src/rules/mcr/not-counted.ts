/** What the best reading shows and does not score, each with the principle or the ruling that decides it. */
import { FIRST_WIND, KINDS } from '../../tiles/tiles.ts';
import type { NotCounted, Reason } from '../score.ts';
import { eachCombination, PAIR } from './combine.ts';
import {
  countsAllTypes,
  countsMelded,
  isFound,
  isStruck,
  SET_FAN_BITS,
  selection,
  waitShape,
  worth,
} from './evaluate.ts';
import { FANS, type Fan, fanInfo, fanOf } from './fans.ts';
import { excludes } from './in-force.ts';
import { hogsOf, occurrencesOf, setsLost, type View } from './itemise.ts';
import { type Places, placesOf } from './places.ts';
import { DRAGON_BITS, suitCount, WIND_BITS } from './tile-fans.ts';

interface Left {
  readonly fan: Fan;
  readonly value: number;
  readonly occurrences: readonly Places[];
  readonly reason: Reason;
  readonly ruling?: string;
}

/** The found fan that excludes another; one that scores, if there is one. */
function keeper(fan: Fan, view: View): Fan {
  let found = -1;
  for (let at = 0; at < FANS.length; at += 1) {
    if (!isFound(at) || !excludes(view.facts.rules, at, fan)) continue;
    if (!isStruck(at)) return at;
    found = at;
  }
  return found >= 0 ? keeper(found, view) : fan;
}

/** The ruling by which one fan does not score beside another, where the official table does not say it plainly. */
const RULINGS: Readonly<Record<string, string>> = {
  'nineGates pungOfTerminalsOrHonors': 'C4',
  'allTerminals doublePung': 'C5',
  'allGreen halfFlush': 'C6',
  'twoConcealedKongs twoConcealedPungs': 'C13',
  'quadrupleChow tileHog': 'C14',
  'quadrupleChow pureTripleChow': 'C14',
  'fourPureShiftedPungs pureShiftedPungs': 'C14',
};

function contained(fan: Fan, kept: Fan, occurrences: readonly Places[], value: number): Left {
  const ruling = RULINGS[`${fanInfo(kept).id} ${fanInfo(fan).id}`];
  return {
    fan,
    value,
    occurrences,
    reason: { why: 'contained', kept: fanInfo(kept).id },
    ...(ruling ? { ruling } : {}),
  };
}

/** Non-repeat: what the last column of the table strikes out. */
function struckOut(view: View, left: Left[]): void {
  for (let fan = 0; fan < FANS.length; fan += 1) {
    if (!isFound(fan) || !isStruck(fan)) continue;
    left.push(contained(fan, keeper(fan, view), occurrencesOf(fan, view), worth[fan] as number));
  }
}

const ownOf = (fan: Fan): readonly string[] => fanInfo(fan).own;

/** Pungs that serve in a combination which excludes what they show by themselves. */
function ownSets(view: View, left: Left[]): void {
  if (selection.count === 0) return;
  for (const [bit, fan] of SET_FAN_BITS) {
    for (let at = 0; at < selection.count; at += 1) {
      const parts = selection.parts[at] as number;
      const kept = selection.fans[at] as Fan;
      if (!ownOf(kept).includes(fanInfo(fan).id)) continue;
      const lost = setsLost(bit, view).filter((place) => ((parts >> place) & 1) === 1);
      const value = lost.length * (view.facts.rules.values[fan] as number);
      const places = lost.map((place) => placesOf(1 << place, view.layout));
      if (lost.length > 0) left.push(contained(fan, kept, places, value));
    }
  }
}

const groups = new Uint8Array(5);
const parted = new Uint8Array(5);

/** Whether the sets that a fan names lie in as many groups, once the selected fans have merged theirs. */
function liesApart(parts: number): boolean {
  for (let part = 0; part < 5; part += 1) groups[part] = part;
  for (let at = 0; at < selection.count; at += 1) {
    const merged = selection.parts[at] as number;
    const into = 31 - Math.clz32(merged & -merged);
    for (let part = 0; part < 5; part += 1) {
      if (((merged >> part) & 1) === 0) continue;
      const from = groups[part] as number;
      for (let other = 0; other < 5; other += 1) if (groups[other] === from) groups[other] = groups[into] as number;
    }
  }
  parted.fill(0);
  for (let part = 0; part < 5; part += 1) {
    if (((parts >> part) & 1) === 0) continue;
    const group = groups[part] as number;
    if (parted[group] === 1) return false;
    parted[group] = 1;
  }
  return true;
}

const SETS = PAIR - 1;
const bits = (mask: number): number => (mask === 0 ? 0 : 1 + bits(mask & (mask - 1)));

/** Why a combination is none of the selected ones, which are as many as there can be. */
function whyNot(fan: Fan, parts: number): { readonly reason: Reason; readonly ruling?: string } | null {
  const { id } = fanInfo(fan);
  let sharing: Fan | null = null;
  let linking: Fan | null = null;
  let ruling: string | undefined;
  for (let at = 0; at < selection.count; at += 1) {
    const own = selection.fans[at] as Fan;
    const shared = (selection.parts[at] as number) & parts & SETS;
    if (own === fan && shared === (parts & SETS)) return null;
    if (shared === (parts & SETS) && ownOf(own).includes(id))
      return { reason: { why: 'contained', kept: fanInfo(own).id } };
    if (shared === 0) continue;
    if (own === fan) sharing = own;
    if (bits(shared) > 1) linking = own;
    else linking ??= own;
    if (bits(shared) === 2 && bits(parts & SETS) === 3) ruling = 'C24';
  }
  if (sharing !== null && liesApart(parts)) return { reason: { why: 'setTaken', kept: id } };
  if (linking === null) return null;
  return { reason: { why: 'setsCombined', kept: fanInfo(linking).id }, ...(ruling ? { ruling } : {}) };
}

/** Non-separation, account-once and non-identical: combinations that the selected ones rule out. */
function combinations({ split, layout, facts }: View, left: Left[]): void {
  if (selection.count === 0) return;
  eachCombination(split.sets, split.pair, (fan, parts) => {
    const why = whyNot(fan, parts);
    if (!why) return;
    const value = facts.rules.values[fan] as number;
    const places = placesOf(parts, layout);
    const { reason } = why;
    const same = left.findIndex(
      (one) => one.fan === fan && one.reason.why === reason.why && keptBy(one.reason) === keptBy(reason),
    );
    const one = left[same];
    if (one) left[same] = { ...one, value: one.value + value, occurrences: [...one.occurrences, places] };
    else left.push({ fan, value, occurrences: [places], ...why });
  });
}

const keptBy = (reason: Reason): string => ('kept' in reason ? reason.kept : '');

const F = {
  allTypes: fanOf('allTypes'),
  concealedKong: fanOf('concealedKong'),
  fullyConcealedHand: fanOf('fullyConcealedHand'),
  meldedHand: fanOf('meldedHand'),
  nineGates: fanOf('nineGates'),
  pungOfTerminalsOrHonors: fanOf('pungOfTerminalsOrHonors'),
  tileHog: fanOf('tileHog'),
  twoMeldedKongs: fanOf('twoMeldedKongs'),
};

/** What would score if the table of players had not agreed otherwise. */
function byHouseRule(view: View, left: Left[]): void {
  const { facts, split, layout } = view;
  const { house, values } = facts.rules;
  const leave = (fan: Fan, ruling: string, occurrences: readonly Places[] = [layout.all]): void => {
    const value = occurrences.length * (values[fan] as number);
    left.push({ fan, value, occurrences, reason: { why: 'houseRule' }, ruling });
  };
  if (facts.exposedSets === 4 && !facts.selfDrawn && !countsMelded(facts)) leave(F.meldedHand, 'C22');
  if (facts.honorHogs > 0 && house.tileHogs === 'suitTiles') {
    leave(F.tileHog, 'C11', hogsOf(view, FIRST_WIND, KINDS));
  }
  const { suits, honors } = facts.present;
  const everyType = suitCount(suits) === 3 && (honors & WIND_BITS) !== 0 && (honors & DRAGON_BITS) !== 0;
  const counted = split.form === 'sevenPairs' || split.form === 'knittedStraight';
  if (everyType && counted && !countsAllTypes(split.form, facts.rules)) leave(F.allTypes, 'C12');
  if (facts.selfDrawn && facts.exposedSets === 0 && !isFound(F.fullyConcealedHand)) leave(F.fullyConcealedHand, 'C3');
  if (house.kongOfEachKind === 'five' && isFound(F.twoMeldedKongs) && facts.concealedKongs !== 0) {
    const kong = occurrencesOf(F.concealedKong, view);
    left.push({
      ...contained(F.concealedKong, F.twoMeldedKongs, kong, values[F.concealedKong] as number),
      ruling: 'C2',
    });
  }
}

/** A wait that the completed element shows, where the hand waited for other tiles too. */
function otherWaits(view: View, left: Left[]): void {
  const { split, completed, facts, layout } = view;
  const shape = waitShape(split, completed, facts.winning);
  if (shape < 0 || isFound(shape)) return;
  left.push({
    fan: shape,
    value: facts.rules.values[shape] as number,
    occurrences: [placesOf(1 << completed, layout)],
    reason: { why: 'otherWaits' },
  });
}

/** In the table's order. */
export function notCountedOf(view: View): readonly NotCounted[] {
  const left: Left[] = [];
  struckOut(view, left);
  ownSets(view, left);
  if (view.split.form === 'standard') combinations(view, left);
  byHouseRule(view, left);
  otherWaits(view, left);
  return left.sort((a, b) => a.fan - b.fan).map(({ fan, ...rest }) => ({ element: fanInfo(fan).id, ...rest }));
}
