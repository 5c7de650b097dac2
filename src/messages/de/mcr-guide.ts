/** German, what the rules, settings and help screens add for MCR. */
import type { FanId } from '../../rules/mcr/fans.ts';
import type { HOUSE_RULES } from '../../rules/mcr/house-rules.ts';
import type { ElementGuide, GuideOf, Ruling } from '../shapes.ts';

const NO_HONORS = '„Ohne Trümpfe“ zählt nicht zusätzlich.';

const elements: Readonly<Record<FanId, ElementGuide>> = {
  bigFourWinds: {
    condition: 'Pungs aus allen vier Winden und ein beliebiges Paar.',
    counter: 'Die Nordwinde sind nur ein Paar: Das sind „Kleine vier Winde“.',
    excludes: '„Nur Pungs“ und die Elemente für die Windpungs zählen nicht zusätzlich.',
  },
  bigThreeDragons: {
    condition: 'Pungs aus allen drei Drachen, eine beliebige vierte Figur und ein beliebiges Paar.',
    counter: 'Die Weißen Drachen sind nur ein Paar: Das sind „Kleine drei Drachen“.',
    excludes: '„Zwei Drachenpungs“ und „Drachenpung“ zählen nicht zusätzlich.',
  },
  allGreen: {
    condition: 'Nur Bambus 2, 3, 4, 6 und 8 und Grüne Drachen, in jeder Form.',
    counter: 'Bambus 5 ist nicht grün.',
  },
  nineGates: {
    condition:
      '1112345678999 in einer Farbe auf der Hand, keine Figur ausgelegt, gewonnen mit einem beliebigen Stein dieser Farbe.',
    counter: 'Mit der 1 gewonnen, war es vorher 1123455678999: Das ist nicht „Neun Tore“.',
    excludes: '„Reine Farbe“, „Verdeckte Hand“, „Ohne Trümpfe“ und Pungs aus 1 und 9 zählen nicht zusätzlich.',
  },
  fourKongs: {
    condition: 'Vier Kongs, offen oder verdeckt, und ein Paar.',
    counter: 'Die Winde sind nur ein Pung: Das sind „Drei Kongs“.',
    excludes: '„Nur Pungs“, kleinere Elemente für Kongs und „Warten aufs Paar“ zählen nicht zusätzlich.',
  },
  sevenShiftedPairs: {
    condition: 'Sieben Paare einer Farbe mit aufeinanderfolgenden Zahlen.',
    counter: 'Die Vieren fehlen: Das ist „Sieben Paare“ mit „Reine Farbe“.',
    excludes: '„Sieben Paare“, „Reine Farbe“, „Ohne Trümpfe“ und „Verdeckte Hand“ zählen nicht zusätzlich.',
  },
  thirteenOrphans: {
    condition: 'Jede 1 und 9, jeder Wind und jeder Drache einmal, und einer davon zweimal.',
    counter: 'Der Weiße Drache fehlt, und diese Steine gewinnen nicht.',
    excludes:
      'Nicht zusätzlich zählen „Verdeckte Hand“ und was die Steine gemeinsam haben; gezogen zählt aber „Ganz verdeckte Hand“.',
  },
  allTerminals: {
    condition: 'Nur Einsen und Neunen.',
    counter: 'Das Paar Winde macht daraus „Nur Randsteine und Trümpfe“.',
    excludes: '„Nur Pungs“, „Außenhand“, „Ohne Trümpfe“ und „Rand- oder Trumpfpung“ zählen nicht zusätzlich.',
  },
  littleFourWinds: {
    condition: 'Pungs aus drei Winden und ein Paar des vierten.',
    counter: 'Das Paar ist kein Wind: Das sind „Große drei Winde“.',
    excludes: '„Große drei Winde“ und Windpungs, die sonst nichts bringen, zählen nicht zusätzlich.',
  },
  littleThreeDragons: {
    condition: 'Pungs aus zwei Drachen und ein Paar des dritten.',
    counter: 'Das Paar ist kein Drache: Das sind „Zwei Drachenpungs“.',
    excludes: '„Zwei Drachenpungs“ und „Drachenpung“ zählen nicht zusätzlich.',
  },
  allHonors: {
    condition: 'Nur Winde und Drachen.',
    counter: 'Das Paar Einsen macht daraus „Nur Randsteine und Trümpfe“.',
    excludes: '„Nur Pungs“, „Außenhand“ und „Rand- oder Trumpfpung“ zählen nicht zusätzlich.',
  },
  fourConcealedPungs: {
    condition: 'Vier Pungs oder Kongs auf der Hand, keiner durch einen gerufenen Stein fertig geworden.',
    counter: 'Die gerufene 5 macht einen Pung fertig, der als offen gilt: Das sind „Drei verdeckte Pungs“.',
    excludes: '„Nur Pungs“, „Verdeckte Hand“ und weniger verdeckte Pungs zählen nicht zusätzlich.',
  },
  pureTerminalChows: {
    condition: 'Zweimal 123 und zweimal 789 und ein Paar Fünfen, alles in einer Farbe.',
    counter: 'Das Paar müssen Fünfen sein.',
    excludes: 'Nicht zusätzlich zählen „Reine Farbe“, „Nur Chows“, „Ohne Trümpfe“ und was die Chows ergeben.',
  },
  quadrupleChow: {
    condition: 'Vier gleiche Chows.',
    counter: 'Drei sind gleich, der vierte ist um eins höher: Das ist „Reiner Dreifachchow“.',
    excludes: '„Vier ohne Kong“, „Reiner Dreifachchow“ und „Reiner Doppelchow“ zählen nicht zusätzlich.',
  },
  fourPureShiftedPungs: {
    condition: 'Pungs aus vier aufeinanderfolgenden Zahlen einer Farbe.',
    counter: 'Der vierte Pung hat eine andere Farbe: Das sind „Reine Stufenpungs“.',
    excludes: '„Nur Pungs“ und „Reine Stufenpungs“ zählen nicht zusätzlich.',
  },
  fourPureShiftedChows: {
    condition: 'Vier Chows einer Farbe, jeder um eins höher als der vorige, oder jeder um zwei.',
    counter: 'Der letzte Chow ist um zwei höher, die anderen um eins: Das sind „Reine Stufenchows“.',
    excludes: 'Nicht zusätzlich zählen „Reine Stufenchows“ und was je zwei der Chows ergeben.',
  },
  threeKongs: {
    condition: 'Drei Kongs, offen oder verdeckt.',
    counter: 'Der dritte ist nur ein Pung: Das sind „Zwei offene Kongs“.',
    excludes: 'Elemente für einen oder zwei Kongs zählen nicht zusätzlich.',
  },
  allTerminalsAndHonors: {
    condition: 'Nur Einsen, Neunen, Winde und Drachen, beide Arten vertreten.',
    counter: 'Zeichen 8 gehört zu keiner von beiden.',
    excludes: '„Nur Pungs“, „Außenhand“ und „Rand- oder Trumpfpung“ zählen nicht zusätzlich.',
  },
  sevenPairs: {
    condition: 'Sieben Paare; vier gleiche sind zwei davon.',
    counter: 'Diese Paare sind auch vier Figuren und ein Paar, und das ist hier mehr wert.',
    excludes: '„Verdeckte Hand“ und das Warten zählen nicht zusätzlich.',
  },
  greaterHonorsAndKnittedTiles: {
    condition: 'Alle sieben Trümpfe und sieben verschiedene Steine aus einem Webmuster.',
    counter: 'Der Weiße Drache fehlt: Das ist „Trümpfe und Verwobenes“.',
    excludes:
      'Nicht zusätzlich zählen „Verdeckte Hand“ und was die Steine gemeinsam haben; gezogen zählt aber „Ganz verdeckte Hand“.',
  },
  allEvenPungs: {
    condition: 'Vier Pungs und ein Paar, alles aus 2, 4, 6 und 8.',
    counter: 'Das Paar Fünfen ist ungerade.',
    excludes: '„Nur Pungs“, „Nur einfache Steine“ und „Ohne Trümpfe“ zählen nicht zusätzlich.',
  },
  fullFlush: {
    condition: 'Eine Farbe und keine Trümpfe.',
    counter: 'Ein Paar Winde macht daraus „Halbreine Farbe“.',
    excludes: NO_HONORS,
  },
  pureTripleChow: {
    condition: 'Drei gleiche Chows.',
    counter: 'Der dritte hat eine andere Farbe.',
    excludes: '„Reiner Doppelchow“ zählt nicht zusätzlich.',
  },
  pureShiftedPungs: {
    condition: 'Pungs aus drei aufeinanderfolgenden Zahlen einer Farbe.',
    counter: '4, 5 und 7 folgen nicht aufeinander.',
  },
  upperTiles: {
    condition: 'Nur 7, 8 und 9.',
    counter: 'Mit einer 6 ist das „Obere vier“.',
    excludes: '„Obere vier“ und „Ohne Trümpfe“ zählen nicht zusätzlich.',
  },
  middleTiles: {
    condition: 'Nur 4, 5 und 6.',
    counter: 'Zeichen 7 gehört nicht dazu.',
    excludes: '„Nur einfache Steine“ und „Ohne Trümpfe“ zählen nicht zusätzlich.',
  },
  lowerTiles: {
    condition: 'Nur 1, 2 und 3.',
    counter: 'Mit einer 4 ist das „Untere vier“.',
    excludes: '„Untere vier“ und „Ohne Trümpfe“ zählen nicht zusätzlich.',
  },
  pureStraight: {
    condition: '123, 456 und 789 in einer Farbe.',
    counter: 'Die 789 haben eine andere Farbe.',
    excludes: '„Kurze Straße“ und „Zwei Randchows“ darin zählen nicht zusätzlich.',
  },
  threeSuitedTerminalChows: {
    condition: '123 und 789 in zwei Farben und ein Paar Fünfen in der dritten.',
    counter: 'Das Paar hat eine der zwei Farben.',
    excludes: 'Nicht zusätzlich zählen „Nur Chows“, „Ohne Trümpfe“ und was je zwei der Chows ergeben.',
  },
  pureShiftedChows: {
    condition: 'Drei Chows einer Farbe, jeder um eins höher als der vorige, oder jeder um zwei.',
    counter: 'Um eins, dann um zwei: Die Schritte müssen gleich sein.',
  },
  allFives: {
    condition: 'Eine 5 in jeder der vier Figuren und ein Paar Fünfen.',
    counter: 'Auch das Paar müssen Fünfen sein.',
    excludes: '„Nur einfache Steine“ und „Ohne Trümpfe“ zählen nicht zusätzlich.',
  },
  triplePung: {
    condition: 'Pungs der gleichen Zahl in allen drei Farben.',
    counter: 'Die dritte Zahl ist eine andere: Das ist „Doppelpung“.',
    excludes: '„Doppelpung“ zählt nicht zusätzlich.',
  },
  threeConcealedPungs: {
    condition: 'Drei Pungs oder Kongs auf der Hand, keiner durch einen gerufenen Stein fertig geworden.',
    counter: 'Die gerufene 6 macht einen Pung fertig, der als offen gilt: Das sind „Zwei verdeckte Pungs“.',
    excludes: '„Zwei verdeckte Pungs“ zählt nicht zusätzlich.',
  },
  lesserHonorsAndKnittedTiles: {
    condition: 'Fünf oder sechs Trümpfe, die anderen verschiedene Steine aus einem Webmuster: zusammen 14.',
    counter: 'Bambus 4 und 5 stehen nie im selben Webmuster, und diese Steine gewinnen nicht.',
    excludes:
      'Nicht zusätzlich zählen „Verdeckte Hand“ und was die Steine gemeinsam haben; „Verwobene Straße“ zählt aber, und gezogen auch „Ganz verdeckte Hand“.',
  },
  knittedStraight: {
    condition:
      '147 in einer Farbe, 258 in einer anderen und 369 in der dritten (ein ganzes Webmuster), dazu eine Figur und ein Paar oder fünf Trümpfe.',
    counter: 'In einer einzigen Farbe sind dieselben neun Zahlen eine „Reine Straße“.',
  },
  upperFour: {
    condition: 'Nur 6, 7, 8 und 9.',
    counter: 'Zeichen 5 ist zu niedrig.',
    excludes: NO_HONORS,
  },
  lowerFour: {
    condition: 'Nur 1, 2, 3 und 4.',
    counter: 'Zeichen 5 ist zu hoch.',
    excludes: NO_HONORS,
  },
  bigThreeWinds: {
    condition: 'Pungs aus drei Winden.',
    counter: 'Die Nordwinde sind nur ein Paar neben zwei Pungs.',
    excludes: 'Die Pungs zählen als „Platzwind“ und „Rundenwind“, aber nicht als „Rand- oder Trumpfpung“.',
  },
  mixedStraight: {
    condition: '123, 456 und 789, jeder Chow in einer anderen Farbe.',
    counter: 'Zwei der Chows haben die gleiche Farbe.',
  },
  reversibleTiles: {
    condition:
      'Nur Steine, die auf dem Kopf genauso aussehen: Bambus 2, 4, 5, 6, 8, 9, Kreis 1, 2, 3, 4, 5, 8, 9 und Weiße Drachen.',
    counter: 'Kreis 6 sieht auf dem Kopf anders aus.',
    excludes: '„Eine Farbe fehlt“ zählt nicht zusätzlich.',
  },
  mixedTripleChow: {
    condition: 'Der gleiche Chow in allen drei Farben.',
    counter: 'Der dritte Chow ist um eins höher.',
    excludes: '„Gemischter Doppelchow“ zählt nicht zusätzlich.',
  },
  mixedShiftedPungs: {
    condition: 'Pungs aus drei aufeinanderfolgenden Zahlen, jeder in einer anderen Farbe.',
    counter: 'Zwei der Pungs haben die gleiche Farbe.',
  },
  chickenHand: {
    condition: 'Eine Gewinnhand, in der kein anderes Element zählt, von Blumen abgesehen.',
    counter: 'Mit einem gezogenen Stein hat dieselbe Hand „Selbstzug“ und ist 1 wert.',
  },
  lastTileDraw: {
    condition: 'Gewonnen mit dem letzten Stein der Mauer, selbst gezogen.',
    counter: 'Er war gezogen, aber nicht der letzte.',
    excludes: '„Selbstzug“ zählt nicht zusätzlich.',
  },
  lastTileClaim: {
    condition: 'Gewonnen mit dem Abwurf nach dem letzten Stein der Mauer.',
    counter: 'Der letzte Stein war gezogen: Das ist „Letzter Stein der Mauer“.',
  },
  outWithReplacementTile: {
    condition: 'Gewonnen mit dem Stein, der für einen Kong gezogen wurde.',
    counter: 'Ein Stein, der für eine Blume gezogen wurde, ist „Selbstzug“ und nicht mehr.',
    excludes: '„Selbstzug“ zählt nicht zusätzlich.',
  },
  robbingTheKong: {
    condition: 'Gewonnen mit dem Stein, den jemand an einen offenen Pung anlegt, um einen Kong zu machen.',
    counter: 'Mit einem gewöhnlichen Abwurf wird kein Kong geraubt.',
    excludes: '„Letzter seiner Art“ zählt nicht zusätzlich.',
  },
  twoConcealedKongs: {
    condition: 'Zwei Kongs, beide verdeckt.',
    counter: 'Einer davon ist offen: Das sind „Zwei offene Kongs“ und „Verdeckter Kong“.',
    excludes: '„Verdeckter Kong“ und „Zwei verdeckte Pungs“ aus genau diesen beiden zählen nicht zusätzlich.',
  },
  allPungs: { condition: 'Vier Pungs oder Kongs und ein beliebiges Paar.', counter: 'Unter den Figuren ist ein Chow.' },
  halfFlush: { condition: 'Eine Farbe und Trümpfe.', counter: 'Der Pung aus Kreisen ist eine zweite Farbe.' },
  mixedShiftedChows: {
    condition: 'Drei Chows in drei Farben, jeder um eins höher als der vorige.',
    counter: 'Der dritte ist um zwei höher.',
  },
  allTypes: { condition: 'Alle drei Farben, ein Wind und ein Drache.', counter: 'Es fehlt ein Drache.' },
  meldedHand: {
    condition: 'Vier offene Figuren, und das Paar durch einen gerufenen Stein fertig geworden.',
    counter: 'Ein verdeckter Kong ist keine offene Figur.',
    excludes: '„Warten aufs Paar“ zählt nicht zusätzlich.',
  },
  twoDragonPungs: {
    condition: 'Pungs aus zwei Drachen.',
    counter: 'Ein Pung und ein Paar: Das ist „Drachenpung“.',
    excludes: '„Drachenpung“ zählt nicht zusätzlich.',
  },
  outsideHand: {
    condition: 'Eine 1, eine 9 oder ein Trumpf in jeder der vier Figuren und im Paar.',
    counter: '456 hat nichts davon.',
  },
  fullyConcealedHand: {
    condition: 'Nichts ausgelegt außer verdeckten Kongs, gewonnen mit einem gezogenen Stein.',
    counter: 'Mit einem gerufenen Stein ist dieselbe Hand eine „Verdeckte Hand“.',
    excludes: '„Selbstzug“ zählt nicht zusätzlich.',
  },
  twoMeldedKongs: {
    condition: 'Zwei Kongs, mindestens einer davon offen.',
    counter: 'Beide sind verdeckt: Das sind „Zwei verdeckte Kongs“.',
    excludes: '„Offener Kong“ zählt nicht zusätzlich; ein verdeckter von den beiden schon.',
  },
  lastTile: {
    condition: 'Der Gewinnstein ist der vierte seiner Art, und die anderen drei liegen für alle sichtbar offen.',
    counter: 'Die anderen drei sind auf der Hand, wo sie niemand sieht.',
  },
  dragonPung: { condition: 'Ein Pung aus Drachen.', counter: 'Ein Paar Drachen ist kein Pung.' },
  prevalentWind: {
    condition: 'Ein Pung des Rundenwindes.',
    counter: 'Es ist die Ostrunde, nicht die Südrunde.',
    excludes: 'Er zählt nicht zusätzlich als „Rand- oder Trumpfpung“.',
  },
  seatWind: {
    condition: 'Ein Pung deines Platzwindes; ist er auch der Rundenwind, zählt der eine Pung zweimal.',
    counter: 'Der Platz ist Ost, nicht Süd.',
    excludes: 'Er zählt nicht zusätzlich als „Rand- oder Trumpfpung“.',
  },
  concealedHand: {
    condition: 'Nichts ausgelegt außer verdeckten Kongs, gewonnen mit einem gerufenen Stein.',
    counter: 'Eine Figur liegt offen.',
  },
  allChows: {
    condition: 'Vier Chows und ein Paar aus Farbsteinen; auch „Verwobene Straße“ mit einem Chow und so einem Paar.',
    counter: 'Ein Paar Winde macht es zunichte.',
    excludes: NO_HONORS,
  },
  tileHog: {
    condition: 'Alle vier Steine einer Sorte in der Hand, aber nicht als Kong; jeder Vierer zählt.',
    counter: 'Als Kong ausgelegt, sind sie stattdessen „Offener Kong“.',
  },
  doublePung: { condition: 'Pungs der gleichen Zahl in zwei Farben.', counter: 'Die Zahlen sind verschieden.' },
  twoConcealedPungs: {
    condition: 'Zwei Pungs oder Kongs auf der Hand, keiner durch einen gerufenen Stein fertig geworden.',
    counter: 'Einer davon war ausgelegt.',
  },
  concealedKong: {
    condition: 'Ein verdeckter Kong, allein oder neben einem offenen.',
    counter: 'Der Kong liegt offen: Das ist „Offener Kong“.',
  },
  allSimples: {
    condition: 'Nur Zahlen von 2 bis 8.',
    counter: 'Bambus 9 ist kein einfacher Stein.',
    excludes: NO_HONORS,
  },
  pureDoubleChow: {
    condition: 'Zwei Chows mit gleichen Zahlen in gleicher Farbe.',
    counter: 'Die Farben sind verschieden: Das ist „Gemischter Doppelchow“.',
  },
  mixedDoubleChow: {
    condition: 'Zwei Chows mit gleichen Zahlen in zwei Farben.',
    counter: 'Die Zahlen liegen um eins auseinander.',
  },
  shortStraight: {
    condition: 'Zwei Chows einer Farbe, die aneinander anschließen, etwa 123 und 456.',
    counter: 'Sie überschneiden sich: 234 und 456.',
  },
  twoTerminalChows: { condition: '123 und 789 in einer Farbe.', counter: 'Die Farben sind verschieden.' },
  pungOfTerminalsOrHonors: {
    condition: 'Ein Pung aus Einsen oder Neunen oder aus Winden, die weder Platz- noch Rundenwind sind.',
    counter: 'Der eigene Wind von Ost ist stattdessen „Platzwind“ und „Rundenwind“.',
  },
  meldedKong: { condition: 'Ein Kong, offen.', counter: 'Er ist verdeckt.' },
  oneVoidedSuit: { condition: 'Genau zwei Farben, mit oder ohne Trümpfe.', counter: 'Alle drei Farben sind da.' },
  noHonors: { condition: 'Keine Winde und keine Drachen.', counter: 'Das Paar ist ein Wind.' },
  edgeWait: {
    condition: 'Gewonnen mit der 3 zu 123 oder der 7 zu 789, dem einzig möglichen Stein.',
    counter: '67 wartet auf 5 und 8.',
  },
  closedWait: {
    condition: 'Gewonnen mit dem mittleren Stein eines Chows, dem einzig möglichen Stein.',
    counter: '2334456 wird mit 3 und mit 6 fertig: Zwei Steine waren möglich.',
  },
  singleWait: {
    condition: 'Gewonnen mit einem Stein für das Paar, dem einzig möglichen Stein.',
    counter: '1234 wartet auf 1 und 4.',
  },
  selfDrawn: {
    condition: 'Gewonnen mit einem gezogenen Stein.',
    counter: 'Gewonnen mit einem Abwurf.',
    excludes: 'Nicht neben „Ganz verdeckte Hand“, „Letzter Stein der Mauer“ und „Gewinn mit Ersatzstein“.',
  },
  flowerTiles: {
    condition: 'Jede zur Seite gelegte Blume und Jahreszeit, sobald die Hand auch ohne sie gewinnen darf.',
    counter: 'Diese Steine gewinnen nicht, also sind auch ihre Blumen nichts wert.',
  },
};

const rulings = {
  C1: {
    question: 'Was sind zwei verdeckte Kongs wert?',
    answer: '8 Punkte. Die internationale Liga zählt 6; das könnt ihr auch.',
  },
  C2: {
    question: 'Was sind ein offener und ein verdeckter Kong wert?',
    answer: '6 Punkte, gezeigt als „Zwei offene Kongs“ und „Verdeckter Kong“. Ihr könnt daraus 5 machen.',
  },
  C3: {
    question: '„Sieben Paare“ sind immer verdeckt. Sind sie gezogen eine „Ganz verdeckte Hand“?',
    answer:
      'Ja, 4 Punkte, und genauso „Dreizehn Waisen“, Hände aus Trümpfen und verwobenen Steinen, „Neun Tore“ und „Vier verdeckte Pungs“. Die internationale Liga zählt stattdessen „Selbstzug“.',
  },
  C4: {
    question: 'Zählen bei „Neun Tore“ auch die Pungs aus 1 und 9?',
    answer:
      'Nein. „Reine Straße“, „Vier ohne Kong“, „Kurze Straße“ und „Zwei verdeckte Pungs“ schon. Die internationale Liga zählt auch die Pungs aus 1 und 9, alle bis auf einen.',
  },
  C5: {
    question: 'Zählt „Doppelpung“ bei „Nur Randsteine“?',
    answer: 'Ja, auch zweimal, und „Dreifachpung“ ebenso. Ihr könnt „Doppelpung“ weglassen.',
  },
  C6: {
    question: 'Ist „Nur Grün“ mit Grünen Drachen auch „Halbreine Farbe“?',
    answer: 'Ja, so wie es ohne sie „Reine Farbe“ ist. Ihr könnt „Halbreine Farbe“ weglassen.',
  },
  C7: {
    question: 'In der Kurzanleitung sind „Gemischte Stufenpungs“ 6 wert. Stimmt das?',
    answer: 'Nein, 8. Ihr könnt daraus 6 machen.',
  },
  C8: {
    question: 'Auch ein Stein, den meine Hand schon viermal hat, könnte sie fertig machen. Warte ich dann auf zwei?',
    answer: 'Nein, denn einen fünften gibt es nicht. Was anderswo auf dem Tisch liegt, ändert nichts.',
  },
  C9: {
    question: 'Mit 345B und 555B rufe ich eine 5. Was davon macht sie fertig?',
    answer: 'Was für dich besser ist: Ist es der Chow, bleibt der Pung verdeckt.',
  },
  C10: {
    question:
      'Eine „Verwobene Straße“ gewinnt mit einem Stein, der im Webmuster und im Paar vorkommt. Zählt das Warten?',
    answer:
      'Du darfst ihn dem Paar oder der Figur zurechnen, und das Warten zählt, wenn er der einzig mögliche Stein war.',
  },
  C11: {
    question: 'Sind vier gleiche zwei Paare und dazu „Vier ohne Kong“?',
    answer: 'Beides, auch bei Winden und Drachen. Ihr könnt „Vier ohne Kong“ auf Farbsteine beschränken.',
  },
  C12: {
    question: 'Zählt „Alle Arten“ bei „Sieben Paare“ und neben „Verwobene Straße“?',
    answer: 'Ja, wann immer alle drei Farben, ein Wind und ein Drache da sind.',
  },
  C13: {
    question: 'Zählen Kongs als Kongs und auch als verdeckte Pungs?',
    answer:
      'Verdeckte schon; aber zwei, die als „Zwei verdeckte Kongs“ zählen, sind nicht auch noch „Zwei verdeckte Pungs“.',
  },
  C14: {
    question: 'Was schließen „Vierfachchow“ und „Vier reine Stufenpungs“ aus?',
    answer:
      'Was in ihnen steckt. Die Elemente, die die gedruckten Regeln dort nennen, können mit ihnen nicht vorkommen.',
  },
  C15: {
    question: 'Welche Arten zu gewinnen gehen nicht zusammen?',
    answer:
      'Ein Ersatzstein braucht einen Kong und ist immer gezogen. Ein geraubter Kong ist nie gezogen, nie der letzte Stein der Mauer und lässt der Hand keinen weiteren gleichen Stein. Der letzte seiner Art hat unter den verdeckten Steinen keinen gleichen; liegen drei gleiche in offenen Figuren, ist er es von selbst.',
  },
  C16: {
    question: 'Eine Lesart bringt nichts, eine andere ein wenig. Darf ich „Hühnerhand“ nehmen?',
    answer: 'Ja, 8 Punkte für die Lesart, in der nichts zählt. Ausschlagen darfst du aber nichts, was in ihr zählt.',
  },
  C17: {
    question: 'Helfen Blumen, auf 8 Punkte zu kommen?',
    answer: 'Nein: 7 Punkte und eine Blume können nicht gewinnen. Ihr könnt mehr oder weniger verlangen.',
  },
  C18: {
    question: 'Zwei rufen denselben Stein. Wer gewinnt?',
    answer: 'Nur wer nach dem Abwurf zuerst an der Reihe ist.',
  },
  C19: {
    question: 'Zwei Arten zu zählen ergeben dieselbe Summe. Welche stimmt?',
    answer: 'Beide. Gezeigt wird die mit mehr von dem ersten Element der Tabelle, in dem sie sich unterscheiden.',
  },
  C20: {
    question: 'Die Hand ist vier Figuren und ein Paar und auch „Sieben Paare“. Was zählt?',
    answer: 'Was mehr wert ist.',
  },
  C21: {
    question: 'Mit Figuren warte ich auf einen Stein, mit „Sieben Paare“ auf einen anderen. Zählt das Warten?',
    answer: 'Nein, möglich sind zwei Steine.',
  },
  C22: {
    question: 'Zählt „Offene Hand“ auch bei Kong-Raub?',
    answer: 'Ja, denn der Stein kommt von jemand anderem.',
  },
  C23: {
    question: 'Ist es etwas wert, gleich mit der ersten Hand zu gewinnen?',
    answer: 'Nein, das gehört nicht zu den 81 Elementen.',
  },
  C24: {
    question: 'Wie viele Elemente aus drei Figuren stecken in 123B 234C 345D 456B?',
    answer: 'Eins, und ein Element aus zwei Figuren mit dem Chow, der übrig ist.',
  },
} as const satisfies Readonly<Record<string, Ruling>>;

const houseRules: Readonly<Record<(typeof HOUSE_RULES)[number]['key'], string>> = {
  twoConcealedKongs: 'Was zwei verdeckte Kongs wert sind.',
  kongOfEachKind: 'Was ein offener und ein verdeckter Kong zusammen wert sind.',
  concealedByNature: 'Was ein gezogener Stein bei Händen bringt, die gar nicht anders als verdeckt sein können.',
  nineGatesPungs: 'Ob die Pungs aus 1 und 9 bei „Neun Tore“ zählen, alle bis auf einen.',
  allTerminalsDoublePung: 'Ob „Doppelpung“ bei „Nur Randsteine“ zählt.',
  allGreenHalfFlush: 'Ob „Nur Grün“ mit Grünen Drachen auch „Halbreine Farbe“ ist.',
  mixedShiftedPungs: 'Was „Gemischte Stufenpungs“ wert sind.',
  fifthCopyWaits: 'Ob ein Stein, den die Hand schon viermal hat, zu denen gehört, auf die sie wartet.',
  knittedWait: 'Ob bei „Verwobene Straße“ das Warten zählt, wenn der Stein auch im Webmuster vorkommt.',
  tileHogs: 'Ob vier gleiche Winde oder Drachen bei „Sieben Paare“ als „Vier ohne Kong“ zählen.',
  allTypesForms: 'Ob „Alle Arten“ bei „Sieben Paare“ und neben „Verwobene Straße“ zählt.',
  minimum: 'Eine Hand mit weniger Punkten, Blumen nicht mitgezählt, darf nicht gewinnen.',
  meldedRobbedKong: 'Ob „Offene Hand“ zählt, wenn der Gewinnstein einem Kong geraubt wurde.',
};

const groupsAbout: Readonly<Record<string, string>> = {
  comb: 'Einmal verbundene Figuren werden nicht noch einmal verbunden; eine übrige Figur nur noch einmal.',
  hand: 'Was alle Steine oder alle Figuren gemeinsam haben; jedes zählt einmal, „Vier ohne Kong“ für jeden Vierer.',
  set: 'Jede Figur zählt für sich.',
  win: 'Wie der Gewinnstein kam, und worauf die Hand gewartet hat.',
  form: 'Hände, die nicht vier Figuren und ein Paar sind.',
  flowers: 'Steine, die zur Seite liegen und nicht zur Hand gehören.',
};

/** The game in one page, a paragraph each. */
const gameInShort: readonly string[] = [
  'Vier Leute spielen mit 144 Steinen: Bambus, Kreise und Zeichen von 1 bis 9, vier Winde und drei Drachen (die Trümpfe), alle viermal; dazu vier Blumen und vier Jahreszeiten.',
  'Eine Gewinnhand sind vier Figuren und ein Paar. Eine Figur ist ein Chow, drei Zahlen in Folge in einer Farbe, ein Pung, drei gleiche, oder ein Kong, vier gleiche. Auch „Sieben Paare“, „Dreizehn Waisen“ und verwobene Hände gewinnen.',
  'Elemente bringen Punkte, und zum Gewinnen braucht eine Hand ohne Blumen 8 davon. Lässt sie sich auf mehrere Arten zählen, gilt die beste erlaubte.',
  'Was in einem Element schon steckt, zählt nicht zusätzlich. Einmal verbundene Figuren werden nicht noch einmal verbunden, eine übrige Figur nur noch einmal, und für dasselbe Element zählt jede Figur nur einmal.',
  'Wer abgeworfen hat, zahlt 8 und die Punkte der Hand, die zwei anderen zahlen je 8. Bei einem gezogenen Stein zahlen alle 8 und die Punkte.',
  'Nach jedem Spiel gibt jemand anderes, nach vier Spielen wechselt der Wind der Runde, und sechzehn Spiele sind eine Partie.',
];

const payments: readonly string[] = [
  'Wer bei einem Abwurf oder Kong-Raub den Stein hergegeben hat, zahlt 8 und die Punkte der Hand; die zwei anderen zahlen je 8.',
  'Bei einem gezogenen Stein zahlen die drei anderen je 8 und die Punkte.',
  'Die Blumen sind in den Punkten enthalten. Gewinnt niemand, zahlt niemand.',
];

export const mcrGuide = { elements, rulings, houseRules, groupsAbout, gameInShort, payments } satisfies GuideOf<
  FanId,
  typeof HOUSE_RULES
>;
