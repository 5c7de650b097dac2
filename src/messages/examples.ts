/** Hands that show each element, and hands that look as if they did; the same in every language. */
import type { Circumstances } from '../rules/entry.ts';
import type { ElementId } from '../rules/mhing/elements.ts';

export interface ExampleHand {
  readonly hand: string;
  /** How it was won, where that matters; what is left out is a discard that East takes in East's round. */
  readonly won?: Partial<Circumstances>;
  /** The cards of it to light. */
  readonly cards: string;
}

export interface Example extends ExampleHand {
  /** Does not score the element, where people think that it does; the guide says why. */
  readonly counter: ExampleHand;
}

const row = (hand: string, cards: string, counterHand: string, counterCards: string): Example => ({
  hand,
  cards,
  counter: { hand: counterHand, cards: counterCards },
});

export const MHING_EXAMPLES: Readonly<Record<ElementId, Example>> = {
  sequencesOnly: row('123B 456D 678C 345C 99D', '123B 456D 678C 345C', '123B 456D 678C EEE 99D', 'EEE'),
  pairOf258: row('345B 678D PPP 456C 55D', '55D', '234B 555D 678C NNN 99C', '555D'),
  flower: row('123B 789D 555C SSS 44B FF', 'FF', '123B 789D 555C SS 44B 7C FF', 'SS 44B 7C FF'),
  tripletsOnly: row('222B 777D 444C EEE 99D', '222B 777D 444C EEE', '111B 555D 111C 456C 44C', '456C'),
  allHighLow: row('123B 345D 234C 111C 55B', '123B 345D 234C 111C 55B', '123B 555D 789C 234C 55B', '123B 789C 234C'),
  doubleSequence: row('456B 456C 123D RRR 99B', '456B 456C', '456B 567C 123D RRR 99B', '456B 567C'),
  doubleTriplet: row('555B 555D 123C NNN 88C', '555B 555D', '555B EEE 123C NNN 88C', 'EEE NNN'),
  identicalDoubleSequence: row('456B 456B 123D RRR 99C', '456B 456B', '456B 456C 123D RRR 99C', '456B 456C'),
  twoSuitsNoHonors: row('123B 456B 789D 333D 55B', '123B 456B 789D 333D 55B', '123B 456B 789D 333D EE', 'EE'),
  oneSuitWithHonors: row('123C 456C 999C RRR EE', '123C 456C 999C RRR EE', '123C 456C 999D RRR EE', '999D'),
  oneSuitOnly: row('123C 456C 777C 345C 99C', '123C 456C 777C 345C 99C', '123C 456C 777C 345C EE', 'EE'),
  brokenRoyalRun: row('123D 789D 555B EEE 88C', '123D 789D', '123D 789B 555C EEE 88C', '123D 789B'),
  royalRun: row('123D 456D 789D NNN 22B', '123D 456D 789D', '123D 456B 789C NNN 22B', '123D 456B 789C'),
  honorTriplet: row('234B 567D 888C EEE 99B', 'EEE', '234B 567D 888C 345C EE', 'EE'),
  allSuitsWindsDragons: row('123B 456D 789C EEE RR', '123B 456D 789C EEE RR', '123B 456D 789C EEE 55B', 'EEE'),
  allDragonTriplets: row('RRR GGG PPP 456B 99D', 'RRR GGG PPP', 'RRR GGG 456B 789D PP', 'PP'),
  nothingConnects: row('147B 258D 369C NEWS R', '147B 258D 369C NEWS R', '147B 257D 369C NEWS R', '57D'),
  sevenPairs: row('11B 33B 66D 99D 44C EE RR', '11B 33B 66D 99D 44C EE RR', '112233B 778899D EE', '112233B 778899D EE'),
  nothingConnectsAllHonors: row('147B 25D 36C NEWS RGP', 'NEWS RGP', '147B 258D 36C NEWS RG', 'NEWS RG'),
};
