/**
 * What a table agreed on, as small records hold it. Only the shape is looked at here: a switch, a scheme or an amount that
 * the rule set does not know reads as its default there.
 */
import type { HouseRules } from '../rules/house-rules.ts';
import type { MoneyRules } from '../rules/rule-set.ts';
import { isCount, isRecord, isText } from './store.ts';

const isSwitch = (value: unknown): value is string | number => isText(value) || Number.isSafeInteger(value);

export const isHouse = (value: unknown): value is HouseRules => isRecord(value) && Object.values(value).every(isSwitch);

export const isMoney = (value: unknown): value is MoneyRules =>
  isRecord(value) && isText(value.scheme) && isRecord(value.amounts) && Object.values(value.amounts).every(isCount);

/** As many as any rule set seats. */
export const isPlayerCount = (value: unknown): value is number => isCount(value) && value >= 2 && value <= 6;
