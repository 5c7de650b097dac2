/**
 * The shapes of games and people as they are kept and exchanged (`src/ledger/FORMAT.md`). Nothing that was read is trusted
 * before it has passed here: unknown keys, fractions, NaN and sizes that no table reaches are refused. Loaded late, with
 * valibot.
 */
import * as v from 'valibot';
import type { Change, EventId, GameId, GameLog, PersonId, TableEvent } from '../ledger/facts.ts';
import type { FrozenScore } from '../ledger/frozen.ts';
import { isWithin, LIMITS } from '../ledger/limits.ts';
import type { Person } from '../ledger/people.ts';
import type { Summary } from '../ledger/summary.ts';
import { WIN_EVENTS } from '../rules/entry.ts';
import { RULES_IDS } from '../rules/list.ts';
import { type Cents, type Chips, isCurrency } from '../rules/money.ts';
import { WINDS } from '../tiles/tiles.ts';
import { isFrozenScore } from './score-shape.ts';
import { isText } from './store.ts';

const ID = /^[A-Za-z0-9][\w-]{0,63}$/;
const isId = (value: unknown): boolean => typeof value === 'string' && ID.test(value);
const personId = v.custom<PersonId>(isId, 'id');
const gameId = v.custom<GameId>(isId, 'id');
const eventId = v.custom<EventId>(isId, 'id');

/** One step where valibot would take several: a long game has ten thousands of numbers. */
const whole = <Unit extends number = number>(least: number, most: number) =>
  v.custom<Unit>((found) => isWithin(found, least, most), `whole number from ${least} to ${most}`);
const text = (most: number) => v.custom<string>((found) => isText(found) && found.length <= most, `text up to ${most}`);
const list = <Item extends v.GenericSchema>(item: Item, most: number) => v.pipe(v.array(item), v.maxLength(most));

/** The last moment that a `Date` can hold. */
const instant = whole(0, 8_640_000_000_000_000);
const key = v.pipe(v.string(), v.regex(/^[A-Za-z]\w{0,39}$/));
const currency = v.custom<string>(isCurrency, 'currency');
const name = text(LIMITS.name);
const note = text(LIMITS.note);
const PEOPLE = 200;

const house = v.record(key, v.union([text(40), whole(-LIMITS.points, LIMITS.points)]));
const money = v.strictObject({ scheme: key, amounts: v.record(key, whole(0, LIMITS.amount)) });
const player = v.strictObject({ person: personId, name });
const setup = v.strictObject({
  rules: v.picklist(RULES_IDS),
  house,
  money,
  currency,
  players: v.pipe(list(player, PEOPLE), v.minLength(1)),
  firstDealer: personId,
  note,
});
const setupChange = v.strictObject({
  house: v.exactOptional(house),
  money: v.exactOptional(money),
  currency: v.exactOptional(currency),
  note: v.exactOptional(note),
  players: v.exactOptional(v.pipe(list(player, PEOPLE), v.minLength(1))),
  firstDealer: v.exactOptional(personId),
});

const value = whole(0, LIMITS.value);
const points = whole(0, LIMITS.points);
const won = v.strictObject({
  selfDrawn: v.boolean(),
  events: list(v.picklist(WIN_EVENTS), WIN_EVENTS.length),
  seatWind: v.picklist(WINDS),
  roundWind: v.picklist(WINDS),
});
const entered = v.variant('how', [
  v.strictObject({
    how: v.literal('cards'),
    cards: text(LIMITS.cards),
    won: v.exactOptional(won),
    score: v.custom<FrozenScore>(isFrozenScore, 'score'),
  }),
  v.strictObject({
    how: v.literal('elements'),
    items: list(v.strictObject({ element: key, count: whole(1, 100), value }), 100),
  }),
  v.strictObject({ how: v.literal('credits') }),
]);
const result = v.variant('what', [
  v.strictObject({
    what: v.literal('won'),
    winner: personId,
    discarder: v.nullable(personId),
    liable: v.nullable(personId),
    entered,
    value,
    points,
  }),
  v.strictObject({ what: v.literal('drawn') }),
  v.strictObject({ what: v.literal('falseWin'), offender: personId }),
]);

const amount = v.variant('unit', [
  v.strictObject({
    unit: v.literal('cents'),
    currency,
    cents: whole<Cents>(1, LIMITS.payment),
  }),
  v.strictObject({
    unit: v.literal('chips'),
    chips: whole<Chips>(1, LIMITS.payment),
  }),
]);
const base = { id: eventId, at: instant };
const seat = v.nullable(v.union([v.strictObject({ behind: personId }), v.strictObject({ insteadOf: personId })]));
const event = v.variant('what', [
  v.strictObject({ ...base, what: v.literal('hand'), result, house: v.exactOptional(house), note }),
  v.strictObject({
    ...base,
    what: v.literal('playerJoined'),
    person: personId,
    name,
    points: whole(-LIMITS.points, LIMITS.points),
    seat,
  }),
  v.strictObject({ ...base, what: v.picklist(['playerSatOut', 'playerReturned', 'playerLeft']), person: personId }),
  v.strictObject({ ...base, what: v.literal('seatsReordered'), order: list(personId, PEOPLE) }),
  v.strictObject({ ...base, what: v.literal('dealerSet'), dealer: personId }),
  v.strictObject({ ...base, what: v.literal('playedOn') }),
  v.strictObject({ ...base, what: v.literal('gameClosed') }),
  v.strictObject({
    ...base,
    what: v.literal('paymentMade'),
    from: personId,
    to: personId,
    amount,
    games: list(gameId, 1000),
  }),
]) satisfies v.GenericSchema<unknown, TableEvent>;

const place = whole(0, LIMITS.changes);
const fact = v.variant('what', [
  v.strictObject({ what: v.literal('gameStarted'), setup }),
  v.strictObject({ what: v.literal('setupChanged'), setup: setupChange }),
  v.strictObject({ what: v.literal('eventAdded'), event, before: v.exactOptional(eventId) }),
  v.strictObject({ what: v.literal('eventChanged'), event }),
  v.strictObject({ what: v.literal('eventRemoved'), event: eventId }),
  v.strictObject({ what: v.literal('eventMoved'), event: eventId, before: v.nullable(eventId) }),
  v.strictObject({ what: v.picklist(['changeUndone', 'changeRedone']), change: place }),
  v.strictObject({ what: v.literal('gameHidden') }),
]);
const change = v.strictObject({ at: instant, fact }) satisfies v.GenericSchema<unknown, Change>;

export const GAME = v.strictObject({
  id: gameId,
  changes: v.pipe(
    list(change, LIMITS.changes),
    v.check(
      (changes) => changes.every((one, at) => (one.fact.what === 'gameStarted') === (at === 0)),
      'gameStarted first',
    ),
  ),
}) satisfies v.GenericSchema<unknown, GameLog>;

export const PERSON = v.strictObject({
  id: personId,
  names: v.pipe(list(v.strictObject({ name, at: instant }), 1000), v.minLength(1)),
  hidden: v.exactOptional(v.boolean()),
}) satisfies v.GenericSchema<unknown, Person>;

export const PEOPLE_LIST = list(PERSON, 10_000);

export const SUMMARY = v.strictObject({
  id: gameId,
  rules: v.picklist(RULES_IDS),
  startedAt: instant,
  changedAt: instant,
  seats: list(
    v.strictObject({ person: personId, name, total: v.number(), arrival: v.number(), playing: v.boolean() }),
    PEOPLE,
  ),
  hands: place,
  status: v.picklist(['open', 'over', 'closed']),
  winners: list(personId, PEOPLE),
  leaders: list(personId, PEOPLE),
  settled: list(gameId, 10_000),
  hidden: v.boolean(),
}) satisfies v.GenericSchema<unknown, Summary>;
