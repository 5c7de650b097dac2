/** What the table has chosen. A change is shown at once and merged into what is kept, so that two tabs do not undo each other. */
import { signal } from '@preact/signals';
import { DEFAULT_SETTINGS, type Settings, saveSettings } from '../storage/settings.ts';
import { report } from './notice.ts';

export { THEMES } from '../storage/settings.ts';

export const settings = signal<Settings>(DEFAULT_SETTINGS);

export function changeSettings(changes: Partial<Settings>): void {
  settings.value = { ...settings.peek(), ...changes };
  report(saveSettings(changes), 'settingsNotSaved');
}
