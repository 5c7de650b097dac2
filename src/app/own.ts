/** What this table has agreed on for the games that it plays; apart from the store, since the first tap does not wait for it. */
import { computed } from '@preact/signals';
import type { HouseRules } from '../rules/house-rules.ts';
import type { RulesId } from '../rules/ids.ts';
import type { MoneyRules } from '../rules/rule-set.ts';
import { changeSettings, settings } from './settings.ts';
import { ownHouse, rulesOf } from './store.ts';

export const moneyFor = (id: RulesId): MoneyRules =>
  settings.value.money[id] ?? { scheme: rulesOf(id).moneySchemes[0] ?? 'none', amounts: {} };

/** As many as the rule set allows. */
export function playersFor(id: RulesId): number {
  const { least, most } = rulesOf(id).seats;
  return Math.min(most, Math.max(least, settings.value.players));
}

/** The agreement on the game of its choice. */
export const own = {
  rules: computed(() => rulesOf(settings.value.rules)),
  house: computed<HouseRules>(ownHouse),
  money: computed<MoneyRules>(() => moneyFor(settings.value.rules)),
  players: computed(() => playersFor(settings.value.rules)),
};

export function changeMoney(changes: Partial<MoneyRules>): void {
  const { rules: id, money: all } = settings.peek();
  changeSettings({ money: { ...all, [id]: { ...own.money.peek(), ...changes } } });
}
