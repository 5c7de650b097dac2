/** One family of line icons, 24 × 24, drawn with the text's color. The control around them carries the name. */
import styles from './style.module.css';

const PATHS = {
  score: 'M7 3h10a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM9 8h6M9 12h6M9 16h3',
  rules: 'M12 6.5C10 5 7 4.5 3.5 4.5v14c3.5 0 6.5.5 8.5 2 2-1.5 5-2 8.5-2v-14c-3.5 0-6.5.5-8.5 2zm0 0v14',
  settings: 'M4 7h9m4 0h3M4 17h3m4 0h9M15 4.5v5M9 14.5v5',
  help: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM9.5 9.5a2.5 2.5 0 1 1 3.6 2.2c-.8.4-1.1.9-1.1 1.8M12 16.6v.1',
  about: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11v6M12 7.5v.1',
  keyboard:
    'M4 6h16a1.5 1.5 0 0 1 1.5 1.5v9A1.5 1.5 0 0 1 20 18H4a1.5 1.5 0 0 1-1.5-1.5v-9A1.5 1.5 0 0 1 4 6zM6.5 10h.1m3.5 0h.1m3.6 0h.1m3.5 0h.1M8.5 14.5h7',
  pencil: 'M4 20l1-4.5L16.5 4a1.8 1.8 0 0 1 2.5 0l1 1a1.8 1.8 0 0 1 0 2.5L8.5 19zM14.5 6l3.5 3.5',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  share: 'M12 15V3.5m0 0L7.5 8M12 3.5L16.5 8M6 12.5H5v8h14v-8h-1',
  close: 'M6 6l12 12M18 6L6 18',
  undo: 'M8.5 5L4 9.5 8.5 14M4.5 9.5H14a5.5 5.5 0 0 1 0 11h-3',
  redo: 'M15.5 5L20 9.5 15.5 14M19.5 9.5H10a5.5 5.5 0 0 0 0 11h3',
  chevron: 'M9 5.5l6.5 6.5L9 18.5',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  copy: 'M9 9h10.5v11.5H9zM15 9V3.5H4.5V15H9',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5L20.5 20.5',
  games: 'M4 20h16M7 16.5V11M12 16.5V4M17 16.5V8',
  more: 'M4.6 12a.9.9 0 1 0 1.8 0 .9.9 0 1 0-1.8 0M11.1 12a.9.9 0 1 0 1.8 0 .9.9 0 1 0-1.8 0M17.6 12a.9.9 0 1 0 1.8 0 .9.9 0 1 0-1.8 0',
  people:
    'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20a6.5 6.5 0 0 1 13 0M16 4.8a3.5 3.5 0 0 1 0 6.4M18.5 14.3a6.5 6.5 0 0 1 3 5.7',
  save: 'M12 3.5V15m0 0l4.5-4.5M12 15l-4.5-4.5M4 15.5V20h16v-4.5',
  coins: 'M9 15.5a6 6 0 1 0 0-12 6 6 0 0 0 0 12zM16.5 9.3a6 6 0 1 1-7.2 7.2M9 7.3v4.4',
  folder: 'M3.5 6.5H10l2 2.5h8.5v10.5h-17z',
  reload: 'M19.5 12a7.5 7.5 0 1 1-2.3-5.4M19.5 3.5v4h-4',
} as const;

export type IconName = keyof typeof PATHS;

export const Icon = ({ name }: { name: IconName }) => (
  <svg class={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
    <path d={PATHS[name]} />
  </svg>
);
