/** Polish, the words of links, pictures and QR codes, and of what they hold when somebody opens them. */
import { formatNumber } from '../format.ts';
import type { Keep } from '../language.ts';
import { counter } from '../plural.ts';

const count = counter('pl', formatNumber);
const hands = (n: number): string =>
  count(n, { one: '# rozdanie', few: '# rozdania', many: '# rozdań', other: '# rozdania' });

/** A scored hand for other people. */
const hand = {
  title: 'Udostępnij wynik',
  link: 'Jako link',
  linkAbout: 'Policzona, z tymi zasadami domowymi',
  picture: 'Jako obrazek',
  pictureAbout: 'Karty z punktacją',
  text: 'Jako tekst',
  textAbout: 'Do każdej wiadomości',
  pictureSaved: 'Obrazek jest gotowy do pobrania',
  pictureRefused: 'Nie udało się zrobić obrazka',
  wonWith: (card: string) => `Zwycięska karta: ${card}`,
};

/** Somebody else's hand, opened from a link. */
const opened = {
  title: 'Udostępniona ręka',
  loading: 'Chwileczkę…',
  about: 'Udostępniona ręka, policzona według zasad z linku. Twoje ustawienia zostają bez zmian.',
  aboutErrand: (number: string, winner: string) =>
    `Właśnie liczysz rozdanie ${number} (wygrywa ${winner}). Dokończ je albo porzuć i obejrzyj udostępnioną rękę.`,
  goOn: 'Wróć do rozdania w grze',
  leave: 'Porzuć, otwórz udostępnioną',
  waits: 'Twoja własna ręka czeka za tą.',
  back: 'Wróć do mojej ręki',
  toScore: 'Do ekranu liczenia',
  faults: {
    newer: 'Ten link utworzyła nowsza wersja Fourteen. Zaktualizuj, żeby go otworzyć.',
    rules: 'Ten link dotyczy gry, której Fourteen nie zna.',
    broken: 'Ten link jest niepełny; może ucięto koniec. Poproś o niego jeszcze raz.',
    cards: (why: string) => `Nie udało się odczytać kart z tego linku: ${why}`,
    notLoaded: 'Nie udało się wczytać zasad tej ręki. Spróbuj ponownie, gdy będzie internet.',
  },
};

/** A game for other people, and for another phone. */
const send = {
  link: 'Jako link',
  linkAbout:
    'Kto go otworzy, zobaczy stan gry, wykres i rozdania i może wczytać grę do siebie. Wszystko jest w samym linku.',
  shareLink: 'Udostępnij link',
  preparing: 'Chwileczkę…',
  long: (signs: string) => `Znaków w linku: ${signs}; niektóre komunikatory ucinają tak długie. Wtedy wyślij plik.`,
  without: (n: number) =>
    `${count(n, {
      one: 'Pominięto punktację # rozdania',
      few: 'Pominięto punktację # rozdań',
      many: 'Pominięto punktację # rozdań',
      other: 'Pominięto punktację # rozdania',
    })}, żeby link był krótki. Wartość i punkty w nim są.`,
  tooLong: 'Ta gra jest za długa na link. Wyślij plik.',
  unsupported: 'Ta przeglądarka nie potrafi tworzyć linków do gier. Wyślij plik.',
  failed: 'Nie udało się teraz odczytać gry.',
  shared: 'Udostępniono',
  copied: 'Skopiowano, można wkleić',
  refused: 'Nie udało się udostępnić; oto link do skopiowania',
  linkLabel: 'Link',
  code: 'Jako kod QR',
  codeAbout: 'Dla aparatu innego telefonu przy stole.',
  showCode: 'Pokaż kod QR',
  hideCode: 'Ukryj kod QR',
  codeText: 'Kod QR z linkiem do tej gry',
  codeTooLong: (signs: string, most: string) =>
    `Znaków w linku: ${signs}, a kod, który odczyta aparat, mieści ich najwyżej ${most}. Wyślij link albo plik.`,
  file: 'Jako plik',
  fileAbout: 'Cała gra z punktacją rozdań. Na drugim telefonie wczytasz ją w „Kopii zapasowej”.',
  save: 'Zapisz plik',
  shareFile: 'Udostępnij plik',
  saved: (name: string) => `Plik „${name}” jest gotowy do pobrania.`,
  fileRefused: 'Przeglądarka nie udostępniła pliku. Zamiast tego zapisz go.',
};

/** Somebody else's game, opened from a link. */
const board = {
  title: 'Udostępniona gra',
  loading: 'Chwileczkę…',
  about: 'Tylko do oglądania: nic z niej nie zostaje na tym telefonie, dopóki jej nie wczytasz.',
  without: (n: number) =>
    `${count(n, {
      one: '# rozdanie przyszło',
      few: '# rozdania przyszły',
      many: '# rozdań przyszło',
      other: '# rozdania przyszło',
    })} bez punktacji; wartość i punkty są, jakie były.`,
  added: 'Na tym telefonie jest nowa.',
  continued: (here: string, coming: string) => `Na tym telefonie ma ${here}, a tutaj już ${coming}.`,
  hands,
  known: 'Jest już na tym telefonie, co najmniej do tego samego miejsca.',
  conflict: 'Na tym telefonie potoczyła się inaczej. Można zachować obie; nic nie zostanie nadpisane.',
  otherName: (here: string, coming: string) => `${coming} ma na tym telefonie imię ${here} i tak zostaje.`,
  take: 'Wczytaj grę',
  update: 'Uzupełnij grę',
  keepBoth: 'Zachowaj obie',
  open: 'Otwórz grę',
  toGames: 'Wszystkie gry',
  notKept: (why: string) => `Nie zapisano: ${why}`,
  cannotKeep: 'Nie udało się teraz odczytać gier z tego telefonu, więc nie można jej wczytać.',
  faults: {
    newer: 'Ten link utworzyła nowsza wersja Fourteen. Zaktualizuj, żeby go otworzyć.',
    broken: 'Ten link jest niepełny; może ucięto koniec. Poproś o niego jeszcze raz albo o plik.',
    tooLarge: 'W tym linku jest więcej niż w jakiejkolwiek grze. Nie został otwarty.',
    unsupported: 'Ta przeglądarka nie potrafi otwierać linków do gier. Poproś o plik i wczytaj go w „Kopii zapasowej”.',
    heading: 'Nie udało się odczytać gry z tego linku.',
  },
};

export const share = { hand, opened, send, board } satisfies Keep['share'];
