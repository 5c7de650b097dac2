/** Which hand lies there to be counted: that of the address, or one that is drawn, and the way from one to the other. */
import './testing/page.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { drawHand } from '../practice/draw.ts';
import { loadRules } from '../rules/load.ts';
import { chooseLevel, choosePracticeRules, nextHand, openPractice, practiceHand, practiceRules } from './practice.ts';
import { goTo, place } from './router.ts';

vi.mock('../practice/draw.ts', { spy: true });
vi.mock('../rules/load.ts', { spy: true });

const ROYAL = '1/mhing/o12j3B-456B-789B-333D-EE-FF';
const LAST_TILE = '1/mcr/k2222B-o6666D-345C-789C-S-2F-wS/dSEl';

// As the screen does.
place.subscribe(({ argument }) => openPractice(argument));

const task = () => (practiceHand.value.state === 'there' ? practiceHand.value.task : null);
const linked = (link: string) => expect.poll(() => task()?.link).toBe(link);
const drawn = () => expect.poll(() => task()?.link).toBe(null);

describe('the hand of a link', () => {
  beforeEach(async () => {
    goTo('practice', ROYAL);
    await linked(ROYAL);
  });

  it.each([
    ['another game', () => choosePracticeRules('hongkong'), 'hongkong'],
    ['another level', () => void chooseLevel('jokers'), 'mhing'],
    ['another hand', () => nextHand(), 'mhing'],
  ])('gives way to %s, and its address with it', async (_, choose, id) => {
    choose();
    await drawn();
    expect(place.value).toEqual({ path: 'practice', argument: '' });
    expect([practiceRules.value, task()?.id]).toEqual([id, id]);
    const first = task();
    nextHand();
    await expect.poll(task).not.toBe(first);
    expect(task()?.link).toBe(null);
  });
});

describe('where there is no hand', () => {
  it('because the rules could not be fetched, the link is tried again', async () => {
    vi.mocked(loadRules).mockRejectedValueOnce(new Error('offline'));
    goTo('practice', LAST_TILE);
    await expect.poll(() => practiceHand.value.state).toBe('failed');
    openPractice(LAST_TILE);
    await linked(LAST_TILE);
  });

  it('because none was found, another one can be asked for', async () => {
    vi.mocked(drawHand).mockImplementationOnce(() => {
      throw new Error('no hand in 2000 tries');
    });
    nextHand();
    await expect.poll(() => practiceHand.value.state).toBe('failed');
    choosePracticeRules('mhing');
    await drawn();
  });
});

it('another hand is another one, even if chance has it otherwise', async () => {
  goTo('practice');
  await drawn();
  const seeds = [7, 7, 7, 8];
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((into) => {
    (into as Uint32Array)[0] = seeds.shift() ?? 0;
    return into;
  });
  const shown = () => JSON.stringify(task()?.entry);
  const first = task();
  nextHand();
  await expect.poll(task).not.toBe(first);
  const before = shown();
  nextHand();
  await expect.poll(shown).not.toBe(before);
  expect(seeds).toEqual([]);
});
