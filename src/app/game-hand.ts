/** A game's hand that is scored from its cards: to the score screen, back into the game, and what was left on the way. */
import { batch, signal } from '@preact/signals';
import { type Worth, worthOfCards } from '../ledger/entered.ts';
import type { Entered, EventId, GameId, PersonId } from '../ledger/facts.ts';
import { type Game, windsOf } from '../ledger/game.ts';
import type { Circumstances } from '../rules/entry.ts';
import type { RulesId } from '../rules/ids.ts';
import type { ParkedHand } from '../storage/draft.ts';
import { endErrand, layAside } from './errand.ts';
import { gameOf } from './ledger.ts';
import {
  type Beginning,
  isSameHand,
  leftHand,
  type PlaceInBook,
  parked,
  type Recording,
  recording,
} from './recording.ts';
import { goTo } from './router.ts';
import { entry, fetchRules, handKept, rulesId, score, shared, startHand, takeUpHand } from './store.ts';
import { changeCircumstances, circumstances } from './winning.ts';

export type { ParkedHand } from '../storage/draft.ts';
export { type Recording, recording } from './recording.ts';

/** What a form knows of the hand that is to be scored. */
type ErrandFor = Omit<Recording, 'rules' | 'money' | 'currency' | 'players'>;

/**
 * Sends the player to the score screen to enter the cards of a hand; `entered` is how they were entered before, won as
 * the form says now; `own` is a hand that was scored for itself, and comes at once. Where it comes back to is
 * `#/game/<id>/record`, or the corrected hand; `takeScored` then has the result. False where the game's rules could not
 * be fetched, which the notice says.
 */
export async function scoreCardsFor(
  what: ErrandFor,
  entered: Entered | null = null,
  own: ParkedHand | null = null,
): Promise<boolean> {
  const kept = gameOf(what.game);
  if (kept.state !== 'there' || !(await fetchRules(kept.value.setup.rules))) return false;
  const game = kept.value;
  const { rules, money, currency } = game.setup;
  const seats = seatsOf(game, what.corrects);
  const cards = entered?.how === 'cards' ? entered.cards : '';
  const how = (entered?.how === 'cards' && entered.won) || circumstancesOf(game, what);
  beginErrand({ ...what, rules, money, currency, players: seats.length }, { cards, how, own });
  // What was scored already needs no second look, unless this table sees it otherwise.
  if (own && score.peek() && !score.peek()?.belowMinimum) bringScore();
  else goTo('');
  return true;
}

/**
 * Lays a hand that was begun for itself aside, and begins with what the game knows; a hand that was left half entered for
 * this place in the book goes on instead.
 */
export function beginErrand(what: Recording, { cards, how, own = null }: Beginning): void {
  batch(() => {
    const here = recording.peek();
    const left = leftHand.peek();
    const under = here && isSameHand(here, what) ? { errand: here, hand: handKept.peek() } : left;
    const begun = under && isSameHand(under.errand, what) && under.hand.now !== '' ? under : null;
    if (begun && begun === left) leftHand.value = null;
    if (!here) parked.value = own ? null : handKept.peek();
    else if (!isSameHand(here, what)) layAside();
    recording.value = what;
    if (own) takeUpHand(own);
    else if (begun) takeUpHand(begun.hand);
    else startHand(cards);
    const taken = own ? null : begun?.errand;
    const asBefore = taken && taken.winner === what.winner && taken.discarder === what.discarder;
    if (how && !asBefore) changeCircumstances(own || begun ? { ...how, events: circumstances.peek().events } : how);
  });
}

/** The hand is in the book, however it was entered: what was under way for it is over. Another hand of the game goes on. */
export function bookErrand(place: PlaceInBook): void {
  const here = recording.peek();
  const left = leftHand.peek();
  if (left && isSameHand(left.errand, place)) leftHand.value = null;
  if (here && isSameHand(here, place)) endErrand();
}

/** Who is to have won the hand of the game that is half entered; null where none is. */
export function halfEntered(game: GameId): string | null {
  const errand = [recording.value, leftHand.value?.errand].find((one) => one?.game === game && one.corrects === null);
  return errand?.winnerName ?? null;
}

/** The hand that was scored for itself, by these rules, and still lies on the score screen; null where none does. */
export function scoredForItself(id: RulesId): ParkedHand | null {
  const own = recording.value === null && shared.value === null && rulesId.value === id;
  return own && score.value && !score.value.belowMinimum ? handKept.value : null;
}

/** Who plays, or played, the hand. */
const seatsOf = (game: Game, hand: EventId | null): readonly PersonId[] =>
  game.hands.find((row) => row.hand.id === hand)?.seats ?? game.playing;

/** What the game knows of how the hand was won: the winds, and whether anybody discarded. */
const circumstancesOf = (game: Game, { winner, discarder, corrects, before, house }: ErrandFor): Circumstances => ({
  selfDrawn: game.rules.boardAsks.discarder(house) && discarder === null,
  events: [],
  ...windsOf(game, game.hands.find(({ hand }) => hand.id === (corrects ?? before)) ?? null, winner),
});

/** A hand scored from its cards, on its way into the book. */
export interface Scored {
  readonly what: Recording;
  readonly worth: Worth;
}
const scored = signal<Scored | null>(null);

/** Takes the result of the score screen for this game, once. */
export function takeScored(game: GameId): Scored | null {
  const waiting = scored.value;
  if (waiting?.what.game !== game) return null;
  scored.value = null;
  return waiting;
}

/** From the score screen back into the game with what was scored. */
export function bringScore(): void {
  const what = recording.peek();
  const won = score.peek();
  if (!what || !won) return;
  scored.value = { what, worth: worthOfCards(entry.peek(), won) };
  goTo('game', what.corrects ? `${what.game}/hand/${what.corrects}` : `${what.game}/record`);
}
