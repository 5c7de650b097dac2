/** Polish, the words of installing, and of the screen about the app. */
import type { Keep } from '../language.ts';

const install = {
  title: 'Na ekranie początkowym',
  offer: 'Dodaj Fourteen do ekranu początkowego: otwiera się jak aplikacja, także bez zasięgu.',
  about: 'Otwiera się wtedy jak aplikacja, także bez zasięgu.',
  now: 'Zainstaluj',
  how: 'Pokaż, jak',
  never: 'Nie, dziękuję',
  accepted: 'Telefon instaluje aplikację.',
  declined: 'Nie zainstalowano. Można to zrobić także w menu przeglądarki.',
  installed: 'To jest zainstalowana aplikacja.',
  menu: 'Żeby mieć Fourteen na ekranie początkowym, wybierz w menu przeglądarki „Zainstaluj” lub „Dodaj do ekranu głównego”.',
  /** Safari's own words, in its own marks. */
  steps: ['Dotknij „Udostępnij” na pasku przeglądarki.', 'Wybierz „Do ekranu początkowego”.', 'Dotknij „Dodaj”.'],
  apart:
    'Aplikacja na ekranie początkowym jest na początku pusta: gry z przeglądarki zostają w przeglądarce. Żeby je przenieść, zapisz tu kopię zapasową i wczytaj ją tam.',
  apartThere:
    'Ta aplikacja i przeglądarka trzymają gry osobno. Przeniesie je kopia zapasowa, zapisana w jednej i wczytana w drugiej.',
  toBackup: 'Kopia zapasowa',
} satisfies Keep['install'];

const about = {
  title: 'O Fourteen',
  kept: 'Zapisane na telefonie',
  backup: 'Kopia zapasowa i jej wczytanie',
  fullLicences: 'Pełne teksty licencji',
} satisfies Keep['about'];

export { about, install };
