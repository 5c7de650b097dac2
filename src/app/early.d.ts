/** What early.js leaves for main.tsx. */
declare global {
  /** What was done on the drawn screen so far; from then on it is not noted any more. There only where that screen is shown. */
  var takeEarlyEvents: (() => readonly Event[]) | undefined;
}

export {};
