/** Polish, what the rules, settings and help screens add for Hong Kong. */
import type { ElementId } from '../../rules/hongkong/elements.ts';
import type { HOUSE_RULES } from '../../rules/hongkong/house-rules.ts';
import type { ElementGuide, GuideOf, Ruling } from '../shapes.ts';

const SPECIAL = 'Obok nic innego się nie liczy.';
const ONE_OF_THE_SUITS = 'Z elementów „Kolor z honorami”, „Pełny kolor” i „Same honory” może wystąpić najwyżej jeden.';

const elements: Readonly<Record<ElementId, ElementGuide>> = {
  hiddenTreasure: {
    condition: 'Cztery pungi i dowolna para, nic wyłożonego oprócz ukrytych kongów, wygrana kamieniem z muru.',
    counter: 'Ze zrzutki te same kamienie to „Same pungi” i „Ukryta ręka”.',
    excludes: SPECIAL,
  },
  greatScholars: {
    condition: 'Pungi wszystkich trzech smoków, dowolny czwarty układ i dowolna para.',
    counter: 'Białe smoki to tylko para: to „Małe trzy smoki”.',
    excludes: SPECIAL,
  },
  fourWinds: {
    condition: 'Cztery pungi i para, a w nich wszystkie cztery wiatry; jeden z nich może być parą.',
    counter: 'Jeden z układów to chow, a wszystkie cztery muszą być pungami.',
    excludes: SPECIAL,
  },
  onlyDragonsAndWinds: {
    condition: 'Cztery pungi i para, wszystko z wiatrów i smoków.',
    counter: 'Para jest w kolorze.',
    excludes: SPECIAL,
  },
  onlyKeystones: {
    condition: 'Cztery pungi i para, wszystko z jedynek i dziewiątek.',
    counter: 'Para wiatrów to ani jedynki, ani dziewiątki.',
    excludes: SPECIAL,
  },
  nineGates: {
    condition:
      '1112345678999 jednego koloru i jeszcze jeden dowolny kamień tego koloru, bez konga; układy mogą być odkryte.',
    counter: 'Są tylko dwie dziewiątki.',
    excludes: SPECIAL,
  },
  kongs: {
    condition: 'Cztery kongi i para.',
    counter: 'Wiatry to tylko pung: trzy kongi nie wystarczą.',
    excludes: SPECIAL,
  },
  jadeDragon: {
    condition: 'Pung zielonych smoków, trzy pungi bambusów i para bambusów.',
    counter: 'Para też musi być z bambusów.',
    excludes: SPECIAL,
  },
  rubyDragon: {
    condition: 'Pung czerwonych smoków, trzy pungi kółek i para kółek.',
    counter: 'W tekście GameTwist rubin idzie z kółkami, nie ze znakami.',
    excludes: SPECIAL,
  },
  pearlDragon: {
    condition: 'Pung białych smoków, trzy pungi znaków i para znaków.',
    counter: 'Jeden z układów to chow, a wszystkie cztery muszą być pungami.',
    excludes: SPECIAL,
  },
  thirteenWonders: {
    condition: 'Każdy smok, każdy wiatr, jedynka i dziewiątka każdego koloru oraz jeszcze jeden z tych kamieni.',
    counter: 'Brakuje białego smoka, więc ta ręka w ogóle nie wygrywa.',
    excludes: SPECIAL,
  },
  selfPick: {
    condition: 'Wygrana kamieniem dobranym samodzielnie, także po kongu lub kwiecie.',
    counter: 'Zwycięski kamień to czyjaś zrzutka.',
  },
  kongReplacement: {
    condition: 'Wygrana kamieniem dobranym za czwarty kamień konga; „Wygrana z muru” też się liczy.',
    counter: 'Kamień dobrany za kwiat to zwykły dobór.',
  },
  robbingKong: {
    condition: 'Wygrana kamieniem, który ktoś inny dokłada do wyłożonego wcześniej punga.',
    counter: 'Zwycięski kamień to zwykła zrzutka.',
  },
  lastTile: {
    condition: 'Wygrana ostatnim kamieniem z muru albo zrzutką po nim.',
    counter: 'W murze były jeszcze kamienie.',
  },
  concealedHand: {
    condition: 'Żadnego odkrytego układu ani konga; ukryte kongi mogą być.',
    counter: 'Jeden chow leży odkryty.',
    excludes: 'Nie obok „Siedmiu par”, które i tak są zawsze ukryte.',
  },
  allChows: {
    condition: 'Wszystkie cztery układy to chow; para jest dowolna.',
    counter: 'Wystarczy jeden pung i element przepada.',
  },
  allPungs: {
    condition: 'Wszystkie cztery układy to pungi lub kongi.',
    counter: 'Wystarczy jeden chow i element przepada.',
  },
  sevenPairs: {
    condition: 'Siedem par i nic wyłożonego; cztery takie same to dwie pary.',
    counter: 'Trzy takie same i jeden pojedynczy to nie dwie pary.',
    excludes: '„Ukryta ręka” się obok nie liczy.',
  },
  semiPure: {
    condition: 'Kamienie jednego koloru i co najmniej jeden wiatr lub smok.',
    counter: 'Jest pung w drugim kolorze.',
    excludes: ONE_OF_THE_SUITS,
  },
  pure: {
    condition: 'Tylko kamienie jednego koloru.',
    counter: 'Z parą wiatrów to „Kolor z honorami”.',
    excludes: ONE_OF_THE_SUITS,
  },
  allHonours: {
    condition: '„Siedem par” z samych wiatrów i smoków; z pungami to ręka specjalna.',
    counter: 'Ostatnia para jest w kolorze: to „Kolor z honorami”.',
    excludes: ONE_OF_THE_SUITS,
  },
  seatWind: {
    condition: 'Pung lub kong wiatru twojego miejsca.',
    counter: 'Dla Wschodu pung wiatrów południowych to nie pung własnego wiatru.',
  },
  roundWind: {
    condition: 'Pung lub kong wiatru rundy; jeśli to także wiatr miejsca, liczy się jedno i drugie.',
    counter: 'W rundzie Wschodu pung wiatrów południowych to nie pung wiatru rundy.',
  },
  dragonPung: {
    condition: 'Pung lub kong smoków; liczy się każdy.',
    counter: 'Smoki to tylko para.',
    excludes: 'Nie obok „Małych trzech smoków”, które zawierają dwa takie pungi.',
  },
  smallThreeDragons: {
    condition: 'Pungi lub kongi dwóch smoków i para trzeciego.',
    counter: 'Para nie jest z trzeciego smoka: to dwa razy „Pung smoków”.',
    excludes: 'Te pungi smoków nie liczą się już osobno.',
  },
  noBonusTiles: {
    condition: 'Żadnego odłożonego kwiatu ani pory roku.',
    counter: 'Jest odłożony kwiat, choć nie własny.',
  },
  seatFlower: {
    condition: 'Kwiat z numerem twojego miejsca: 1 Wschód, 2 Południe, 3 Zachód, 4 Północ.',
    counter: 'Kwiat 3 należy do Zachodu, a to jest Wschód.',
  },
  seatSeason: {
    condition: 'Pora roku z numerem twojego miejsca: 1 Wschód, 2 Południe, 3 Zachód, 4 Północ.',
    counter: 'Pora roku 2 należy do Południa, a to jest Wschód.',
  },
  allFlowers: {
    condition: 'Wszystkie cztery kwiaty; własny liczy się dodatkowo.',
    counter: 'Brakuje kwiatu 4.',
  },
  allSeasons: {
    condition: 'Wszystkie cztery pory roku; własna liczy się dodatkowo.',
    counter: 'Brakuje pory roku 1.',
  },
};

const rulings = {
  H1: {
    question: 'W tekście GameTwist zaginęła tabela fanów. Skąd te fany?',
    answer:
      'Z publicznej listy, w której ręce specjalne nazywają się tak samo, porównanej z innymi tabelami hongkońskimi. Gdzie lista i tekst się różnią, rozstrzyga tekst.',
  },
  H2: {
    question: 'Jak fany zamienia się na punkty?',
    answer: '1 fan to 2 punkty, 2 to 4, 3 to 8, od 4 do 6 to 16, od 7 do 9 to 32, a 10 i więcej to 64.',
  },
  H3: {
    question: 'Ręka jest kompletna, ale nie ma fanów. Czy wygrywa?',
    answer: 'Kończy rozdanie remisem: nikt nie płaci. Możecie ustalić, że to wygrana warta 1 punkt.',
  },
  H4: {
    question: 'Czy jest jakieś minimum do wygranej?',
    answer:
      'Nie. Możecie ustalić 1 lub 3 fany. Kwiaty i pory roku, które masz, do minimum się nie liczą, chyba że ustalicie inaczej; fan za ich brak się liczy.',
  },
  H5: {
    question: 'Ręka specjalna ma też „Same pungi” albo jest specjalna podwójnie. Co się liczy?',
    answer: '64 fany, raz i nic więcej. Daje to najwyższą liczbę punktów z tabeli.',
  },
  H6: {
    question: 'Czy kong to też pung?',
    answer: 'Tak, wszędzie tam, gdzie potrzebne są pungi. W „Dziewięciu bramach” nie ma dla niego miejsca.',
  },
  H7: {
    question: 'Czy „Ukryty skarb” może mieć kongi albo wygrać ze zrzutki?',
    answer:
      'Ukryte kongi mogą w nim być, chyba że dopuszczacie tylko pungi. Wygrać musi kamieniem z muru: ze zrzutki to „Same pungi” i „Ukryta ręka”.',
  },
  H8: {
    question: 'Czy w „Czterech wiatrach” wszystkie cztery wiatry muszą być pungami?',
    answer:
      'Nie. Wystarczą trzy pungi wiatrów, czwarty pung i para ostatniego wiatru, ale chow już nie. Możecie wymagać czterech pungów wiatrów.',
  },
  H9: {
    question: 'Czy „Dziewięć bram” musi być ukrytą ręką?',
    answer: 'Nie, a 14. kamień może być dowolny w tym kolorze. Możecie wymagać ukrytej ręki.',
  },
  H10: {
    question: 'Które kolory idą z jadeitem, rubinem i perłą?',
    answer:
      'Bambusy z jadeitem, kółka z rubinem, znaki z perłą, razem z parą. Możecie zamienić kółka ze znakami, jak to zwykle bywa gdzie indziej.',
  },
  H11: {
    question: 'Czy element liczy się obok takiego, który zawsze go zawiera?',
    answer:
      'Nie, liczy się trudniejszy: „Małe trzy smoki” bez swoich pungów smoków, „Siedem par” bez „Ukrytej ręki”. „Wygrana z muru” i „Wygrana po kongu” oraz własny kwiat i wszystkie cztery liczą się razem. Możecie liczyć oba.',
  },
  H12: {
    question: 'Czy „Ukryta ręka” liczy się przy wygranej z muru?',
    answer:
      'Tak, obok „Wygranej z muru”. Ukryty kong nie odkrywa ręki, odkryty tak. Możecie liczyć ją tylko ze zrzutki.',
  },
  H13: {
    question: 'Czy para w „Same chow” może być z wiatrów lub smoków?',
    answer: 'Tak, para jest dowolna. Możecie wymagać kamieni w kolorze.',
  },
  H14: {
    question: 'Czy w „Siedmiu parach” cztery takie same to dwie pary?',
    answer:
      'Tak. Inne elementy dodają się do tego, a jeśli ręka to także cztery układy i para, liczy się lepszy z tych dwóch sposobów. Możecie wymagać siedmiu różnych par albo w ogóle nie grać tym układem.',
  },
  H15: {
    question: 'Co daje ostatni kamień z muru?',
    answer:
      '1 fan, czy z muru, czy ze zrzutki po nim, także jako dobór po kongu. Konga nie da się wtedy zrabować. Możecie to pominąć.',
  },
  H16: {
    question: 'Zwycięski kamień dobrano za kwiat. Czy to coś więcej?',
    answer:
      'Nie, to „Wygrana z muru” jak każda inna. Siedem lub osiem kwiatów i pór roku samo nie wygrywa, a wygrana już w pierwszej kolejce nie jest warta więcej. Możecie grać bez kwiatów i pór roku.',
  },
  H17: {
    question: 'Kto płaci?',
    answer:
      'Przy zrzutce ten, kto wyrzucił, płaci podwójnie, pozostali pojedynczo; przy wygranej z muru wszyscy podwójnie. Możecie ustalić, że ten, kto wyrzucił, płaci za wszystkich albo że przy wygranej z muru płaci się pojedynczo. Wschód nie płaci więcej niż inni.',
  },
  H18: {
    question: 'Czym są ostrzejsze tabele?',
    answer:
      'Ostra podwaja punkty z każdym fanem, półostra od 4 fanów co drugi fan, ze stopniem pośrednim. Każda może kończyć się na 10 lub 13 fanach, a ręce specjalne dostają najwyższą liczbę punktów z tabeli.',
  },
  H19: {
    question: 'Kiedy jedna osoba płaci za wszystkich?',
    answer: 'Gdy gracze uznają ją za odpowiedzialną i tak powiedzą. Płaci wtedy całą sumę, a pozostali nic.',
  },
  H20: {
    question: 'Dwie osoby chcą wygrać tą samą zrzutką. Kto wygrywa?',
    answer: 'Ta, której kolej wypada wcześniej. Rozdanie wygrywa jedna osoba.',
  },
  H21: {
    question: 'Czy Wschód zostaje na miejscu?',
    answer:
      'Po wygranej i po remisie tak; poza tym miejsca przesuwają się dalej. Wiatr rundy zmienia się, gdy każda z czterech osób była Wschodem. Możecie przesuwać zawsze i możecie skończyć grę po kilku rundach.',
  },
  H22: {
    question: 'Rękę można ułożyć na kilka sposobów. Który się liczy?',
    answer: 'Ręka specjalna, jeśli jest; inaczej ułożenie, które ma najwięcej fanów.',
  },
  H23: {
    question: 'Ile kosztuje fałszywa wygrana?',
    answer: 'Dwa razy tyle punktów, ile wynosi limit, dla każdej innej osoby. Możecie ustalić, że nic nie kosztuje.',
  },
} as const satisfies Readonly<Record<string, Ruling>>;

const houseRules: Readonly<Record<(typeof HOUSE_RULES)[number]['key'], string>> = {
  zeroFans: 'Czy kompletna ręka bez fanów to remis, czy wygrana za jeden punkt.',
  minFans: 'Ręka, która ma mniej fanów, nie może wygrać.',
  bonusInMin: 'Czy fany za posiadane kwiaty i pory roku liczą się do minimum.',
  table: 'Jak szybko punkty rosną z fanami: schodkami, podwajane przy co drugim fanie albo przy każdym.',
  limit: 'Więcej fanów niż tyle nie daje już więcej punktów; ręce specjalne są warte tyle samo.',
  discarder: 'Czy pozostali też płacą, gdy ktoś wyrzuci zwycięski kamień.',
  selfPick: 'Ile płaci każda osoba, gdy zwycięzca sam dobrał kamień.',
  bonusTiles: 'Czy kwiaty i pory roku są w grze; bez nich nikt nie dostaje fana za ich brak.',
  lastTile: 'Czy wygrana ostatnim kamieniem albo zrzutką po nim daje 1 fan.',
  concealedHand: 'Czy „Ukryta ręka” liczy się obok „Wygranej z muru”.',
  chowPair: 'Czy para w „Same chow” może być z wiatrów lub smoków.',
  sevenPairs: 'Czy „Siedem par” wygrywa i czy cztery takie same to dwie z nich.',
  overlap: 'Czy pungi smoków liczą się w „Małych trzech smokach”, a „Ukryta ręka” obok „Siedmiu par”.',
  hiddenTreasure: 'Czy „Ukryty skarb” może mieć ukryte kongi.',
  fourWinds: 'Czy jeden z czterech wiatrów może być parą.',
  nineGates: 'Czy w „Dziewięciu bramach” można wykładać układy.',
  jewels: 'Które kolory należą do czerwonego i białego smoka. Jadeit zawsze idzie z bambusami.',
  eastStays: 'Czy Wschód zostaje po wygranej i po remisie.',
  falseWin: 'Ile płaci ten, kto ogłosi wygraną, której nie ma.',
  rounds: 'Ile rund wiatrów ma gra.',
};

const groupsAbout: Readonly<Record<string, string>> = {
  special: 'Każda jest warta 64 fany i obok nic innego się nie liczy.',
  winning: 'Skąd przyszedł ostatni kamień i czy ręka była odkryta. Liczy się wszystko, co wystąpi.',
  sets: 'Jakie są układy.',
  suits: 'W jednej ręce może wystąpić najwyżej jeden z nich.',
  windsDragons: 'Pungi i kongi wiatrów i smoków.',
  bonus: 'Kamienie odłożone, które nie należą do ręki.',
};

/** The game in one page, a paragraph each. */
const gameInShort: readonly string[] = [
  'Grają cztery osoby 144 kamieniami: bambusy, kółka i znaki od 1 do 9, cztery wiatry i trzy smoki, wszystkich po cztery; do tego cztery kwiaty i cztery pory roku.',
  'Wygrywająca ręka to cztery układy i para. Układ to chow, czyli trzy kolejne liczby w jednym kolorze, pung, czyli trzy takie same kamienie, albo kong, czyli cztery takie same. Wygrywają też „Siedem par” i „Trzynaście cudów”.',
  'Układ dopełniony zrzutką trzeba wyłożyć. Konga wykłada się zawsze i dobiera się za niego kamień; tak samo jest z kwiatami i porami roku.',
  'Elementy dają fany, a fany zamienia się na punkty. Ręka specjalna jest warta najwięcej, ile się da, i obok niej nic innego się nie liczy. Kompletna ręka bez fanów to remis.',
  'Punkty dostaje tylko zwycięzca. Kto wyrzucił kamień, płaci podwójnie, pozostali pojedynczo; przy wygranej z muru wszyscy płacą podwójnie.',
  'Wschód zostaje po wygranej i po remisie. Runda kończy się, gdy każda osoba była Wschodem.',
];

const payments: readonly string[] = [
  'Przy zrzutce albo zrabowanym kongu ten, kto dał kamień, płaci dwukrotność punktów ręki, a dwie pozostałe osoby po jednokrotności, albo ten, kto dał kamień, sam płaci wszystko, czyli czterokrotność.',
  'Przy wygranej z muru każda z trzech osób płaci dwukrotność punktów ręki albo jednokrotność, jeśli tak gracie.',
  'Kto zostanie uznany za odpowiedzialnego, sam płaci całą sumę. Remis nic nie kosztuje; fałszywa wygrana kosztuje podwójny limit punktów dla każdej innej osoby.',
];

export const hongkongGuide = {
  elements,
  rulings,
  houseRules,
  groupsAbout,
  gameInShort,
  payments,
} satisfies GuideOf<ElementId, typeof HOUSE_RULES>;
