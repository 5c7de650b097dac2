import './testing/page.ts';
import { expect, it, vi } from 'vitest';
import { loadRules } from '../rules/load.ts';
import { DEFAULT_SETTINGS, loadSettings } from '../storage/settings.ts';
import { takeSettings } from './backup.ts';
import { settings } from './settings.ts';
import { rules } from './store.ts';

vi.mock('../rules/load.ts', { spy: true });

it('settings of a backup choose no game whose rules cannot be fetched', async () => {
  vi.mocked(loadRules).mockRejectedValueOnce(new Error('offline'));
  await takeSettings({ ...DEFAULT_SETTINGS, rules: 'mcr', players: 3 });
  expect([settings.value.rules, settings.value.players, rules.value.id]).toEqual(['mhing', 3, 'mhing']);
  await takeSettings({ ...DEFAULT_SETTINGS, rules: 'mcr', players: 3 });
  expect([settings.value.rules, rules.value.id]).toEqual(['mcr', 'mcr']);
  await expect.poll(async () => (await loadSettings()).value).toMatchObject({ rules: 'mcr', players: 3 });
});
