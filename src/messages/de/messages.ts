/** German, the words of the first screen. */
import type { DeclaredTile, WinEvent } from '../../rules/entry.ts';
import type { RulesId } from '../../rules/list.ts';
import type { SetTile, Suit, Tile } from '../../tiles/tiles.ts';
import { formatNumber } from '../format.ts';
import type { Messages } from '../language.ts';
import { counter } from '../plural.ts';
import type { NotationTexts, ProblemTexts, Unit } from '../shapes.ts';

const count = counter('de', formatNumber);

const SUITS: Readonly<Record<Suit, string>> = { B: 'Bambus', D: 'Kreise', C: 'Zeichen' };
/** Of one tile: "Kreis 5". */
const SUIT: Readonly<Record<Suit, string>> = { B: 'Bambus', D: 'Kreis', C: 'Zeichen' };
const HONORS: Readonly<Record<string, string>> = {
  E: 'Ostwind',
  S: 'Südwind',
  W: 'Westwind',
  N: 'Nordwind',
  R: 'Roter Drache',
  G: 'Grüner Drache',
  P: 'Weißer Drache',
  J: 'Joker',
  F: 'Blume',
};

function tileName(tile: Tile): string {
  const whole = HONORS[tile];
  if (whole) return whole;
  const [digit, letter] = tile;
  if (letter === 'F' || letter === 'Y') return `${letter === 'F' ? 'Blume' : 'Jahreszeit'} ${digit}`;
  return `${SUIT[letter as Suit]} ${digit}`;
}

const lists = {
  items: (items: readonly string[]) => items.join(', '),
  groups: (groups: readonly string[]) => groups.join('; '),
  sentences: (sentences: readonly string[]) => sentences.join('. '),
  titled: (title: string, text: string) => `${title}: ${text}`,
};

const tiles = {
  tileName,
  suits: SUITS,
  winds: { E: 'Ost', S: 'Süd', W: 'West', N: 'Nord' },
  jokerAs: (tile: SetTile) => `Joker als ${tileName(tile)}`,
  jokerUnnamed: 'Joker, noch nicht benannt',
  declared: ({ tile, joker }: DeclaredTile): string =>
    tile === null ? 'Joker, noch nicht benannt' : joker ? `Joker als ${tileName(tile)}` : tileName(tile),
};

const rulesNames: Readonly<Record<RulesId, string>> = { mhing: 'Mhing', hongkong: 'Hongkong', mcr: 'MCR' };

const credits: Unit = {
  value: (n) => count(n, { one: '# Credit', other: '# Credits' }),
  word: (n) => count(n, { one: 'Credit', other: 'Credits' }),
};
const points: Unit = {
  value: (n) => count(n, { one: '# Punkt', other: '# Punkte' }),
  word: (n) => count(n, { one: 'Punkt', other: 'Punkte' }),
};
const fans: Unit = {
  value: (n) => count(n, { one: '# Fan', other: '# Fan' }),
  word: (n) => count(n, { one: 'Fan', other: 'Fan' }),
};
const units: Readonly<Record<RulesId, Unit>> = { mhing: credits, hongkong: fans, mcr: points };

const winEvents: Readonly<Record<WinEvent, string>> = {
  replacement: 'Gewonnen mit der Ersatzkarte',
  robbingKong: 'Kong-Raub',
  lastTile: 'Gewonnen mit der letzten Karte der Mauer',
  lastOfKind: 'Gewonnen mit der letzten ihrer Art',
};

const problems: ProblemTexts = {
  tooManyCopies: ({ tile, held, copies }) => {
    if (tile === 'J' && copies === 0) return 'Dieses Spiel geht ohne Joker.';
    const several = { J: 'Joker', F: 'Blumen' }[tile as string];
    return several
      ? `Es gibt nur ${copies} ${several}; diese Hand hat ${held}.`
      : `${tileName(tile)}: Davon gibt es nur ${copies}; diese Hand hat ${held}.`;
  },
  tooManyTiles: ({ held, most }) => `Eine Hand hat ${most} Karten, Blumen nicht mitgezählt; diese hat ${held}.`,
  notASet: ({ tiles: cards }) =>
    `${cards.map(tileName).join(', ')}: keine Figur. Lege einen Chow oder Pung aus; das Paar wird nie ausgelegt.`,
  jokerCannotBe: ({ tile }) => `In dieser Figur kann der Joker nicht ${tileName(tile)} sein.`,
  jokerUnnamed: () => 'Sag noch, wofür der Joker in der ausgelegten Figur steht.',
  onlyJokers: () => 'In einer ausgelegten Figur muss mindestens eine Karte kein Joker sein.',
  noWinningTile: ({ tile }) =>
    tile ? `Die Gewinnkarte (${tileName(tile)}) gehört nicht zur Hand.` : 'Sag noch, welches die Gewinnkarte ist.',
  impossibleEvent: ({ event }) => `„${winEvents[event]}“ kann nicht sein: Das passt nicht zum Rest der Hand.`,
  notWinning: () => 'Diese 14 Karten ergeben keine Gewinnhand.',
};

const notationErrors: NotationTexts = {
  digitsWithoutSuit: ({ at, text }) =>
    `Welche Farbe hat die ${text} an Stelle ${at + 1}? Schreib B, D oder C hinter die Ziffern: 123B.`,
  strayCharacter: ({ at, text }) => `„${text}“ an Stelle ${at + 1} ist keine Karte.`,
  unclosedBracket: ({ at }) =>
    `Die Klammer an Stelle ${at + 1} wird nicht geschlossen. Eine ausgelegte Figur schreibt man [123B].`,
  emptyBracket: ({ at }) => `In den Klammern an Stelle ${at + 1} steht nichts.`,
  badJoker: ({ at }) => `Wofür steht der Joker an Stelle ${at + 1}? Schreib [12J=3B] oder [WWJ=W].`,
  flowerInSet: ({ at }) => `Die Blume an Stelle ${at + 1} kann nicht zu einer ausgelegten Figur gehören.`,
  tooLong: () => 'Das ist zu lang für eine Hand.',
};

const picker = {
  pad: 'Karten',
  hand: 'Deine Hand',
  mode: 'Was ein Tippen hinzufügt',
  modes: { single: 'Karte', sequence: 'Chow', triplet: 'Pung', pair: 'Paar', quad: 'Kong' },
  left: (n: number) => `noch ${n}`,
  dead: {
    noneLeft: 'keine mehr da',
    notEnoughLeft: 'nicht mehr genug da',
    noChow: 'ein Chow beginnt spätestens mit 7',
    handFull: 'die Hand ist voll',
    noRoom: 'kein Platz für eine ganze Figur',
    noSet: 'ergibt mit den ausgelegten Karten keine Figur',
  },
  laidDown: 'Ausgelegt',
  laidDownSet: (cards: string) => `Ausgelegt: ${cards}`,
  undo: 'Rückgängig',
  redo: 'Wiederholen',
  clear: 'Leeren',
  edit: 'Hand ändern',
  showScore: 'Wertung zeigen',
  scoringFor: (hand: number, winner: string) => `Spiel ${formatNumber(hand)} · ${winner} gewinnt`,
  backToGame: 'Zurück zur Partie',
  typing: (text: string) => `${text}…`,
  finishSet: (n: number) =>
    count(n, {
      one: 'Eine Karte noch, dann ist die ausgelegte Figur fertig.',
      other: '# Karten noch, dann ist die ausgelegte Figur fertig.',
    }),
  fewerFlowers: 'Eine Blume weniger',
  moreFlowers: 'Eine Blume mehr',
  removeCard: (card: string) => `Herausnehmen: ${card}`,
  flowers: 'Blumen',
  jokerQuestion: 'Wofür steht der Joker?',
  text: 'Hand eintippen oder einfügen',
};

/** Sentences for the live region, and for the total's place. */
const live = {
  ofCards: (size: number) => `von ${formatNumber(size)} Karten`,
  notAHand: 'kein Sieg',
  begin: 'Tippe auf die niedrigste Karte eines Chows, oder wähle Pung, Paar oder einzelne Karten.',
  goOn: 'Für Figuren, die offen liegen, schalte „Ausgelegt“ ein.',
  goOnOpen: 'Die nächste Figur liegt offen. Für Karten auf der Hand schalte „Ausgelegt“ aus.',
  toGo: (missing: number) => `noch ${missing}`,
  incomplete: (held: number, size: number, missing: number) => `${held} von ${size} Karten, noch ${missing}`,
  won: (value: string, worth: string) => `${value}, ${worth}`,
  belowMinimum: (needed: string, has: string, apart: boolean) =>
    `Das reicht nicht zum Gewinnen: ${apart ? 'Ohne Blumen braucht es' : 'Es braucht'} ${needed}, diese Hand hat ${has}.`,
  wonForNothing: {
    mhing: 'Gewonnen ohne Credits: 0 Punkte, aber ein Sieg.',
    hongkong: 'Vollständig, aber ohne Fan: Was das wert ist, sagen eure Regeln.',
    mcr: 'Vollständig, aber ohne Punkte.',
  } satisfies Record<RulesId, string>,
  noWait: 'Eine Karte fehlt, aber noch passt keine.',
};

const navigation = {
  label: 'Bereiche',
  score: 'Zählen',
  games: 'Partien',
  game: 'Partie',
  newGame: 'Neue Partie',
  settle: 'Abrechnen',
  rules: 'Regeln',
  people: 'Spieler',
  backup: 'Sicherung',
  practice: 'Üben',
  more: 'Mehr',
  settings: 'Einstellungen',
  help: 'Hilfe',
  about: 'Über Fourteen',
  close: 'Schließen',
  /** The arrow beside a screen's title; `to` is the screen above it. */
  up: (to: string) => `Zurück: ${to}`,
};

const update = {
  ready: 'Eine neue Version ist da',
  now: 'Aktualisieren',
  otherTab: 'In anderem Tab aktualisiert: neu laden',
  reload: 'Neu laden',
  offlineReady: 'Läuft jetzt auch offline',
};

const storage = {
  handNotSaved: (why: string) => `Deine Hand ließ sich auf diesem Handy nicht speichern: ${why}`,
  settingsNotSaved: (why: string) => `Deine Einstellungen ließen sich auf diesem Handy nicht speichern: ${why}`,
  why: {
    full: 'kein Platz mehr.',
    refused: 'der Browser erlaubt es nicht, vielleicht in einem privaten Fenster.',
    unknown: 'der Browser sagt nicht, warum.',
  },
  rulesNotLoaded: 'Die Regeln zu dieser Spielart konnten nicht geladen werden. Bitte versuch es online noch einmal.',
  settingsUnreadable:
    'Deine Einstellungen waren nicht lesbar, deshalb fangen wir mit den üblichen an. Gelöscht wurde nichts.',
  handUnreadable:
    'Die gespeicherte Hand war nicht lesbar, deshalb fangen wir mit einer leeren an. Gelöscht wurde nichts.',
};

/** By the id of `SAMPLES`. */
const boot = {
  screenFailed: 'Diese Seite konnte nicht geladen werden. Bitte versuch es online noch einmal.',
  crashed: 'Hier ist etwas schiefgegangen. Deine Hand bleibt erhalten; bitte lade die Seite neu.',
  reload: 'Neu laden',
  loading: 'Moment …',
};

export const messages = {
  language: 'de',
  app: { name: 'Fourteen' },
  lists,
  tiles,
  rulesNames,
  units,
  points,
  problems,
  notationErrors,
  picker,
  live,
  navigation,
  update,
  storage,
  boot,
} satisfies Messages;
