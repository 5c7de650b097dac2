import 'fake-indexeddb/auto';
import { set } from 'idb-keyval';
import { beforeEach, describe, expect, test } from 'vitest';
import { isOfferDue } from './install-offer.ts';
import { emptyBrowser } from './testing/tabs.ts';

let { loadInstallOffer, noteInstallOffer }: typeof import('./install-offer.ts') = {} as never;
let { theStore }: typeof import('./store.ts') = {} as never;
beforeEach(async () => {
  emptyBrowser();
  ({ loadInstallOffer, noteInstallOffer } = await import('./install-offer.ts'));
  ({ theStore } = await import('./store.ts'));
});

const oneMore = ({ scored }: { scored: number }): { scored: number } => ({ scored: scored + 1 });

test('hands are counted from nothing, two tabs together, and an answer stays', async () => {
  expect(await loadInstallOffer()).toEqual({ scored: 0, answered: false });
  await Promise.all([noteInstallOffer(oneMore), noteInstallOffer(oneMore)]);
  expect(await noteInstallOffer(() => ({ answered: true }))).toEqual({ scored: 2, answered: true });
  expect(await loadInstallOffer()).toEqual({ scored: 2, answered: true });
});

test.each([{ scored: -1, answered: false }, { scored: '3', answered: false }, { scored: 3 }, 'yes'])(
  'a record that cannot be read counts as none: %o',
  async (record) => {
    await set('install-offer', typeof record === 'string' ? record : { version: 1, ...record }, theStore());
    expect(await loadInstallOffer()).toEqual({ scored: 0, answered: false });
  },
);

describe('the offer', () => {
  test.each([
    [{ scored: 2, answered: false }, false, false],
    [{ scored: 3, answered: false }, false, true],
    [{ scored: 0, answered: false }, true, true],
    [{ scored: 9, answered: true }, true, false],
  ])('with %o, and in a game that has a hand: %s, is due: %s', (kept, inGame, due) =>
    expect(isOfferDue(kept, inGame)).toBe(due),
  );
});
