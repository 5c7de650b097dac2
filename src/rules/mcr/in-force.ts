/** The table under the house rules in force: points of each fan, and what it excludes, as bits for the search. */
import { type HouseRules, type Settled, settle } from '../house-rules.ts';
import { excludedBy, FANS, type Fan, fanOf } from './fans.ts';
import { HOUSE_RULES } from './house-rules.ts';

export type House = Settled<typeof HOUSE_RULES>;

export interface InForce {
  readonly house: House;
  /** Whether no house rule departs from its default. */
  readonly isStandard: boolean;
  /** Points of one occurrence, by fan. */
  readonly values: Uint8Array;
  /** Three words of 32 fans each for every fan: those that it excludes wherever they are made of. */
  readonly excludes: Int32Array;
}

/** What an exposed and a concealed kong are worth together where that is a fan of its own (C2). */
export const KONG_OF_EACH_KIND = 5;

/** Words that hold a bit for each fan. */
export const WORDS = 3;

/** Fans that a house rule adds to the exclusions, or takes from them. */
function exclusionsOf(at: Fan, house: House): readonly string[] {
  const info = FANS[at] as (typeof FANS)[number];
  const excluded = excludedBy(info);
  switch (info.id) {
    case 'nineGates': // C4
      return house.nineGatesPungs === 'none' ? excluded : excluded.filter((id) => id !== 'pungOfTerminalsOrHonors');
    case 'allTerminals': // C5
      return house.allTerminalsDoublePung === 'yes' ? excluded : [...excluded, 'doublePung'];
    case 'allGreen': // C6
      return house.allGreenHalfFlush === 'yes' ? excluded : [...excluded, 'halfFlush'];
    case 'twoConcealedKongs': // Two concealed pungs beside just two kongs, both concealed, are those kongs (C13).
      return [...excluded, ...info.own];
    default:
      return excluded;
  }
}

function compile(house: House, isStandard: boolean): InForce {
  const values = Uint8Array.from(FANS, ({ value }) => value);
  if (house.twoConcealedKongs === 'six') values[fanOf('twoConcealedKongs')] = 6; // C1
  if (house.mixedShiftedPungs === 'six') values[fanOf('mixedShiftedPungs')] = 6; // C7
  const excludes = new Int32Array(WORDS * FANS.length);
  for (let at = 0; at < FANS.length; at += 1) {
    for (const id of exclusionsOf(at, house)) {
      const excluded = fanOf(id);
      const word = WORDS * at + (excluded >> 5);
      excludes[word] = (excludes[word] as number) | (1 << (excluded & 31));
    }
  }
  return { house, isStandard, values, excludes };
}

const STANDARD = compile(settle(HOUSE_RULES, {}), true);
/** A game asks for the same few tables again and again. */
const COMPILED = new Map<string, InForce>();
const MOST_COMPILED = 64;

export function inForce(departures: HouseRules): InForce {
  let isStandard = true;
  for (const _ in departures) isStandard = false;
  if (isStandard) return STANDARD;
  const house = settle(HOUSE_RULES, departures);
  const key = Object.values(house).join();
  let found = COMPILED.get(key);
  if (!found) {
    if (COMPILED.size === MOST_COMPILED) COMPILED.clear();
    found = compile(house, false);
    COMPILED.set(key, found);
  }
  return found;
}

/** Whether one fan excludes another wherever that is made of. */
export const excludes = ({ excludes: words }: InForce, one: Fan, other: Fan): boolean =>
  (((words[WORDS * one + (other >> 5)] as number) >>> (other & 31)) & 1) === 1;
