/** The tables of a rule set in words, as the screen and the reference card show them. */
import { formatNumber } from '../../messages/format.ts';
import { formatMoney } from '../../messages/format-money.ts';
import { guide } from '../../messages/guide.ts';
import { messages, schemeName } from '../../messages/messages.ts';
import { formatChips } from '../../messages/score.ts';
import type { HouseRules } from '../../rules/house-rules.ts';
import { RULES, type RulesId } from '../../rules/list.ts';
import { type Amount, cents } from '../../rules/money.ts';
import { duesOf, paymentSteps, paysAlike, perPoint, pointSteps, pointsOf, type Share, type Step } from './worth.ts';

export interface Figures {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

function rangeOf({ from, to }: Step<unknown>): string {
  if (to === null) return guide().rules.andUp(formatNumber(from));
  return from === to ? formatNumber(from) : `${formatNumber(from)}–${formatNumber(to)}`;
}

/** Whether elements are counted in something else than points. */
const hasOwnUnit = (id: RulesId): boolean => messages().units[id] !== messages().points && id in messages().units;
const unitOf = (id: RulesId): string => messages().units[id].word(2);

/** From values to points under the table's switches, where these are two things. */
export function conversion(id: RulesId, house: HouseRules): Figures | null {
  if (!hasOwnUnit(id)) return null;
  return {
    title: guide().rules.conversion(unitOf(id)),
    head: [unitOf(id), messages().points.word(2)],
    rows: pointSteps(RULES[id], house).map((step) => [rangeOf(step), formatNumber(step.worth)]),
  };
}

function shareText({ base, times }: Share): string {
  const { nothing, pointsSign } = guide().rules;
  const variable = times === 0 ? '' : times === 1 ? pointsSign : `${formatNumber(times)} × ${pointsSign}`;
  return [base === 0 ? '' : formatNumber(base), variable].filter(Boolean).join(' + ') || nothing;
}

/** Who pays how many points, as a formula. */
export function dues(id: RulesId, house: HouseRules): Figures | null {
  const words = guide().rules;
  const owed = duesOf(RULES[id], house);
  if (!owed) return null;
  return {
    title: '',
    head: [words.ending, words.discarder, words.others],
    rows: [
      [words.onDiscard, shareText(owed.discarder), shareText(owed.others)],
      [words.onDrawn, '–', shareText(owed.drawn)],
      ...(owed.falseWin === null ? [] : [[words.falseWin, words.payEach(formatNumber(owed.falseWin)), '–']]),
    ],
  };
}

/** The same in figures for each value, where values are not the points themselves. */
export function dueFigures(id: RulesId, house: HouseRules): Figures | null {
  const words = guide().rules;
  const owed = duesOf(RULES[id], house);
  if (!owed || !hasOwnUnit(id)) return null;
  const { discarder, others, drawn } = owed;
  return {
    title: '',
    head: [unitOf(id), words.discarder, words.others, words.onDrawn],
    rows: pointSteps(RULES[id], house).map((step) => [
      rangeOf(step),
      ...[discarder, others, drawn].map((share) => formatNumber(pointsOf(share, step.worth))),
    ]),
  };
}

function amountText(amount: Amount | null, currency: string): string {
  if (amount === null || (amount.unit === 'cents' && amount.cents === 0)) return guide().rules.nothing;
  return amount.unit === 'cents' ? formatMoney(amount.cents, currency) : formatChips(amount.pieces);
}

export interface Agreed {
  readonly house: HouseRules;
  readonly currency: string;
  readonly amounts: Readonly<Record<string, number>>;
}

/** What each way to pay costs by the value of the hand; one that pays for each point has a line instead of a table. */
export function schemeFigures(id: RulesId, { house, currency, amounts }: Agreed): readonly Figures[] {
  const words = guide().rules;
  const set = RULES[id];
  return set.moneySchemes.flatMap((scheme): Figures[] => {
    const money = { scheme, amounts };
    const title = schemeName(id, scheme);
    const stake = perPoint(set, money);
    if (stake !== null) return [{ title, head: [], rows: [[words.perPoint(formatMoney(cents(stake), currency))]] }];
    const steps = paymentSteps(set, house, money);
    if (steps.every(({ worth }) => worth.others === null)) return [];
    const alike = paysAlike(steps);
    return [
      {
        title,
        head: [unitOf(id), ...(alike ? [words.eachPays] : [words.discarder, words.others])],
        rows: steps.map((step) => {
          const { discarder, others } = step.worth;
          return [
            rangeOf(step),
            ...(alike ? [others] : [discarder, others]).map((amount) => amountText(amount, currency)),
          ];
        }),
      },
    ];
  });
}
