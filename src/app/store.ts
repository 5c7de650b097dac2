/** The app's state and what may be done to it. Everything shown is derived from the draft and the settings. */
import { batch, computed, effect, signal } from '@preact/signals';
import { fetchRuleWords } from '../messages/rule-words.ts';
import { type Entry, toGroups } from '../rules/entry.ts';
import { departuresOf, type HouseRule, type HouseRules } from '../rules/house-rules.ts';
import type { RulesId } from '../rules/ids.ts';
import { FIRST_RULES, loadRules } from '../rules/load.ts';
import type { MoneyRules, Outcome, RuleSet, Transfer } from '../rules/rule-set.ts';
import type { Answer, Problem, Score } from '../rules/score.ts';
import { type Draft, EMPTY_DRAFT, loadDraft, saveDraft } from '../storage/draft.ts';
import { DEFAULT_SETTINGS, loadSettings, type Settings, saveSettings } from '../storage/settings.ts';
import { toWriteProblem, type WriteProblem } from '../storage/store.ts';
import { formatNotation, type NotationError, parseNotation, type WrittenTile } from '../tiles/notation.ts';
import type { Tile } from '../tiles/tiles.ts';
import {
  addTap,
  bonusTiles,
  entryOf,
  type Groups,
  heldCards,
  keyState,
  modeFor,
  nameJokers,
  openSetAt,
  type PickerMode,
  removeBonus,
  removeCard,
  removeLast,
  tidy,
} from './picker.ts';
import { recording } from './recording.ts';
import { circumstances, forgetWinning, takeWinningTile, winningTile } from './winning.ts';

export { THEMES } from '../storage/settings.ts';

/** Undo steps that are kept; a hand is a line of text, so that they cost little. */
const MOST_STEPS = 200;
/** A phone's database can hang after sleep; the picker does not wait for it longer than this. */
const LOAD_PATIENCE_MS = 2000;

const draft = signal<Omit<Draft, 'recording' | 'winning'>>(EMPTY_DRAFT);
/** What is written at each change. */
const kept = computed<Draft>(() => ({
  ...draft.value,
  recording: recording.value,
  winning: { ...circumstances.value, tile: winningTile.value },
}));
export const settings = signal<Settings>(DEFAULT_SETTINGS);

const chosenMode = signal<PickerMode>('sequence');
export const laidDown = signal(false);
/** The pad is shown although the hand is complete. */
export const editing = signal(false);
/** Which item of the breakdown lights its cards. */
export const litItem = signal<number | null>(null);
/** Cards typed on the keyboard that are not yet a group. */
export const typed = signal('');
/** Why what was pasted is no hand; gone with the next change. */
export const unreadable = signal<NotationError | null>(null);

export type Notice =
  | { readonly what: 'handNotSaved' | 'settingsNotSaved'; readonly why: WriteProblem }
  | { readonly what: 'unreadable' };
export const notice = signal<Notice | null>(null);

function groupsOf(text: string): Groups {
  const read = parseNotation(text);
  return read.ok ? read.groups : [];
}

export const groups = computed<Groups>(() => groupsOf(draft.value.now));

/** The rule sets that are there, by id. */
const loadedRules = signal<Readonly<Record<string, RuleSet>>>({ [FIRST_RULES.id]: FIRST_RULES });

/** The rule set in use. Settings name one only when it is there. */
export const rules = computed<RuleSet>(() => loadedRules.value[settings.value.rules] ?? FIRST_RULES);

/** Fetches a rule set, if it is not there yet, and plays by it from now on. */
export async function chooseRules(id: RulesId): Promise<void> {
  await fetchRules(id);
  if (settings.peek().rules !== id) changeSettings({ rules: id });
}

async function fetchRules(id: RulesId): Promise<void> {
  void fetchRuleWords(id).catch(() => {});
  if (loadedRules.peek()[id]) return;
  const fetched = await loadRules(id);
  loadedRules.value = { ...loadedRules.peek(), [id]: fetched };
}

export const house = computed<HouseRules>(() => settings.value.house[settings.value.rules] ?? {});
export const deck = computed(() => rules.value.deck(house.value));
/** How this table pays for hands of this rule set. */
export const money = computed<MoneyRules>(
  () => settings.value.money[settings.value.rules] ?? { scheme: rules.value.moneySchemes[0] ?? 'none', amounts: {} },
);
/** Players at the table, as many as the rule set allows. */
export const players = computed(() =>
  Math.min(rules.value.seats.most, Math.max(rules.value.seats.least, settings.value.players)),
);
/** House rules that differ from the default. */
export const departures = computed<readonly HouseRule[]>(() => departuresOf(rules.value.houseRules, house.value));

export const held = computed(() => heldCards(groups.value));
export const flowers = computed(() => bonusTiles(groups.value));
/** The hand as it is copied out, the winning tile last where there is one. */
export const handText = computed(() => formatNotation(wonWith.value ? toGroups(entry.value) : groups.value));

/** The winning tile that was named, while the hand still holds it. */
export const wonWith = computed(() => {
  const tile = winningTile.value;
  return tile &&
    groups.value.some((group) => group.declaration === 'free' && group.tiles.some((card) => card.tile === tile))
    ? tile
    : null;
});

/** A hand short of cards has no winning tile yet, but drawn or claimed it would be worth something else. */
const ANY_TILE = '1B';

export const entry = computed<Entry>(() => {
  const cards = entryOf(groups.value);
  if (!rules.value.asks.winningTile) return cards;
  const tile = held.value < rules.value.handSize ? ANY_TILE : wonWith.value;
  return tile ? { ...cards, won: { ...circumstances.value, winningTile: tile } } : cards;
});

export const answer = computed<Answer>(() => {
  const scored = rules.value.score(entry.value, house.value);
  // While a laid-down set is being built its next card is the one that is missing, not the one that wins.
  const building = scored.state === 'incomplete' && openSetAt(groups.value) >= 0;
  return building ? { ...scored, waits: [] } : scored;
});
export const score = computed<Score | null>(() => (answer.value.state === 'won' ? answer.value.score : null));
export const showsBreakdown = computed(() => score.value !== null && !editing.value);
/** The cards are there, and how they were won is asked or shown, above the breakdown. */
export const showsWinning = computed(() => {
  if (!rules.value.asks.winningTile || editing.value) return false;
  const given = answer.value;
  return given.state === 'won' || (given.state === 'problem' && ASKED.has(given.problem.why));
});
const ASKED: ReadonlySet<Problem['why']> = new Set(['noWinningTile', 'impossibleEvent']);

export const mode = computed<PickerMode>(() => modeFor(groups.value, chosenMode.value, rules.value.handSize));
export const pad = computed(() => ({
  groups: groups.value,
  deck: deck.value,
  handSize: rules.value.handSize,
  mode: mode.value,
  laidDown: laidDown.value,
}));

export const canUndo = computed(() => draft.value.past.length > 0);
export const canRedo = computed(() => draft.value.future.length > 0);

/** The winner sits at 0, and whoever discarded at 1. */
const outcomeOf = ({ value, points }: Score): Outcome => {
  const drawn = rules.value.asks.winningTile && circumstances.value.selfDrawn;
  return { what: 'won', winner: 0, discarder: drawn ? null : 1, liable: null, value, points };
};

/** Points that seats gain and lose, for rule sets in which they go both ways. */
export const gains = computed<readonly number[]>(() =>
  score.value ? rules.value.gains(outcomeOf(score.value), players.value, house.value) : [],
);

/** What the losers would pay; the winner sits at 0 and, where that matters, the discarder at 1. */
export const owed = computed<readonly Transfer[]>(() => {
  const won = score.value;
  if (!won) return [];
  return rules.value.payments(outcomeOf(won), players.value, house.value, money.value);
});

function change(next: Groups, steps: Pick<Draft, 'past' | 'future'>): void {
  batch(() => {
    const wasWon = score.peek() !== null;
    draft.value = { ...steps, now: formatNotation(next) };
    litItem.value = null;
    unreadable.value = null;
    // A correction that ends in another winning hand shows its score only when asked for.
    if (!(wasWon && score.peek())) editing.value = false;
  });
}

/** One step that Undo takes back. */
function step(next: Groups): void {
  const { past, now } = draft.peek();
  if (formatNotation(next) === now) return;
  change(next, { past: [...past, now].slice(-MOST_STEPS), future: [] });
}

export function tapKey(tile: Tile): void {
  if (keyState(pad.peek(), tile).dead) return;
  step(addTap(groups.peek(), mode.peek(), laidDown.peek(), tile));
}

export const takeOut = (group: number, card: number): void => step(removeCard(groups.peek(), group, card));
export const takeOutLast = (): void => step(removeLast(groups.peek()));
export const takeOutBonus = (tile: Tile): void => step(removeBonus(groups.peek(), tile));
export const nameSet = (at: number, named: readonly WrittenTile[]): void => step(nameJokers(groups.peek(), at, named));

/** Adds cards to the hand, lawful or not: the answer says what is wrong. False where the text is no notation. */
export function enterText(text: string): boolean {
  const read = parseNotation(text);
  if (read.ok) step([...groups.peek(), ...tidy(takeWinningTile(read.groups))]);
  return read.ok;
}

/** Puts another hand in place of this one; false where the text is no notation. */
export function replaceHand(text: string): boolean {
  const read = parseNotation(text);
  if (read.ok) {
    startAfresh();
    step(tidy(takeWinningTile(read.groups)));
  }
  return read.ok;
}

/** A hand of its own, without the steps of the one before. */
export function startHand(text: string): void {
  startAfresh();
  change(tidy(takeWinningTile(groupsOf(text))), { past: [], future: [] });
}

function startAfresh(): void {
  batch(() => {
    chosenMode.value = 'sequence';
    laidDown.value = false;
    editing.value = false;
    typed.value = '';
    forgetWinning();
  });
}

export function clearHand(): void {
  startAfresh();
  step([]);
}

export function undo(): void {
  const { past, now, future } = draft.peek();
  const before = past.at(-1);
  if (before === undefined) return;
  change(groupsOf(before), { past: past.slice(0, -1), future: [...future, now] });
}

export function redo(): void {
  const { past, now, future } = draft.peek();
  const after = future.at(-1);
  if (after === undefined) return;
  change(groupsOf(after), { past: [...past, now], future: future.slice(0, -1) });
}

export function chooseMode(next: PickerMode): void {
  chosenMode.value = next;
}

export function changeSettings(changes: Partial<Settings>): void {
  settings.value = { ...settings.peek(), ...changes };
}

export function changeMoney(changes: Partial<MoneyRules>): void {
  const { rules: id, money: all } = settings.peek();
  changeSettings({ money: { ...all, [id]: { ...money.peek(), ...changes } } });
}

export function changeHouseRule(key: string, value: string | number): void {
  const { rules: id, house: all } = settings.peek();
  changeSettings({ house: { ...all, [id]: { ...all[id], [key]: value } } });
}

/** Writes under way; while there are any, the latest state may not be on the disk yet. */
export const writing = signal(0);
let lastWrite: Promise<void> = Promise.resolve();

function write(save: () => Promise<void>, what: 'handNotSaved' | 'settingsNotSaved'): void {
  writing.value = writing.peek() + 1;
  lastWrite = save()
    .then(
      () => {
        if (notice.peek()?.what === what) notice.value = null;
      },
      (error: unknown) => {
        notice.value = { what, why: toWriteProblem(error) };
      },
    )
    .finally(() => {
      writing.value = writing.peek() - 1;
    });
}

/** Resolves once everything up to now is written, or has been reported as not written. */
export const allWritten = (): Promise<void> => lastWrite;

const patience = <Kept>(loading: Promise<Kept>): Promise<Kept | null> =>
  Promise.race([
    loading.catch(() => null),
    new Promise<null>((resolve) => {
      setTimeout(resolve, LOAD_PATIENCE_MS, null);
    }),
  ]);

/** Takes up what this phone has kept, and from then on writes every change at once. */
export async function restore(): Promise<void> {
  const [keptDraft, keptSettings] = await Promise.all([patience(loadDraft()), patience(loadSettings())]);
  await fetchRules((keptSettings?.value ?? DEFAULT_SETTINGS).rules);
  batch(() => {
    if (keptDraft) {
      draft.value = keptDraft.value;
      recording.value = keptDraft.value.recording;
      const { tile, ...how } = keptDraft.value.winning;
      circumstances.value = how;
      winningTile.value = tile;
    }
    if (keptSettings) settings.value = keptSettings.value;
    if (!(keptDraft && keptSettings)) notice.value = { what: 'handNotSaved', why: 'refused' };
    else if (keptDraft.unreadable || keptSettings.unreadable) notice.value = { what: 'unreadable' };
  });
  onChange(kept, (now) => write(() => saveDraft(now), 'handNotSaved'));
  onChange(settings, (now) => write(() => saveSettings(now), 'settingsNotSaved'));
}

/** Runs at each change, not for the value that is there already. */
function onChange<Value>(source: { readonly value: Value }, react: (value: Value) => void): void {
  let first = true;
  effect(() => {
    const { value } = source;
    if (!first) react(value);
    first = false;
  });
}
