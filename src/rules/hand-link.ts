/**
 * A hand as the end of a link: `1/mcr/o123B-k5555D-99C-w9C/dSErl/minimum.0`, which is the version, the rule set, the cards,
 * how it was won, and the house rules that differ. Letters, digits and `-./~` only, since messengers end a link at anything
 * else. In the cards `o` stands before an exposed set, `k` before a concealed quad, `w` before the winning tile, and `j`
 * before the tile that a joker stands for; all else is the notation.
 */
import { formatNotation, type NotationError, parseNotation, type WrittenGroup } from '../tiles/notation.ts';
import { WINDS, type Wind } from '../tiles/tiles.ts';
import { type Circumstances, WIN_EVENTS, type WinEvent } from './entry.ts';
import type { HouseRules } from './house-rules.ts';
import { isRulesId, type RulesId } from './ids.ts';

export interface LinkedHand {
  readonly rules: RulesId;
  readonly groups: readonly WrittenGroup[];
  /** null where the rule set does not ask. */
  readonly how: Circumstances | null;
  /** Departures; whether the rule set knows them is for the reader to look at. */
  readonly house: HouseRules;
}

export type ReadHandLink =
  | { readonly ok: true; readonly hand: LinkedHand }
  /** Written by a newer version of the app, or by none. */
  | { readonly ok: false; readonly why: 'newer' | 'rules' | 'broken' }
  | { readonly ok: false; readonly why: 'cards'; readonly error: NotationError };

const VERSION = '1';
/** Several times what the longest hand with all its house rules takes. */
const MOST_CHARACTERS = 1500;
const NOTHING = '-';

const EVENT_LETTERS: Readonly<Record<WinEvent, string>> = {
  replacement: 'r',
  robbingKong: 'k',
  lastTile: 'l',
  lastOfKind: 'o',
};

const MARKS: Readonly<Record<WrittenGroup['declaration'], string>> = { free: '', exposed: 'o', concealedQuad: 'k' };

const groupText = (group: WrittenGroup): string =>
  (group.winning ? 'w' : MARKS[group.declaration]) +
  formatNotation([{ tiles: group.tiles, declaration: 'free' }]).replaceAll('J=', 'j');

const howText = ({ selfDrawn, seatWind, roundWind, events }: Circumstances): string =>
  (selfDrawn ? 'd' : 'c') + seatWind + roundWind + events.map((event) => EVENT_LETTERS[event]).join('');

/** What follows the screen's name in the address. */
export function formatHandLink({ rules, groups, how, house }: LinkedHand): string {
  const switches = Object.entries(house).map(([key, value]) => `${key}.${value}`);
  const parts = [
    VERSION,
    rules,
    groups.map(groupText).join('-') || NOTHING,
    how ? howText(how) : NOTHING,
    switches.join('~'),
  ];
  if (switches.length === 0) parts.pop();
  if (switches.length === 0 && !how) parts.pop();
  return parts.join('/');
}

/** A group of the link as the notation writes it; null where it has signs that a link never has. */
function notationOf(text: string): string | null {
  const [, mark = '', cards = ''] = /^([okw]?)([0-9A-Zj]+)$/.exec(text) ?? [];
  const plain = cards.replaceAll('j', 'J=');
  if (cards === '') return null;
  return { o: `[${plain}]`, k: `(${plain})`, w: `+ ${plain}` }[mark] ?? plain;
}

function parseHow(text: string): Circumstances | null | undefined {
  if (text === NOTHING) return null;
  const [, drawn, seat, round, letters = ''] = /^([cd])([ESWN])([ESWN])([rklo]{0,4})$/.exec(text) ?? [];
  const events = WIN_EVENTS.filter((event) => letters.includes(EVENT_LETTERS[event]));
  const wind = (name: string | undefined): Wind | undefined => WINDS.find((known) => known === name);
  const [seatWind, roundWind] = [wind(seat), wind(round)];
  if (!seatWind || !roundWind || events.length !== letters.length) return undefined;
  return { selfDrawn: drawn === 'd', events, seatWind, roundWind };
}

const SWITCH = /^([A-Za-z]\w{0,39})\.(?:(-?\d{1,9})|([A-Za-z]\w{0,39}))$/;

function parseHouse(text: string): HouseRules | null {
  const house = new Map<string, string | number>();
  for (const part of text === '' ? [] : text.split('~')) {
    const [, key, number, word = ''] = SWITCH.exec(part) ?? [];
    if (key === undefined) return null;
    house.set(key, number === undefined ? word : Number(number));
  }
  return Object.fromEntries(house);
}

/** Reads what somebody was sent, which may be anything. */
export function parseHandLink(text: string): ReadHandLink {
  const [version = '', rules = '', cards = '', how = NOTHING, house = '', ...more] = text.split('/');
  if (!/^\d{1,4}$/.test(version) || text.length > MOST_CHARACTERS) return { ok: false, why: 'broken' };
  if (version !== VERSION) return { ok: false, why: 'newer' };
  if (!isRulesId(rules)) return { ok: false, why: 'rules' };
  const written = cards === NOTHING ? [] : cards.split('-').map(notationOf);
  const won = parseHow(how);
  const switches = parseHouse(house);
  if (written.includes(null) || cards === '' || won === undefined || !switches || more.length > 0) {
    return { ok: false, why: 'broken' };
  }
  const read = parseNotation(written.join(' '));
  if (!read.ok) return { ok: false, why: 'cards', error: read.error };
  return { ok: true, hand: { rules, groups: read.groups, how: won, house: switches } };
}
