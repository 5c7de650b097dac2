/** A file that was opened with the app, or dropped on it: the Backup screen takes it from here and says what it would do. */
import { signal } from '@preact/signals';

export const openedFile = signal<File | null>(null);
