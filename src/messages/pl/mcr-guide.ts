/** Polish, what the rules, settings and help screens add for MCR. */
import type { FanId } from '../../rules/mcr/fans.ts';
import type { HOUSE_RULES } from '../../rules/mcr/house-rules.ts';
import type { ElementGuide, GuideOf, Ruling } from '../shapes.ts';

const elements: Readonly<Record<FanId, ElementGuide>> = {
  bigFourWinds: {
    condition: 'Pungi wszystkich czterech wiatrów i dowolna para.',
    counter: 'Wiatry północne to tylko para: to „Małe cztery wiatry”.',
    excludes: 'Nie dolicza się: „Same pungi” i fany za te pungi wiatrów.',
  },
  bigThreeDragons: {
    condition: 'Pungi wszystkich trzech smoków, dowolny czwarty układ i dowolna para.',
    counter: 'Białe smoki to tylko para: to „Małe trzy smoki”.',
    excludes: 'Nie dolicza się: „Dwa pungi smoków”, „Pung smoków”.',
  },
  allGreen: {
    condition: 'Tylko 2, 3, 4, 6 i 8 bambusów oraz zielone smoki, w dowolnej formie.',
    counter: 'Piątka bambusów nie jest zielona.',
  },
  nineGates: {
    condition: '1112345678999 jednego koloru w ręce, nic wyłożonego, wygrana dowolnym kamieniem tego koloru.',
    counter: 'Wygrywa jedynka, a wcześniej było 1123455678999: to nie „Dziewięć bram”.',
    excludes: 'Nie dolicza się: „Pełny kolor”, „Ukryta ręka”, „Bez honorów” i fany za pungi 1 i 9.',
  },
  fourKongs: {
    condition: 'Cztery kongi, odkryte lub ukryte, i para.',
    counter: 'Wiatry to tylko pung: to „Trzy kongi”.',
    excludes: 'Nie dolicza się: „Same pungi”, mniejsze fany za kongi, „Pojedyncze czekanie”.',
  },
  sevenShiftedPairs: {
    condition: 'Siedem par jednego koloru z kolejnymi liczbami.',
    counter: 'Brakuje czwórek: to „Siedem par” i „Pełny kolor”.',
    excludes: 'Nie dolicza się: „Siedem par”, „Pełny kolor”, „Bez honorów”, „Ukryta ręka”.',
  },
  thirteenOrphans: {
    condition: 'Każda 1 i 9, każdy wiatr i każdy smok jeden raz, a jeden z tych kamieni dwa razy.',
    counter: 'Brakuje białego smoka, a te kamienie nie wygrywają.',
    excludes:
      'Nie dolicza się: „Ukryta ręka” i tego, co kamienie mają wspólnego; z muru liczy się „Całkowicie ukryta ręka”.',
  },
  allTerminals: {
    condition: 'Tylko jedynki i dziewiątki.',
    counter: 'Z parą wiatrów to „Same skrajne i honory”.',
    excludes: 'Nie dolicza się: „Same pungi”, „Wszędzie skraj lub honor”, „Bez honorów”, „Pung skrajnych lub honorów”.',
  },
  littleFourWinds: {
    condition: 'Pungi trzech wiatrów i para czwartego.',
    counter: 'Para nie jest z wiatrów: to „Duże trzy wiatry”.',
    excludes: 'Nie dolicza się: „Duże trzy wiatry” i pungi wiatrów, które nie dają nic innego.',
  },
  littleThreeDragons: {
    condition: 'Pungi dwóch smoków i para trzeciego.',
    counter: 'Para nie jest ze smoków: to „Dwa pungi smoków”.',
    excludes: 'Nie dolicza się: „Dwa pungi smoków”, „Pung smoków”.',
  },
  allHonors: {
    condition: 'Tylko wiatry i smoki.',
    counter: 'Z parą jedynek to „Same skrajne i honory”.',
    excludes: 'Nie dolicza się: „Same pungi”, „Wszędzie skraj lub honor”, „Pung skrajnych lub honorów”.',
  },
  fourConcealedPungs: {
    condition: 'Cztery pungi lub kongi w ręce, z których żaden nie został dopełniony cudzym kamieniem.',
    counter: 'Cudza piątka dopełnia punga, który liczy się jako odkryty: to „Trzy ukryte pungi”.',
    excludes: 'Nie dolicza się: „Same pungi”, „Ukryta ręka” i mniej ukrytych pungów.',
  },
  pureTerminalChows: {
    condition: 'Dwa razy 123 i dwa razy 789 oraz para piątek, wszystko w jednym kolorze.',
    counter: 'Para musi być z piątek.',
    excludes: 'Nie dolicza się: „Pełny kolor”, „Same chow”, „Bez honorów” i tego, co tworzą te chow.',
  },
  quadrupleChow: {
    condition: 'Cztery takie same chow.',
    counter: 'Trzy są takie same, czwarty jest o jeden wyżej: to „Trzy takie same chow”.',
    excludes: 'Nie dolicza się: „Cztery bez konga”, „Trzy takie same chow”, „Dwa takie same chow”.',
  },
  fourPureShiftedPungs: {
    condition: 'Pungi czterech kolejnych liczb w jednym kolorze.',
    counter: 'Czwarty pung jest w innym kolorze: to „Trzy kolejne pungi”.',
    excludes: 'Nie dolicza się: „Same pungi”, „Trzy kolejne pungi”.',
  },
  fourPureShiftedChows: {
    condition: 'Cztery chow w jednym kolorze, każdy o jeden wyżej od poprzedniego albo każdy o dwa.',
    counter: 'Ostatni chow jest o dwa wyżej, pozostałe o jeden: to „Trzy przesunięte chow”.',
    excludes: 'Nie dolicza się: „Trzy przesunięte chow” i tego, co tworzą dwa z tych chow.',
  },
  threeKongs: {
    condition: 'Trzy kongi, odkryte lub ukryte.',
    counter: 'Trzeci to tylko pung: to „Dwa odkryte kongi”.',
    excludes: 'Nie dolicza się fanów za jeden lub dwa kongi.',
  },
  allTerminalsAndHonors: {
    condition: 'Tylko jedynki, dziewiątki, wiatry i smoki; w ręce są i skrajne, i honory.',
    counter: 'Ósemka znaków nie jest ani skrajna, ani honorem.',
    excludes: 'Nie dolicza się: „Same pungi”, „Wszędzie skraj lub honor”, „Pung skrajnych lub honorów”.',
  },
  sevenPairs: {
    condition: 'Siedem par; cztery takie same to dwie z nich.',
    counter: 'Te pary to także cztery układy i para, które są tu warte więcej.',
    excludes: 'Nie dolicza się: „Ukryta ręka” i czekania.',
  },
  greaterHonorsAndKnittedTiles: {
    condition: 'Wszystkie siedem honorów i siedem różnych kamieni jednej przeplatanki.',
    counter: 'Brakuje białego smoka: to „Mała przeplatanka z honorami”.',
    excludes:
      'Nie dolicza się: „Ukryta ręka” i tego, co kamienie mają wspólnego; z muru liczy się „Całkowicie ukryta ręka”.',
  },
  allEvenPungs: {
    condition: 'Cztery pungi i para, wszystko z 2, 4, 6 i 8.',
    counter: 'Para piątek jest nieparzysta.',
    excludes: 'Nie dolicza się: „Same pungi”, „Bez skrajnych i honorów”, „Bez honorów”.',
  },
  fullFlush: {
    condition: 'Jeden kolor i żadnych honorów.',
    counter: 'Z parą wiatrów to „Kolor z honorami”.',
    excludes: 'Nie dolicza się: „Bez honorów”.',
  },
  pureTripleChow: {
    condition: 'Trzy takie same chow.',
    counter: 'Trzeci jest w innym kolorze.',
    excludes: 'Nie dolicza się: „Dwa takie same chow”.',
  },
  pureShiftedPungs: {
    condition: 'Pungi trzech kolejnych liczb w jednym kolorze.',
    counter: '4, 5 i 7 to nie kolejne liczby.',
  },
  upperTiles: {
    condition: 'Tylko 7, 8 i 9.',
    counter: 'Z szóstką to „Górne cztery”.',
    excludes: 'Nie dolicza się: „Górne cztery”, „Bez honorów”.',
  },
  middleTiles: {
    condition: 'Tylko 4, 5 i 6.',
    counter: 'Siódemka znaków do nich nie należy.',
    excludes: 'Nie dolicza się: „Bez skrajnych i honorów”, „Bez honorów”.',
  },
  lowerTiles: {
    condition: 'Tylko 1, 2 i 3.',
    counter: 'Z czwórką to „Dolne cztery”.',
    excludes: 'Nie dolicza się: „Dolne cztery”, „Bez honorów”.',
  },
  pureStraight: {
    condition: '123, 456 i 789 w jednym kolorze.',
    counter: '789 jest w innym kolorze.',
    excludes: 'Nie dolicza się zawartych w nim: „Krótki strit”, „Dwa skrajne chow”.',
  },
  threeSuitedTerminalChows: {
    condition: '123 i 789 w każdym z dwóch kolorów i para piątek w trzecim.',
    counter: 'Para jest w jednym z tych dwóch kolorów.',
    excludes: 'Nie dolicza się: „Same chow”, „Bez honorów” i tego, co tworzą dwa z tych chow.',
  },
  pureShiftedChows: {
    condition: 'Trzy chow w jednym kolorze, każdy o jeden wyżej od poprzedniego albo każdy o dwa.',
    counter: 'Raz o jeden, raz o dwa: kroki muszą być równe.',
  },
  allFives: {
    condition: 'Piątka w każdym z czterech układów i para piątek.',
    counter: 'Para też musi być z piątek.',
    excludes: 'Nie dolicza się: „Bez skrajnych i honorów”, „Bez honorów”.',
  },
  triplePung: {
    condition: 'Pungi tej samej liczby we wszystkich trzech kolorach.',
    counter: 'Trzecia liczba jest inna: to „Pung w dwóch kolorach”.',
    excludes: 'Nie dolicza się: „Pung w dwóch kolorach”.',
  },
  threeConcealedPungs: {
    condition: 'Trzy pungi lub kongi w ręce, z których żaden nie został dopełniony cudzym kamieniem.',
    counter: 'Cudza szóstka dopełnia punga, który liczy się jako odkryty: to „Dwa ukryte pungi”.',
    excludes: 'Nie dolicza się: „Dwa ukryte pungi”.',
  },
  lesserHonorsAndKnittedTiles: {
    condition: 'Pięć lub sześć honorów, reszta to różne kamienie jednej przeplatanki: razem 14.',
    counter: '4 i 5 bambusów nie ma razem w żadnej przeplatance, a te kamienie nie wygrywają.',
    excludes:
      'Nie dolicza się: „Ukryta ręka” i tego, co kamienie mają wspólnego; „Przeplatany strit” się liczy, a z muru także „Całkowicie ukryta ręka”.',
  },
  knittedStraight: {
    condition: '147 w jednym kolorze, 258 w drugim i 369 w trzecim, obok układu i pary albo pięciu honorów.',
    counter: 'W jednym kolorze te same dziewięć liczb to „Czysty strit”.',
  },
  upperFour: {
    condition: 'Tylko 6, 7, 8 i 9.',
    counter: 'Piątka znaków jest za niska.',
    excludes: 'Nie dolicza się: „Bez honorów”.',
  },
  lowerFour: {
    condition: 'Tylko 1, 2, 3 i 4.',
    counter: 'Piątka znaków jest za wysoka.',
    excludes: 'Nie dolicza się: „Bez honorów”.',
  },
  bigThreeWinds: {
    condition: 'Pungi trzech wiatrów.',
    counter: 'Wiatry północne to tylko para obok dwóch pungów.',
    excludes: 'Te pungi liczą się jako „Wiatr miejsca” i „Wiatr rundy”, ale nie jako „Pung skrajnych lub honorów”.',
  },
  mixedStraight: {
    condition: '123, 456 i 789, każdy chow w innym kolorze.',
    counter: 'Dwa z tych chow są w jednym kolorze.',
  },
  reversibleTiles: {
    condition:
      'Tylko kamienie, które do góry nogami wyglądają tak samo: 2, 4, 5, 6, 8, 9 bambusów, 1, 2, 3, 4, 5, 8, 9 kółek i białe smoki.',
    counter: 'Szóstka kółek do góry nogami wygląda jak inny kamień.',
    excludes: 'Nie dolicza się: „Bez jednego koloru”.',
  },
  mixedTripleChow: {
    condition: 'Ten sam chow we wszystkich trzech kolorach.',
    counter: 'Trzeci chow jest o jeden wyżej.',
    excludes: 'Nie dolicza się: „Chow w dwóch kolorach”.',
  },
  mixedShiftedPungs: {
    condition: 'Pungi trzech kolejnych liczb, każdy w innym kolorze.',
    counter: 'Dwa z tych pungów są w jednym kolorze.',
  },
  chickenHand: {
    condition: 'Wygrywająca ręka, w której nie liczy się żaden inny fan oprócz kwiatów.',
    counter: 'Z muru ta sama ręka ma fan „Wygrana z muru” i jest warta 1 punkt.',
  },
  lastTileDraw: {
    condition: 'Wygrana ostatnim kamieniem muru, dobranym samodzielnie.',
    counter: 'Kamień jest z muru, ale nie ostatni.',
    excludes: 'Nie dolicza się: „Wygrana z muru”.',
  },
  lastTileClaim: {
    condition: 'Wygrana zrzutką po ostatnim kamieniu muru.',
    counter: 'Ostatni kamień dobrano z muru: to „Ostatni kamień z muru”.',
  },
  outWithReplacementTile: {
    condition: 'Wygrana kamieniem dobranym za konga.',
    counter: 'Kamień dobrany za kwiat to „Wygrana z muru” i nic więcej.',
    excludes: 'Nie dolicza się: „Wygrana z muru”.',
  },
  robbingTheKong: {
    condition: 'Wygrana kamieniem, który ktoś dokłada do odkrytego punga, żeby zrobić konga.',
    counter: 'Zwykła zrzutka to nie zrabowany kong.',
    excludes: 'Nie dolicza się: „Ostatni z czterech”.',
  },
  twoConcealedKongs: {
    condition: 'Dwa kongi, oba ukryte.',
    counter: 'Jeden z nich jest odkryty: to „Dwa odkryte kongi” i „Ukryty kong”.',
    excludes: 'Nie dolicza się: „Ukryty kong” i „Dwa ukryte pungi” złożone z tych dwóch kongów.',
  },
  allPungs: { condition: 'Cztery pungi lub kongi i dowolna para.', counter: 'Jeden z układów to chow.' },
  halfFlush: { condition: 'Jeden kolor i honory.', counter: 'Pung kółek to już drugi kolor.' },
  mixedShiftedChows: {
    condition: 'Trzy chow w trzech kolorach, każdy o jeden wyżej od poprzedniego.',
    counter: 'Trzeci jest o dwa wyżej.',
  },
  allTypes: { condition: 'Wszystkie trzy kolory, wiatr i smok.', counter: 'Nie ma smoka.' },
  meldedHand: {
    condition: 'Cztery odkryte układy i para dopełniona cudzym kamieniem.',
    counter: 'Ukryty kong nie jest odkrytym układem.',
    excludes: 'Nie dolicza się: „Pojedyncze czekanie”.',
  },
  twoDragonPungs: {
    condition: 'Pungi dwóch smoków.',
    counter: 'Jeden pung i para: to „Pung smoków”.',
    excludes: 'Nie dolicza się: „Pung smoków”.',
  },
  outsideHand: {
    condition: 'Jedynka, dziewiątka lub honor w każdym z czterech układów i w parze.',
    counter: 'W 456 nie ma ani jednego z nich.',
  },
  fullyConcealedHand: {
    condition: 'Nic wyłożonego oprócz ukrytych kongów, wygrana kamieniem z muru.',
    counter: 'Ze zrzutki ta sama ręka to „Ukryta ręka”.',
    excludes: 'Nie dolicza się: „Wygrana z muru”.',
  },
  twoMeldedKongs: {
    condition: 'Dwa kongi, co najmniej jeden odkryty.',
    counter: 'Oba są ukryte: to „Dwa ukryte kongi”.',
    excludes: 'Nie dolicza się „Odkrytego konga”; jeśli jeden z dwóch jest ukryty, „Ukryty kong” się liczy.',
  },
  lastTile: {
    condition: 'Zwycięski kamień jest czwartym takim samym, a trzy pozostałe leżą odkryte na oczach wszystkich.',
    counter: 'Trzy pozostałe są w ręce, gdzie nikt ich nie widzi.',
  },
  dragonPung: { condition: 'Pung smoków.', counter: 'Para smoków to jeszcze nie pung.' },
  prevalentWind: {
    condition: 'Pung wiatru rundy.',
    counter: 'To runda Wschodu, nie Południa.',
    excludes: 'Nie dolicza się: „Pung skrajnych lub honorów”.',
  },
  seatWind: {
    condition: 'Pung własnego wiatru; jeśli to także wiatr rundy, ten sam pung liczy się dwa razy.',
    counter: 'Gracz siedzi na Wschodzie, nie na Południu.',
    excludes: 'Nie dolicza się: „Pung skrajnych lub honorów”.',
  },
  concealedHand: {
    condition: 'Nic wyłożonego oprócz ukrytych kongów, wygrana cudzym kamieniem.',
    counter: 'Jeden układ leży odkryty.',
  },
  allChows: {
    condition: 'Cztery chow i para w kolorze; także „Przeplatany strit” z chow i taką parą.',
    counter: 'Z parą wiatrów przepada.',
    excludes: 'Nie dolicza się: „Bez honorów”.',
  },
  tileHog: {
    condition: 'Wszystkie cztery takie same kamienie w ręce i nie jako kong; liczą się każde cztery.',
    counter: 'Wyłożone jako kong to „Odkryty kong”.',
  },
  doublePung: { condition: 'Pungi tej samej liczby w dwóch kolorach.', counter: 'Liczby są różne.' },
  twoConcealedPungs: {
    condition: 'Dwa pungi lub kongi w ręce, z których żaden nie został dopełniony cudzym kamieniem.',
    counter: 'Jeden z nich jest wyłożony.',
  },
  concealedKong: {
    condition: 'Jeden ukryty kong, sam albo obok odkrytego.',
    counter: 'Kong leży odkryty: to „Odkryty kong”.',
  },
  allSimples: {
    condition: 'Tylko kamienie od 2 do 8.',
    counter: 'Dziewiątka bambusów jest skrajna.',
    excludes: 'Nie dolicza się: „Bez honorów”.',
  },
  pureDoubleChow: {
    condition: 'Dwa chow z tymi samymi liczbami w tym samym kolorze.',
    counter: 'Kolory są różne: to „Chow w dwóch kolorach”.',
  },
  mixedDoubleChow: {
    condition: 'Dwa chow z tymi samymi liczbami w dwóch kolorach.',
    counter: 'Liczby różnią się o jeden.',
  },
  shortStraight: {
    condition: 'Dwa chow jednego koloru, jeden zaraz po drugim, na przykład 123 i 456.',
    counter: 'Zachodzą na siebie: 234 i 456.',
  },
  twoTerminalChows: { condition: '123 i 789 w jednym kolorze.', counter: 'Kolory są różne.' },
  pungOfTerminalsOrHonors: {
    condition: 'Pung jedynek lub dziewiątek albo wiatru, który nie jest ani wiatrem miejsca, ani wiatrem rundy.',
    counter: 'Własny wiatr Wschodu to „Wiatr miejsca” i „Wiatr rundy”.',
  },
  meldedKong: { condition: 'Jeden kong, odkryty.', counter: 'Jest ukryty.' },
  oneVoidedSuit: {
    condition: 'Dokładnie dwa kolory, z honorami lub bez.',
    counter: 'Są wszystkie trzy kolory.',
  },
  noHonors: { condition: 'Żadnych wiatrów i żadnych smoków.', counter: 'Para jest z wiatrów.' },
  edgeWait: {
    condition: 'Wygrana trójką do 123 albo siódemką do 789, jedynym kamieniem, który mógł wygrać.',
    counter: '67 czeka na 5 i 8.',
  },
  closedWait: {
    condition: 'Wygrana środkowym kamieniem chow, jedynym, który mógł wygrać.',
    counter: '3 i 6 tak samo dopełniają 2334456: wygrać mogły dwa kamienie.',
  },
  singleWait: {
    condition: 'Wygrana kamieniem, który tworzy parę, jedynym, który mógł wygrać.',
    counter: '1234 czeka na 1 i 4.',
  },
  selfDrawn: {
    condition: 'Wygrana kamieniem z muru.',
    counter: 'Wygrana ze zrzutki.',
    excludes: 'Nie obok: „Całkowicie ukryta ręka”, „Ostatni kamień z muru”, „Wygrana po kongu”.',
  },
  flowerTiles: {
    condition: 'Każdy odłożony kwiat i każda pora roku, o ile ręka może wygrać bez nich.',
    counter: 'Te kamienie nie wygrywają, więc ich kwiaty nic nie dają.',
  },
};

const rulings = {
  C1: {
    question: 'Ile są warte dwa ukryte kongi?',
    answer: '8 punktów. Liga międzynarodowa (MIL) liczy 6; możecie i wy.',
  },
  C2: {
    question: 'Ile są warte jeden odkryty i jeden ukryty kong?',
    answer: '6 punktów, pokazanych jako „Dwa odkryte kongi” i „Ukryty kong”. Możecie liczyć 5.',
  },
  C3: {
    question: 'Ręka „Siedem par” zawsze jest ukryta. Czy z muru to „Całkowicie ukryta ręka”?',
    answer:
      'Tak, 4 punkty; podobnie „Trzynaście sierot”, przeplatanki z honorami, „Dziewięć bram” i „Cztery ukryte pungi”. Liga międzynarodowa liczy zamiast tego „Wygraną z muru”.',
  },
  C4: {
    question: 'Czy pungi 1 i 9 w „Dziewięciu bramach” też się liczą?',
    answer:
      'Nie. „Czysty strit”, „Cztery bez konga”, „Krótki strit” i „Dwa ukryte pungi” tak. Liga międzynarodowa liczy pungi 1 i 9, wszystkie prócz jednego.',
  },
  C5: {
    question: 'Czy w „Samych skrajnych” liczy się „Pung w dwóch kolorach”?',
    answer: 'Tak, nawet dwa razy, podobnie „Pung w trzech kolorach”. „Pung w dwóch kolorach” możecie pominąć.',
  },
  C6: {
    question: 'Czy „Same zielone” z zielonymi smokami to też „Kolor z honorami”?',
    answer: 'Tak, tak jak bez nich to „Pełny kolor”. „Kolor z honorami” możecie pominąć.',
  },
  C7: {
    question: 'Przewodnik mówi, że „Mieszane kolejne pungi” są warte 6. Czy to prawda?',
    answer: 'Nie, 8. Możecie liczyć 6.',
  },
  C8: {
    question: 'Moją rękę mógłby dopełnić kamień, który mam już cztery razy. Czy to drugie czekanie?',
    answer: 'Nie, bo piąty nie może przyjść. Kamienie leżące gdzie indziej na stole nic nie zmieniają.',
  },
  C9: {
    question: 'Przy 345B i 555B biorę piątkę. Który układ ona dopełnia?',
    answer: 'Ten, który jest dla ciebie lepszy: jeśli chow, pung zostaje ukryty.',
  },
  C10: {
    question: '„Przeplatany strit” wygrywa kamieniem, który jest i w przeplatance, i w parze. Czy to czekanie?',
    answer:
      'Można uznać, że dopełnia parę albo układ, i czekanie liczy się, jeśli to jedyny kamień, który mógł wygrać.',
  },
  C11: {
    question: 'Czy cztery takie same to dwie pary, a zarazem „Cztery bez konga”?',
    answer: 'Jedno i drugie, także wiatry i smoki. „Cztery bez konga” możecie ograniczyć do kamieni w kolorze.',
  },
  C12: {
    question: 'Czy „Wszystkie rodzaje” liczą się w „Siedmiu parach” i obok „Przeplatanego strita”?',
    answer: 'Tak, zawsze gdy są wszystkie trzy kolory, wiatr i smok.',
  },
  C13: {
    question: 'Czy kongi liczą się i jako kongi, i jako ukryte pungi?',
    answer: 'Ukryte tak; ale dwa, które liczą się jako „Dwa ukryte kongi”, nie są już „Dwoma ukrytymi pungami”.',
  },
  C14: {
    question: 'Co wykluczają „Cztery takie same chow” i „Cztery kolejne pungi”?',
    answer: 'To, co zawierają. Fany wymienione tam w drukowanych zasadach nie mogą z nimi wystąpić.',
  },
  C15: {
    question: 'Które sposoby wygranej nie mogą iść razem?',
    answer:
      'Dobór po kongu wymaga konga i kamienia z muru. Kamień zrabowany z konga nigdy nie jest z muru ani nie jest ostatnim kamieniem muru, a drugiego takiego w ręce być nie może. Przy ostatnim z czterech takiego kamienia nie ma wśród ukrytych; gdy trzy leżą w odkrytych układach, warunek jest spełniony sam przez się.',
  },
  C16: {
    question: 'Jedno ułożenie nie daje nic, inne trochę. Czy mogę wziąć „Kurzą rękę”?',
    answer:
      'Tak, 8 punktów za ułożenie, w którym nic się nie liczy. Nie wolno jednak zrezygnować w nim z niczego, co się liczy.',
  },
  C17: {
    question: 'Czy kwiaty pomagają zebrać 8 punktów?',
    answer: 'Nie: 7 punktów i kwiat nie mogą wygrać. Możecie ustalić wyższe lub niższe minimum.',
  },
  C18: {
    question: 'Dwie osoby chcą tego samego kamienia. Kto wygrywa?',
    answer: 'Tylko ta, która w kolejce jest pierwsza po osobie, która wyrzuciła kamień.',
  },
  C19: {
    question: 'Dwa sposoby liczenia dają tę samą sumę. Który jest dobry?',
    answer:
      'Oba. Spośród fanów, którymi się różnią, patrzymy na pierwszy w tabeli: pokazujemy ten, w którym jest go więcej.',
  },
  C20: {
    question: 'Ręka to cztery układy i para, a zarazem „Siedem par”. Co się liczy?',
    answer: 'To, co jest warte więcej.',
  },
  C21: {
    question: 'W układach czekam na jeden kamień, w „Siedmiu parach” na inny. Czy to pojedyncze czekanie?',
    answer: 'Nie, to dwa kamienie, które mogły wygrać.',
  },
  C22: {
    question: 'Czy zrabowany kong dopełnia „Odkrytą rękę”?',
    answer: 'Tak, bo kamień pochodzi od innej osoby.',
  },
  C23: {
    question: 'Czy wygrana zaraz po rozdaniu coś daje?',
    answer: 'Nie, nie ma jej wśród 81 fanów.',
  },
  C24: {
    question: 'Ile fanów z trzech układów jest w 123B 234C 345D 456B?',
    answer: 'Jeden i jeszcze jeden fan z dwóch układów, razem z chow, który został.',
  },
} as const satisfies Readonly<Record<string, Ruling>>;

const houseRules: Readonly<Record<(typeof HOUSE_RULES)[number]['key'], string>> = {
  twoConcealedKongs: 'Ile są warte dwa ukryte kongi.',
  kongOfEachKind: 'Ile są warte razem jeden odkryty i jeden ukryty kong.',
  concealedByNature: 'Co kamień z muru dodaje rękom, które zawsze są ukryte.',
  nineGatesPungs: 'Czy liczą się pungi 1 i 9 w „Dziewięciu bramach”, wszystkie prócz jednego.',
  allTerminalsDoublePung: 'Czy w „Samych skrajnych” liczy się „Pung w dwóch kolorach”.',
  allGreenHalfFlush: 'Czy „Same zielone” z zielonymi smokami to też „Kolor z honorami”.',
  mixedShiftedPungs: 'Ile są warte „Mieszane kolejne pungi”.',
  fifthCopyWaits: 'Czy kamień, który ręka ma już cztery razy, jest wśród tych, na które czeka.',
  knittedWait: 'Czy przy „Przeplatanym stricie” liczy się czekanie, gdy kamień jest też w przeplatance.',
  tileHogs: 'Czy cztery takie same wiatry lub smoki w „Siedmiu parach” to „Cztery bez konga”.',
  allTypesForms: 'Czy „Wszystkie rodzaje” liczą się w „Siedmiu parach” i obok „Przeplatanego strita”.',
  minimum: 'Ręka, która bez kwiatów ma mniej punktów, nie może wygrać.',
  meldedRobbedKong: 'Czy „Odkryta ręka” liczy się, gdy ostatni kamień zrabowano z konga.',
};

const groupsAbout: Readonly<Record<string, string>> = {
  comb: 'Układów raz połączonych nie łączy się ponownie; układ, który został, łączy się jeszcze tylko raz.',
  hand: 'Co mają wspólnego wszystkie kamienie albo wszystkie układy; każdy taki fan liczy się raz, „Cztery bez konga” za każdą czwórkę.',
  set: 'Każdy układ liczy się osobno.',
  win: 'Skąd przyszedł ostatni kamień i na co ręka czekała.',
  form: 'Ręce, które nie są czterema układami i parą.',
  flowers: 'Kamienie odłożone, które nie należą do ręki.',
};

/** The game in one page, a paragraph each. */
const gameInShort: readonly string[] = [
  'Grają cztery osoby 144 kamieniami: bambusy, kółka i znaki od 1 do 9, cztery wiatry i trzy smoki, wszystkich po cztery; do tego cztery kwiaty i cztery pory roku.',
  'Wygrywająca ręka to cztery układy i para. Układ to chow, czyli trzy kolejne liczby w jednym kolorze, pung, czyli trzy takie same kamienie, albo kong, czyli cztery takie same. Wygrywają też „Siedem par”, „Trzynaście sierot” i przeplatanki.',
  'Fany dają punkty, a do wygranej ręka potrzebuje ich 8, nie licząc kwiatów. Gdy można ją policzyć na kilka sposobów, liczy się najlepszy dozwolony.',
  'Tego, co wynika z innego fana, się nie dolicza. Układów raz połączonych nie łączy się ponownie, układ, który został, łączy się jeszcze tylko raz, a jeden układ tworzy ten sam fan tylko raz.',
  'Kto wyrzucił kamień, płaci 8 i punkty ręki, dwie pozostałe osoby po 8. Przy wygranej z muru wszyscy płacą 8 i punkty.',
  'Rozdawanie przechodzi dalej po każdym rozdaniu, wiatr rundy zmienia się po czterech rozdaniach, a szesnaście rozdań to cała gra.',
];

const payments: readonly string[] = [
  'Przy zrzutce albo zrabowanym kongu ten, kto dał kamień, płaci 8 i punkty ręki; dwie pozostałe osoby płacą po 8.',
  'Przy wygranej z muru każda z trzech osób płaci 8 i punkty.',
  'Kwiaty wliczają się do punktów. Gdy nikt nie wygrywa, nikt nie płaci.',
];

export const mcrGuide = { elements, rulings, houseRules, groupsAbout, gameInShort, payments } satisfies GuideOf<
  FanId,
  typeof HOUSE_RULES
>;
