/** Opening an example of the rules in the picker. The hand that lay there, and the rules it was scored by, are one undo away. */
import type { Circumstances } from '../rules/entry.ts';
import type { RulesId } from '../rules/ids.ts';
import { recording } from './recording.ts';
import { goTo } from './router.ts';
import { obtainRules, playBy, startHand, stepsBehind, swapHand } from './store.ts';
import { circumstances } from './winning.ts';

/** While a hand is scored for a game, the picker keeps to the rules of that game. */
export const canOpen = (rules: RulesId): boolean => recording.value === null || recording.value.rules === rules;

export async function openExample(rules: RulesId, hand: string, how: Circumstances): Promise<void> {
  // What could not be fetched has been reported.
  if (!recording.peek() && !(await obtainRules(rules))) return;
  swapHand(() => {
    if (!recording.peek()) playBy(rules);
    startHand(hand, stepsBehind());
    circumstances.value = how;
  }, true);
  goTo('');
}
