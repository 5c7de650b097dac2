/**
 * Another hand in place of the one that lies there: however it came, one Undo brings back the cards, how they were won and
 * the rules they were scored by, and one Redo the other hand, also after a restart.
 */
import './testing/page.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { CLAIMED } from '../rules/entry.ts';
import { parseHandLink } from '../rules/hand-link.ts';
import type { RulesId } from '../rules/ids.ts';
import { decodeDraft, EMPTY_DRAFT } from '../storage/draft.ts';
import { openExample } from './example.ts';
import { openHandLink } from './hand-link.ts';
import { settings } from './settings.ts';
import {
  canUndo,
  chooseRules,
  clearHand,
  handKept,
  redo,
  replaceHand,
  rulesId,
  shared,
  startHand,
  takeUpHand,
  undo,
} from './store.ts';
import { circumstances } from './winning.ts';

async function openLink(link: string): Promise<void> {
  const read = parseHandLink(link);
  if (!read.ok) throw new Error(read.why);
  expect(await openHandLink(read.hand, () => true)).toBe('opened');
}

const OWN = '123B 456D 99C 67C SSS + 8C';
const WEST = '1/mcr/123B-456D-678C-99D-RRR-wR/dWEl';
const NORTH = '1/mcr/123B-456D-678C-99C-GGG-wG/cNE';

const layOwn = async (rules: RulesId): Promise<void> => {
  await chooseRules(rules);
  startHand(OWN);
  circumstances.value = { ...CLAIMED, selfDrawn: true, seatWind: 'S' };
};

/** What lies there. */
const LYING = {
  'one’s own hand': () => layOwn('hongkong'),
  'the hand of a link': async () => {
    await layOwn('mhing');
    await openLink(WEST);
  },
  'the hand of a link over that of another': async () => {
    await layOwn('hongkong');
    await openLink(WEST);
    await openLink(NORTH);
  },
} as const;

/** What is done to it. */
const SWAPS = {
  cleared: async () => clearHand(),
  replaced: async () => void replaceHand('111B 222B 333B 444B 55D'),
  'changed for a link': () => openLink('1/hongkong/123B-456D-678C-99D-RRR-wR/cSE'),
  'changed for a link of the same cards': () => openLink(WEST.replace('dWEl', 'cSS')),
  'changed for an example': () => openExample('mcr', '[RRR] 123B 456D 678C 9D + 9D', CLAIMED),
  'changed for an example of another game': () => openExample('mhing', '123B 456D 99C EEE NNN', CLAIMED),
  'changed for an example of the same tiles': () => openExample('hongkong', OWN, CLAIMED),
} as const;

/** As a closed browser that is opened again. */
function restart(): void {
  const record = structuredClone({ version: 1, ...handKept.peek(), recording: null, parked: null });
  takeUpHand(EMPTY_DRAFT);
  const kept = decodeDraft(record);
  if (!kept) throw new Error('unreadable');
  takeUpHand(kept);
}

const seen = () => {
  const { now, winning, shared: link } = handKept.value;
  return { now, winning, link, rules: rulesId.value, chosen: settings.value.rules };
};

describe.each(Object.entries(LYING))('%s', (_, lie) => {
  describe.each(Object.entries(SWAPS))('%s', (_, swap) => {
    it.each([
      ['in the same sitting', () => {}],
      ['after a restart', restart],
    ])('is one undo away %s', async (_, meanwhile) => {
      await lie();
      const before = seen();
      await swap();
      const after = seen();
      meanwhile();
      undo();
      expect(seen()).toEqual(before);
      meanwhile();
      redo();
      expect(seen()).toEqual(after);
    });
  });
});

describe('the hand of a link', () => {
  beforeEach(LYING['the hand of a link over that of another']);

  it('is not one’s own: the winds after it are those before the first link', () => {
    clearHand();
    expect(circumstances.value.seatWind).toBe('S');
    expect(rulesId.value).toBe('hongkong');
  });

  it('leaves one’s own winds where another game is chosen', async () => {
    await chooseRules('mhing');
    expect(circumstances.value.seatWind).toBe('S');
  });

  it.each([
    ['in the same sitting', () => {}],
    ['after a restart', restart],
  ])('gives way to one’s own after as many steps as there were links %s', (_, meanwhile) => {
    meanwhile();
    undo();
    expect(circumstances.value.seatWind).toBe('W');
    meanwhile();
    undo();
    expect([shared.value, circumstances.value.seatWind, canUndo.value]).toEqual([null, 'S', false]);
  });
});

it('a hand that was kept without its swap, or with one that cannot be read, is undone by its cards', async () => {
  await layOwn('mhing');
  clearHand();
  for (const swap of [undefined, null, 'x', {}, { before: {}, after: {} }]) {
    const record = structuredClone({ version: 1, ...handKept.peek(), swap });
    expect(decodeDraft(record)).toMatchObject({ past: handKept.peek().past, swap: null });
  }
});
