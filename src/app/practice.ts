/** Practice: the hand that is to be counted, what was made of it so far, and what the phone keeps of it all. */
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import { type DrawnHand, drawHand } from '../practice/draw.ts';
import { judgeElements, judgeTotal, type Verdict } from '../practice/judge.ts';
import { type LevelId, levelOf } from '../practice/levels.ts';
import { formatTask, type LinkedTask, readTask } from '../practice/link.ts';
import { weightsOf, withVerdict } from '../practice/record.ts';
import { parseHandLink, type ReadHandLink } from '../rules/hand-link.ts';
import { RULES, type RulesId } from '../rules/list.ts';
import type { RuleSet } from '../rules/rule-set.ts';
import { WAYS } from '../rules/ways.ts';
import { changePractice, type KeptPractice, loadPractice, NOTHING_KEPT, type Practice } from '../storage/practice.ts';
import { placeLink } from './place-link.ts';
import { goTo, place } from './router.ts';
import { settings } from './settings.ts';
import { fetchRules } from './store.ts';

/** A hand under somebody's eyes. */
export interface Task extends DrawnHand {
  readonly rules: RuleSet;
  readonly id: RulesId;
  /** The link that it came by; null for one that was drawn. */
  readonly link: string | null;
}

export type Opened =
  | { readonly state: 'loading' }
  | { readonly state: 'there'; readonly task: Task }
  | { readonly state: 'badLink'; readonly link: string; readonly why: LinkFault }
  /** The rules could not be fetched, or gave no hand. */
  | { readonly state: 'failed' };

/** The link cannot be read, or what it says is no hand to count. */
export type LinkFault = Extract<ReadHandLink | LinkedTask, { ok: false }>;

export type AnswerBy = 'elements' | 'total';

const kept = signal<Practice | null>(null);
/** What could not be done with what is kept. */
export const practiceTrouble = signal<'unreadable' | 'notKept' | null>(null);

const chosenRules = signal<RulesId | null>(null);
/** The rule set that is practised: that of the table, until another is chosen here. */
export const practiceRules = computed<RulesId>(() => chosenRules.value ?? settings.value.rules);

const recordOf = (id: RulesId): KeptPractice => kept.value?.[id] ?? NOTHING_KEPT;
/** How somebody does under the rules that are practised. */
export const practiceRecord: ReadonlySignal<KeptPractice> = computed(() => recordOf(practiceRules.value));
export const practiceLevel = computed<LevelId>(() =>
  levelOf(practiceRules.value, practiceRecord.value.level ?? undefined),
);

const opened = signal<Opened>({ state: 'loading' });
export const practiceHand: ReadonlySignal<Opened> = opened;
export const answerBy = signal<AnswerBy>('elements');
export const claims = signal<ReadonlyMap<string, number>>(new Map());
/** What was typed as the total; null while it is no number. */
export const claimedTotal = signal<number | null>(null);
const judged = signal<Verdict | null>(null);
/** What became of the answer; null until there is one. */
export const verdict: ReadonlySignal<Verdict | null> = judged;

function show(next: Opened): void {
  batch(() => {
    opened.value = next;
    claims.value = new Map();
    claimedTotal.value = null;
    judged.value = null;
  });
}

async function openRecord(): Promise<void> {
  if (!kept.peek()) await readRecord();
}

async function readRecord(): Promise<void> {
  try {
    const { value, unreadable } = await loadPractice();
    if (unreadable) practiceTrouble.value = 'unreadable';
    kept.value = value;
  } catch {
    practiceTrouble.value = 'notKept';
    kept.value ??= {};
  }
}

/** Of several hands asked for at once the last is shown. */
let asked = 0;

async function open(id: RulesId, make: (rules: RuleSet) => Opened): Promise<void> {
  asked += 1;
  const mine = asked;
  const [fetched] = await Promise.all([fetchRules(id), openRecord()]);
  if (mine === asked) show(fetched ? made(() => make(RULES[id])) : { state: 'failed' });
}

/** Chance may find no hand in all its tries; the next time it is another chance. */
function made(make: () => Opened): Opened {
  try {
    return make();
  } catch {
    return { state: 'failed' };
  }
}

const newSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

/** Whether a hand is the very one under somebody's eyes. */
function isShown(id: RulesId, { entry }: DrawnHand): boolean {
  const shown = opened.peek();
  return shown.state === 'there' && formatTask(id, entry) === formatTask(shown.task.id, shown.task.entry);
}

/** Another hand at the chosen level, leaning towards what goes wrong. */
const draw = (): Promise<void> => {
  const id = practiceRules.peek();
  return open(id, (rules) => {
    const byChance = (): DrawnHand =>
      drawHand(rules, practiceLevel.peek(), newSeed(), weightsOf(practiceRecord.peek()));
    let drawn = byChance();
    while (isShown(id, drawn)) drawn = byChance();
    return { state: 'there', task: { ...drawn, rules, id, link: null } };
  });
};

function openLink(link: string): Promise<void> {
  const read = parseHandLink(link);
  if (!read.ok) {
    asked += 1;
    show({ state: 'badLink', link, why: read });
    return openRecord();
  }
  const id = read.hand.rules;
  return open(id, (rules) => {
    const task = readTask(read.hand, rules);
    if (!task.ok) return { state: 'badLink', link, why: task };
    chosenRules.value = id;
    return { state: 'there', task: { entry: task.entry, score: task.score, rules, id, link } };
  });
}

const linkOf = (shown: Opened): string | null => {
  if (shown.state === 'there') return shown.task.link;
  return shown.state === 'badLink' ? shown.link : null;
};

/** Shows the hand of the address; without one, goes on with the hand that was drawn last. */
export function openPractice(link: string): void {
  // A backup or another tab may have changed it; what could not be kept is in this tab alone.
  if (kept.peek() && practiceTrouble.peek() !== 'notKept') void readRecord();
  const shown = opened.peek();
  if (link !== '') {
    if (linkOf(shown) !== link) void openLink(link);
  } else if (shown.state !== 'there' || shown.task.link !== null) void draw();
}

/** Another hand. That of a link goes with its address: at the one without a link, a hand is drawn. */
export function nextHand(): void {
  if (place.peek().argument === '') void draw();
  else goTo('practice');
}

export function choosePracticeRules(id: RulesId): void {
  chosenRules.value = id;
  nextHand();
}

export async function chooseLevel(level: LevelId): Promise<void> {
  const id = practiceRules.peek();
  kept.value = { ...kept.peek(), [id]: { ...recordOf(id), level } };
  nextHand();
  await change(id, (record) => ({ ...record, level }));
}

async function change(id: RulesId, how: (record: KeptPractice) => KeptPractice): Promise<void> {
  try {
    kept.value = await changePractice(id, how);
    if (practiceTrouble.peek() === 'notKept') practiceTrouble.value = null;
  } catch {
    // It counts on until the app is closed.
    practiceTrouble.value = 'notKept';
    kept.value = { ...kept.peek(), [id]: how(recordOf(id)) };
  }
}

/** Judges the answer as it stands; once a hand. */
export function checkAnswer(): void {
  const shown = opened.peek();
  if (shown.state !== 'there' || judged.peek()) return;
  const { entry, score, rules, id } = shown.task;
  const total = claimedTotal.peek();
  if (answerBy.peek() === 'total' && total === null) return;
  const found =
    answerBy.peek() === 'total'
      ? judgeTotal(total ?? 0, score)
      : judgeElements(claims.peek(), score, WAYS[id](entry, {}), rules);
  judged.value = found;
  void change(id, (record) => ({ ...withVerdict(record, found), level: record.level }));
}

/** The whole address of a hand, for other people. */
export const addressOf = ({ id, entry }: Task): string => placeLink(`practice/${formatTask(id, entry)}`);
