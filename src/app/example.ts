/** Opening an example of the rules in the picker. The hand that lay there, and the rules it was scored by, are one undo away. */
import type { Circumstances } from '../rules/entry.ts';
import type { RulesId } from '../rules/ids.ts';
import { recording } from './recording.ts';
import { goTo } from './router.ts';
import { settings } from './settings.ts';
import { chooseRules, rulesId, swapHand } from './store.ts';

/** While a hand is scored for a game, the picker keeps to the rules of that game. */
export const canOpen = (rules: RulesId): boolean => recording.value === null || recording.value.rules === rules;

export async function openExample(rules: RulesId, hand: string, how: Circumstances): Promise<void> {
  const { rules: chosen } = settings.peek();
  if (!recording.peek()) await chooseRules(rules);
  // Rules that could not be fetched have been reported.
  if (rulesId.peek() !== rules) return;
  swapHand(hand, how, recording.peek() || chosen === rules ? undefined : [chosen, rules]);
  goTo('');
}
