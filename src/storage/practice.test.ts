import 'fake-indexeddb/auto';
import { get, set } from 'idb-keyval';
import { beforeEach, describe, expect, test } from 'vitest';
import { emptyBrowser } from './testing/tabs.ts';

let { changePractice, decodePractice, loadPractice, NOTHING_KEPT }: typeof import('./practice.ts') = {} as never;
let { loadAside }: typeof import('./aside.ts') = {} as never;
let { theStore }: typeof import('./store.ts') = {} as never;
beforeEach(async () => {
  emptyBrowser();
  ({ changePractice, decodePractice, loadPractice, NOTHING_KEPT } = await import('./practice.ts'));
  ({ loadAside } = await import('./aside.ts'));
  ({ theStore } = await import('./store.ts'));
});

const ONE = {
  hands: 3,
  right: 2,
  streak: 1,
  best: 2,
  level: 'plain',
  elements: { royalRun: { seen: 2, missed: 1, wrong: 0 } },
};

test('what is counted is there again, each rule set by itself', async () => {
  expect(await loadPractice()).toEqual({ value: {}, unreadable: false });
  await changePractice('mhing', () => ONE);
  await changePractice('mcr', (kept) => ({ ...kept, level: 'rare' }));
  expect((await loadPractice()).value).toEqual({ mhing: ONE, mcr: { ...NOTHING_KEPT, level: 'rare' } });
});

test('changes at the same time are all counted', async () => {
  await Promise.all(
    Array.from({ length: 20 }, () => changePractice('mhing', (kept) => ({ ...kept, hands: kept.hands + 1 }))),
  );
  expect((await loadPractice()).value.mhing?.hands).toBe(20);
});

test('a record that cannot be read is put aside, whoever meets it first', async () => {
  const broken = { version: 1, rules: { mhing: { ...ONE, hands: 'many' } } };
  await set('practice', broken, theStore());
  expect(await loadPractice()).toEqual({ value: {}, unreadable: true });
  await set('practice', broken, theStore());
  await changePractice('mhing', () => ONE);
  expect((await loadPractice()).value).toEqual({ mhing: ONE });
  expect((await loadAside()).map(({ of, record }) => [of, record])).toEqual([
    ['practice', broken],
    ['practice', broken],
  ]);
  expect(await get('practice', theStore())).toEqual({ version: 1, rules: { mhing: ONE } });
});

describe('no practice', () => {
  const tally = { seen: 1, missed: 0, wrong: 0 };
  test.each([
    [null],
    [{ version: 2, rules: {} }],
    [{ version: 1 }],
    [{ version: 1, rules: { riichi: ONE } }],
    [{ version: 1, rules: { mhing: { ...ONE, streak: 3 } } }],
    [{ version: 1, rules: { mhing: { ...ONE, hands: -1 } } }],
    [{ version: 1, rules: { mhing: { ...ONE, level: 7 } } }],
    [{ version: 1, rules: { mhing: { ...ONE, elements: [] } } }],
    [{ version: 1, rules: { mhing: { ...ONE, elements: { royalRun: { seen: 1, missed: 2, wrong: 0 } } } } }],
    [{ version: 1, rules: { mhing: { ...ONE, elements: { ['x'.repeat(61)]: tally } } } }],
    [
      {
        version: 1,
        rules: { mhing: { ...ONE, elements: Object.fromEntries(Array.from({ length: 301 }, (_, at) => [at, tally])) } },
      },
    ],
  ])('is %j', (record) => expect(decodePractice(record)).toBeNull());

  test('but an element that no rule set knows is kept', () => {
    const record = { version: 1, rules: { mhing: { ...ONE, elements: { unheardOf: tally } } } };
    expect(decodePractice(record)).toEqual(record.rules);
  });
});
