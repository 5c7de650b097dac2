/** Polish, the words of the first screen. */
import type { DeclaredTile, WinEvent } from '../../rules/entry.ts';
import type { RulesId } from '../../rules/list.ts';
import type { SetTile, Suit, Tile } from '../../tiles/tiles.ts';
import { formatNumber } from '../format.ts';
import type { Messages } from '../language.ts';
import { counter } from '../plural.ts';
import type { NotationTexts, ProblemTexts, Unit } from '../shapes.ts';

const count = counter('pl', formatNumber);

const SUITS: Readonly<Record<Suit, string>> = { B: 'bambusy', D: 'kółka', C: 'znaki' };
/** As they stand after a number: "piątka bambusów". */
const OF_SUIT: Readonly<Record<Suit, string>> = { B: 'bambusów', D: 'kółek', C: 'znaków' };
const NUMBERS: Readonly<Record<string, string>> = {
  1: 'jedynka',
  2: 'dwójka',
  3: 'trójka',
  4: 'czwórka',
  5: 'piątka',
  6: 'szóstka',
  7: 'siódemka',
  8: 'ósemka',
  9: 'dziewiątka',
};
const HONORS: Readonly<Record<string, string>> = {
  E: 'wiatr wschodni',
  S: 'wiatr południowy',
  W: 'wiatr zachodni',
  N: 'wiatr północny',
  R: 'czerwony smok',
  G: 'zielony smok',
  P: 'biały smok',
  J: 'joker',
  F: 'kwiat',
};

function tileName(tile: Tile): string {
  const whole = HONORS[tile];
  if (whole) return whole;
  const [digit = '', letter] = tile;
  if (letter === 'F' || letter === 'Y') return `${letter === 'F' ? 'kwiat' : 'pora roku'} ${digit}`;
  return `${NUMBERS[digit]} ${OF_SUIT[letter as Suit]}`;
}

/** At the beginning of a sentence. */
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const lists = {
  items: (items: readonly string[]) => items.join(', '),
  groups: (groups: readonly string[]) => groups.join('; '),
  sentences: (sentences: readonly string[]) => sentences.join('. '),
  titled: (title: string, text: string) => `${title}: ${text}`,
};

const tiles = {
  tileName,
  suits: SUITS,
  winds: { E: 'Wschód', S: 'Południe', W: 'Zachód', N: 'Północ' },
  jokerAs: (tile: SetTile) => `joker jako ${tileName(tile)}`,
  jokerUnnamed: 'joker, jeszcze nienazwany',
  declared: ({ tile, joker }: DeclaredTile): string =>
    tile === null ? 'joker, jeszcze nienazwany' : joker ? `joker jako ${tileName(tile)}` : tileName(tile),
};

const rulesNames: Readonly<Record<RulesId, string>> = { mhing: 'Mhing', hongkong: 'Hongkong', mcr: 'MCR' };

const credits: Unit = {
  value: (n) => count(n, { one: '# kredyt', few: '# kredyty', many: '# kredytów', other: '# kredytu' }),
  word: (n) => count(n, { one: 'kredyt', few: 'kredyty', many: 'kredytów', other: 'kredytu' }),
};
const points: Unit = {
  value: (n) => count(n, { one: '# punkt', few: '# punkty', many: '# punktów', other: '# punktu' }),
  word: (n) => count(n, { one: 'punkt', few: 'punkty', many: 'punktów', other: 'punktu' }),
};
const fans: Unit = {
  value: (n) => count(n, { one: '# fan', few: '# fany', many: '# fanów', other: '# fana' }),
  word: (n) => count(n, { one: 'fan', few: 'fany', many: 'fanów', other: 'fana' }),
};
const units: Readonly<Record<RulesId, Unit>> = { mhing: credits, hongkong: fans, mcr: points };

const winEvents: Readonly<Record<WinEvent, string>> = {
  replacement: 'Wygrana kartą dobraną po kongu',
  robbingKong: 'Rabunek konga',
  lastTile: 'Wygrana ostatnią kartą z muru',
  lastOfKind: 'Wygrana ostatnią z czterech takich samych kart',
};

const problems: ProblemTexts = {
  tooManyCopies: ({ tile, held, copies }) => {
    if (tile === 'J' && copies === 0) return 'W tę grę gra się bez jokerów.';
    const several = { J: 'Jokery', F: 'Kwiaty' }[tile as string];
    return `${several ?? capital(tileName(tile))}: w talii jest tylko ${copies}, a w tej ręce ${held}.`;
  },
  tooManyTiles: ({ held, most }) => `Ręka ma ${most} kart, nie licząc kwiatów, a tu jest ${held}.`,
  notASet: ({ tiles: cards }) =>
    `${capital(cards.map(tileName).join(', '))}: to nie jest układ. Wykłada się chow lub punga; pary nie wykłada się nigdy.`,
  jokerCannotBe: ({ tile }) => `W tym układzie joker nie pasuje jako ${tileName(tile)}.`,
  jokerUnnamed: () => 'Podaj, jaką kartę zastępuje joker w wyłożonym układzie.',
  onlyJokers: () => 'W wyłożonym układzie musi być co najmniej jedna karta, która nie jest jokerem.',
  noWinningTile: ({ tile }) =>
    tile ? `Zwycięskiej karty (${tileName(tile)}) nie ma w tej ręce.` : 'Wskaż, która karta dała wygraną.',
  impossibleEvent: ({ event }) => `${winEvents[event]}: to niemożliwe, bo nie zgadza się z resztą ręki.`,
  notWinning: () => 'Te 14 kart nie daje wygranej.',
};

const notationErrors: NotationTexts = {
  digitsWithoutSuit: ({ at, text }) =>
    `Jaki kolor ma ${text} na miejscu ${at + 1}? Po cyfrach napisz B, D lub C: 123B.`,
  strayCharacter: ({ at, text }) => `„${text}” na miejscu ${at + 1} to nie karta.`,
  unclosedBracket: ({ at }) =>
    `Nawias na miejscu ${at + 1} nie jest zamknięty. Wyłożony układ zapisuje się tak: [123B].`,
  emptyBracket: ({ at }) => `W nawiasie na miejscu ${at + 1} nic nie ma.`,
  badJoker: ({ at }) => `Jaką kartę zastępuje joker na miejscu ${at + 1}? Napisz [12J=3B] albo [WWJ=W].`,
  flowerInSet: ({ at }) => `Kwiat na miejscu ${at + 1} nie może należeć do wyłożonego układu.`,
  tooLong: () => 'To za dużo jak na jedną rękę.',
};

const picker = {
  pad: 'Karty',
  hand: 'Twoja ręka',
  mode: 'Co dodaje dotknięcie',
  modes: { single: 'Karta', sequence: 'Chow', triplet: 'Pung', pair: 'Para', quad: 'Kong' },
  left: (n: number) => `zostało: ${n}`,
  dead: {
    noneLeft: 'żadna nie została',
    notEnoughLeft: 'zostało za mało',
    noChow: 'chow zaczyna się najwyżej od 7',
    handFull: 'ręka jest pełna',
    noRoom: 'cały układ się nie zmieści',
    noSet: 'nie tworzy układu z wyłożonymi kartami',
  },
  laidDown: 'Wyłożone',
  laidDownSet: (cards: string) => `Wyłożone: ${cards}`,
  undo: 'Cofnij',
  redo: 'Ponów',
  clear: 'Wyczyść',
  edit: 'Zmień rękę',
  showScore: 'Pokaż punkty',
  scoringFor: (hand: number, winner: string) => `Rozdanie ${formatNumber(hand)} · wygrywa ${winner}`,
  backToGame: 'Wróć do gry',
  typing: (text: string) => `${text}…`,
  finishSet: (n: number) =>
    count(n, {
      one: 'Jeszcze jedna karta i wyłożony układ będzie gotowy.',
      few: 'Jeszcze # karty i wyłożony układ będzie gotowy.',
      many: 'Jeszcze # kart i wyłożony układ będzie gotowy.',
      other: 'Jeszcze # karty i wyłożony układ będzie gotowy.',
    }),
  fewerFlowers: 'O jeden kwiat mniej',
  moreFlowers: 'O jeden kwiat więcej',
  removeCard: (card: string) => `Usuń: ${card}`,
  flowers: 'Kwiaty',
  jokerQuestion: 'Jaką kartę zastępuje joker?',
  text: 'Wpisz lub wklej rękę',
};

/** Sentences for the live region, and for the total's place. */
const live = {
  ofCards: (size: number) => `z ${formatNumber(size)} kart`,
  notAHand: 'bez wygranej',
  begin: 'Dotknij najniższej karty chow albo wybierz punga, parę lub pojedyncze karty.',
  goOn: 'Układy, które leżą odkryte, dodawaj z włączonym „Wyłożone”.',
  goOnOpen: 'Następny układ będzie wyłożony. Dla kart w ręce wyłącz „Wyłożone”.',
  toGo: (missing: number) => `brakuje ${missing}`,
  incomplete: (held: number, size: number, missing: number) => `${held} z ${size} kart, brakuje ${missing}`,
  won: (value: string, worth: string) => `${value}, ${worth}`,
  belowMinimum: (needed: string, has: string, apart: boolean) =>
    `Tak wygrać nie można: minimum${apart ? ' bez kwiatów' : ''} to ${needed}, a ta ręka ma ${has}.`,
  wonForNothing: {
    mhing: 'Wygrana bez kredytów: 0 punktów, ale jednak wygrana.',
    hongkong: 'Ręka jest kompletna, ale bez fanów: jej wartość określają wasze zasady.',
    mcr: 'Ręka jest kompletna, ale bez punktów.',
  } satisfies Record<RulesId, string>,
  noWait: 'Brakuje jednej karty, ale na razie żadna nie daje wygranej.',
};

const navigation = {
  label: 'Ekrany',
  score: 'Liczenie',
  games: 'Gry',
  game: 'Gra',
  newGame: 'Nowa gra',
  settle: 'Rozliczenie',
  rules: 'Zasady',
  people: 'Gracze',
  backup: 'Kopia zapasowa',
  practice: 'Ćwiczenia',
  more: 'Więcej',
  settings: 'Ustawienia',
  help: 'Pomoc',
  about: 'O Fourteen',
  close: 'Zamknij',
  /** The arrow beside a screen's title; `to` is the screen above it. */
  up: (to: string) => `Wróć: ${to}`,
};

const update = {
  ready: 'Jest nowa wersja',
  now: 'Zaktualizuj',
  otherTab: 'Zaktualizowano w innym oknie: odśwież',
  reload: 'Odśwież',
  offlineReady: 'Działa już także bez internetu',
};

const storage = {
  handNotSaved: (why: string) => `Nie udało się zapisać ręki na tym telefonie: ${why}`,
  settingsNotSaved: (why: string) => `Nie udało się zapisać ustawień na tym telefonie: ${why}`,
  why: {
    full: 'zabrakło miejsca.',
    refused: 'przeglądarka na to nie pozwala, być może to okno prywatne.',
    unknown: 'przeglądarka nie podała powodu.',
  },
  rulesNotLoaded: 'Nie udało się wczytać zasad tej gry. Spróbuj ponownie, gdy będzie internet.',
  settingsUnreadable: 'Nie udało się odczytać ustawień, więc zaczynamy od zwykłych. Nic nie zostało usunięte.',
  handUnreadable: 'Nie udało się odczytać ręki z tego telefonu, więc zaczynamy od pustej. Nic nie zostało usunięte.',
};

/** By the id of `SAMPLES`. */
const boot = {
  screenFailed: 'Nie udało się wczytać tego ekranu. Spróbuj ponownie, gdy będzie internet.',
  crashed: 'Coś poszło nie tak. Twoja ręka jest zapisana; odśwież stronę.',
  reload: 'Odśwież',
  loading: 'Chwileczkę…',
};

export const messages = {
  language: 'pl',
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
