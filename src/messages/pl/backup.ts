/** Polish, the words of backups: saving everything, bringing a file in, tables, and what could not be read. */
import { formatNumber } from '../format.ts';
import type { Keep } from '../language.ts';
import { counter } from '../plural.ts';

const count = counter('pl', formatNumber);
const games = (n: number): string => count(n, { one: '# gra', few: '# gry', many: '# gier', other: '# gry' });
const players = (n: number): string =>
  count(n, { one: '# gracz', few: '# graczy', many: '# graczy', other: '# gracza' });
const hands = (n: number): string =>
  count(n, { one: '# rozdanie', few: '# rozdania', many: '# rozdań', other: '# rozdania' });
/** After a verb: "dodano 1 grę", "dodano 1 gracza". */
const someGames = (n: number): string => count(n, { one: '# grę', few: '# gry', many: '# gier', other: '# gry' });
const somePlayers = (n: number): string =>
  count(n, { one: '# gracza', few: '# graczy', many: '# graczy', other: '# gracza' });

const keeping = {
  title: 'Na tym telefonie',
  nothing: 'Nie ma tu jeszcze żadnej gry.',
  holds: (gameCount: number, playerCount: number) => `Zapisane tutaj: ${games(gameCount)} i ${players(playerCount)}.`,
  size: (size: string) => `Zajęte miejsce: ${size}, razem z samą aplikacją.`,
  promise: {
    granted: 'Przeglądarka obiecała je zachować, nawet gdy na telefonie zabraknie miejsca.',
    refused:
      'Przeglądarka nie obiecała ich zachować: gdy na telefonie zabraknie miejsca, może je usunąć. Rób co jakiś czas kopię zapasową, a nic się wtedy nie stanie.',
    unsupported: 'Ta przeglądarka nie mówi, czy zachowa je na stałe. Dla pewności rób co jakiś czas kopię zapasową.',
  },
  ask: 'Poproś o obietnicę',
  asked: {
    granted: 'Obiecała.',
    refused:
      'Nie obiecała. Często robi to dopiero, gdy aplikacja jest na ekranie początkowym albo gdy używasz jej już jakiś czas.',
    unsupported: 'Ta przeglądarka nie potrafi niczego takiego obiecać.',
  },
  safari:
    'Safari po siedmiu dniach bez odwiedzin usuwa to, co zapisała strona. Aplikacji na ekranie początkowym to nie dotyczy, ale na początku jest ona pusta: zapisz tu kopię zapasową i wczytaj ją tam.',
  homeScreen:
    'Safari i aplikacja na ekranie początkowym trzymają gry osobno. Przeniesiesz je za pomocą kopii zapasowej.',
  never: 'Na tym telefonie nie zrobiono jeszcze kopii zapasowej.',
  last: (when: string, handCount: number) =>
    handCount === 0
      ? `Ostatnia kopia zapasowa: ${when}. Od tej pory nic nie przybyło.`
      : `Ostatnia kopia zapasowa: ${when}. Od tej pory przybyło: ${hands(handCount)}.`,
  failed: (why: string) => `Nie udało się odczytać tego, co jest tu zapisane: ${why}`,
};

const save = {
  save: 'Zapisz kopię',
  share: 'Udostępnij kopię',
  copy: 'Kopiuj jako tekst',
  about: 'Jeden plik ze wszystkimi grami, graczami, ćwiczeniami i ustawieniami.',
  title: 'Fourteen, kopia zapasowa',
  saved: (name: string) => `Przeglądarka pobiera plik „${name}”. Sprawdź, czy jest wśród pobranych.`,
  shared: (name: string) => `Przekazano plik „${name}”.`,
  dismissed: 'Niczego nie udostępniono.',
  refused: 'Przeglądarka nie udostępniła pliku. Może uda się go zapisać.',
  copied: 'Skopiowano. Wklej tekst do wiadomości lub notatki, żeby go zachować.',
  copyRefused: 'Przeglądarka nie pozwoliła na kopiowanie.',
  failed: 'Nie udało się odczytać danych z dysku.',
  preparing: 'Chwileczkę…',
};

const bringIn = {
  title: 'Wczytaj plik',
  about: 'Zanim cokolwiek się zmieni, zobaczysz, co się stanie.',
  choose: 'Wybierz plik',
  paste: 'Wklej tekst zamiast pliku',
  text: 'Tekst kopii zapasowej',
  read: 'Odczytaj',
  empty: 'Nie ma jeszcze czego odczytać.',
  reading: 'Czytam…',
  unreadableFile: 'Przeglądarka nie mogła odczytać tego pliku.',
};

const plan = {
  title: 'Co zrobi ten plik',
  added: (n: number) =>
    count(n, { one: '# gra dojdzie', few: '# gry dojdą', many: '# gier dojdzie', other: '# gry dojdzie' }),
  continued: (n: number) =>
    count(n, {
      one: '# gra z tego telefonu dostanie dalszy ciąg',
      few: '# gry z tego telefonu dostaną dalszy ciąg',
      many: '# gier z tego telefonu dostanie dalszy ciąg',
      other: '# gry z tego telefonu dostanie dalszy ciąg',
    }),
  continuedBy: (here: number, coming: number) => `tutaj ${hands(here)}, w pliku ${hands(coming)}`,
  known: (n: number) =>
    count(n, {
      one: '# gra już tu jest',
      few: '# gry już tu są',
      many: '# gier już tu jest',
      other: '# gry już tu jest',
    }),
  newPeople: (n: number, names: string) =>
    `${count(n, {
      one: 'Dojdzie # gracz',
      few: 'Dojdzie # graczy',
      many: 'Dojdzie # graczy',
      other: 'Dojdzie # gracza',
    })}: ${names}`,
  otherName: (here: string, coming: string) => `${here} ma w pliku imię ${coming}, a tutaj zostaje ${here}.`,
  practice: (rules: string, n: number) =>
    `Ćwiczenia (${rules}) pójdą dalej od stanu z pliku; policzone ręce: ${formatNumber(n)}.`,
  conflict: 'Tutaj i w pliku potoczyło się inaczej',
  conflictAbout: (game: string, here: string, coming: string) => `${game}. Tutaj: ${here}. W pliku: ${coming}.`,
  version: (handCount: number, changed: string) => `${hands(handCount)}, zmiana: ${changed}`,
  newerHere: 'zapisane przez nowszą wersję aplikacji',
  keepHere: 'Zachowaj to, co tutaj',
  keepBoth: 'Zachowaj obie',
  settings: 'Weź też ustawienia z pliku',
  unreadable: (n: number) =>
    count(n, {
      one: '# wpisu nie da się odczytać; zostaje w pliku.',
      few: '# wpisów nie da się odczytać; zostają w pliku.',
      many: '# wpisów nie da się odczytać; zostają w pliku.',
      other: '# wpisu nie da się odczytać; zostaje w pliku.',
    }),
  nothing: 'Wszystko z tego pliku już tu jest.',
  apply: 'Wczytaj',
  leave: 'Zrezygnuj',
  left: 'Nic się nie zmieniło.',
  done: (added: number, continued: number, copies: number, people: number, practice: boolean) => {
    const parts = [
      ...(added > 0 ? [`dodano ${someGames(added)}`] : []),
      ...(continued > 0 ? [`uzupełniono ${someGames(continued)}`] : []),
      ...(copies > 0 ? [`zachowano w obu wersjach ${someGames(copies)}`] : []),
      ...(people > 0 ? [`dodano ${somePlayers(people)}`] : []),
      ...(practice ? ['uzupełniono ćwiczenia'] : []),
    ];
    return parts.length > 0 ? `Gotowe: ${parts.join(', ')}.` : 'Gotowe: gry na tym telefonie zostają, jakie były.';
  },
  notSaved: (why: string) => `Nic się nie zmieniło, bo nie udało się zapisać: ${why}`,
};

/** Why a file was not taken, by `Fault.why`. */
const faults = {
  heading: 'Tego pliku nie da się wczytać. Nic się nie zmieniło.',
  tooLarge: 'Jest większy niż jakakolwiek kopia zapasowa.',
  noJson: 'Jest uszkodzony albo w ogóle nie jest kopią zapasową: to nie jest zapis JSON.',
  cutOff: 'Jest ucięty: urywa się w środku.',
  noBackup: 'To nie jest kopia zapasowa tej aplikacji.',
  newer: 'Zapisała go nowsza wersja tej aplikacji. Najpierw zaktualizuj aplikację.',
  noVersion: 'Nie wiadomo, która wersja aplikacji go zapisała.',
  shape: 'Coś w nim nie jest takie, jak powinno.',
  hostile: 'Jest w nim coś, czego nie zawiera żadna kopia zapasowa i co mogłoby zaszkodzić.',
  twice: 'To samo jest w nim dwa razy.',
  contradiction: 'Przeczy sam sobie.',
  expected: (expected: string, found: string) => `Powinno być: ${expected}. Jest: ${found}.`,
  contradictions: {
    players: 'Gracze nie pasują do zasad.',
    moneyScheme: 'W tych zasadach nie ma takiego sposobu płacenia.',
    notation: 'Kart nie da się odczytać.',
    unknownElement: 'W tych zasadach nie ma jednego z elementów.',
    sum: 'Wartości się nie sumują.',
    twice: 'To samo zdarzenie jest tam dwa razy.',
    impossible: 'Coś nie mogło się wydarzyć, na przykład wygrywa ktoś, kogo nie ma przy stole.',
    unusable: 'Zasady czegoś takiego nie przewidują.',
  },
  at: (place: string) => `Gdzie: ${place}.`,
  game: (n: number) => `gra ${formatNumber(n)}`,
  change: (n: number) => `zmiana ${formatNumber(n)}`,
  person: (n: number) => `gracz ${formatNumber(n)}`,
  character: (n: number) => `znak ${formatNumber(n)}`,
};

const table = {
  title: 'Gra jako tabela',
  about: 'Do arkusza kalkulacyjnego, jeden wiersz na rozdanie (CSV).',
  game: 'Gra',
  save: 'Zapisz tabelę',
  share: 'Udostępnij tabelę',
  shareTitle: 'Fourteen, gra',
  columns: {
    number: 'Rozdanie',
    time: 'Czas',
    round: 'Runda',
    dealer: 'Rozdaje',
    result: 'Wynik',
    winner: 'Kto',
    value: 'Wartość',
    points: 'Punkty',
    discarder: 'Wyrzuca',
    note: 'Notatka',
    gain: (name: string) => `${name}: punkty`,
    total: (name: string) => `${name}: suma`,
    money: (name: string, unit: string) => `${name}: ${unit}`,
  },
  results: { won: 'wygrana', drawn: 'remis', falseWin: 'fałszywa wygrana' },
  winds: { E: 'Wschód', S: 'Południe', W: 'Zachód', N: 'Północ' },
};

const aside = {
  title: 'Nie udało się odczytać',
  about: 'Leżą odłożone na bok i nic ich nie usunie. Kopia zapasowa też je zawiera.',
  newer: (n: number) =>
    count(n, {
      one: '# grę zapisała nowsza wersja aplikacji; zostaje bez zmian. Zaktualizuj aplikację, żeby ją zobaczyć.',
      few: '# gry zapisała nowsza wersja aplikacji; zostają bez zmian. Zaktualizuj aplikację, żeby je zobaczyć.',
      many: '# gier zapisała nowsza wersja aplikacji; zostają bez zmian. Zaktualizuj aplikację, żeby je zobaczyć.',
      other: '# gry zapisała nowsza wersja aplikacji; zostaje bez zmian. Zaktualizuj aplikację, żeby ją zobaczyć.',
    }),
  of: {
    game: 'Gra',
    people: 'Lista graczy',
    draft: 'Niedokończona ręka',
    settings: 'Ustawienia',
    other: 'Wpis',
  },
  save: 'Zapisz',
  saveLabel: (what: string, n: number) => `Zapisz: ${what} (${formatNumber(n)})`,
};

export const backup = {
  title: 'Kopia zapasowa',
  keeping,
  save,
  bringIn,
  plan,
  faults,
  table,
  aside,
} satisfies Keep['backup'];
