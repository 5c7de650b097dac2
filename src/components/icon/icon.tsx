/** One family of line icons, 24 × 24, drawn with the text's color. The control around them carries the name. */
import styles from './style.module.css';

const PATHS = {
  score: 'M7 3h10a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM9 8h6M9 12h6M9 16h3',
  rules:
    'M12 6.5C10 5 7 4.500 3.500 4.500v14c3.500 0 6.500.5 8.500 2 2-1.500 5-2 8.500-2v-14c-3.500 0-6.500.5-8.500 2zm0 0v14',
  settings: 'M4 7h9m4 0h3M4 17h3m4 0h9M15 4.500v5M9 14.500v5',
  help: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM9.500 9.500a2.500 2.500 0 1 1 3.600 2.200c-.8.4-1.100.9-1.100 1.800M12 16.600v.1',
  keyboard:
    'M4 6h16a1.500 1.500 0 0 1 1.500 1.500v9A1.500 1.500 0 0 1 20 18H4a1.500 1.500 0 0 1-1.500-1.500v-9A1.500 1.500 0 0 1 4 6zM6.500 10h.1m3.500 0h.1m3.600 0h.1m3.500 0h.1M8.500 14.500h7',
  pencil:
    'M4 20l1-4.500L16.500 4a1.800 1.800 0 0 1 2.500 0l1 1a1.800 1.800 0 0 1 0 2.500L8.500 19zM14.500 6l3.500 3.500',
  check: 'M5 12.500l4.500 4.500L19 7.500',
  share: 'M12 15V3.500m0 0L7.500 8M12 3.500L16.500 8M6 12.500H5v8h14v-8h-1',
  close: 'M6 6l12 12M18 6L6 18',
  undo: 'M8.500 5L4 9.500 8.500 14M4.500 9.500H14a5.500 5.500 0 0 1 0 11h-3',
  redo: 'M15.500 5L20 9.500 15.500 14M19.500 9.500H10a5.500 5.500 0 0 0 0 11h3',
  chevron: 'M9 5.500l6.500 6.500L9 18.500',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  copy: 'M9 9h10.500v11.500H9zM15 9V3.500H4.500V15H9',
  search: 'M10.500 17a6.500 6.500 0 1 0 0-13 6.500 6.500 0 0 0 0 13zM15.500 15.500L20.500 20.500',
  reload: 'M19.500 12a7.500 7.500 0 1 1-2.300-5.400M19.500 3.500v4h-4',
} as const;

export type IconName = keyof typeof PATHS;

export const Icon = ({ name }: { name: IconName }) => (
  <svg class={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
    <path d={PATHS[name]} />
  </svg>
);
