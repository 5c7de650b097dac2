/** Polish, what the rules and settings screens add for Mhing. */
import type { ElementId } from '../../rules/mhing/elements.ts';
import type { HOUSE_RULES } from '../../rules/mhing/house-rules.ts';
import type { ElementGuide, GuideOf, Ruling } from '../shapes.ts';

const elements: Readonly<Record<ElementId, ElementGuide>> = {
  sequencesOnly: {
    condition: 'Wszystkie cztery układy to chow; para jest dowolna.',
    counter: 'Wystarczy jeden pung i element przepada.',
  },
  pairOf258: {
    condition: 'Para to karty w kolorze z liczbą 2, 5 lub 8.',
    counter: 'Trzy piątki to pung; para w tej ręce to dziewiątki.',
  },
  flower: {
    condition: 'Każdy odłożony kwiat daje wygrywającej ręce jeden kredyt.',
    counter: 'Te karty nie wygrywają, więc ich kwiaty nic nie dają.',
  },
  tripletsOnly: {
    condition: 'Wszystkie cztery układy to pungi; para jest dowolna.',
    counter: 'Czwórka, piątka i szóstka znaków to chow, choć tabela kombinacji podaje właśnie tę rękę.',
    excludes: 'Nigdy razem z elementem „Same chow”.',
  },
  allHighLow: {
    condition: 'Wszystkie 14 kart ma liczby od 1 do 5 albo wszystkie 14 ma liczby od 5 do 9.',
    counter: 'Niskie i wysokie karty są pomieszane: w całej ręce muszą być albo jedne, albo drugie.',
    excludes: 'Ręka z samych piątek jest i niska, i wysoka, ale liczy się raz.',
  },
  doubleSequence: {
    condition: 'Dwa chow z tymi samymi liczbami w różnych kolorach; liczą się każde dwa pasujące chow.',
    counter: 'Liczby różnią się o jeden, a muszą być takie same.',
  },
  doubleTriplet: {
    condition: 'Dwa pungi z tą samą liczbą w różnych kolorach; liczą się każde dwa pasujące pungi.',
    counter: 'Wiatry nie mają ani liczby, ani koloru: tu liczy się „Pung wiatru lub smoka”.',
  },
  identicalDoubleSequence: {
    condition: 'Dwa chow z tymi samymi liczbami w tym samym kolorze; liczą się każde dwa pasujące chow.',
    counter: 'Kolory są różne: to „Chow w dwóch kolorach”, jeden kredyt.',
  },
  twoSuitsNoHonors: {
    condition: 'Dokładnie dwa kolory i żadnych honorów.',
    counter: 'Wystarczy para wiatrów i element przepada.',
    excludes: 'Z trzech elementów o kolorach liczy się tylko najlepszy.',
  },
  oneSuitWithHonors: {
    condition: 'Dokładnie jeden kolor i co najmniej jeden honor.',
    counter: 'Pung kółek to już drugi kolor.',
    excludes: 'Z trzech elementów o kolorach liczy się tylko najlepszy.',
  },
  oneSuitOnly: {
    condition: 'Dokładnie jeden kolor i żadnych honorów.',
    counter: 'Z honorami to „Jeden kolor z honorami”, trzy kredyty.',
    excludes: 'Z trzech elementów o kolorach liczy się tylko najlepszy.',
  },
  brokenRoyalRun: {
    condition: '123 i 789 w jednym kolorze.',
    counter: 'Oba chow muszą być w tym samym kolorze.',
    excludes: 'Nie obok „Strita królewskiego”: z tych dwóch liczy się tylko ten, który daje więcej.',
  },
  royalRun: {
    condition: '123, 456 i 789 w jednym kolorze.',
    counter: 'Wszystkie trzy chow muszą być w tym samym kolorze.',
    excludes: '„Przerwany strit królewski” już się obok nie liczy.',
  },
  honorTriplet: {
    condition: 'Pung wiatru lub smoka; liczy się każdy.',
    counter: 'Para wiatrów to jeszcze nie pung.',
    excludes: 'Z trzech elementów o honorach liczy się tylko ten, który daje najwięcej.',
  },
  allSuitsWindsDragons: {
    condition: 'W ręce są wszystkie trzy kolory, wiatr i smok; wystarczy po jednej karcie.',
    counter: 'Nie ma smoka.',
    excludes: 'Pungi wiatrów i smoków z tej ręki już się osobno nie liczą.',
  },
  allDragonTriplets: {
    condition: 'Pungi czerwonego, zielonego i białego smoka.',
    counter: 'Białe smoki to tylko para: dwa razy „Pung wiatru lub smoka”, dwa kredyty.',
    excludes: 'Te pungi nie liczą się już osobno, podobnie jak czwarty pung, z wiatrów.',
  },
  nothingConnects: {
    condition: 'Żadnego punga, żadnego chow i żadnej pary, a karty jednego koloru różnią się co najmniej o trzy.',
    counter: 'Piątka i siódemka kółek różnią się tylko o dwa.',
    excludes: 'Obok liczą się tylko kwiaty.',
  },
  sevenPairs: {
    condition: 'Siedem par i nic więcej; cztery takie same to dwie pary.',
    counter: 'Te pary to także cztery chow i para, a to jest warte więcej, więc tak się liczy.',
    excludes: 'Obok liczą się tylko kwiaty.',
  },
  nothingConnectsAllHonors: {
    condition: 'Ręka „Nic się nie łączy”, w której jest wszystkie siedem honorów.',
    counter: 'Brakuje białego smoka: to zwykłe „Nic się nie łączy”, trzy kredyty.',
    excludes: 'Zastępuje „Nic się nie łączy”. Obok liczą się tylko kwiaty.',
  },
};

const rulings = {
  M1: {
    question: 'Pasują do siebie trzy albo cztery układy. Ile to daje?',
    answer:
      'Policz każde dwa, które do siebie pasują: 3 kredyty, jeśli są identyczne, 1, jeśli różni je tylko kolor. Dwa pasujące układy to jedno połączenie, trzy to 3, cztery to 6.',
  },
  M2: {
    question: 'Dzięki jokerom mam dwa pungi tej samej karty. Czy to „Pung w dwóch kolorach”?',
    answer: 'Nie. Tu kolory muszą być różne.',
  },
  M3: {
    question: 'Z grupy liczy się tylko jeden element. A jeśli wystąpi dwa razy?',
    answer:
      'Liczy się ten element, który daje najwięcej, i to każde jego wystąpienie: dwa pungi wiatrów to 2 kredyty. Możecie ustalić, że liczy się raz w ręce.',
  },
  M4: {
    question: 'Wszystkie cztery takie same karty są w ręce. Czy joker może być piątą?',
    answer: 'Tak. Joker może być wszystkim oprócz kwiatu.',
  },
  M5: {
    question: 'Czy w „Siedmiu parach” cztery takie same to dwie pary?',
    answer: 'Tak, chyba że ustalicie inaczej.',
  },
  M6: {
    question: 'Tabela podaje 111B 555D 111C 456C 44C jako „Same pungi”. Czy to prawda?',
    answer: 'Nie, to błąd w druku: 456C to chow.',
  },
  M7: {
    question: 'Jak zaokrągla się grosz za punkt?',
    answer:
      'Do najbliższej dziesiątki i najwyżej do 100: za 2 i 4 punkty nie płaci się nic, za 8 płaci się 10, za 16 – 20, za 32 – 30, za 64 – 60, a za 128 i więcej – 100. Jedno i drugie możecie zmienić.',
  },
  M8: {
    question: 'Jakimi żetonami płaci się za 4 albo 64 punkty?',
    answer: 'Jak najmniejszą liczbą żetonów po 128, 32, 8 i 2: dwa po 2 za 4 punkty, dwa po 32 za 64. Limitu nie ma.',
  },
  M9: {
    question: 'Czy wygrywająca ręka musi mieć kredyty?',
    answer: 'Nie. Ręka bez kredytów też wygrywa, za 0 punktów. Możecie ustalić minimum: 3 kredyty bez kwiatów.',
  },
  M10: {
    question: 'Czy ten, kto wyrzucił zwycięską kartę, płaci więcej?',
    answer: 'Nie, wszyscy płacą tyle samo. Możecie ustalić, że płaci podwójnie.',
  },
  M11: {
    question: 'Dwie osoby wołają Mhing po tej samej zrzutce. Kto wygrywa?',
    answer: 'Kto siedzi pierwszy, licząc w lewo od osoby, która wyrzuciła kartę.',
  },
  M12: {
    question: 'Czy joker z wyłożonego układu może później stać się czymś innym?',
    answer:
      'Nie, zostaje tym, czym go nazwano. Jokery, które są jeszcze w ręce, stają się tym, co daje najwięcej. Możecie grać bez jokerów.',
  },
  M13: {
    question: 'Wszystkie karty to honory. Czy liczy się jakiś element o kolorach?',
    answer: 'Nie, nie ma żadnego koloru. Ręka może jednak mieć „Same pungi”.',
  },
  M14: {
    question: 'Ręka to „Siedem par”, a zarazem cztery układy i para. Co się liczy?',
    answer: 'To, co jest warte więcej.',
  },
  M15: {
    question: 'Czy dwie osoby mogą osiągnąć cel w tym samym rozdaniu?',
    answer: 'Nie. Punkty dostaje tylko zwycięzca rozdania, więc tylko on może osiągnąć cel.',
  },
  M16: {
    question: 'Ile przerwanych stritów królewskich jest w 123B 123B 789B?',
    answer: 'Jeden: każdy układ należy tylko do jednego strita. Z drugim 789B są dwa.',
  },
  M17: {
    question: 'Dzięki jokerom mam dwa pungi wiatru wschodniego. Czy liczą się oba?',
    answer: 'Tak, jako dwa: 2 kredyty.',
  },
  M18: {
    question: 'Wszystkie karty to piątki. Czy ręka jest i cała niska, i cała wysoka?',
    answer: 'Jest, ale element liczy się raz: 5 kredytów.',
  },
  M19: {
    question: 'Czy można wyłożyć układ z trzech jokerów?',
    answer:
      'Nie. Układ wykłada się ze zrzutką, która go dopełnia, więc co najmniej jedna karta w nim nie jest jokerem.',
  },
  M20: {
    question: 'Czym mogą być jokery w „Nic się nie łączy”?',
    answer:
      'Tylko kartami, które nadal z niczym się nie łączą, więc musi być dla nich miejsce. 37B 38D 37C i E W N R zostawiają trzy honory dla czterech jokerów i nie wygrywają.',
  },
  M21: {
    question: 'Czy oba elementy „Nic się nie łączy” liczą się razem?',
    answer: 'Nie. Ze wszystkimi siedmioma honorami jest 8 kredytów zamiast 3, nie 11.',
  },
  M22: {
    question: 'Dzięki jokerom mam 555B 555B 555C 555D. Ile razy liczy się „Pung w dwóch kolorach”?',
    answer: 'Pięć razy. Z sześciu sposobów wybrania dwóch nie liczy się tylko jeden: dwa pungi bambusów.',
  },
  M23: { question: 'Czy kwiaty liczą się w ręce, która nie wygrywa?', answer: 'Nie.' },
  M24: {
    question: 'Nikt nie wygrał rozdania. Kto rozdaje następne?',
    answer: 'Następna osoba po lewej, jak po każdym rozdaniu. Możecie ustalić, że rozdaje jeszcze raz ta sama osoba.',
  },
  M25: {
    question: 'Kto wyrzucił kartę, płaci podwójnie. Limit stosuje się przed tym czy po tym?',
    answer:
      'Przed: najpierw zaokrąglenie, limit lub kwota z tabeli, potem podwojenie części tego, kto wyrzucił. Przy żetonach podwaja się punkty.',
  },
} satisfies Readonly<Record<string, Ruling>>;

const houseRules: Readonly<Record<(typeof HOUSE_RULES)[number]['key'], string>> = {
  groups:
    'Z każdej grupy liczy się jeden element. Jeśli wystąpi dwa razy, na przykład dwa pungi wiatrów, liczą się oba albo jeden.',
  sevenPairsFourAlike: 'Czy cztery takie same karty to dwie z siedmiu par.',
  minimum: 'Starsza wersja instrukcji wymaga do wygranej trzech kredytów, nie licząc kwiatów.',
  jokers: 'Czy w talii jest sześć jokerów.',
  discarder: 'Czy ten, kto wyrzucił zwycięską kartę, płaci podwójnie.',
  pennyStep: 'Kwotę zaokrągla się do najbliższej wielokrotności tej liczby.',
  pennyLimit: 'Za jedno rozdanie nikt nie płaci więcej; podwojenie dla tego, kto wyrzucił, liczy się ponad to.',
  target: 'Kto pierwszy zdobędzie tyle punktów, wygrywa grę.',
  dealAfterDraw: 'Czy rozdawanie przechodzi dalej, gdy nikt nie wygrał.',
};

const groupsAbout = {
  always: 'Każdy z nich liczy się zawsze, gdy wystąpi.',
  multiples: 'Liczą się każde dwa pasujące układy.',
  suits: 'W jednej ręce liczy się tylko jeden z nich.',
  sequences: 'W jednej ręce liczy się tylko jeden z nich.',
  honors: 'W jednej ręce liczy się tylko jeden z nich.',
  nonStandard: 'To jeden element na całą rękę; dodaje się tylko kwiaty.',
};

/** The game in one page, a paragraph each. */
const gameInShort = [
  'Gra od dwóch do sześciu osób talią 150 kart: bambusy, kółka i znaki od 1 do 9, cztery wiatry i trzy smoki, wszystkich po cztery; do tego osiem kwiatów i sześć jokerów.',
  'Wygrywająca ręka ma 14 kart, nie licząc kwiatów: cztery układy i parę. Układ to chow, czyli trzy kolejne liczby w jednym kolorze, albo pung, czyli trzy takie same karty. Wygrywają też „Siedem par” i „Nic się nie łączy”.',
  'Układ dopełniony cudzą zrzutką trzeba wyłożyć. Pary nie wykłada się nigdy, a „Siedem par” i „Nic się nie łączy” zostają w ręce do końca. Zwycięska karta, z muru czy ze zrzutki, dołącza do kart w ręce.',
  'Joker może być każdą kartą oprócz kwiatu. W wyłożonym układzie zostaje tym, czym go nazwano; w ręce staje się tym, co daje najwięcej.',
  'Elementy dają kredyty, a kredyty zamienia się na punkty. Gdy rękę można ułożyć na kilka sposobów, liczy się najlepszy.',
  'Kto pierwszy zdobędzie 500 punktów lub więcej, wygrywa grę.',
];

const payments = [
  'Wszyscy płacą zwycięzcy tyle samo: po groszu za punkt, z zaokrągleniem i limitem, albo kwotę z tabeli stawek zależną od liczby kredytów, albo punkty w żetonach. Można ustalić, że ten, kto wyrzucił kartę, płaci podwójnie.',
  'Do celu gry liczą się tylko punkty zwycięzcy rozdania. Gdy nikt nie wygrywa, nikt nie płaci.',
];

export const mhingGuide = { elements, rulings, houseRules, groupsAbout, gameInShort, payments } satisfies GuideOf<
  ElementId,
  typeof HOUSE_RULES
>;
