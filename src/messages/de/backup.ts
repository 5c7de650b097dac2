/** German, the words of backups: saving everything, bringing a file in, tables, and what could not be read. */
import { formatNumber } from '../format.ts';
import type { Keep } from '../language.ts';
import { counter } from '../plural.ts';

const count = counter('de', formatNumber);
const games = (n: number): string => count(n, { one: '# Partie', other: '# Partien' });
const players = (n: number): string => count(n, { one: '# Spieler', other: '# Spieler' });
const hands = (n: number): string => count(n, { one: '# Spiel', other: '# Spiele' });

const keeping = {
  title: 'Auf diesem Handy',
  nothing: 'Hier ist noch keine Partie gespeichert.',
  holds: (gameCount: number, playerCount: number) =>
    `Hier gespeichert: ${games(gameCount)} und ${players(playerCount)}.`,
  size: (size: string) => `Belegter Platz: ${size}, die App selbst mitgerechnet.`,
  promise: {
    granted: 'Der Browser hat versprochen, alles zu behalten, auch wenn auf dem Handy der Platz knapp wird.',
    refused:
      'Der Browser hat nicht versprochen, alles zu behalten: Wird auf dem Handy der Platz knapp, löscht er es vielleicht. Mit einer Sicherung ab und zu ist das kein Problem.',
    unsupported:
      'Dieser Browser sagt nicht, ob er alles auf Dauer behält. Mit einer Sicherung ab und zu bist du auf der sicheren Seite.',
  },
  ask: 'Um das Versprechen bitten',
  asked: {
    granted: 'Er hat es versprochen.',
    refused:
      'Er hat es nicht versprochen. Oft tut er es, sobald die App auf dem Startbildschirm liegt oder eine Weile benutzt wurde.',
    unsupported: 'So ein Versprechen kennt dieser Browser nicht.',
  },
  safari:
    'Safari löscht nach sieben Tagen ohne Besuch, was eine Website gespeichert hat. Eine App auf dem Startbildschirm bleibt davon verschont, fängt aber leer an: Speichere hier eine Sicherung und lies sie dort ein.',
  homeScreen:
    'Safari und die App auf dem Startbildschirm haben getrennte Partien. Mit einer Sicherung bringst du sie hinüber.',
  never: 'Auf diesem Handy wurde noch nie gesichert.',
  last: (when: string, handCount: number) =>
    handCount === 0
      ? `Letzte Sicherung: ${when}. Seitdem kam nichts dazu.`
      : `Letzte Sicherung: ${when}. ${count(handCount, { one: 'Seitdem kam # Spiel dazu', other: 'Seitdem kamen # Spiele dazu' })}.`,
  failed: (why: string) => `Was hier gespeichert ist, war nicht lesbar: ${why}`,
};

const save = {
  save: 'Sicherung speichern',
  share: 'Sicherung teilen',
  copy: 'Als Text kopieren',
  about: 'Eine Datei mit allen Partien, Spielern, Übungen und Einstellungen.',
  title: 'Fourteen, eine Sicherung',
  saved: (name: string) =>
    `„${name}“ ist als Download unterwegs. Sieh bitte nach, ob die Datei bei deinen Downloads liegt.`,
  shared: (name: string) => `„${name}“ ist weitergegeben.`,
  dismissed: 'Es wurde nichts geteilt.',
  refused: 'Der Browser hat die Datei nicht geteilt. Vielleicht klappt das Speichern.',
  copied: 'Kopiert. Füge es zum Aufheben in eine Nachricht oder Notiz ein.',
  copyRefused: 'Der Browser hat das Kopieren nicht erlaubt.',
  failed: 'Die Daten ließen sich nicht vom Gerät lesen.',
  preparing: 'Moment …',
};

const bringIn = {
  title: 'Datei einlesen',
  about: 'Geändert wird erst etwas, wenn du gesehen hast, was passieren würde.',
  choose: 'Datei auswählen',
  paste: 'Lieber den Text einfügen',
  text: 'Der Text einer Sicherung',
  read: 'Einlesen',
  empty: 'Es gibt noch nichts einzulesen.',
  reading: 'Wird gelesen …',
  unreadableFile: 'Der Browser konnte diese Datei nicht lesen.',
};

const plan = {
  title: 'Was diese Datei ändern würde',
  added: (n: number) => count(n, { one: '# Partie kommt dazu', other: '# Partien kommen dazu' }),
  continued: (n: number) => count(n, { one: '# Partie wird fortgesetzt', other: '# Partien werden fortgesetzt' }),
  continuedBy: (here: number, coming: number) => `hier ${hands(here)}, in der Datei ${hands(coming)}`,
  known: (n: number) => count(n, { one: '# Partie ist schon hier', other: '# Partien sind schon hier' }),
  newPeople: (n: number, names: string) =>
    `${count(n, { one: '# Spieler kommt', other: '# Spieler kommen' })} dazu: ${names}`,
  otherName: (here: string, coming: string) => `${here} heißt in der Datei ${coming} und bleibt hier ${here}.`,
  practice: (rules: string, n: number) =>
    `Die Übungen zu ${rules} gehen mit denen der Datei weiter: ${count(n, { one: '# gezählte Hand', other: '# gezählte Hände' })}.`,
  conflict: 'Hier und in der Datei verschieden weitergespielt',
  conflictAbout: (game: string, here: string, coming: string) => `${game}. Hier: ${here}. In der Datei: ${coming}.`,
  version: (handCount: number, changed: string) => `${hands(handCount)}, geändert ${changed}`,
  newerHere: 'aus einer neueren Version der App',
  keepHere: 'Behalten, was hier ist',
  keepBoth: 'Beide behalten',
  settings: 'Auch die Einstellungen übernehmen',
  unreadable: (n: number) =>
    count(n, {
      one: '# Eintrag darin ist nicht lesbar und bleibt in der Datei.',
      other: '# Einträge darin sind nicht lesbar und bleiben in der Datei.',
    }),
  nothing: 'Alles aus dieser Datei ist schon hier.',
  apply: 'So machen',
  leave: 'Lieber nicht',
  left: 'Es wurde nichts geändert.',
  done: (added: number, continued: number, copies: number, people: number, practice: boolean) => {
    const parts = [
      ...(added > 0 ? [`${games(added)} neu`] : []),
      ...(continued > 0 ? [`${games(continued)} auf den neuesten Stand gebracht`] : []),
      ...(copies > 0 ? [`${games(copies)} in beiden Fassungen behalten`] : []),
      ...(people > 0 ? [`${players(people)} neu`] : []),
      ...(practice ? ['Übungen auf den neuesten Stand gebracht'] : []),
    ];
    return parts.length > 0 ? `Fertig: ${parts.join(', ')}.` : 'Fertig: Die Partien hier bleiben, wie sie waren.';
  },
  notSaved: (why: string) => `Es wurde nichts geändert, weil es sich nicht speichern ließ: ${why}`,
};

/** Why a file was not taken, by `Fault.why`. */
const faults = {
  heading: 'Diese Datei lässt sich nicht einlesen. Es wurde nichts geändert.',
  tooLarge: 'Sie ist größer als jede Sicherung.',
  noJson: 'Sie ist beschädigt oder gar keine Sicherung: Sie ist nicht als JSON geschrieben.',
  cutOff: 'Sie ist abgeschnitten und hört mittendrin auf.',
  noBackup: 'Sie ist keine Sicherung dieser App.',
  newer: 'Sie stammt aus einer neueren Version dieser App. Aktualisiere zuerst die App.',
  noVersion: 'Sie sagt nicht, aus welcher Version der App sie stammt.',
  shape: 'Etwas darin ist nicht so, wie es sein sollte.',
  hostile: 'Sie enthält etwas, das in keine Sicherung gehört und schaden könnte.',
  twice: 'Sie enthält dasselbe zweimal.',
  contradiction: 'Sie widerspricht sich selbst.',
  expected: (expected: string, found: string) => `Erwartet: ${expected}. Gefunden: ${found}.`,
  contradictions: {
    players: 'Die Spieler passen nicht zu den Regeln.',
    moneyScheme: 'Diese Art zu zahlen kennen die Regeln nicht.',
    notation: 'Die Karten sind nicht lesbar.',
    unknownElement: 'Eines der Elemente kennen die Regeln nicht.',
    sum: 'Die Werte ergeben nicht die Summe.',
    twice: 'Dasselbe Ereignis steht zweimal da.',
    impossible: 'Etwas darin kann nicht passiert sein, etwa ein Sieg von jemandem, der gar nicht dabei war.',
    unusable: 'Die Regeln können damit nichts anfangen.',
  },
  at: (place: string) => `Wo: ${place}.`,
  game: (n: number) => `Partie ${formatNumber(n)}`,
  change: (n: number) => `Änderung ${formatNumber(n)}`,
  person: (n: number) => `Spieler ${formatNumber(n)}`,
  character: (n: number) => `Zeichen ${formatNumber(n)}`,
};

const table = {
  title: 'Eine Partie als Tabelle',
  about: 'Für Tabellenprogramme, eine Zeile je Spiel (CSV).',
  game: 'Partie',
  save: 'Tabelle speichern',
  share: 'Tabelle teilen',
  shareTitle: 'Fourteen, eine Partie',
  columns: {
    number: 'Spiel',
    time: 'Zeit',
    round: 'Runde',
    dealer: 'Gibt',
    result: 'Ergebnis',
    winner: 'Wer',
    value: 'Wert',
    points: 'Punkte',
    discarder: 'Abwurf von',
    note: 'Notiz',
    gain: (name: string) => `${name} Punkte`,
    total: (name: string) => `${name} gesamt`,
    money: (name: string, unit: string) => `${name} ${unit}`,
  },
  results: { won: 'gewonnen', drawn: 'unentschieden', falseWin: 'falsche Ansage' },
  winds: { E: 'Ost', S: 'Süd', W: 'West', N: 'Nord' },
};

const aside = {
  title: 'Nicht lesbar',
  about: 'Beiseitegelegt und nie gelöscht. Jede Sicherung enthält es auch.',
  newer: (n: number) =>
    count(n, {
      one: '# Partie stammt aus einer neueren Version der App und bleibt, wie sie ist. Nach einem Update der App siehst du sie wieder.',
      other:
        '# Partien stammen aus einer neueren Version der App und bleiben, wie sie sind. Nach einem Update der App siehst du sie wieder.',
    }),
  of: {
    game: 'Eine Partie',
    people: 'Die Liste der Spieler',
    draft: 'Eine angefangene Hand',
    settings: 'Einstellungen',
    other: 'Ein Eintrag',
  },
  save: 'Speichern',
  saveLabel: (what: string, n: number) => `Speichern: ${what} (${formatNumber(n)})`,
};

export const backup = {
  title: 'Sicherung',
  keeping,
  save,
  bringIn,
  plan,
  faults,
  table,
  aside,
} satisfies Keep['backup'];
