/** German, what the rules, settings and help screens add for Hong Kong. */
import type { ElementId } from '../../rules/hongkong/elements.ts';
import type { HOUSE_RULES } from '../../rules/hongkong/house-rules.ts';
import type { ElementGuide, GuideOf, Ruling } from '../shapes.ts';

const SPECIAL = 'Daneben zählt nichts anderes.';
const ONE_OF_THE_SUITS = 'Von „Halbreine Farbe“, „Reine Farbe“ und „Nur Trümpfe“ trifft höchstens eines zu.';

const elements: Readonly<Record<ElementId, ElementGuide>> = {
  hiddenTreasure: {
    condition:
      'Vier Pungs und ein beliebiges Paar, nichts ausgelegt außer verdeckten Kongs, gewonnen mit einem gezogenen Stein.',
    counter: 'Mit einem Abwurf gewonnen, sind dieselben Steine „Nur Pungs“ und „Verdeckte Hand“.',
    excludes: SPECIAL,
  },
  greatScholars: {
    condition: 'Pungs aus allen drei Drachen, eine beliebige vierte Figur und ein beliebiges Paar.',
    counter: 'Die Weißen Drachen sind nur ein Paar: Das sind „Kleine drei Drachen“.',
    excludes: SPECIAL,
  },
  fourWinds: {
    condition: 'Vier Pungs und ein Paar, in denen alle vier Winde vorkommen; einer davon darf das Paar sein.',
    counter: 'Unter den Figuren ist ein Chow: Alle vier müssen Pungs sein.',
    excludes: SPECIAL,
  },
  onlyDragonsAndWinds: {
    condition: 'Vier Pungs und ein Paar, alles aus Winden und Drachen.',
    counter: 'Das Paar ist aus Farbsteinen.',
    excludes: SPECIAL,
  },
  onlyKeystones: {
    condition: 'Vier Pungs und ein Paar, alles aus 1 und 9.',
    counter: 'Das Paar Winde ist weder 1 noch 9.',
    excludes: SPECIAL,
  },
  nineGates: {
    condition:
      '1112345678999 in einer Farbe und ein beliebiger weiterer Stein davon, ohne Kong; Figuren dürfen offen liegen.',
    counter: 'Es sind nur zwei Neunen.',
    excludes: SPECIAL,
  },
  kongs: {
    condition: 'Vier Kongs und ein Paar.',
    counter: 'Die Winde sind nur ein Pung: Drei Kongs reichen nicht.',
    excludes: SPECIAL,
  },
  jadeDragon: {
    condition: 'Ein Pung aus Grünen Drachen, drei Pungs aus Bambus und ein Paar aus Bambus.',
    counter: 'Auch das Paar muss aus Bambus sein.',
    excludes: SPECIAL,
  },
  rubyDragon: {
    condition: 'Ein Pung aus Roten Drachen, drei Pungs aus Kreisen und ein Paar aus Kreisen.',
    counter: 'Im Text von GameTwist gehört der Rubin zu den Kreisen, nicht zu den Zeichen.',
    excludes: SPECIAL,
  },
  pearlDragon: {
    condition: 'Ein Pung aus Weißen Drachen, drei Pungs aus Zeichen und ein Paar aus Zeichen.',
    counter: 'Unter den Figuren ist ein Chow: Alle vier müssen Pungs sein.',
    excludes: SPECIAL,
  },
  thirteenWonders: {
    condition: 'Jeder Drache, jeder Wind, die 1 und die 9 jeder Farbe, und einer davon doppelt.',
    counter: 'Der Weiße Drache fehlt, also gewinnt das gar nicht.',
    excludes: SPECIAL,
  },
  selfPick: {
    condition: 'Gewonnen mit einem selbst gezogenen Stein, auch mit einem Ersatzstein.',
    counter: 'Der Gewinnstein war der Abwurf von jemand anderem.',
  },
  kongReplacement: {
    condition: 'Gewonnen mit dem Stein, der für den vierten Stein eines Kongs gezogen wurde; „Selbstzug“ zählt auch.',
    counter: 'Ein Stein, der für eine Blume gezogen wurde, ist gezogen wie jeder andere.',
  },
  robbingKong: {
    condition: 'Gewonnen mit dem Stein, den jemand anderes an einen schon ausgelegten Pung anlegt.',
    counter: 'Der Gewinnstein war ein gewöhnlicher Abwurf.',
  },
  lastTile: {
    condition: 'Gewonnen mit dem letzten Stein der Mauer oder mit dem Abwurf danach.',
    counter: 'In der Mauer lagen noch Steine.',
  },
  concealedHand: {
    condition: 'Keine Figur und kein Kong offen ausgelegt; verdeckte Kongs dürfen dabei sein.',
    counter: 'Ein Chow liegt offen.',
    excludes: 'Nicht neben „Sieben Paare“, die ohnehin verdeckt sind.',
  },
  allChows: {
    condition: 'Alle vier Figuren sind Chows; das Paar ist beliebig.',
    counter: 'Schon ein einziger Pung macht es zunichte.',
  },
  allPungs: {
    condition: 'Alle vier Figuren sind Pungs oder Kongs.',
    counter: 'Schon ein einziger Chow macht es zunichte.',
  },
  sevenPairs: {
    condition: 'Sieben Paare, und nichts ist ausgelegt; vier gleiche sind zwei Paare.',
    counter: 'Drei gleiche und ein einzelner Stein sind keine zwei Paare.',
    excludes: '„Verdeckte Hand“ zählt daneben nicht.',
  },
  semiPure: {
    condition: 'Steine einer Farbe und mindestens ein Wind oder Drache.',
    counter: 'Ein Pung hat eine zweite Farbe.',
    excludes: ONE_OF_THE_SUITS,
  },
  pure: {
    condition: 'Nur Steine einer Farbe.',
    counter: 'Mit einem Paar Winde ist das „Halbreine Farbe“.',
    excludes: ONE_OF_THE_SUITS,
  },
  allHonours: {
    condition: '„Sieben Paare“ nur aus Winden und Drachen; mit Pungs ist es eine Spezialhand.',
    counter: 'Das letzte Paar ist aus Farbsteinen: Das ist „Halbreine Farbe“.',
    excludes: ONE_OF_THE_SUITS,
  },
  seatWind: {
    condition: 'Ein Pung oder Kong deines Platzwindes.',
    counter: 'Für Ost ist der Pung aus Südwinden kein „Platzwind-Pung“.',
  },
  roundWind: {
    condition: 'Ein Pung oder Kong des Rundenwindes; ist er auch dein Platzwind, zählt beides.',
    counter: 'In der Ostrunde ist der Pung aus Südwinden kein „Rundenwind-Pung“.',
  },
  dragonPung: {
    condition: 'Ein Pung oder Kong aus Drachen; jeder zählt.',
    counter: 'Die Drachen sind nur ein Paar.',
    excludes: 'Nicht neben „Kleine drei Drachen“, wo zwei davon schon drinstecken.',
  },
  smallThreeDragons: {
    condition: 'Pungs oder Kongs aus zwei Drachen und ein Paar des dritten.',
    counter: 'Das Paar ist nicht der dritte Drache: Das ist zweimal „Drachenpung“.',
    excludes: '„Drachenpung“ zählt dafür nicht zusätzlich.',
  },
  noBonusTiles: {
    condition: 'Keine Blume und keine Jahreszeit zur Seite gelegt.',
    counter: 'Eine Blume liegt zur Seite, auch wenn es nicht die eigene ist.',
  },
  seatFlower: {
    condition: 'Die Blume mit der Nummer deines Platzes: 1 Ost, 2 Süd, 3 West, 4 Nord.',
    counter: 'Blume 3 gehört zu West, und das hier ist Ost.',
  },
  seatSeason: {
    condition: 'Die Jahreszeit mit der Nummer deines Platzes: 1 Ost, 2 Süd, 3 West, 4 Nord.',
    counter: 'Jahreszeit 2 gehört zu Süd, und das hier ist Ost.',
  },
  allFlowers: {
    condition: 'Alle vier Blumen; die eigene zählt zusätzlich.',
    counter: 'Blume 4 fehlt.',
  },
  allSeasons: {
    condition: 'Alle vier Jahreszeiten; die eigene zählt zusätzlich.',
    counter: 'Jahreszeit 1 fehlt.',
  },
};

const rulings = {
  H1: {
    question: 'Im Text von GameTwist fehlt die Fan-Tabelle. Woher stammen diese Werte?',
    answer:
      'Aus einer öffentlichen Liste, deren Spezialhände genauso heißen, verglichen mit anderen Tabellen für Hongkong. Wo Liste und Text sich widersprechen, gilt der Text.',
  },
  H2: {
    question: 'Wie werden aus Fan Punkte?',
    answer: '1 Fan sind 2 Punkte, 2 sind 4, 3 sind 8, 4 bis 6 sind 16, 7 bis 9 sind 32, und 10 oder mehr sind 64.',
  },
  H3: {
    question: 'Die Hand ist vollständig, hat aber keinen Fan. Gewinnt sie?',
    answer:
      'Das Spiel ist damit zu Ende, aber unentschieden: Niemand zahlt. Ihr könnt daraus einen Sieg für 1 Punkt machen.',
  },
  H4: {
    question: 'Braucht man einen Mindestwert zum Gewinnen?',
    answer:
      'Nein. Ihr könnt 1 oder 3 Fan verlangen. Gezogene Blumen und Jahreszeiten helfen nicht, den Mindestwert zu erreichen, außer ihr vereinbart es; „Ohne Blumen und Jahreszeiten“ zählt dagegen mit.',
  },
  H5: {
    question: 'Eine Spezialhand ist auch „Nur Pungs“, oder gleich zweimal eine Spezialhand. Was zählt?',
    answer: '64 Fan, einmal, und sonst nichts. An Punkten gibt es das Höchste, was die Tabelle hergibt.',
  },
  H6: {
    question: 'Ist ein Kong ein Pung?',
    answer: 'Ja, überall, wo Pungs verlangt sind. Bei „Neun Tore“ ist für einen Kong kein Platz.',
  },
  H7: {
    question: 'Darf „Verborgener Schatz“ Kongs enthalten oder mit einem Abwurf gewinnen?',
    answer:
      'Verdeckte Kongs dürfen dabei sein, außer ihr erlaubt nur Pungs. Der Gewinnstein muss gezogen sein: Mit einem Abwurf sind es „Nur Pungs“ und „Verdeckte Hand“.',
  },
  H8: {
    question: 'Müssen bei „Vier Winde“ alle vier Winde Pungs sein?',
    answer:
      'Nein. Drei Pungs aus Winden, ein vierter Pung und ein Paar des letzten Windes genügen, ein Chow aber nicht. Ihr könnt vier Pungs aus Winden verlangen.',
  },
  H9: {
    question: 'Muss „Neun Tore“ verdeckt sein?',
    answer: 'Nein, und der 14. Stein darf jeder der Farbe sein. Ihr könnt eine verdeckte Hand verlangen.',
  },
  H10: {
    question: 'Welche Farben gehören zu Jade, Rubin und Perle?',
    answer:
      'Bambus zu Jade, Kreise zu Rubin und Zeichen zu Perle, das Paar eingeschlossen. Ihr könnt Kreise und Zeichen tauschen, wie es anderswo üblich ist.',
  },
  H11: {
    question: 'Zählt ein Element neben einem, das es immer schon mitbringt?',
    answer:
      'Nein, es zählt das strengere: „Kleine drei Drachen“ ohne „Drachenpung“, „Sieben Paare“ ohne „Verdeckte Hand“. „Selbstzug“ mit „Gewinn nach Kong“ und die eigene Blume mit allen vieren zählen dagegen zusammen. Ihr könnt auch beides zählen.',
  },
  H12: {
    question: 'Zählt „Verdeckte Hand“ bei Selbstzug?',
    answer:
      'Ja, neben „Selbstzug“. Ein verdeckter Kong öffnet die Hand nicht, ein offener schon. Ihr könnt sie auch nur bei Abwurf zählen.',
  },
  H13: {
    question: 'Darf das Paar bei „Nur Chows“ aus Winden oder Drachen sein?',
    answer: 'Ja, jedes Paar geht. Ihr könnt Farbsteine verlangen.',
  },
  H14: {
    question: 'Sind vier gleiche bei „Sieben Paare“ zwei Paare?',
    answer:
      'Ja. Andere Elemente kommen dazu, und bei einer Hand, die auch vier Figuren und ein Paar ist, zählt das Bessere. Ihr könnt sieben verschiedene Paare verlangen oder sie ganz weglassen.',
  },
  H15: {
    question: 'Was bringt der letzte Stein der Mauer?',
    answer:
      '1 Fan, gezogen oder mit dem Abwurf danach, auch als Ersatz für einen Kong. Einen Kong rauben kann man dann nicht. Ihr könnt das weglassen.',
  },
  H16: {
    question: 'Der Gewinnstein wurde für eine Blume gezogen. Bringt das mehr?',
    answer:
      'Nein, das ist „Selbstzug“ wie sonst auch. Sieben oder acht Blumen und Jahreszeiten gewinnen nicht für sich allein, und ein Sieg im ersten Zug bringt nicht mehr. Ihr könnt ohne Blumen und Jahreszeiten spielen.',
  },
  H17: {
    question: 'Wer zahlt?',
    answer:
      'Bei einem Abwurf zahlt doppelt, wer abgeworfen hat, und die anderen einfach; bei Selbstzug zahlen alle doppelt. Ihr könnt vereinbaren, dass für alle zahlt, wer abwirft, oder dass bei Selbstzug einfach gezahlt wird. Ost zahlt nicht mehr als andere.',
  },
  H18: {
    question: 'Was sind die steileren Tabellen?',
    answer:
      '„Ganz scharf“ verdoppelt mit jedem Fan; „Halb scharf“ ab 4 nur mit jedem zweiten, mit einer Stufe auf halbem Weg. Jede kann bei 10 oder 13 Fan enden, und Spezialhände bekommen das Höchste, was sie hergibt.',
  },
  H19: {
    question: 'Wann zahlt jemand für alle?',
    answer:
      'Wenn ihr am Tisch jemanden verantwortlich macht und es so eingebt. Dann zahlt diese Person alles, die anderen nichts.',
  },
  H20: {
    question: 'Zwei rufen denselben Abwurf zum Sieg. Wer gewinnt?',
    answer: 'Wer zuerst an der Reihe ist. Pro Spiel gewinnt nur eine Person.',
  },
  H21: {
    question: 'Behält Ost den Platz?',
    answer:
      'Nach einem Sieg und nach einem Unentschieden; sonst rücken die Plätze weiter. Der Wind der Runde wechselt, wenn alle vier einmal Ost waren. Ihr könnt immer weiterrücken, und ihr könnt die Partie nach einigen Runden enden lassen.',
  },
  H22: {
    question: 'Die Hand lässt sich auf mehrere Arten lesen. Welche zählt?',
    answer: 'Eine Spezialhand, wenn es eine gibt, sonst die Lesart mit den meisten Fan.',
  },
  H23: {
    question: 'Was kostet eine falsche Ansage?',
    answer: 'Zweimal die Punkte des Limits an alle anderen. Ihr könnt vereinbaren, dass sie nichts kostet.',
  },
} as const satisfies Readonly<Record<string, Ruling>>;

const houseRules: Readonly<Record<(typeof HOUSE_RULES)[number]['key'], string>> = {
  zeroFans: 'Ob eine vollständige Hand ohne Fan unentschieden ist oder einen einzigen Punkt gewinnt.',
  minFans: 'Eine Hand mit weniger Fan darf nicht gewinnen.',
  bonusInMin: 'Ob die Fan für gezogene Blumen und Jahreszeiten zum Mindestwert zählen.',
  table:
    'Wie steil die Punkte mit der Zahl der Fan steigen: in Stufen, mit jedem zweiten Fan verdoppelt oder mit jedem Fan verdoppelt.',
  limit: 'Mehr Fan bringen nicht mehr Punkte; Spezialhände bringen genauso viele.',
  discarder: 'Ob die anderen mitzahlen, wenn jemand den Gewinnstein abwirft.',
  selfPick: 'Was alle zahlen, wenn der Gewinnstein selbst gezogen ist.',
  bonusTiles: 'Ob Blumen und Jahreszeiten im Spiel sind; wenn nicht, gibt es auch nichts dafür, keine zu haben.',
  lastTile: 'Ob ein Sieg mit dem letzten Stein oder dem Abwurf danach einen Fan bringt.',
  concealedHand: 'Ob „Verdeckte Hand“ neben „Selbstzug“ zählt.',
  chowPair: 'Ob das Paar bei „Nur Chows“ aus Winden oder Drachen sein darf.',
  sevenPairs: 'Ob „Sieben Paare“ gewinnen, und ob vier gleiche zwei davon sind.',
  overlap: 'Ob „Drachenpung“ in „Kleine drei Drachen“ zählt und „Verdeckte Hand“ bei „Sieben Paare“.',
  hiddenTreasure: 'Ob in „Verborgener Schatz“ verdeckte Kongs sein dürfen.',
  fourWinds: 'Ob einer der vier Winde das Paar sein darf.',
  nineGates: 'Ob bei „Neun Tore“ Figuren ausgelegt sein dürfen.',
  jewels: 'Welche Farben zum Roten und zum Weißen Drachen gehören. Jade gehört immer zu Bambus.',
  eastStays: 'Ob Ost nach einem Sieg und nach einem Unentschieden bleibt.',
  falseWin: 'Was zahlt, wer einen Sieg ansagt, der keiner ist.',
  rounds: 'Wie viele Windrunden eine Partie hat.',
};

const groupsAbout: Readonly<Record<string, string>> = {
  special: 'Jede ist 64 Fan wert, und daneben zählt nichts anderes.',
  winning: 'Wie der Gewinnstein kam, und ob die Hand offen war. Alles, was zutrifft, zählt.',
  sets: 'Woraus die Figuren bestehen.',
  suits: 'Höchstens eines davon trifft auf eine Hand zu.',
  windsDragons: 'Pungs und Kongs aus Winden und Drachen.',
  bonus: 'Steine, die zur Seite liegen und nicht zur Hand gehören.',
};

/** The game in one page, a paragraph each. */
const gameInShort: readonly string[] = [
  'Vier Leute spielen mit 144 Steinen: Bambus, Kreise und Zeichen von 1 bis 9, vier Winde und drei Drachen (die Trümpfe), alle viermal; dazu vier Blumen und vier Jahreszeiten.',
  'Eine Gewinnhand sind vier Figuren und ein Paar. Eine Figur ist ein Chow, drei Zahlen in Folge in einer Farbe, ein Pung, drei gleiche, oder ein Kong, vier gleiche. Auch „Sieben Paare“ und „Dreizehn Wunder“ gewinnen.',
  'Eine Figur, die durch einen Abwurf fertig wird, legst du aus. Einen Kong legst du in jedem Fall aus und ziehst einen Stein dafür; genauso bei Blumen und Jahreszeiten.',
  'Elemente bringen Fan, und aus Fan werden Punkte. Eine Spezialhand ist das Höchste wert, was es gibt, und daneben zählt nichts. Eine vollständige Hand ohne Fan ist unentschieden.',
  'Punkte bekommt nur, wer gewinnt. Wer abgeworfen hat, zahlt doppelt, die anderen einfach; bei einem gezogenen Stein zahlen alle doppelt.',
  'Ost bleibt nach einem Sieg und nach einem Unentschieden. Eine Runde ist vorbei, wenn alle einmal Ost waren.',
];

const payments: readonly string[] = [
  'Wer bei einem Abwurf oder Kong-Raub den Stein hergegeben hat, zahlt zweimal die Punkte der Hand, die zwei anderen zahlen sie einmal; oder diese eine Person zahlt alles, viermal die Punkte.',
  'Bei einem gezogenen Stein zahlen die drei anderen je zweimal die Punkte, oder einmal, wenn ihr so spielt.',
  'Wer verantwortlich gemacht wird, zahlt die ganze Summe allein. Ein Unentschieden kostet nichts; eine falsche Ansage kostet zweimal die Punkte des Limits an alle anderen.',
];

export const hongkongGuide = { elements, rulings, houseRules, groupsAbout, gameInShort, payments } satisfies GuideOf<
  ElementId,
  typeof HOUSE_RULES
>;
