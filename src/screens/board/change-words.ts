/** A change of the log in words: what was done, to which hand, and what was there before. */
import { isInMoney, moneyRulesText } from '../../components/agreement/agreement.ts';
import type { LoggedChange } from '../../ledger/changes.ts';
import type { GameSetup, HandResult, RecordedHand, SetupChange, TableEvent } from '../../ledger/facts.ts';
import type { Game } from '../../ledger/game.ts';
import { formatNumber } from '../../messages/format.ts';
import { formatMoney } from '../../messages/format-money.ts';
import { ledgerWords, type NameOf } from '../../messages/ledger.ts';
import { elementShortName, listOf, messages } from '../../messages/messages.ts';
import { houseRuleTitle, houseRuleValue } from '../../messages/score.ts';
import type { HouseRules } from '../../rules/house-rules.ts';
import { defaultOf } from '../../rules/house-rules.ts';
import type { Cents } from '../../rules/money.ts';
import { eventText, resultText, valueText } from './words.ts';

export function changeText(game: Game, change: LoggedChange, nameOf: NameOf): string {
  const { changes: words } = ledgerWords();
  const { fact, was, of } = change;
  const number = change.hand === null ? '' : formatNumber(change.hand);
  const told = (event: TableEvent): string => eventText(game, event, nameOf);
  switch (fact.what) {
    case 'gameStarted':
      return words.started(listOf(fact.setup.players.map(({ person, name }) => nameOf(person) || name)));
    case 'setupChanged':
      return words.setup(messages().lists.groups(setupDetails(game, fact.setup, change.wasSetup ?? {}, nameOf)));
    case 'eventAdded':
      if (fact.event.what !== 'hand') return told(fact.event);
      return (fact.before ? words.inserted : words.recorded)(number, told(fact.event));
    case 'eventChanged':
      if (fact.event.what === 'hand' && was?.what === 'hand') {
        return words.changed(number, messages().lists.groups(handDetails(game, fact.event, was, nameOf)));
      }
      return words.eventChanged(told(fact.event), was ? told(was) : words.nothing);
    case 'eventRemoved':
      if (!was) return words.eventDeleted(words.nothing);
      return was.what === 'hand' ? words.deleted(number, told(was)) : words.eventDeleted(told(was));
    case 'eventMoved':
      if (was?.what !== 'hand') return words.eventMoved(was ? told(was) : words.nothing);
      return words.moved(number, formatNumber(change.movedTo ?? 0));
    case 'changeUndone':
      return words.undone(of ? changeText(game, of, nameOf) : words.nothing);
    case 'changeRedone':
      return words.redone(of ? changeText(game, of, nameOf) : words.nothing);
    case 'gameHidden':
      return words.hidden;
  }
}

/** "winner Ben (was Ann)", for each thing that differs. */
function details(rows: readonly (readonly [what: string, now: string, was: string])[]): readonly string[] {
  const { changes: words } = ledgerWords();
  return rows
    .filter(([, now, was]) => now !== was)
    .map(([what, now, was]) => words.from(what, now || words.nothing, was || words.nothing));
}

function handDetails(game: Game, hand: RecordedHand, before: RecordedHand, nameOf: NameOf): readonly string[] {
  const { details: words } = ledgerWords().changes;
  const rest = [
    [words.house, houseText(game, hand.house ?? {}), houseText(game, before.house ?? {})],
    [words.note, hand.note, before.note],
  ] as const;
  const [now, was] = [hand.result, before.result];
  if (now.what !== 'won' || was.what !== 'won') {
    return details([[words.outcome, resultText(game, now, nameOf), resultText(game, was, nameOf)], ...rest]);
  }
  const person = (id: Parameters<NameOf>[0] | null): string => (id ? nameOf(id) : '');
  return details([
    [words.winner, nameOf(now.winner), nameOf(was.winner)],
    [words.discarder, person(now.discarder), person(was.discarder)],
    [words.liable, person(now.liable), person(was.liable)],
    [words.value, valueText(game, now.value), valueText(game, was.value)],
    [words.points, formatNumber(now.points), formatNumber(was.points)],
    [words.cards, cardsText(now), cardsText(was)],
    [words.elements, elementsText(game, now), elementsText(game, was)],
    ...rest,
  ]);
}

type Won = Extract<HandResult, { what: 'won' }>;

const cardsText = ({ entered }: Won): string => (entered.how === 'cards' ? entered.cards : '');

const elementsText = ({ setup }: Game, { entered }: Won): string =>
  entered.how === 'elements'
    ? messages().lists.items(
        entered.items.map(
          ({ element, count }) => `${elementShortName(setup.rules, element)}${count > 1 ? ` ×${count}` : ''}`,
        ),
      )
    : '';

/** A hand's own switches, each with its value. */
function houseText({ rules, setup }: Game, house: HouseRules): string {
  const { lists } = messages();
  return lists.items(
    rules.houseRules.flatMap((rule) => {
      const value = house[rule.key];
      return value === undefined
        ? []
        : [lists.titled(houseRuleTitle(rules.id, rule.key), houseRuleValue(rules.id, rule, value, setup.currency))];
    }),
  );
}

function setupDetails(game: Game, now: SetupChange, was: SetupChange, nameOf: NameOf): readonly string[] {
  const { details: words } = ledgerWords().changes;
  const both = { ...game.setup, ...was };
  const after: GameSetup = { ...both, ...now };
  const before: GameSetup = both;
  const players = ({ players: list }: GameSetup): string =>
    listOf(list.map(({ person, name }) => nameOf(person) || name));
  return [
    ...switchDetails(game, after, before),
    ...details([
      [words.money, moneyText(game, after), moneyText(game, before)],
      [words.amounts, amountsText(game, after), amountsText(game, before)],
      [words.players, players(after), players(before)],
      [words.firstDealer, nameOf(after.firstDealer), nameOf(before.firstDealer)],
      [words.name, after.note, before.note],
    ]),
  ];
}

/** Each switch on its own, with the default where nothing was said. */
function switchDetails({ rules }: Game, now: GameSetup, was: GameSetup): readonly string[] {
  return details(
    rules.houseRules.map((rule) => {
      const shown = ({ house, currency }: GameSetup): string =>
        houseRuleValue(rules.id, rule, house[rule.key] ?? defaultOf(rule), currency);
      return [`${houseRuleTitle(rules.id, rule.key)}:`, shown(now), shown({ ...was, currency: now.currency })];
    }),
  );
}

const moneyText = ({ rules }: Game, setup: GameSetup): string => moneyRulesText({ ...setup, rules });

function amountsText({ rules }: Game, { money, currency }: GameSetup): string {
  if (!isInMoney(money)) return '';
  return messages().lists.items(
    (rules.moneyAmounts[money.scheme] ?? []).map(({ key, standard }) =>
      formatMoney((money.amounts[key] ?? standard) as Cents, currency),
    ),
  );
}
