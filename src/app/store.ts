/** The app's state and what may be done to it. Everything shown is derived from the draft and the settings. */
import { batch, computed, signal } from '@preact/signals';
import { fetchRuleWords } from '../messages/rule-words.ts';
import { type Entry, toGroups } from '../rules/entry.ts';
import { departuresOf, type HouseRule, type HouseRules } from '../rules/house-rules.ts';
import type { RulesId } from '../rules/ids.ts';
import { FIRST_RULES, loadRules } from '../rules/load.ts';
import type { RuleSet } from '../rules/rule-set.ts';
import type { Answer, Problem, Score } from '../rules/score.ts';
import {
  type Draft,
  EMPTY_DRAFT,
  type ParkedHand,
  type SharedHand,
  type Swap,
  type SwapSide,
} from '../storage/draft.ts';
import {
  formatNotation,
  MOST_CHARACTERS,
  type NotationError,
  parseNotation,
  type WrittenTile,
} from '../tiles/notation.ts';
import type { Tile } from '../tiles/tiles.ts';
import { notice } from './notice.ts';
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
import { changeSettings, settings } from './settings.ts';
import { circumstances, forgetWinning, takeWinningTile, winningTile } from './winning.ts';

/** Undo steps that are kept; a hand is a line of text, so that they cost little. */
const MOST_STEPS = 200;

type Steps = Pick<Draft, 'past' | 'now' | 'future'>;

const draft = signal<Steps>(EMPTY_DRAFT);
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

function groupsOf(text: string): Groups {
  const read = parseNotation(text);
  return read.ok ? read.groups : [];
}

export const groups = computed<Groups>(() => groupsOf(draft.value.now));

/** The rule sets that are there, by id. */
const loadedRules = signal<Readonly<Record<string, RuleSet>>>({ [FIRST_RULES.id]: FIRST_RULES });

/** The hand of a link lies there, to be scored by its rules; null for one's own. */
export const shared = signal<SharedHand | null>(null);

export const rulesOf = (id: RulesId): RuleSet => loadedRules.value[id] ?? FIRST_RULES;
/** The rules of the errand's game or of the link, else of the game chosen in the settings. */
export const rules = computed(() => rulesOf(recording.value?.rules ?? shared.value?.rules ?? settings.value.rules));
/** By which the hand is scored in fact: no game's name stands over the rules of another. */
export const rulesId = computed(() => rules.value.id as RulesId);

let asked: RulesId | null = null;

/** Fetches a rule set for a game that is chosen. False where that fails, or another was chosen meanwhile: the last wins. */
export async function obtainRules(id: RulesId): Promise<boolean> {
  asked = id;
  return (await fetchRules(id)) && asked === id;
}

/** Plays by a rule set from now on, which is there. */
export function playBy(id: RulesId): void {
  leaveShared();
  if (settings.peek().rules !== id) changeSettings({ rules: id });
}

export async function chooseRules(id: RulesId): Promise<void> {
  if (await obtainRules(id)) playBy(id);
}

/** A rule set with its words, if they are not there yet. False, and said, where they cannot be fetched. */
export async function fetchRules(id: RulesId): Promise<boolean> {
  try {
    const [fetched] = await Promise.all([loadedRules.peek()[id] ?? loadRules(id), fetchRuleWords(id)]);
    loadedRules.value = { ...loadedRules.peek(), [id]: fetched };
    if (notice.peek()?.what === 'rulesNotLoaded') notice.value = null;
    return true;
  } catch {
    notice.value = { what: 'rulesNotLoaded' };
    return false;
  }
}

/** What this table has agreed on for the game of its choice; `own.ts` has the rest of it. */
export const ownHouse = (): HouseRules => settings.value.house[settings.value.rules] ?? {};

/** What holds for the hand on the screen: the agreement of its game, where it is scored for one; the house rules of a link. */
export const house = computed<HouseRules>(() => (recording.value ?? shared.value)?.house ?? ownHouse());
/** A code such as EUR; null is that of the browser's region. */
export const currency = computed(() => recording.value?.currency ?? settings.value.currency);
export const deck = computed(() => rules.value.deck(house.value));
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

/** The steps behind the next one. */
export function stepsBehind({ past, now }: Steps = draft.peek()): Steps['past'] {
  return [...past, now].slice(-MOST_STEPS);
}

/** One step that Undo takes back. What is longer than any hand is refused, and said. */
function step(next: Groups): void {
  const text = formatNotation(next);
  if (text === draft.peek().now) return;
  if (text.length > MOST_CHARACTERS) unreadable.value = { why: 'tooLong', at: MOST_CHARACTERS, text: '' };
  else change(next, { past: stepsBehind(), future: [] });
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
  if (read.ok && text !== handText.peek()) {
    swapHand(() => {
      startAfresh();
      step(tidy(takeWinningTile(read.groups)));
    });
  }
  return read.ok;
}

/** A hand of its own; without the steps of the one before, unless it is told to keep them. */
export function startHand(text: string, past: Steps['past'] = []): void {
  startAfresh();
  swap.value = null;
  change(tidy(takeWinningTile(groupsOf(text))), { past, future: [] });
}

/** The hand as it is kept, with its steps and how it was won. */
export const handKept = computed<ParkedHand>(() => ({
  ...draft.value,
  winning: { ...circumstances.value, tile: winningTile.value },
  shared: shared.value,
  swap: swap.value,
}));

/** Takes up how a hand was won, and whose rules hold for it. */
function wonAs({ winning: { tile, ...how }, shared: link }: Pick<ParkedHand, 'winning' | 'shared'>): void {
  circumstances.value = how;
  winningTile.value = tile;
  shared.value = link;
}

/** How one's own hand was won, and above all the winds, are again what they were before the link. */
function leaveShared(): void {
  const link = shared.peek();
  if (link) wonAs({ winning: link.winning, shared: null });
}

/** Goes on with a hand that was kept. */
export function takeUpHand({ past, now, future, swap: swapped, ...won }: ParkedHand): void {
  batch(() => {
    startAfresh();
    draft.value = { past, now, future };
    swap.value = swapped;
    wonAs(won);
  });
}

/** Puts a hand that was kept behind the steps of the present one, for Undo to reach. */
export function putBehind(kept: ParkedHand): void {
  const steps = draft.peek();
  draft.value = { ...steps, past: [...stepsBehind(kept), ...steps.past].slice(-MOST_STEPS) };
}

function startAfresh(): void {
  batch(() => {
    chosenMode.value = 'sequence';
    laidDown.value = false;
    editing.value = false;
    typed.value = '';
    leaveShared();
    forgetWinning();
  });
}

/** The last step after which the hand was won otherwise, or scored by other rules: Undo and Redo bring that with the cards. */
const swap = signal<Swap | null>(null);

function sideNow(): SwapSide {
  const { now, winning, shared } = handKept.peek();
  return { now, winning, shared, rules: settings.peek().rules };
}

/** Has another hand laid in place of this one, with all that goes with it. */
export function swapHand(lay: () => void, example = false): void {
  batch(() => {
    const before = sideNow();
    lay();
    swap.value = { example, before, after: sideNow() };
  });
}

export const clearHand = (): void =>
  swapHand(() => {
    startAfresh();
    step([]);
  });

/** An example lies there as it came, and one's own hand one step behind it. */
export const handBehind = computed(() => {
  const last = swap.value;
  return last?.example === true && last.before.now !== '' && last.after.now === draft.value.now;
});

/** To the cards of another step; and across the swap, to how they were won and by whose rules they are scored. */
function stepTo({ now, ...steps }: Steps, from: SwapSide | undefined, to: SwapSide | undefined): void {
  if (from?.now === draft.peek().now && to?.now === now) {
    wonAs(to);
    if (to.rules !== from.rules) changeSettings({ rules: to.rules });
    // After a restart they may not be there yet.
    void fetchRules(shared.peek()?.rules ?? to.rules);
  }
  change(groupsOf(now), steps);
}

export function undo(): void {
  const { past, now, future } = draft.peek();
  const before = past.at(-1);
  if (before === undefined) return;
  const last = swap.peek();
  const link = shared.peek();
  batch(() => {
    // The link's hand may have been cleared meanwhile, which was a later swap.
    if (link?.before === before && link.text === now) leaveShared();
    stepTo({ past: past.slice(0, -1), now: before, future: [...future, now] }, last?.after, last?.before);
  });
}

export function redo(): void {
  const { past, now, future } = draft.peek();
  const after = future.at(-1);
  if (after === undefined) return;
  const last = swap.peek();
  batch(() => stepTo({ past: [...past, now], now: after, future: future.slice(0, -1) }, last?.before, last?.after));
}

export function chooseMode(next: PickerMode): void {
  chosenMode.value = next;
}
