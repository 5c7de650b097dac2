/** The parts of the screen that the first tap does not need. They are fetched as soon as nobody waits. */

import { ScreenFailed } from '../../app/failure.tsx';
import { idle } from '../../app/idle.ts';
import { rulesId } from '../../app/store.ts';
import { late } from '../../components/late/late.tsx';
import { fetchRuleWords } from '../../messages/rule-words.ts';

/** Nothing of the breakdown can be read without the rule set's words. */
async function parts() {
  const [loaded] = await Promise.all([import('./parts.ts'), fetchRuleWords(rulesId.peek())]);
  return loaded;
}

/** Without it there would be a total and no word why. */
export const Breakdown = late(async () => (await parts()).Breakdown, { failed: ScreenFailed });
export const ShareButton = late(async () => (await parts()).ShareButton);
export const SharedNote = late(async () => (await parts()).SharedNote);
export const TextEntry = late(async () => (await parts()).TextEntry);
export const Winning = late(async () => (await parts()).Winning);
export const Payment = late(async () => (await parts()).Payment);
export const Waits = late(async () => (await parts()).Waits);
export const JokerQuestion = late(async () => (await parts()).JokerQuestion);
export const LargeKeys = late(async () => (await parts()).LargeKeys);
export const FirstRun = late(async () => (await parts()).FirstRun);
export const InstallOffer = late(async () => (await parts()).InstallOffer);

/** With these come the ledger and all rule sets. */
export const IntoGame = late(async () => (await import('./into-game.tsx')).IntoGame);
export const RuleSheet = late(async () => (await import('./rule-sheet.tsx')).RuleSheet);

const ALL = [Payment, Waits, Breakdown, Winning, ShareButton, TextEntry, JokerQuestion];

/** What the next taps may need, as soon as nobody waits. */
export async function fetchLater(): Promise<void> {
  await idle();
  for (const part of ALL) void part.fetch();
}

/** What a scored hand needs besides, from its first card on and between the taps. */
export async function fetchForScore(): Promise<void> {
  await idle();
  await parts().then(
    ({ prepareTexts }) => prepareTexts(),
    () => {}, // Whatever is shown of them says so itself, and fetches them anew.
  );
  for (const part of [IntoGame, RuleSheet]) {
    await idle();
    await part.fetch();
  }
}
