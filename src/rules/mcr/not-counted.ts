/** What the best reading shows and does not score, each with the principle or the ruling that decides it. */
import { FIRST_WIND, KINDS } from '../../tiles/tiles.ts';
import type { SetCode } from '../readings.ts';
import type { NotCounted, Reason } from '../score.ts';
import { findCombinations, newSelection, PAIR } from './combine.ts';
import { countsAllTypes, countsMelded, waitShape } from './evaluate.ts';
import { FANS, type Fan, fanInfo, fanOf } from './fans.ts';
import { bitsIn } from './forms.ts';
import { isFound, liveWord, lowestFan, struckWord, worth } from './found.ts';
import { excludes, WORDS } from './in-force.ts';
import { hogsOf, occurrencesOf, type View } from './itemise.ts';
import { type Places, placesOf } from './places.ts';
import { OWN_SET_FANS, SET_FAN_BITS, selection, setFansOf } from './set-fans.ts';
import { DRAGON_BITS, suitCount, WIND_BITS } from './tile-fans.ts';

/** What does not count, in the table's order, with the fan of each entry. */
class Left {
  readonly fans: Fan[] = [];
  readonly entries: NotCounted[] = [];

  add(fan: Fan, value: number, occurrences: readonly Places[], reason: Reason, ruling: string | null): void {
    const { id: element } = fanInfo(fan);
    const entry: NotCounted = ruling
      ? { element, value, occurrences, reason, ruling }
      : { element, value, occurrences, reason };
    let at = this.fans.length;
    while (at > 0 && (this.fans[at - 1] as Fan) > fan) at -= 1;
    this.fans.splice(at, 0, fan);
    this.entries.splice(at, 0, entry);
  }

  /**
   * Adds an occurrence to an entry of the same fan and reason, if there is one; not where it shares a card with one that
   * is there, since a set makes the same fan once only.
   */
  join(fan: Fan, reason: Reason, value: number, places: Places): boolean {
    for (let at = 0; at < this.fans.length; at += 1) {
      const entry = this.entries[at] as NotCounted;
      if (this.fans[at] !== fan || entry.reason.why !== reason.why || keptBy(entry.reason) !== keptBy(reason)) continue;
      if (entry.occurrences.some((known) => known.some((place) => places.includes(place)))) return true;
      this.entries[at] = { ...entry, value: entry.value + value, occurrences: [...entry.occurrences, places] };
      return true;
    }
    return false;
  }
}

const keptBy = (reason: Reason): string => ('kept' in reason ? reason.kept : '');

/** The found fan that excludes another; one that scores, if there is one. */
function keeper(fan: Fan, { facts: { rules } }: View): Fan {
  for (let round = 0; round < 2; round += 1) {
    for (let word = 0; word < WORDS; word += 1) {
      for (let bits = round === 0 ? liveWord(word) : struckWord(word); bits !== 0; bits &= bits - 1) {
        const at = lowestFan(word, bits);
        if (excludes(rules, at, fan)) return at;
      }
    }
  }
  return fan;
}

/** The ruling by which one fan does not score beside another, where the official table does not say it plainly. */
const RULINGS: ReadonlyMap<number, string> = new Map(
  [
    ['nineGates', 'pungOfTerminalsOrHonors', 'C4'],
    ['allTerminals', 'doublePung', 'C5'],
    ['allGreen', 'halfFlush', 'C6'],
    ['twoConcealedKongs', 'twoConcealedPungs', 'C13'],
    ['quadrupleChow', 'tileHog', 'C14'],
    ['quadrupleChow', 'pureTripleChow', 'C14'],
    ['fourPureShiftedPungs', 'pureShiftedPungs', 'C14'],
  ].map(([kept = '', fan = '', ruling = '']) => [FANS.length * fanOf(kept) + fanOf(fan), ruling]),
);
const rulingOn = (kept: Fan, fan: Fan): string | null => RULINGS.get(FANS.length * kept + fan) ?? null;

const CONTAINED: readonly Reason[] = FANS.map(({ id }) => ({ why: 'contained', kept: id }));
const SETS_COMBINED: readonly Reason[] = FANS.map(({ id }) => ({ why: 'setsCombined', kept: id }));
const SET_TAKEN: readonly Reason[] = FANS.map(({ id }) => ({ why: 'setTaken', kept: id }));
const HOUSE_RULE: Reason = { why: 'houseRule' };
const OTHER_WAITS: Reason = { why: 'otherWaits' };

/** Non-repeat: what the last column of the table strikes out. */
function struckOut(view: View, left: Left): void {
  for (let word = 0; word < WORDS; word += 1) {
    for (let bits = struckWord(word); bits !== 0; bits &= bits - 1) {
      const fan = lowestFan(word, bits);
      const kept = keeper(fan, view);
      left.add(fan, worth[fan] as number, occurrencesOf(fan, view), CONTAINED[kept] as Reason, rulingOn(kept, fan));
    }
  }
}

const ownOf = (fan: Fan): readonly string[] => fanInfo(fan).own;

/** Pungs that serve in a combination which excludes what they show by themselves. */
function ownSets({ split, facts, layout }: View, left: Left): void {
  for (let at = 0; at < selection.count; at += 1) {
    const kept = selection.fans[at] as Fan;
    const excluded = OWN_SET_FANS[kept] as number;
    if (excluded === 0) continue;
    for (let place = 0; place < 4; place += 1) {
      if ((((selection.parts[at] as number) >> place) & 1) === 0) continue;
      const lost = setFansOf(split.sets[place] as SetCode, facts) & excluded;
      for (const [bit, fan] of SET_FAN_BITS) {
        if ((lost & bit) === 0) continue;
        const value = facts.rules.values[fan] as number;
        const places = placesOf(1 << place, layout);
        const reason = CONTAINED[kept] as Reason;
        if (!left.join(fan, reason, value, places)) left.add(fan, value, [places], reason, null);
      }
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

/** Why a combination is none of the selected ones, which are as many as there can be; null for one of those. */
function whyNot(fan: Fan, parts: number): Reason | null {
  const sets = parts & SETS;
  let sharing = false;
  let linking = -1;
  for (let at = 0; at < selection.count; at += 1) {
    const own = selection.fans[at] as Fan;
    const shared = (selection.parts[at] as number) & sets;
    if (shared === sets && own === fan) return null;
    if (shared === sets && ownOf(own).includes(fanInfo(fan).id)) return CONTAINED[own] as Reason;
    if (shared === 0) continue;
    if (own === fan) sharing = true;
    if (linking < 0 || bitsIn(shared) > 1) linking = own;
  }
  if (sharing && liesApart(parts)) return SET_TAKEN[fan] as Reason;
  return linking < 0 ? null : (SETS_COMBINED[linking] as Reason);
}

/** Whether a fan of three sets stands against another that shares two of them (C24). */
function sharesTwo(parts: number): boolean {
  for (let at = 0; at < selection.count; at += 1) {
    const own = (selection.parts[at] as number) & SETS;
    if (bitsIn(own) === 3 && bitsIn(own & parts) === 2) return bitsIn(parts & SETS) === 3;
  }
  return false;
}

/** Non-separation, account-once and non-identical: combinations that the selected ones rule out. */
function combinations({ split, layout, facts }: View, left: Left): void {
  if (selection.count === 0) return;
  const count = findCombinations(split.sets, split.pair, combined);
  for (let at = 0; at < count; at += 1) {
    const fan = combined.fans[at] as Fan;
    const parts = combined.parts[at] as number;
    const reason = whyNot(fan, parts);
    if (!reason) continue;
    const value = facts.rules.values[fan] as number;
    const places = placesOf(parts, layout);
    if (left.join(fan, reason, value, places)) continue;
    const ruling = reason.why === 'contained' ? rulingOn(fanOf(reason.kept), fan) : sharesTwo(parts) ? 'C24' : null;
    left.add(fan, value, [places], reason, ruling);
  }
}

const combined = newSelection();

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

const EVERY_TYPE = 3;

/** What would score if the table of players had not agreed otherwise. */
function byHouseRule(view: View, left: Left): void {
  const { facts, split, layout } = view;
  const { house, values } = facts.rules;
  const leave = (fan: Fan, ruling: string, occurrences: readonly Places[] = [layout.all]): void =>
    left.add(fan, occurrences.length * (values[fan] as number), occurrences, HOUSE_RULE, ruling);
  if (facts.exposedSets === 4 && !facts.selfDrawn && !countsMelded(facts)) leave(F.meldedHand, 'C22');
  if (facts.honorHogs > 0 && house.tileHogs === 'suitTiles') leave(F.tileHog, 'C11', hogsOf(view, FIRST_WIND, KINDS));
  const { suits, honors } = facts.present;
  const everyType = suitCount(suits) === EVERY_TYPE && (honors & WIND_BITS) !== 0 && (honors & DRAGON_BITS) !== 0;
  const counted = split.form === 'sevenPairs' || split.form === 'knittedStraight';
  if (everyType && counted && !countsAllTypes(split.form, facts.rules)) leave(F.allTypes, 'C12');
  if (facts.selfDrawn && facts.exposedSets === 0 && !isFound(F.fullyConcealedHand)) leave(F.fullyConcealedHand, 'C3');
  if (house.kongOfEachKind === 'five' && isFound(F.twoMeldedKongs) && facts.concealedKongs !== 0) {
    const kong = occurrencesOf(F.concealedKong, view);
    left.add(F.concealedKong, values[F.concealedKong] as number, kong, CONTAINED[F.twoMeldedKongs] as Reason, 'C2');
  }
}

/** A wait that the completed element shows, where the hand waited for other tiles too. */
function otherWaits({ split, completed, facts, layout }: View, left: Left): void {
  const shape = waitShape(split, completed, facts.winning);
  if (shape < 0 || isFound(shape)) return;
  left.add(shape, facts.rules.values[shape] as number, [placesOf(1 << completed, layout)], OTHER_WAITS, null);
}

export function notCountedOf(view: View): readonly NotCounted[] {
  const left = new Left();
  struckOut(view, left);
  if (view.split.form === 'standard') {
    ownSets(view, left);
    combinations(view, left);
  }
  if (!view.facts.rules.isStandard) byHouseRule(view, left);
  otherWaits(view, left);
  return left.entries;
}
