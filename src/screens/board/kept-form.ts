/**
 * A form half filled in, kept for the session, so that Back or a pulled-down page loses nothing. Cards are not in it: they
 * are kept with the draft. What is read back is checked, since anybody can write there.
 */
import type { HouseRules } from '../../rules/house-rules.ts';
import { EMPTY_FORM, type RecordForm } from './record-form.ts';

const keyOf = (game: string, hand: string): string => `fourteen:form:${game}:${hand}`;

export function keepForm(game: string, hand: string, form: RecordForm): void {
  try {
    const { cards: _cards, ticks, how, ...rest } = form;
    const kept = { ...rest, how: how === 'cards' ? null : how, ticks: [...ticks] };
    sessionStorage.setItem(keyOf(game, hand), JSON.stringify(kept));
  } catch {
    // Storage may be forbidden; then the form lives as long as its screen.
  }
}

export function forgetForm(game: string, hand: string): void {
  try {
    sessionStorage.removeItem(keyOf(game, hand));
  } catch {
    // Nothing was kept either.
  }
}

type Read = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Read =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isIdOrNull = (value: unknown): boolean => value === null || typeof value === 'string';
const isTick = (value: unknown): value is [string, number] =>
  Array.isArray(value) && typeof value[0] === 'string' && Number.isSafeInteger(value[1]);
const isSwitch = (value: unknown): boolean => typeof value === 'string' || Number.isSafeInteger(value);

/** The form in a text, or null where it is none. */
export function parseForm(text: string): RecordForm | null {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isObject(read)) return null;
  const { outcome, winner, offender, discarder, liable, how, ticks, credits, house } = read;
  const said =
    [winner, offender, liable].every(isIdOrNull) &&
    (discarder === undefined || isIdOrNull(discarder)) &&
    (outcome === null || outcome === 'won' || outcome === 'drawn' || outcome === 'falseWin') &&
    (how === null || how === 'elements' || how === 'credits');
  const counted = Array.isArray(ticks) && ticks.every(isTick) && (credits === null || Number.isSafeInteger(credits));
  if (!said || !counted || !isObject(house) || !Object.values(house).every(isSwitch)) return null;
  return {
    ...EMPTY_FORM,
    ...(read as unknown as RecordForm),
    ticks: new Map(ticks as [string, number][]),
    house: house as HouseRules,
    cards: null,
  };
}

export function formKept(game: string, hand: string): RecordForm | null {
  try {
    return parseForm(sessionStorage.getItem(keyOf(game, hand)) ?? '');
  } catch {
    return null;
  }
}
