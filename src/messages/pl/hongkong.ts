/** Polish, the words of Hong Kong: names of its elements and groups, of its switches and of its ways to pay. */
import type { ElementId } from '../../rules/hongkong/elements.ts';
import type { HOUSE_RULES } from '../../rules/hongkong/house-rules.ts';
import type { WordsOf } from '../shapes.ts';

export const hongkong = {
  elements: {
    hiddenTreasure: { name: 'Ukryty skarb' },
    greatScholars: { name: 'Wielcy uczeni' },
    fourWinds: { name: 'Cztery wiatry' },
    onlyDragonsAndWinds: { name: 'Same smoki i wiatry' },
    onlyKeystones: { name: 'Same skrajne' },
    nineGates: { name: 'Dziewięć bram' },
    kongs: { name: 'Same kongi' },
    jadeDragon: { name: 'Jadeitowy smok' },
    rubyDragon: { name: 'Rubinowy smok' },
    pearlDragon: { name: 'Perłowy smok' },
    thirteenWonders: { name: 'Trzynaście cudów' },
    selfPick: { name: 'Wygrana z muru' },
    kongReplacement: { name: 'Wygrana po kongu' },
    robbingKong: { name: 'Rabunek konga' },
    lastTile: { name: 'Ostatni kamień' },
    concealedHand: { name: 'Ukryta ręka' },
    allChows: { name: 'Same chow' },
    allPungs: { name: 'Same pungi' },
    sevenPairs: { name: 'Siedem par' },
    semiPure: { name: 'Kolor z honorami' },
    pure: { name: 'Pełny kolor' },
    allHonours: { name: 'Same honory' },
    seatWind: { name: 'Pung wiatru miejsca' },
    roundWind: { name: 'Pung wiatru rundy' },
    dragonPung: { name: 'Pung smoków' },
    smallThreeDragons: { name: 'Małe trzy smoki' },
    noBonusTiles: { name: 'Bez kwiatów i pór roku' },
    seatFlower: { name: 'Własny kwiat' },
    seatSeason: { name: 'Własna pora roku' },
    allFlowers: { name: 'Wszystkie kwiaty' },
    allSeasons: { name: 'Wszystkie pory roku' },
  },
  groups: {
    special: 'Ręce specjalne',
    winning: 'Sposób wygranej',
    sets: 'Układy',
    suits: 'Kolory',
    windsDragons: 'Wiatry i smoki',
    bonus: 'Kwiaty i pory roku',
  },
  houseRules: {
    zeroFans: { title: 'Ręka bez fanów', values: { drawn: 'To remis', chicken: 'Wygrywa 1 punkt' } },
    minFans: { title: 'Minimum do wygranej', values: { none: 'Bez minimum', one: '1 fan', three: '3 fany' } },
    bonusInMin: { title: 'Kwiaty a minimum', values: { no: 'Posiadane się nie liczą', yes: 'Liczą się' } },
    table: {
      title: 'Tabela punktów',
      values: { stepped: 'Schodkowa', halfSpicy: 'Półostra', spicy: 'Ostra' },
    },
    limit: { title: 'Tabela kończy się na', values: { ten: '10 fanach', thirteen: '13 fanach' } },
    discarder: {
      title: 'Kto płaci za zrzutkę',
      values: { half: 'Kto wyrzucił, podwójnie; reszta raz', full: 'Kto wyrzucił, za wszystkich' },
    },
    selfPick: { title: 'Z muru każdy płaci', values: { double: 'Podwójnie', single: 'Pojedynczo' } },
    bonusTiles: { title: 'Kwiaty i pory roku', values: { yes: 'W grze', no: 'Bez nich' } },
    lastTile: { title: 'Ostatni kamień z muru', values: { yes: '1 fan', no: 'Nic' } },
    concealedHand: {
      title: '„Ukryta ręka” liczy się',
      values: { anyWin: 'Zawsze', discardOnly: 'Tylko ze zrzutki' },
    },
    chowPair: { title: 'Para w „Same chow”', values: { any: 'Dowolna', suitTiles: 'Kamienie w kolorze' } },
    sevenPairs: {
      title: 'Siedem par',
      values: { fourAlike: 'Cztery takie same to 2 pary', sevenDifferent: 'Siedem różnych', notPlayed: 'Nie gramy' },
    },
    overlap: {
      title: 'Element w innym elemencie',
      values: { stricterOnly: 'Tylko trudniejszy', both: 'Oba' },
    },
    hiddenTreasure: {
      title: 'Ukryty skarb',
      values: { concealedKongs: 'Także ukryte kongi', pungsOnly: 'Tylko pungi' },
    },
    fourWinds: {
      title: 'Cztery wiatry',
      values: { asTheText: 'Jeden wiatr może być parą', fourWindPungs: 'Pung każdego wiatru' },
    },
    nineGates: {
      title: 'Dziewięć bram',
      values: { exposedSets: 'Układy mogą być odkryte', concealedOnly: 'Tylko ukryte' },
    },
    jewels: {
      title: 'Rubin i perła idą z',
      values: { textSuits: 'Kółkami i znakami', usualSuits: 'Znakami i kółkami' },
    },
    eastStays: { title: 'Wschód zostaje na miejscu', values: { yes: 'Po wygranej lub remisie', no: 'Nigdy' } },
    falseWin: {
      title: 'Fałszywa wygrana',
      values: { pays: 'Płaci każdemu podwójny limit', nothing: 'Nic nie kosztuje' },
    },
    rounds: {
      title: 'Koniec gry',
      values: { open: 'Gdy ją zakończycie', one: 'Po 1 rundzie', two: 'Po 2 rundach', four: 'Po 4 rundach' },
    },
  },
  schemes: {
    stake: { name: 'Stawka za punkt', about: 'Każdy punkt jest wart stałą kwotę.' },
    none: { name: 'Bez pieniędzy', about: 'Tylko punkty.' },
  },
  presets: { gameTwist: 'GameTwist', homeTable: 'Domowy stół, 3 fany', fullSpicy: 'Na ostro' },
} satisfies WordsOf<ElementId, typeof HOUSE_RULES>;
