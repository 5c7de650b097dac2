/** English, the words of links, pictures and QR codes, and of what they hold when somebody opens them. */
import { formatNumber } from '../format.ts';
import { counter } from '../plural.ts';

const count = counter('en', formatNumber);
const hands = (n: number): string => count(n, { one: '# hand', other: '# hands' });

/** A scored hand for other people. */
const hand = {
  title: 'Share the score',
  link: 'As a link',
  linkAbout: 'Opens scored, by these house rules',
  picture: 'As a picture',
  pictureAbout: 'The cards with the score',
  text: 'As text',
  textAbout: 'To read in any message',
  pictureSaved: 'Offered as a download',
  pictureRefused: 'The picture could not be made',
  wonWith: (card: string) => `Won with ${card}`,
};

/** Somebody else's hand, opened from a link. */
const opened = {
  title: 'A shared hand',
  loading: 'One moment…',
  about: 'A shared hand, scored by the rules in its link. Your own settings stay as they are.',
  aboutErrand: (hand: string, winner: string) =>
    `Just now hand ${hand} is being scored for ${winner}. Go on with that, or leave it and look at the shared hand.`,
  goOn: 'Go on with the game’s hand',
  leave: 'Leave it, open the shared hand',
  waits: 'Your own hand waits behind this one.',
  back: 'Back to my hand',
  toScore: 'To the score screen',
  faults: {
    newer: 'A newer version of Fourteen made this link. Update to open it.',
    rules: 'This link is of a game that is not known here.',
    broken: 'This link is not whole; perhaps the end was cut off. Ask for it once more.',
    cards: (why: string) => `The cards in this link cannot be read: ${why}`,
    notLoaded: 'The rules of this hand could not be loaded. Please try again when you are online.',
  },
};

/** A game for other people, and for another phone. */
const send = {
  link: 'As a link',
  linkAbout: 'Whoever opens it sees standings, chart and hands, and can take the game in. All of it is in the link.',
  shareLink: 'Share the link',
  preparing: 'One moment…',
  long: (signs: string) => `The link has ${signs} characters; some messengers cut long ones. Then send the file.`,
  without: (n: number) =>
    `The breakdown of ${hands(n)} is left out to keep the link short. Value and points are in it.`,
  tooLong: 'This game is too long for a link. Send the file.',
  unsupported: 'This browser cannot make links of games. Send the file.',
  failed: 'The game could not be read just now.',
  shared: 'Shared',
  copied: 'Copied, ready to paste',
  refused: 'Sharing was refused; here is the link to copy',
  linkLabel: 'The link',
  code: 'As a QR code',
  codeAbout: 'For the camera of another phone across the table.',
  showCode: 'Show the QR code',
  hideCode: 'Hide the QR code',
  codeText: 'QR code of the link to this game',
  codeTooLong: (signs: string, most: string) =>
    `The link has ${signs} characters, and a code that cameras can read holds ${most}. Send the link or the file.`,
  file: 'As a file',
  fileAbout: 'The whole game with its breakdowns. On the other phone, Backup brings it in.',
  save: 'Save the file',
  shareFile: 'Share the file',
  saved: (name: string) => `${name} is offered as a download.`,
  fileRefused: 'The browser did not share the file. Save it instead.',
};

/** Somebody else's game, opened from a link. */
const board = {
  title: 'A shared game',
  loading: 'One moment…',
  about: 'Read only: nothing of it is kept on this phone unless you take it in.',
  without: (n: number) => `${hands(n)} came without a breakdown; value and points are as they were.`,
  added: 'It is new on this phone.',
  continued: (here: string, coming: string) => `This phone has it with ${here}; here it goes on to ${coming}.`,
  hands,
  known: 'This phone has it already, at least as far.',
  conflict: 'On this phone it went on differently. Both can be kept; nothing is overwritten.',
  otherName: (here: string, coming: string) => `${coming} is called ${here} on this phone; that stays.`,
  take: 'Take the game in',
  update: 'Bring it up to date',
  keepBoth: 'Keep both',
  open: 'Open the game',
  toGames: 'All games',
  notKept: (why: string) => `Not saved: ${why}`,
  cannotKeep: 'The games on this phone cannot be read just now, so that it cannot be taken in.',
  faults: {
    newer: 'A newer version of Fourteen made this link. Update to open it.',
    broken: 'This link is not whole; perhaps the end was cut off. Ask for it once more, or for the file.',
    tooLarge: 'There is more in this link than any game. It was not opened.',
    unsupported: 'This browser cannot open links of games. Ask for the file, and bring it in under Backup.',
    heading: 'The game in this link cannot be read.',
  },
};

export const share = { hand, opened, send, board };
