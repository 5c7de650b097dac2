/**
 * Taking up what the phone has kept, and writing every change of the hand at once. Nothing is written before what is kept
 * has been read: a slow or failing database must not cost the hand that lies in it.
 */
import { batch, computed, effect, signal } from '@preact/signals';
import { FIRST_RULES } from '../rules/load.ts';
import { type Draft, EMPTY_DRAFT, loadDraft, saveDraft } from '../storage/draft.ts';
import { DEFAULT_SETTINGS, loadSettings } from '../storage/settings.ts';
import { notice, report } from './notice.ts';
import { leftHand, parked, recording } from './recording.ts';
import { settings } from './settings.ts';
import { fetchRules, handKept, putBehind, takeUpHand } from './store.ts';

/** The picker does not wait longer than this for what is kept; it arrives later, then. */
const LOAD_PATIENCE_MS = 2000;
/** Whoever waits for the last write gives up after this. */
const WRITE_PATIENCE_MS = 5000;

const after = <Value>(ms: number, value: Value): Promise<Value> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms, value);
  });

/** What is written at each change. */
const kept = computed<Draft>(() => ({
  ...handKept.value,
  recording: recording.value,
  parked: parked.value,
  left: leftHand.value,
}));

/** Writes under way; while there are any, the latest state may not be on the disk yet. */
export const writing = signal(0);
/** The last state is not on the disk. */
let unsaved = false;
let loaded = false;
/** The draft that was taken up; an empty one until then. */
let keptDraft: Draft = EMPTY_DRAFT;
let lastWrite: Promise<unknown> = Promise.resolve();

async function takeUpDraft(): Promise<void> {
  if (loaded) return;
  const { value, unreadable } = await loadDraft();
  const { recording: errand, parked: aside, left, ...hand } = value;
  for (const needed of [errand, hand.shared, aside?.shared]) {
    // By other rules it would be another hand: it stays on the disk until they can be fetched.
    if (needed && !(await fetchRules(needed.rules))) throw new Error(needed.rules);
  }
  if (loaded) return;
  loaded = true;
  keptDraft = value;
  if (unreadable) notice.value = { what: 'handUnreadable' };
  const begun = handKept.peek();
  const untouched = !recording.peek() && begun.now === '' && begun.past.length === 0;
  const own = errand ? aside : hand;
  batch(() => {
    leftHand.value ??= left;
    if (own) (untouched ? takeUpHand : putBehind)(own);
    if (!errand || recording.peek()) return;
    parked.value = handKept.peek();
    recording.value = errand;
    takeUpHand(hand);
  });
}

async function takeUpSettings(): Promise<void> {
  const { value, unreadable } = await loadSettings();
  if (unreadable) notice.value = { what: 'settingsUnreadable' };
  // Those of the first screen are there; their words come with the breakdown, and the first paint does not wait for them.
  const there = value.rules === FIRST_RULES.id || (await fetchRules(value.rules));
  // Playing by other rules than chosen is better than not playing.
  if (there) settings.value = value;
  else settings.value = { ...value, rules: settings.peek().rules };
}

/** One write of the present state; what was kept is read before, if that has not been possible yet. */
async function write(): Promise<boolean> {
  writing.value = writing.peek() + 1;
  unsaved = true;
  const saving = loaded ? saveDraft(kept.peek()) : takeUpDraft().then(() => saveDraft(kept.peek()));
  const done = await report(saving, 'handNotSaved');
  writing.value = writing.peek() - 1;
  if (done && writing.peek() === 0) unsaved = false;
  return done;
}

/** Writes what is not on the disk yet, once more if it must. False where it could not be written in time. */
export async function allWritten(): Promise<boolean> {
  const settled = (async (): Promise<boolean> => {
    await lastWrite;
    return unsaved ? write() : true;
  })();
  return Promise.race([settled, after(WRITE_PATIENCE_MS, false)]);
}

/**
 * Reads what is kept, waits for it a little, and from then on keeps every change. False where nothing is there so far, as on
 * a first visit.
 */
export async function restore(): Promise<boolean> {
  const reading = Promise.all([
    takeUpSettings().catch(() => {
      notice.value = { what: 'settingsNotSaved', why: 'refused' };
      return fetchRules(settings.peek().rules);
    }),
    takeUpDraft().catch(() => {
      if (notice.peek()?.what !== 'rulesNotLoaded') notice.value = { what: 'handNotSaved', why: 'refused' };
    }),
  ]);
  await Promise.race([reading, after(LOAD_PATIENCE_MS, undefined)]);
  followHand();
  document.addEventListener('visibilitychange', () => {
    // A phone that was asleep: try again what failed, and see what another tab has chosen.
    if (unsaved) void write();
    else takeUpDraft().catch(() => {});
    if (document.visibilityState === 'visible') void takeUpSettings().catch(() => {});
  });
  return keptDraft !== EMPTY_DRAFT || settings.peek() !== DEFAULT_SETTINGS;
}

/** Writes at each change, not for the state that is there already. */
function followHand(): void {
  let first = true;
  effect(() => {
    kept.value;
    if (!first) lastWrite = write();
    first = false;
  });
}
