/** Polish, the words of Mhing: names of its elements, of its switches and of its ways to pay. */
import type { ElementId } from '../../rules/mhing/elements.ts';
import type { HOUSE_RULES } from '../../rules/mhing/house-rules.ts';
import type { WordsOf } from '../shapes.ts';

export const mhing = {
  elements: {
    sequencesOnly: { name: 'Same chow' },
    pairOf258: { name: 'Para 2, 5 lub 8' },
    flower: { name: 'Kwiat' },
    tripletsOnly: { name: 'Same pungi' },
    allHighLow: { name: 'Same niskie lub wysokie, bez honorów', short: 'Same niskie/wysokie' },
    doubleSequence: { name: 'Chow w dwóch kolorach' },
    doubleTriplet: { name: 'Pung w dwóch kolorach' },
    identicalDoubleSequence: { name: 'Dwa takie same chow' },
    twoSuitsNoHonors: { name: 'Dwa kolory bez honorów' },
    oneSuitWithHonors: { name: 'Jeden kolor z honorami' },
    oneSuitOnly: { name: 'Jeden kolor bez honorów' },
    brokenRoyalRun: { name: 'Przerwany strit królewski', short: 'Przerwany strit' },
    royalRun: { name: 'Strit królewski' },
    honorTriplet: { name: 'Pung wiatru lub smoka' },
    allSuitsWindsDragons: { name: 'Wszystkie kolory + wiatry + smoki', short: 'Kolory, wiatry, smoki' },
    allDragonTriplets: { name: 'Wszystkie trzy pungi smoków', short: 'Trzy pungi smoków' },
    nothingConnects: { name: 'Nic się nie łączy' },
    sevenPairs: { name: 'Siedem par' },
    nothingConnectsAllHonors: { name: 'Nic się nie łączy + wszystkie honory', short: 'Nic + wszystkie honory' },
  },
  groups: {
    always: 'Zawsze',
    multiples: 'Powtórzenia',
    suits: 'Kolory',
    sequences: 'Strity królewskie',
    honors: 'Honory',
    nonStandard: 'Ręce niestandardowe',
  },
  houseRules: {
    groups: { title: 'Elementy z jednej grupy', values: { each: 'Liczy się każde wystąpienie', once: 'Raz w ręce' } },
    sevenPairsFourAlike: {
      title: 'Cztery takie same w 7 parach',
      values: { yes: 'Dwie pary', no: 'Niedozwolone' },
    },
    minimum: { title: 'Minimum do wygranej', values: { none: 'Bez minimum', three: '3 kredyty bez kwiatów' } },
    jokers: { title: 'Jokery', values: { six: '6 w talii', none: 'Bez jokerów' } },
    discarder: { title: 'Kto wyrzucił kartę', values: { same: 'Płaci jak wszyscy', double: 'Płaci podwójnie' } },
    pennyStep: { title: 'Grosz za punkt, zaokrąglenie do', value: (shown) => shown },
    pennyLimit: { title: 'Grosz za punkt, najwyżej', value: (shown) => shown },
    target: { title: 'Koniec gry przy', value: (shown) => `${shown} pkt` },
    dealAfterDraw: { title: 'Rozdawanie po remisie', values: { passes: 'Przechodzi w lewo', stays: 'Zostaje' } },
  },
  schemes: {
    pennyAPoint: { name: 'Grosz za punkt', about: 'Po groszu za każdy punkt, z zaokrągleniem i limitem.' },
    bettingTable: { name: 'Tabela stawek', about: 'Stała kwota zależna od liczby kredytów.' },
    chips: { name: 'Żetony', about: 'Punkty w żetonach po 128, 32, 8 i 2.' },
    none: { name: 'Bez pieniędzy', about: 'Tylko punkty.' },
  },
  presets: {},
} satisfies WordsOf<ElementId, typeof HOUSE_RULES>;
