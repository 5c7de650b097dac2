/** German, the words of installing, and of the screen about the app. */
import type { Keep } from '../language.ts';

const install = {
  title: 'Auf dem Startbildschirm',
  offer: 'Leg Fourteen auf den Startbildschirm: Dort öffnet es sich wie eine App, auch ohne Empfang.',
  about: 'Dann öffnet es sich wie eine App, auch ohne Empfang.',
  now: 'Installieren',
  how: 'Zeig mir, wie',
  never: 'Nein, danke',
  accepted: 'Das Handy installiert es gerade.',
  declined: 'Nicht installiert. Im Menü des Browsers geht es auch.',
  installed: 'Das hier ist die installierte App.',
  menu: 'Soll es dorthin, wähle im Menü des Browsers „Installieren“ oder „Zum Startbildschirm hinzufügen“.',
  /** Safari's own words, in its own marks. */
  steps: ['Tippe in der Leiste des Browsers auf „Teilen“.', 'Wähle „Zum Home-Bildschirm“.', 'Tippe auf „Hinzufügen“.'],
  apart:
    'Die App auf dem Startbildschirm fängt leer an: Die Partien aus diesem Tab bleiben im Tab. Sollen sie mit, speichere hier eine Sicherung und lies sie dort ein.',
  apartThere:
    'Diese App und der Tab im Browser haben getrennte Partien. Mit einer Sicherung, hier gespeichert und dort eingelesen oder umgekehrt, bringst du sie hinüber.',
  toBackup: 'Zur Sicherung',
} satisfies Keep['install'];

const about = {
  title: 'Über Fourteen',
  kept: 'Auf diesem Handy',
  backup: 'Sicherung speichern oder einlesen',
  fullLicences: 'Alle Lizenzen im Wortlaut',
} satisfies Keep['about'];

export { about, install };
