/** What one reading of a hand is worth: the fans that it shows, noted one by one in `found.ts`. */
import { FIRST_WIND, KINDS, type Kind, numberOfKind } from '../../tiles/tiles.ts';
import { isSequence, lowestOf, SET_CODES, SET_KINDS, type SetCode } from '../readings.ts';
import { combine, type Select } from './combine.ts';
import { type Facts, NO_PLACE, PAIR_PLACE, type Split } from './facts.ts';
import { FANS, type Fan } from './fans.ts';
import { bitsIn, type Form, inFrame } from './forms.ts';
import { clear, drop, isFound, keep, note, restore, strikeAndSum, worth } from './found.ts';
import { type InForce, KONG_OF_EACH_KIND } from './in-force.ts';
import { DRAGON_PUNG, ownStruck, PREVALENT_WIND, SEAT_WIND, selection, setFansOf, TERMINAL_PUNG } from './set-fans.ts';
import { eachTileFan } from './tile-fans.ts';
import { isSoleWait } from './waits.ts';

const F = Object.fromEntries(FANS.map(({ id }, at) => [id, at])) as Readonly<Record<(typeof FANS)[number]['id'], Fan>>;

let rules: InForce;
let values: Uint8Array;
const noteOne = (fan: Fan): void => note(fan, values[fan] as number);

/* Set by set: what the whole hand asks of each of its elements, joined by AND. */
const OUTSIDE = 1;
const FIVE = 2;
const EVEN = 4;
const elementBits = (kinds: readonly Kind[]): number => {
  const suited = kinds.every((kind) => kind < FIRST_WIND);
  const numbers = kinds.map(numberOfKind);
  return (
    (!suited || numbers.some((number) => number === 1 || number === 9) ? OUTSIDE : 0) |
    (suited && numbers.includes(5) ? FIVE : 0) |
    (suited && numbers.every((number) => number % 2 === 0) ? EVEN : 0)
  );
};
const SET_BITS = Uint8Array.from({ length: SET_CODES }, (_, code) => elementBits(SET_KINDS[code] as readonly Kind[]));
const PAIR_BITS = Uint8Array.from({ length: KINDS }, (_, kind) => elementBits([kind]));

function noteSetFans(sets: readonly SetCode[], facts: Facts): void {
  let [dragons, round, seat, pungs] = [0, 0, 0, 0];
  for (let place = 0; place < sets.length; place += 1) {
    const own = setFansOf(sets[place] as SetCode, facts);
    if (own === 0) continue;
    const bits = own & ~ownStruck(place);
    if ((bits & DRAGON_PUNG) !== 0) dragons += 1;
    if ((bits & PREVALENT_WIND) !== 0) round += 1;
    if ((bits & SEAT_WIND) !== 0) seat += 1;
    if ((bits & TERMINAL_PUNG) !== 0) pungs += 1;
  }
  if (dragons > 0) note(F.dragonPung, dragons * (values[F.dragonPung] as number));
  if (round > 0) noteOne(F.prevalentWind);
  if (seat > 0) noteOne(F.seatWind);
  if (facts.nineGates && rules.house.nineGatesPungs === 'allButOne') pungs -= 1; // C4
  if (pungs > 0) note(F.pungOfTerminalsOrHonors, pungs * (values[F.pungOfTerminalsOrHonors] as number));
}

function noteKongs({ openKongs, concealedKongs }: Facts): void {
  const [open, concealed] = [bitsIn(openKongs), bitsIn(concealedKongs)];
  if (open + concealed === 0) return;
  if (open + concealed === 4) noteOne(F.fourKongs);
  else if (open + concealed === 3) noteOne(F.threeKongs);
  else if (concealed === 2) noteOne(F.twoConcealedKongs);
  else if (open + concealed === 1) noteOne(open === 1 ? F.meldedKong : F.concealedKong);
  else if (concealed === 1 && rules.house.kongOfEachKind === 'five') note(F.twoMeldedKongs, KONG_OF_EACH_KIND);
  else {
    noteOne(F.twoMeldedKongs);
    if (concealed === 1) noteOne(F.concealedKong);
  }
}

function noteEvents(facts: Facts): void {
  if (facts.selfDrawn) noteOne(F.selfDrawn);
  if (facts.lastTile) noteOne(facts.selfDrawn ? F.lastTileDraw : F.lastTileClaim);
  if (facts.replacement) noteOne(F.outWithReplacementTile);
  if (facts.robbingKong) noteOne(F.robbingTheKong);
  if (facts.lastOfKind) noteOne(F.lastTile);
}

/** Whether the hand cannot but be concealed, Four Concealed Pungs apart (C3). */
const concealedByNature = (form: Form, facts: Facts): boolean =>
  facts.nineGates || (form !== 'standard' && form !== 'knittedStraight');

export const countsHogs = ({ rules: { house }, suitHogs, honorHogs }: Facts): number =>
  suitHogs + (house.tileHogs === 'anyTile' ? honorHogs : 0);
export const countsAllTypes = (form: Form, { house }: InForce): boolean =>
  form === 'standard' || house.allTypesForms === 'any';
export const countsMelded = ({ rules: { house }, exposedSets, selfDrawn, robbingKong }: Facts): boolean =>
  exposedSets === 4 && !selfDrawn && !(robbingKong && house.meldedRobbedKong === 'no');

/** Fans that no split changes: those of the tiles, the kongs, and how the hand was won. */
function noteForm(form: Form, facts: Facts): void {
  clear();
  eachTileFan(facts.present, form === 'standard' || form === 'sevenPairs' || form === 'sevenShiftedPairs', noteOne);
  if (!countsAllTypes(form, rules)) drop(F.allTypes);
  const hogs = countsHogs(facts);
  if (hogs > 0) note(F.tileHog, hogs * (values[F.tileHog] as number));
  noteKongs(facts);
  noteEvents(facts);
  if (facts.exposedSets === 0) {
    if (!facts.selfDrawn) noteOne(F.concealedHand);
    else if (rules.house.concealedByNature === 'fullyConcealed' || !concealedByNature(form, facts)) {
      noteOne(F.fullyConcealedHand);
    }
  }
  switch (form) {
    case 'standard':
      if (facts.nineGates) noteOne(F.nineGates);
      if (countsMelded(facts)) noteOne(F.meldedHand);
      break;
    case 'sevenShiftedPairs':
      noteOne(F.sevenPairs);
      noteOne(F.sevenShiftedPairs);
      break;
    case 'lesserHonorsAndKnittedTiles':
      // Nine suit tiles, no two alike, are a whole frame.
      if (bitsIn(facts.present.suits) === 9) noteOne(F.knittedStraight);
      noteOne(F.lesserHonorsAndKnittedTiles);
      break;
    default:
      noteOne(F[form]);
  }
}

/** The concealed pungs and kongs by place, as bits: a pung completed by a claimed tile counts as exposed. */
export function concealedPungs({ sets }: Split, completed: number, facts: Facts): number {
  let bits = facts.concealedKongs;
  for (let place = 0; place < facts.freeSets; place += 1) {
    if (!isSequence(sets[place] as SetCode) && (facts.selfDrawn || place !== completed)) bits |= 1 << place;
  }
  return bits;
}

function noteStandard(split: Split, facts: Facts, select: Select): void {
  const { sets, pair } = split;
  let chows = 0;
  let every = PAIR_BITS[pair] as number;
  for (let place = 0; place < 4; place += 1) {
    const code = sets[place] as SetCode;
    if (isSequence(code)) chows += 1;
    every &= SET_BITS[code] as number;
  }
  if (chows === 0) noteOne(F.allPungs);
  if (chows === 4 && pair < FIRST_WIND) noteOne(F.allChows);
  if ((every & OUTSIDE) !== 0) noteOne(F.outsideHand);
  if ((every & FIVE) !== 0) noteOne(F.allFives);
  if ((every & EVEN) !== 0) noteOne(F.allEvenPungs);
  select(sets, pair, values, selection);
  for (let at = 0; at < selection.count; at += 1) {
    const fan = selection.fans[at] as Fan;
    note(fan, (values[fan] as number) + (isFound(fan) ? (worth[fan] as number) : 0));
  }
  noteSetFans(sets, facts);
}

function noteKnitted({ sets, pair }: Split, facts: Facts): void {
  selection.count = 0;
  if (isSequence(sets[0] as SetCode) && pair < FIRST_WIND) noteOne(F.allChows);
  noteSetFans(sets, facts);
}

/** The wait that the completed element shows, or -1; whether it was the only one is another matter. */
export function waitShape({ sets, pair }: Split, completed: number, winning: Kind): Fan {
  if (completed === PAIR_PLACE) return pair === winning ? F.singleWait : -1;
  if (completed === NO_PLACE) return -1;
  const code = sets[completed] as SetCode;
  if (!isSequence(code)) return -1;
  const lowest = lowestOf(code);
  if (winning === lowest + 1) return F.closedWait;
  const first = numberOfKind(lowest);
  return (first === 1 && winning === lowest + 2) || (first === 7 && winning === lowest) ? F.edgeWait : -1;
}

/** Points of the completed element, noted on top of what the split itself shows. */
function noteCompleted(split: Split, completed: number, facts: Facts): void {
  if (split.form === 'standard') {
    const concealed = bitsIn(concealedPungs(split, completed, facts));
    if (concealed === 4) {
      noteOne(F.fourConcealedPungs);
      if (rules.house.concealedByNature === 'selfDrawn') drop(F.fullyConcealedHand); // C3
    } else if (concealed === 3) noteOne(F.threeConcealedPungs);
    else if (concealed === 2) noteOne(F.twoConcealedPungs);
  }
  const shape = waitShape(split, completed, facts.winning);
  if (shape >= 0 && isSoleWait(facts)) noteOne(shape);
}

/** Completions with the same effect are not told apart: none, a pung that a claimed tile exposes, or one of the waits. */
function effectOf(split: Split, completed: number, facts: Facts): number {
  const claimedPung = completed !== PAIR_PLACE && !facts.selfDrawn && !isSequence(split.sets[completed] as SetCode);
  if (claimedPung) return 1;
  const shape = waitShape(split, completed, facts.winning);
  return shape >= 0 && isSoleWait(facts) ? 2 + shape - F.edgeWait : 0;
}

const contains = (code: SetCode, kind: Kind): boolean => {
  const lowest = lowestOf(code);
  return isSequence(code) ? kind >= lowest && kind <= lowest + 2 : kind === lowest;
};

/** Evaluates the split that was prepared last, the winning tile completing `completed`. */
export function evaluateAs(split: Split, completed: number, facts: Facts): number {
  restore();
  noteCompleted(split, completed, facts);
  const sum = strikeAndSum(rules);
  if (sum > 0) return sum;
  noteOne(F.chickenHand);
  return values[F.chickenHand] as number;
}

/**
 * Evaluates a split for each element that the winning tile may complete (C9); `offer` takes what comes of it. Of the
 * combining fans the best selection counts, unless `select` makes another.
 */
export function evaluate(
  split: Split,
  facts: Facts,
  offer: (split: Split, completed: number, sum: number) => void,
  select: Select = combine,
): void {
  prepare(split, facts, select);
  const { sets, pair, frame, form } = split;
  const { winning } = facts;
  const free = form === 'knittedStraight' ? facts.freeSets - 3 : facts.freeSets;
  const framed = inFrame(frame, winning);
  let tried = 0;
  if (framed || pair < 0) offer(split, NO_PLACE, evaluateAs(split, NO_PLACE, facts));
  if (pair < 0 || (framed && rules.house.knittedWait === 'none')) return; // C10
  if (framed) tried = 1;
  for (let place = 0; place <= free; place += 1) {
    const completed = place === free ? PAIR_PLACE : place;
    const held = completed === PAIR_PLACE ? pair === winning : contains(sets[place] as SetCode, winning);
    if (!held) continue;
    const effect = 1 << effectOf(split, completed, facts);
    if ((tried & effect) !== 0) continue;
    tried |= effect;
    offer(split, completed, evaluateAs(split, completed, facts));
  }
}

/** Notes what the split shows, so that `evaluateAs` can add what the winning tile completes. */
export function prepare(split: Split, facts: Facts, select: Select = combine): void {
  rules = facts.rules;
  values = rules.values;
  noteForm(split.form, facts);
  if (split.form === 'standard') noteStandard(split, facts, select);
  else if (split.form === 'knittedStraight') noteKnitted(split, facts);
  else selection.count = 0;
  keep();
}
