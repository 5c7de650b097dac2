/** What the phone says about the installed app, by language; the build writes a manifest for each. */
import type { Language } from './language.ts';

export interface ManifestWords {
  readonly about: string;
  /** Names of the icon's shortcuts. */
  readonly newGame: string;
  readonly scoreHand: string;
  readonly rules: string;
  /** What the pictures in the install dialogue show. */
  readonly picture: string;
}

export const MANIFEST_WORDS: Readonly<Record<Language, ManifestWords>> = {
  en: {
    about: 'Tap in a Mhing hand and read off what it is worth, and why. Works without a network.',
    newGame: 'New game',
    scoreHand: 'Score a hand',
    rules: 'Rules',
    picture: 'A hand and its score',
  },
  de: {
    about: 'Tippe eine Mhing-Hand ein und lies ab, was sie zählt und warum. Geht auch ohne Netz.',
    newGame: 'Neue Partie',
    scoreHand: 'Eine Hand zählen',
    rules: 'Regeln',
    picture: 'Eine Hand und ihre Wertung',
  },
  ms: {
    about: 'Masukkan tangan Mhing dan lihat nilainya serta sebabnya. Berfungsi tanpa Internet.',
    newGame: 'Permainan baharu',
    scoreHand: 'Kira satu tangan',
    rules: 'Peraturan',
    picture: 'Satu tangan dan skornya',
  },
  pl: {
    about: 'Wprowadź rękę Mhing i odczytaj, ile jest warta i dlaczego. Działa bez sieci.',
    newGame: 'Nowa gra',
    scoreHand: 'Policz rękę',
    rules: 'Zasady',
    picture: 'Ręka i jej punktacja',
  },
  'zh-Hant': {
    about: '點選一手 Mhing 牌，就知道值多少、怎麼算。沒有網路也能用。',
    newGame: '新牌局',
    scoreHand: '計一手牌',
    rules: '規則',
    picture: '一手牌和得分',
  },
};
