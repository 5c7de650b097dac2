/** English, the words of backups: saving everything, bringing a file in, tables, and what could not be read. */
import { formatNumber } from '../format.ts';
import { counter } from '../plural.ts';

const count = counter('en', formatNumber);
const games = (n: number): string => count(n, { one: '# game', other: '# games' });
const players = (n: number): string => count(n, { one: '# player', other: '# players' });
const hands = (n: number): string => count(n, { one: '# hand', other: '# hands' });

const keeping = {
  title: 'On this phone',
  nothing: 'No game is kept here yet.',
  holds: (gameCount: number, playerCount: number) => `${games(gameCount)} and ${players(playerCount)} are kept here.`,
  size: (size: string) => `Room taken: ${size}, the app itself included.`,
  promise: {
    granted: 'The browser has promised to keep them, even when the phone runs short of room.',
    refused:
      'The browser has not promised to keep them: when the phone runs short of room, it may clear them. A backup now and then makes that harmless.',
    unsupported: 'This browser does not say whether it keeps them for good. A backup now and then makes sure.',
  },
  ask: 'Ask it to promise',
  asked: {
    granted: 'It has promised.',
    refused: 'It has not promised. It often does once the app is on the home screen, or has been used for a while.',
    unsupported: 'This browser has no such promise to give.',
  },
  safari:
    'Safari clears what a website keeps after seven days without a visit. An app on the home screen is spared that, but begins empty: save a backup here, then bring it in there.',
  homeScreen: 'Safari and the app on the home screen keep their games apart. A backup carries them over.',
  never: 'No backup was made on this phone yet.',
  last: (when: string, handCount: number) =>
    handCount === 0
      ? `Last backup: ${when}. Nothing was recorded since.`
      : `Last backup: ${when}. ${count(handCount, { one: '# hand was', other: '# hands were' })} recorded since.`,
  failed: (why: string) => `What is kept here could not be read: ${why}`,
};

const save = {
  save: 'Save a backup',
  share: 'Share the backup',
  copy: 'Copy as text',
  about: 'One file with all games, players, practice and settings.',
  title: 'Fourteen, a backup',
  saved: (name: string) =>
    `“${name}” went to the browser as a download. Please look whether it is among your downloads.`,
  shared: (name: string) => `“${name}” was handed on.`,
  dismissed: 'Nothing was shared.',
  refused: 'The browser did not share the file. Saving it may work.',
  copied: 'Copied. Paste it into a message or a note to keep it.',
  copyRefused: 'The browser did not allow copying.',
  failed: 'It could not be read from the disk.',
  preparing: 'One moment…',
};

const bringIn = {
  title: 'Bring a file in',
  about: 'Nothing is changed before you have seen what it would do.',
  choose: 'Choose a file',
  paste: 'Paste the text instead',
  text: 'The text of a backup',
  read: 'Read it',
  empty: 'There is nothing to read yet.',
  reading: 'Reading…',
  unreadableFile: 'The browser could not read that file.',
};

const plan = {
  title: 'What this file would do',
  added: (n: number) => count(n, { one: '# game is added', other: '# games are added' }),
  continued: (n: number) =>
    count(n, { one: '# game goes on where it stands here', other: '# games go on where they stand here' }),
  continuedBy: (here: number, coming: number) => `${hands(here)} here, ${hands(coming)} in the file`,
  known: (n: number) => count(n, { one: '# game is here already', other: '# games are here already' }),
  newPeople: (n: number, names: string) =>
    `${count(n, { one: '# player is', other: '# players are' })} added: ${names}`,
  otherName: (here: string, coming: string) => `${here} is called ${coming} in the file, and stays ${here} here.`,
  practice: (rules: string, n: number) => `Practice of ${rules} goes on from the file: ${hands(n)} counted.`,
  conflict: 'Went on differently here and in the file',
  conflictAbout: (game: string, here: string, coming: string) => `${game}. Here: ${here}. In the file: ${coming}.`,
  version: (handCount: number, changed: string) => `${hands(handCount)}, changed ${changed}`,
  newerHere: 'written by a newer version of the app',
  keepHere: 'Keep what is here',
  keepBoth: 'Keep both',
  settings: 'Take its settings too',
  unreadable: (n: number) =>
    count(n, {
      one: '# record in it cannot be read, and stays in the file.',
      other: '# records in it cannot be read, and stay in the file.',
    }),
  nothing: 'Everything in this file is here already.',
  apply: 'Do that',
  leave: 'Leave it',
  left: 'Nothing was changed.',
  done: (added: number, continued: number, copies: number, people: number, practice: boolean) => {
    const parts = [
      ...(added > 0 ? [`${games(added)} added`] : []),
      ...(continued > 0 ? [`${games(continued)} brought up to date`] : []),
      ...(copies > 0 ? [`${games(copies)} kept in both versions`] : []),
      ...(people > 0 ? [`${players(people)} added`] : []),
      ...(practice ? ['practice brought up to date'] : []),
    ];
    return parts.length > 0 ? `Done: ${parts.join(', ')}.` : 'Done: the games here stay as they were.';
  },
  notSaved: (why: string) => `Nothing was changed, since it could not be saved: ${why}`,
};

/** Why a file was not taken, by `Fault.why`. */
const faults = {
  heading: 'This file cannot be taken. Nothing was changed.',
  tooLarge: 'It is larger than any backup.',
  noJson: 'It is damaged, or no backup at all: it is not written as JSON.',
  cutOff: 'It is cut off: it ends in the middle.',
  noBackup: 'It is no backup of this app.',
  newer: 'A newer version of this app wrote it. Update the app first.',
  noVersion: 'It does not say which version of the app wrote it.',
  shape: 'Something in it is not what it should be.',
  hostile: 'It holds something that no backup has, and that could do harm.',
  twice: 'It holds the same thing twice.',
  contradiction: 'It contradicts itself.',
  expected: (expected: string, found: string) => `Expected: ${expected}. Found: ${found}.`,
  contradictions: {
    players: 'The players do not fit the rules.',
    moneyScheme: 'The rules do not know this money scheme.',
    notation: 'The cards cannot be read.',
    unknownElement: 'The rules do not know one of the elements.',
    sum: 'The values do not add up.',
    twice: 'The same event is there twice.',
    impossible: 'Something in it cannot have happened, such as a win of somebody who was not there.',
    unusable: 'The rules cannot work with it.',
  },
  at: (place: string) => `Where: ${place}.`,
  game: (n: number) => `game ${formatNumber(n)}`,
  change: (n: number) => `change ${formatNumber(n)}`,
  person: (n: number) => `player ${formatNumber(n)}`,
  character: (n: number) => `character ${formatNumber(n)}`,
};

const table = {
  title: 'A game as a table',
  about: 'For spreadsheets, a row a hand (CSV).',
  game: 'Game',
  save: 'Save the table',
  share: 'Share the table',
  shareTitle: 'Fourteen, a game',
  columns: {
    number: 'Hand',
    time: 'Time',
    round: 'Round',
    dealer: 'Dealer',
    result: 'Result',
    winner: 'Who',
    value: 'Value',
    points: 'Points',
    discarder: 'Discarded by',
    note: 'Note',
    gain: (name: string) => `${name} points`,
    total: (name: string) => `${name} total`,
    money: (name: string, unit: string) => `${name} ${unit}`,
  },
  results: { won: 'won', drawn: 'drawn', falseWin: 'false win' },
  winds: { E: 'East', S: 'South', W: 'West', N: 'North' },
};

const aside = {
  title: 'Could not be read',
  about: 'Kept aside and never deleted. A backup holds them too.',
  newer: (n: number) =>
    count(n, {
      one: '# game was written by a newer version of the app and is left as it is. Update the app to see it.',
      other: '# games were written by a newer version of the app and are left as they are. Update the app to see them.',
    }),
  of: {
    game: 'A game',
    people: 'The list of players',
    draft: 'A hand being entered',
    settings: 'Settings',
    other: 'A record',
  },
  save: 'Save',
  saveLabel: (what: string, n: number) => `Save: ${what} (${formatNumber(n)})`,
};

export const backup = { title: 'Backup', keeping, save, bringIn, plan, faults, table, aside };
