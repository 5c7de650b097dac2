/** German, what the rules and settings screens add for Mhing. */
import type { ElementId } from '../../rules/mhing/elements.ts';
import type { HOUSE_RULES } from '../../rules/mhing/house-rules.ts';
import type { ElementGuide, GuideOf, Ruling } from '../shapes.ts';

const BEST_OF_THE_SUITS = 'Von den drei Elementen der Gruppe „Farben“ zählt nur das beste.';
const ALONE = 'Daneben zählen nur Blumen.';

const elements: Readonly<Record<ElementId, ElementGuide>> = {
  sequencesOnly: {
    condition: 'Alle vier Figuren sind Chows; das Paar ist beliebig.',
    counter: 'Schon ein einziger Pung macht es zunichte.',
  },
  pairOf258: {
    condition: 'Das Paar besteht aus Farbkarten mit der Zahl 2, 5 oder 8.',
    counter: 'Die drei Fünfen sind ein Pung; das Paar dieser Hand sind Neunen.',
  },
  flower: {
    condition: 'Jede zur Seite gelegte Blume bringt in einer Gewinnhand einen Credit.',
    counter: 'Diese Karten gewinnen nicht, also sind auch ihre Blumen nichts wert.',
  },
  tripletsOnly: {
    condition: 'Alle vier Figuren sind Pungs; das Paar ist beliebig.',
    counter: 'Zeichen 4, 5 und 6 sind ein Chow, auch wenn die Kombinationstabelle diese Hand so abdruckt.',
    excludes: 'Nie zusammen mit „Nur Chows“.',
  },
  allHighLow: {
    condition: 'Alle 14 Karten haben Zahlen von 1 bis 5, oder alle 14 haben Zahlen von 5 bis 9.',
    counter: 'Hohe und niedrige Karten gemischt: Es muss durchweg das eine oder das andere sein.',
    excludes: 'Eine Hand nur aus Fünfen ist hoch und niedrig zugleich und zählt einmal.',
  },
  doubleSequence: {
    condition: 'Zwei Chows mit gleichen Zahlen in verschiedenen Farben; je zwei passende Chows zählen.',
    counter: 'Die Zahlen liegen um eins auseinander: Sie müssen gleich sein.',
  },
  doubleTriplet: {
    condition: 'Zwei Pungs mit gleicher Zahl in verschiedenen Farben; je zwei passende Pungs zählen.',
    counter: 'Winde haben weder Zahl noch Farbe: Sie zählen stattdessen als „Wind- oder Drachenpung“.',
  },
  identicalDoubleSequence: {
    condition: 'Zwei Chows mit gleichen Zahlen in gleicher Farbe; je zwei passende Chows zählen.',
    counter: 'Verschiedene Farben: Das ist „Doppelchow in zwei Farben“, ein Credit.',
  },
  twoSuitsNoHonors: {
    condition: 'Genau zwei Farben und keine Trümpfe.',
    counter: 'Schon ein Paar Winde macht es zunichte.',
    excludes: BEST_OF_THE_SUITS,
  },
  oneSuitWithHonors: {
    condition: 'Genau eine Farbe und mindestens ein Trumpf.',
    counter: 'Der Pung aus Kreisen ist eine zweite Farbe.',
    excludes: BEST_OF_THE_SUITS,
  },
  oneSuitOnly: {
    condition: 'Genau eine Farbe und keine Trümpfe.',
    counter: 'Mit Trümpfen ist das „Eine Farbe mit Trümpfen“, drei Credits.',
    excludes: BEST_OF_THE_SUITS,
  },
  brokenRoyalRun: {
    condition: '123 und 789 in einer Farbe.',
    counter: 'Beide Chows müssen die gleiche Farbe haben.',
    excludes: 'Nicht neben „Königsstraße“: Nur eines der beiden zählt, und zwar das, was mehr bringt.',
  },
  royalRun: {
    condition: '123, 456 und 789 in einer Farbe.',
    counter: 'Alle drei Chows müssen die gleiche Farbe haben.',
    excludes: '„Königsstraße mit Lücke“ zählt daneben nicht.',
  },
  honorTriplet: {
    condition: 'Ein Pung aus Winden oder Drachen; jeder zählt.',
    counter: 'Ein Paar Winde ist kein Pung.',
    excludes: 'Von den drei Elementen der Gruppe „Trümpfe“ zählt nur das, was am meisten bringt.',
  },
  allSuitsWindsDragons: {
    condition: 'Alle drei Farben, ein Wind und ein Drache kommen in der Hand vor; je eine Karte genügt.',
    counter: 'Es fehlt ein Drache.',
    excludes: 'Die Pungs aus Winden und Drachen darin zählen nicht zusätzlich.',
  },
  allDragonTriplets: {
    condition: 'Pungs aus Roten, Grünen und Weißen Drachen.',
    counter: 'Die Weißen Drachen sind nur ein Paar: Das ist zweimal „Wind- oder Drachenpung“, zwei Credits.',
    excludes: 'Die Pungs darin zählen nicht noch einzeln, und ein vierter Pung aus Winden auch nicht.',
  },
  nothingConnects: {
    condition: 'Kein Pung, kein Chow, kein Paar, und alle Karten einer Farbe liegen mindestens drei auseinander.',
    counter: 'Kreis 5 und Kreis 7 liegen nur zwei auseinander.',
    excludes: ALONE,
  },
  sevenPairs: {
    condition: 'Sieben Paare und sonst nichts; vier gleiche sind zwei Paare.',
    counter: 'Diese Paare sind auch vier Chows und ein Paar. Das ist mehr wert, also zählt es so.',
    excludes: ALONE,
  },
  nothingConnectsAllHonors: {
    condition: '„Nichts passt zusammen“ mit allen sieben Trümpfen.',
    counter: 'Der Weiße Drache fehlt: Das ist schlicht „Nichts passt zusammen“, drei Credits.',
    excludes: `Es ersetzt „Nichts passt zusammen“. ${ALONE}`,
  },
};

const rulings = {
  M1: {
    question: 'Drei oder vier Figuren passen zueinander. Wie viel ist das?',
    answer:
      'Je zwei passende zählen: 3 Credits, wenn sie identisch sind, 1, wenn nur die Farbe anders ist. Bei zwei passenden Figuren geht das einmal, bei drei dreimal, bei vier sechsmal.',
  },
  M2: {
    question: 'Mit Jokern habe ich zwei Pungs aus ein und derselben Karte. Ist das ein „Doppelpung in zwei Farben“?',
    answer: 'Nein. Der verlangt verschiedene Farben.',
  },
  M3: {
    question: 'Nur ein Element einer Gruppe zählt. Und wenn es zweimal vorkommt?',
    answer:
      'Es zählt die Art, die am meisten bringt, und zwar jedes Mal, wenn sie vorkommt: Zwei Pungs aus Winden sind 2 Credits. Ihr könnt vereinbaren, dass sie nur einmal pro Hand zählt.',
  },
  M4: {
    question: 'Alle vier Karten einer Sorte habe ich schon. Darf ein Joker die fünfte sein?',
    answer: 'Ja. Ein Joker kann alles sein, nur keine Blume.',
  },
  M5: {
    question: 'Sind vier gleiche bei „Sieben Paare“ zwei Paare?',
    answer: 'Ja, wenn ihr nichts anderes vereinbart.',
  },
  M6: {
    question: 'In der Tabelle steht 111B 555D 111C 456C 44C als „Nur Pungs“. Stimmt das?',
    answer: 'Nein, das ist ein Druckfehler: 456C ist ein Chow.',
  },
  M7: {
    question: 'Wie wird bei „Cent pro Punkt“ gerundet?',
    answer:
      'Auf den nächsten Zehner, und höchstens 100: Für 2 und 4 Punkte zahlt ihr nichts, für 8 Punkte 10, für 16 Punkte 20, für 32 Punkte 30, für 64 Punkte 60 und ab 128 Punkten 100. Beides könnt ihr ändern.',
  },
  M8: {
    question: 'Mit welchen Chips zahlt man 4 oder 64 Punkte?',
    answer:
      'Mit möglichst wenigen aus 128, 32, 8 und 2: zwei 2er für 4 Punkte, zwei 32er für 64. Eine Grenze gibt es nicht.',
  },
  M9: {
    question: 'Braucht eine Gewinnhand Credits?',
    answer:
      'Nein. Auch eine Hand ohne Credits gewinnt, für 0 Punkte. Ihr könnt 3 Credits ohne Blumen zur Bedingung machen.',
  },
  M10: {
    question: 'Zahlt mehr, wer die Gewinnkarte abgeworfen hat?',
    answer: 'Nein, alle zahlen gleich viel. Ihr könnt vereinbaren, dass doppelt zahlt, wer abwirft.',
  },
  M11: {
    question: 'Zwei rufen bei einem Abwurf Mhing. Wer gewinnt?',
    answer: 'Wer links herum zuerst nach der Person kommt, die abgeworfen hat.',
  },
  M12: {
    question: 'Darf ein Joker in einer ausgelegten Figur später etwas anderes werden?',
    answer:
      'Nein, er bleibt, was angesagt wurde. Joker, die noch auf der Hand sind, werden zu dem, was am meisten bringt. Ihr könnt auch ohne Joker spielen.',
  },
  M13: {
    question: 'Alle Karten sind Trümpfe. Zählt ein Element der Gruppe „Farben“?',
    answer: 'Nein, es ist ja keine Farbe da. „Nur Pungs“ kann die Hand trotzdem sein.',
  },
  M14: {
    question: 'Die Hand ist „Sieben Paare“ und auch vier Figuren und ein Paar. Was zählt?',
    answer: 'Was mehr wert ist.',
  },
  M15: {
    question: 'Können zwei im selben Spiel das Ziel erreichen?',
    answer: 'Nein. Nur wer ein Spiel gewinnt, bekommt Punkte und kann das Ziel erreichen.',
  },
  M16: {
    question: 'Wie oft steckt „Königsstraße mit Lücke“ in 123B 123B 789B?',
    answer: 'Einmal: Jede Figur gehört nur zu einer Straße. Mit einem zweiten 789B sind es zwei.',
  },
  M17: {
    question: 'Mit Jokern habe ich zwei Pungs aus Ostwinden. Zählen beide?',
    answer: 'Ja, als zwei: 2 Credits.',
  },
  M18: {
    question: 'Alle Karten sind Fünfen. Ist die Hand ganz niedrig und ganz hoch zugleich?',
    answer: 'Das ist sie, aber das Element zählt einmal: 5 Credits.',
  },
  M19: {
    question: 'Darf man drei Joker als Figur auslegen?',
    answer:
      'Nein. Eine Figur wird mit dem Abwurf ausgelegt, der sie fertig macht, also ist darin mindestens eine Karte kein Joker.',
  },
  M20: {
    question: 'Was können Joker bei „Nichts passt zusammen“ sein?',
    answer:
      'Nur Karten, die weiterhin zu nichts passen; dafür muss also Platz sein. Bei 37B 38D 37C und E W N R bleiben für vier Joker nur drei Trümpfe, und die Hand gewinnt nicht.',
  },
  M21: {
    question: 'Zählen beide Elemente „Nichts passt zusammen“ gemeinsam?',
    answer: 'Nein. Mit allen sieben Trümpfen sind es 8 Credits statt 3, nicht 11.',
  },
  M22: {
    question: 'Mit Jokern habe ich 555B 555B 555C 555D. Wie oft zählt „Doppelpung in zwei Farben“?',
    answer: 'Fünfmal. Von den sechs Möglichkeiten, zwei davon zu nehmen, zählen nur die beiden Pungs aus Bambus nicht.',
  },
  M23: { question: 'Zählen Blumen in einer Hand, die nicht gewinnt?', answer: 'Nein.' },
  M24: {
    question: 'Niemand hat gewonnen. Wer gibt als Nächstes?',
    answer:
      'Wer links daneben sitzt, wie nach jedem Spiel. Ihr könnt vereinbaren, dass noch einmal dieselbe Person gibt.',
  },
  M25: {
    question: 'Wer abwirft, zahlt doppelt. Gilt die Grenze davor oder danach?',
    answer:
      'Davor: Erst runden, begrenzen oder in der Tabelle nachsehen, dann verdoppeln, was zahlt, wer abgeworfen hat. Bei Chips verdoppelt ihr die Punkte.',
  },
} satisfies Readonly<Record<string, Ruling>>;

const houseRules: Readonly<Record<(typeof HOUSE_RULES)[number]['key'], string>> = {
  groups:
    'Aus jeder Gruppe zählt ein Element. Kommt es zweimal vor, etwa als zwei Pungs aus Winden, zählen beide oder nur eins.',
  sevenPairsFourAlike: 'Ob vier gleiche Karten zwei der sieben Paare sind.',
  minimum: 'Ein älteres Regelheft verlangt drei Credits, Blumen nicht mitgezählt, bevor eine Hand gewinnen darf.',
  jokers: 'Ob die sechs Joker im Spiel sind.',
  discarder: 'Ob doppelt zahlt, wer die Gewinnkarte abgeworfen hat.',
  pennyStep: 'Was zu zahlen ist, wird auf das nächste Vielfache davon gerundet.',
  pennyLimit: 'Mehr zahlt niemand für ein Spiel; das Doppelte fürs Abwerfen kommt obendrauf.',
  target: 'Wer zuerst so viele Punkte hat, gewinnt die Partie.',
  dealAfterDraw: 'Ob das Geben weiterwandert, wenn niemand gewonnen hat.',
};

const groupsAbout = {
  always: 'Jedes davon zählt, wann immer es zutrifft.',
  multiples: 'Je zwei passende Figuren zählen.',
  suits: 'Nur eines davon zählt in einer Hand.',
  sequences: 'Nur eines davon zählt in einer Hand.',
  honors: 'Nur eines davon zählt in einer Hand.',
  nonStandard: 'Die ganze Hand ist dieses eine Element; nur Blumen kommen dazu.',
};

/** The game in one page, a paragraph each. */
const gameInShort = [
  'Zwei bis sechs Leute spielen mit 150 Karten: Bambus, Kreise und Zeichen von 1 bis 9, vier Winde und drei Drachen (die Trümpfe), alle viermal; dazu acht Blumen und sechs Joker.',
  'Eine Gewinnhand hat 14 Karten, Blumen nicht mitgezählt: vier Figuren und ein Paar, die „Augen“. Eine Figur ist ein Chow, drei Zahlen in Folge in einer Farbe, oder ein Pung, drei gleiche. Auch „Sieben Paare“ und „Nichts passt zusammen“ gewinnen.',
  'Eine Figur, die durch einen Abwurf fertig wird, legst du aus; das Paar nie. „Sieben Paare“ und „Nichts passt zusammen“ bleiben bis zum Schluss auf der Hand. Die Gewinnkarte, gezogen oder gerufen, kommt zu den Karten auf der Hand.',
  'Ein Joker kann jede Karte sein, nur keine Blume. In einer ausgelegten Figur bleibt er, was angesagt wurde; auf der Hand wird er zu dem, was am meisten bringt.',
  'Elemente bringen Credits, und aus Credits werden Punkte. Lässt sich eine Hand auf mehrere Arten lesen, zählt die beste.',
  'Wer zuerst 500 Punkte oder mehr hat, gewinnt die Partie.',
];

const payments = [
  'Alle zahlen dasselbe an die Person, die gewonnen hat: einen Cent für jeden Punkt, gerundet und bis zu einer Grenze, einen Betrag aus der Einsatztabelle je nach Zahl der Credits, oder die Punkte in Chips. Ihr könnt vereinbaren, dass doppelt zahlt, wer abwirft.',
  'Für das Ende der Partie zählen nur die Punkte aus gewonnenen Spielen. Gewinnt niemand, zahlt niemand.',
];

export const mhingGuide = { elements, rulings, houseRules, groupsAbout, gameInShort, payments } satisfies GuideOf<
  ElementId,
  typeof HOUSE_RULES
>;
