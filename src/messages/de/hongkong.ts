/** German, the words of Hong Kong: names of its elements and groups, of its switches and of its ways to pay. */
import type { ElementId } from '../../rules/hongkong/elements.ts';
import type { HOUSE_RULES } from '../../rules/hongkong/house-rules.ts';
import type { WordsOf } from '../shapes.ts';

export const hongkong = {
  elements: {
    hiddenTreasure: { name: 'Verborgener Schatz' },
    greatScholars: { name: 'Die großen Gelehrten' },
    fourWinds: { name: 'Vier Winde' },
    onlyDragonsAndWinds: { name: 'Nur Drachen und Winde' },
    onlyKeystones: { name: 'Nur Randsteine' },
    nineGates: { name: 'Neun Tore' },
    kongs: { name: 'Kongs' },
    jadeDragon: { name: 'Jadedrache' },
    rubyDragon: { name: 'Rubindrache' },
    pearlDragon: { name: 'Perlendrache' },
    thirteenWonders: { name: 'Dreizehn Wunder' },
    selfPick: { name: 'Selbstzug' },
    kongReplacement: { name: 'Gewinn nach Kong' },
    robbingKong: { name: 'Kong-Raub' },
    lastTile: { name: 'Letzter Stein' },
    concealedHand: { name: 'Verdeckte Hand' },
    allChows: { name: 'Nur Chows' },
    allPungs: { name: 'Nur Pungs' },
    sevenPairs: { name: 'Sieben Paare' },
    semiPure: { name: 'Halbreine Farbe' },
    pure: { name: 'Reine Farbe' },
    allHonours: { name: 'Nur Trümpfe' },
    seatWind: { name: 'Platzwind-Pung' },
    roundWind: { name: 'Rundenwind-Pung' },
    dragonPung: { name: 'Drachenpung' },
    smallThreeDragons: { name: 'Kleine drei Drachen' },
    noBonusTiles: { name: 'Ohne Blumen und Jahreszeiten', short: 'Ohne Bonussteine' },
    seatFlower: { name: 'Eigene Blume' },
    seatSeason: { name: 'Eigene Jahreszeit' },
    allFlowers: { name: 'Alle Blumen' },
    allSeasons: { name: 'Alle Jahreszeiten' },
  },
  groups: {
    special: 'Spezialhände',
    winning: 'Wie gewonnen wurde',
    sets: 'Die Figuren',
    suits: 'Farben',
    windsDragons: 'Winde und Drachen',
    bonus: 'Blumen und Jahreszeiten',
  },
  houseRules: {
    zeroFans: { title: 'Eine Hand ohne Fan', values: { drawn: 'Ist unentschieden', chicken: 'Sieg für 1 Punkt' } },
    minFans: {
      title: 'Mindestwert zum Gewinnen',
      values: { none: 'Kein Mindestwert', one: '1 Fan', three: '3 Fan' },
    },
    bonusInMin: { title: 'Blumen zählen zum Mindestwert', values: { no: 'Gezogene nicht', yes: 'Ja' } },
    table: {
      title: 'Aus Fan werden Punkte',
      values: { stepped: 'Stufen', halfSpicy: 'Halb scharf', spicy: 'Ganz scharf' },
    },
    limit: { title: 'Die Tabelle endet bei', values: { ten: '10 Fan', thirteen: '13 Fan' } },
    discarder: {
      title: 'Wer bei einem Abwurf zahlt',
      values: { half: 'Wer abwirft, doppelt; andere einfach', full: 'Wer abwirft, für alle' },
    },
    selfPick: { title: 'Bei Selbstzug zahlen alle', values: { double: 'Doppelt', single: 'Einfach' } },
    bonusTiles: { title: 'Blumen und Jahreszeiten', values: { yes: 'Im Spiel', no: 'Weggelassen' } },
    lastTile: { title: 'Letzter Stein der Mauer', values: { yes: '1 Fan', no: 'Nichts' } },
    concealedHand: {
      title: '„Verdeckte Hand“ zählt',
      values: { anyWin: 'Bei jedem Sieg', discardOnly: 'Nur bei Abwurf' },
    },
    chowPair: { title: 'Das Paar bei „Nur Chows“', values: { any: 'Beliebig', suitTiles: 'Farbsteine' } },
    sevenPairs: {
      title: 'Sieben Paare',
      values: {
        fourAlike: 'Vier gleiche sind zwei Paare',
        sevenDifferent: 'Sieben verschiedene',
        notPlayed: 'Gibt es nicht',
      },
    },
    overlap: {
      title: 'Ein Element steckt im anderen',
      values: { stricterOnly: 'Nur das strengere zählt', both: 'Beide zählen' },
    },
    hiddenTreasure: {
      title: 'Verborgener Schatz',
      values: { concealedKongs: 'Auch verdeckte Kongs', pungsOnly: 'Nur Pungs' },
    },
    fourWinds: {
      title: 'Vier Winde',
      values: { asTheText: 'Ein Wind darf das Paar sein', fourWindPungs: 'Ein Pung von jedem Wind' },
    },
    nineGates: {
      title: 'Neun Tore',
      values: { exposedSets: 'Figuren dürfen offen liegen', concealedOnly: 'Nur verdeckt' },
    },
    jewels: {
      title: 'Zu Rubin und Perle gehören',
      values: { textSuits: 'Kreise und Zeichen', usualSuits: 'Zeichen und Kreise' },
    },
    eastStays: { title: 'Ost behält den Platz', values: { yes: 'Nach Sieg oder Unentschieden', no: 'Nie' } },
    falseWin: {
      title: 'Eine falsche Ansage',
      values: { pays: 'Zweimal das Limit an alle', nothing: 'Kostet nichts' },
    },
    rounds: {
      title: 'Die Partie endet',
      values: { open: 'Wenn ihr sie beendet', one: 'Nach 1 Runde', two: 'Nach 2 Runden', four: 'Nach 4 Runden' },
    },
  },
  schemes: {
    stake: { name: 'Einsatz pro Punkt', about: 'Jeder Punkt ist einen festen Betrag wert.' },
    none: { name: 'Ohne Geld', about: 'Nur Punkte.' },
  },
  presets: { gameTwist: 'GameTwist', homeTable: 'Zu Hause, 3 Fan', fullSpicy: 'Ganz scharf' },
} satisfies WordsOf<ElementId, typeof HOUSE_RULES>;
