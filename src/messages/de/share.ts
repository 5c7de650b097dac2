/** German, the words of links, pictures and QR codes, and of what they hold when somebody opens them. */
import { formatNumber } from '../format.ts';
import type { Keep } from '../language.ts';
import { counter } from '../plural.ts';

const count = counter('de', formatNumber);
const hands = (n: number): string => count(n, { one: '# Spiel', other: '# Spiele' });

/** A scored hand for other people. */
const hand = {
  title: 'Wertung teilen',
  link: 'Als Link',
  linkAbout: 'Fertig gezählt, nach diesen Hausregeln',
  picture: 'Als Bild',
  pictureAbout: 'Die Karten mit der Wertung',
  text: 'Als Text',
  textAbout: 'In jeder Nachricht lesbar',
  pictureSaved: 'Liegt als Download bereit',
  pictureRefused: 'Das Bild ließ sich nicht erstellen',
  wonWith: (card: string) => `Gewonnen mit: ${card}`,
};

/** Somebody else's hand, opened from a link. */
const opened = {
  title: 'Eine geteilte Hand',
  loading: 'Moment …',
  about:
    'Eine geteilte Hand, gezählt nach den Regeln, die im Link stehen. Deine eigenen Einstellungen bleiben, wie sie sind.',
  aboutErrand: (hand: string, winner: string) =>
    `Gerade wird Spiel ${hand} für ${winner} gezählt. Mach damit weiter, oder brich es ab und sieh dir die geteilte Hand an.`,
  goOn: 'Mit dem Spiel weitermachen',
  leave: 'Abbrechen, geteilte Hand öffnen',
  waits: 'Deine eigene Hand wartet hinter dieser.',
  back: 'Zurück zu meiner Hand',
  toScore: 'Zum Zählen',
  faults: {
    newer: 'Dieser Link stammt aus einer neueren Version von Fourteen. Aktualisiere die App, um ihn zu öffnen.',
    rules: 'Dieser Link gehört zu einer Spielart, die hier nicht bekannt ist.',
    broken: 'Dieser Link ist nicht vollständig; vielleicht fehlt das Ende. Lass ihn dir noch einmal schicken.',
    cards: (why: string) => `Die Karten in diesem Link sind nicht lesbar: ${why}`,
    notLoaded: 'Die Regeln zu dieser Hand konnten nicht geladen werden. Bitte versuch es online noch einmal.',
  },
};

/** A game for other people, and for another phone. */
const send = {
  link: 'Als Link',
  linkAbout:
    'Wer ihn öffnet, sieht Punktestand, Verlauf und Spiele und kann die Partie übernehmen. Alles davon steckt im Link.',
  shareLink: 'Link teilen',
  preparing: 'Moment …',
  long: (signs: string) =>
    `Der Link hat ${signs} Zeichen; manche Messenger schneiden so lange Links ab. Schick dann die Datei.`,
  without: (n: number) =>
    `${count(n, { one: 'Die Wertung von # Spiel fehlt', other: 'Die Wertungen von # Spielen fehlen' })}, damit der Link kurz bleibt. Wert und Punkte sind dabei.`,
  tooLong: 'Diese Partie ist zu lang für einen Link. Schick die Datei.',
  unsupported: 'Dieser Browser kann keine Links zu Partien erstellen. Schick die Datei.',
  failed: 'Die Partie war gerade nicht lesbar.',
  shared: 'Geteilt',
  copied: 'Kopiert, bereit zum Einfügen',
  refused: 'Teilen ging nicht; hier steht der Link zum Kopieren',
  linkLabel: 'Der Link',
  code: 'Als QR-Code',
  codeAbout: 'Für die Kamera eines anderen Handys am Tisch.',
  showCode: 'QR-Code zeigen',
  hideCode: 'QR-Code verbergen',
  codeText: 'QR-Code mit dem Link zu dieser Partie',
  codeTooLong: (signs: string, most: string) =>
    `Der Link hat ${signs} Zeichen; ein Code, den Kameras lesen können, fasst ${most}. Schick den Link oder die Datei.`,
  file: 'Als Datei',
  fileAbout: 'Die ganze Partie mit ihren Wertungen. Auf dem anderen Handy wird sie unter „Sicherung“ eingelesen.',
  save: 'Datei speichern',
  shareFile: 'Datei teilen',
  saved: (name: string) => `„${name}“ liegt als Download bereit.`,
  fileRefused: 'Der Browser hat die Datei nicht geteilt. Speichere sie stattdessen.',
};

/** Somebody else's game, opened from a link. */
const board = {
  title: 'Eine geteilte Partie',
  loading: 'Moment …',
  about: 'Nur zum Ansehen: Auf diesem Handy bleibt nichts davon, außer du übernimmst die Partie.',
  without: (n: number) =>
    `${count(n, { one: '# Spiel kam ohne Wertung', other: '# Spiele kamen ohne Wertung' })}; Wert und Punkte sind, wie sie waren.`,
  added: 'Auf diesem Handy ist sie neu.',
  continued: (here: string, coming: string) => `Auf diesem Handy hat sie ${here}, hier schon ${coming}.`,
  hands,
  known: 'Auf diesem Handy gibt es sie schon, mindestens so weit.',
  conflict: 'Auf diesem Handy ging sie anders weiter. Du kannst beide behalten; überschrieben wird nichts.',
  otherName: (here: string, coming: string) => `${coming} heißt auf diesem Handy ${here}; dabei bleibt es.`,
  take: 'Partie übernehmen',
  update: 'Aktualisieren',
  keepBoth: 'Beide behalten',
  open: 'Partie öffnen',
  toGames: 'Alle Partien',
  notKept: (why: string) => `Nicht gespeichert: ${why}`,
  cannotKeep: 'Die Partien auf diesem Handy sind gerade nicht lesbar, darum lässt sie sich nicht übernehmen.',
  faults: {
    newer: 'Dieser Link stammt aus einer neueren Version von Fourteen. Aktualisiere die App, um ihn zu öffnen.',
    broken:
      'Dieser Link ist nicht vollständig; vielleicht fehlt das Ende. Lass ihn dir noch einmal schicken, oder die Datei.',
    tooLarge: 'In diesem Link steckt mehr als in jeder Partie. Er wurde nicht geöffnet.',
    unsupported:
      'Dieser Browser kann keine Links zu Partien öffnen. Lass dir die Datei schicken und lies sie unter „Sicherung“ ein.',
    heading: 'Die Partie in diesem Link ist nicht lesbar.',
  },
};

export const share = { hand, opened, send, board } satisfies Keep['share'];
