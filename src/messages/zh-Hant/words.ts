/** Traditional Chinese, all areas together. */
import type { Translation } from '../language.ts';
import { guide } from './guide.ts';
import { keep } from './keep.ts';
import { ledger } from './ledger.ts';
import { messages } from './messages.ts';
import { score } from './score.ts';

export const zhHant: Translation = {
  messages,
  score,
  ledger,
  keep,
  guide,
  ruleWords: {
    mhing: async () => (await import('./mhing.ts')).mhing,
    hongkong: async () => (await import('./hongkong.ts')).hongkong,
    mcr: async () => (await import('./mcr.ts')).mcr,
  },
  ruleGuides: {
    mhing: async () => (await import('./mhing-guide.ts')).mhingGuide,
    hongkong: async () => (await import('./hongkong-guide.ts')).hongkongGuide,
    mcr: async () => (await import('./mcr-guide.ts')).mcrGuide,
  },
};
