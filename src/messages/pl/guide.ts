/** Polish, the words of the rules, settings and help screens. */
import { formatNumber } from '../format.ts';
import type { Guide } from '../language.ts';
import { counter } from '../plural.ts';

const count = counter('pl', formatNumber);

const settings = {
  title: 'Ustawienia',
  ofGame: 'Gra',
  appearance: 'Wygląd',
  language: 'Język',
  languageOfBrowser: 'Jak w telefonie',
  languageMissing: 'Nie udało się pobrać tego języka. Pojawi się, gdy będzie internet.',
  theme: 'Motyw',
  themes: { system: 'Jak w telefonie', light: 'Jasny', dark: 'Ciemny' },
  largeFaces: 'Duże karty',
  largeFacesAbout: 'Większe karty i cyfry; klawisze pokazują jeden kolor naraz.',
  singleKeys: 'Skróty jednym klawiszem',
  singleKeysAbout:
    'Na klawiaturze litery i cyfry trafiają prosto do ręki, / szuka zasady, a ? otwiera pomoc. Wyłącz przy sterowaniu głosem albo gdy łatwo nacisnąć klawisz przez pomyłkę.',
  money: 'Pieniądze',
  players: 'Gracze przy stole',
  scheme: 'Jak płacicie',
  currency: 'Waluta',
  ownCurrency: 'Inny symbol lub liczba miejsc',
  currencySymbol: 'Symbol',
  symbolProblem: 'Wpisz od jednego do sześciu znaków bez spacji.',
  currencyPlaces: 'Miejsca po przecinku (najmniejsza kwota)',
  amounts: 'Kwoty',
  amountFor: {
    between: (least: number, most: number) => `od ${least} do ${most} kredytów`,
    from: (least: number) => `od ${least} kredytów wzwyż`,
    each: 'Za każdy punkt',
  },
  houseRules: 'Zasady domowe',
  houseRulesAbout: 'Jak gracie tam, gdzie instrukcja zostawia wybór. Gdy wasze zasady są inne, punktacja o tym mówi.',
  playAs: 'Gramy według',
  ownHouseRules: 'Własne',
  reset: 'Przywróć z instrukcji',
  changed: (n: number) =>
    n === 0
      ? 'Jak w instrukcji'
      : count(n, { one: '# własna', few: '# własne', many: '# własnych', other: '# własnej' }),
  outOfRange: (least: string, most: string) => `Wybierz od ${least} do ${most}.`,
  /** A link led to a switch of a game that is not the chosen one. */
  ofOtherGame: (game: string) => `Ta zasada domowa należy do gry ${game}. Wybierz tu ${game}, żeby ją zobaczyć.`,
};

const rules = {
  title: 'Zasady',
  ofGame: 'Zasady gry',
  search: 'Znajdź zasadę',
  nothingFound: 'Nic nie znaleziono. Spróbuj innego słowa, na przykład para, wiatr lub smok.',
  game: 'Gra w skrócie',
  each: 'za każdy',
  example: 'Przykład',
  counterExample: 'Nie liczy się',
  excludes: 'Obok innych',
  tryIt: 'Policz tę rękę',
  rulings: 'Częste pytania',
  rulingsAbout: 'Tam, gdzie instrukcja milczy albo mówi dwie różne rzeczy, Fourteen rozumie ją tak.',
  conversion: (unit: string) => `Przelicznik: ${unit} na punkty`,
  andUp: (least: string) => `${least} i więcej`,
  payment: 'Kto ile płaci',
  paymentAbout: 'Możecie to zmienić w Ustawieniach.',
  /** Under a picture of cards that cannot be opened just now. */
  pickerBusy: 'Żeby policzyć tę rękę, dokończ najpierw rozdanie w swojej grze.',
  /** The list of house rules under a ruling. */
  switches: 'Powiązane zasady domowe',
  parts: 'Na tej stronie',
  found: (n: number) =>
    count(n, {
      one: 'Znaleziono # zasadę',
      few: 'Znaleziono # zasady',
      many: 'Znaleziono # zasad',
      other: 'Znaleziono # zasady',
    }),
  print: 'Drukuj',
  cardTitle: (name: string) => `${name}: ściąga`,
  withHouseRules: 'Z waszymi zasadami domowymi',
  ending: 'Zakończenie',
  discarder: 'Kto wyrzucił',
  others: 'Każdy inny',
  onDiscard: 'Ze zrzutki',
  onDrawn: 'Z muru',
  falseWin: 'Fałszywa wygrana',
  payEach: (points: string) => `${points} każdemu`,
  /** The points of the hand in a formula: 8 + P. */
  pointsSign: 'P',
  pointsSignAbout: 'P: punkty ręki.',
  eachPays: 'Każdy płaci',
  nothing: 'nic',
  perPoint: (amount: string) => `${amount} za punkt`,
};

const help = {
  title: 'Pomoc',
  entering: 'Wprowadzanie ręki',
  enteringSteps: [
    'Wybierz „Chow”, „Pung” lub „Para” i dotknij karty: cały układ wejdzie od razu. Przy chow dotknij najniższej karty.',
    '„Karta” dodaje pojedyncze karty. Kolejność jest dowolna, sposoby można mieszać.',
    '„Wyłożone” włącz, zanim dodasz układ, który leży odkryty na stole.',
    '„Kong”, tam gdzie zasady go znają, dodaje cztery karty naraz: z włączonym „Wyłożone” odkryte, bez niego ukryte.',
    'Kwiaty dodaj tak, jak leżą odłożone. Jokerów w ręce nie trzeba nazywać: staną się tym, co daje najwięcej.',
    'Dotknij karty w ręce, żeby ją usunąć. „Cofnij” przywraca wszystko, nawet po „Wyczyść”.',
    'Kropki pod klawiszem to karty, które zostały w talii.',
  ],
  toRules: 'Co się liczy i za ile: zasady',
  notation: 'Zapis ręki',
  notationAbout: 'Rękę można wpisać lub wkleić tak, jak podaje ją instrukcja.',
  notationRows: [
    ['123B 456D 789C', 'Cyfry, potem B (bambusy), D (kółka) lub C (znaki)'],
    ['E S W N', 'Wiatr wschodni, południowy, zachodni i północny'],
    ['R G P', 'Czerwony, zielony i biały smok'],
    ['J F', 'Joker, kwiat'],
    ['1F 3Y', 'Kwiat 1 i pora roku 3, w Hongkongu i MCR'],
    ['[123B]', 'Wyłożony układ'],
    ['[12J=3B]', 'Wyłożony układ, w którym joker zastępuje trójkę bambusów'],
    ['[5555D] (5555D)', 'Odkryty kong, ukryty kong'],
    ['23B 55D + 4B', 'Zwycięska karta na końcu, po znaku plus'],
  ],
  shortcuts: 'Klawiatura',
  /** By what they do; the keys themselves are the same in every language. */
  shortcutTexts: {
    notation: 'Wpisz karty prosto do ręki',
    laidDown: 'Zacznij i zakończ wyłożony układ',
    removeLast: 'Usuń ostatnią kartę',
    undo: 'Cofnij',
    redo: 'Ponów',
    clear: 'Wyczyść rękę',
    move: 'Poruszaj się po klawiszach',
    press: 'Dodaj zaznaczoną kartę',
    next: 'Nowa ręka',
    close: 'Zamknij to, co otwarte',
    find: 'Znajdź zasadę (na ekranie zasad)',
    help: 'Ta pomoc',
  },
  about: 'O Fourteen',
  aboutText:
    'Po pierwszym otwarciu Fourteen działa bez internetu. Nic nie opuszcza telefonu, dopóki tego nie udostępnisz.',
  version: (version: string) => `Wersja ${version}`,
  licences: 'Licencje',
  licencesAbout: 'Fourteen to wolne oprogramowanie na licencji MIT, zbudowane z użyciem:',
  licenceRows: [
    ['Preact i jego signals', 'MIT'],
    ['idb-keyval', 'Apache 2.0'],
    ['Valibot', 'MIT'],
    ['Workbox', 'MIT'],
    ['uqr', 'MIT'],
  ],
};

export const guide = { settings, rules, help } satisfies Guide;
