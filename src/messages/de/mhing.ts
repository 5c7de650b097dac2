/** German, the words of Mhing: names of its elements, of its switches and of its ways to pay. */
import type { ElementId } from '../../rules/mhing/elements.ts';
import type { HOUSE_RULES } from '../../rules/mhing/house-rules.ts';
import type { WordsOf } from '../shapes.ts';

export const mhing = {
  elements: {
    sequencesOnly: { name: 'Nur Chows' },
    pairOf258: { name: 'Paar aus 2, 5 oder 8' },
    flower: { name: 'Blume' },
    tripletsOnly: { name: 'Nur Pungs' },
    allHighLow: { name: 'Alles hoch oder niedrig, ohne Trümpfe', short: 'Alles hoch/niedrig' },
    doubleSequence: { name: 'Doppelchow in zwei Farben', short: 'Doppelchow, 2 Farben' },
    doubleTriplet: { name: 'Doppelpung in zwei Farben', short: 'Doppelpung, 2 Farben' },
    identicalDoubleSequence: { name: 'Identischer Doppelchow' },
    twoSuitsNoHonors: { name: 'Nur zwei Farben, ohne Trümpfe', short: 'Nur zwei Farben' },
    oneSuitWithHonors: { name: 'Eine Farbe mit Trümpfen' },
    oneSuitOnly: { name: 'Nur eine Farbe, ohne Trümpfe', short: 'Nur eine Farbe' },
    brokenRoyalRun: { name: 'Königsstraße mit Lücke' },
    royalRun: { name: 'Königsstraße' },
    honorTriplet: { name: 'Wind- oder Drachenpung' },
    allSuitsWindsDragons: { name: 'Alle Farben + Winde + Drachen', short: 'Farben+Winde+Drachen' },
    allDragonTriplets: { name: 'Alle drei Drachenpungs' },
    nothingConnects: { name: 'Nichts passt zusammen' },
    sevenPairs: { name: 'Sieben Paare' },
    nothingConnectsAllHonors: { name: 'Nichts passt zusammen, ALLE Trümpfe', short: 'Nichts passt + Trümpfe' },
  },
  groups: {
    always: 'Immer',
    multiples: 'Mehrfache',
    suits: 'Farben',
    sequences: 'Königsstraßen',
    honors: 'Trümpfe',
    nonStandard: 'Besondere Hände',
  },
  houseRules: {
    groups: { title: 'Elemente einer Gruppe', values: { each: 'Jedes Mal', once: 'Einmal pro Hand' } },
    sevenPairsFourAlike: {
      title: 'Vier gleiche bei „Sieben Paare“',
      values: { yes: 'Zwei Paare', no: 'Nicht erlaubt' },
    },
    minimum: {
      title: 'Mindestwert zum Gewinnen',
      values: { none: 'Kein Mindestwert', three: '3 Credits ohne Blumen' },
    },
    jokers: { title: 'Joker', values: { six: '6 im Spiel', none: 'Keine' } },
    discarder: { title: 'Wer abwirft', values: { same: 'Zahlt wie alle', double: 'Zahlt doppelt' } },
    pennyStep: { title: 'Cent pro Punkt, gerundet auf', value: (shown) => shown },
    pennyLimit: { title: 'Cent pro Punkt, höchstens', value: (shown) => shown },
    target: { title: 'Die Partie endet bei', value: (shown) => `${shown} Punkten` },
    dealAfterDraw: { title: 'Geben nach Unentschieden', values: { passes: 'Geht nach links', stays: 'Bleibt' } },
  },
  schemes: {
    pennyAPoint: { name: 'Cent pro Punkt', about: 'Ein Cent für jeden Punkt, gerundet, bis zu einer Grenze.' },
    bettingTable: { name: 'Einsatztabelle', about: 'Ein fester Betrag je nach Zahl der Credits.' },
    chips: { name: 'Chips', about: 'Die Punkte, in Chips zu 128, 32, 8 und 2.' },
    none: { name: 'Ohne Geld', about: 'Nur Punkte.' },
  },
  presets: {},
} satisfies WordsOf<ElementId, typeof HOUSE_RULES>;
