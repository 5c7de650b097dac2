import { expect, it } from 'vitest';
import { isRead, readPaths } from './read-paths.mjs';

it.each([
  ['const { later } = ledgerWords().cautions; show(later);', ['ledgerWords.cautions.later']],
  ['const { newGame: words } = ledgerWords(); show(words.title);', ['ledgerWords.newGame.title']],
  ['const words = keep().practice; const { hand } = words; show(hand(1));', ['keep.practice.hand']],
  ['const { hand: { title } } = keep().share; show(title);', ['keep.share.hand.title']],
  ['show(messages().units[rules].word(2));', ['messages.units.*.word']],
  ['show(messages()?.picker?.undo);', ['messages.picker.undo']],
  ['const labels = { save: keep().backup.save };', ['keep.backup.save']],
  ['const a = <Row title={guide().rules.title} />;', ['guide.rules.title']],
  ['const later = 1; // later, messages().update.later', []],
  ['const { later } = ledgerWords().cautions;', []],
  ['show({ keep: other.keep });', []],
])('%s', (source, paths) => {
  expect([...readPaths('messages/a.tsx', source)]).toEqual(expect.arrayContaining(paths));
  expect([...readPaths('messages/a.tsx', source)].length > 0).toBe(paths.length > 0);
});

it('a leaf is read by itself, with all around it, or by what is done with it', () => {
  const read = new Set(['keep.backup.save', 'messages.units.*.word', 'guide.help.rows.map']);
  expect(
    ['keep.backup.save.title', 'messages.units.mcr.word', 'guide.help.rows'].every((leaf) => isRead(read, leaf)),
  ).toBe(true);
  expect(['keep.backup.title', 'messages.units.mcr.value', 'ledgerWords.save'].some((leaf) => isRead(read, leaf))).toBe(
    false,
  );
});

it('only what is imported from the words counts as such', () => {
  const use = 'show(keep().title);';
  expect([...readPaths('screens/a.ts', `import { keep } from '../messages/keep.ts'; ${use}`)]).toEqual(['keep.title']);
  expect([...readPaths('rules/a.ts', `const keep = () => cards; ${use}`)]).toEqual([]);
});
