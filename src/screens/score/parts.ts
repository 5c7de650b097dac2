/** See `later.ts`. */
export { InstallOffer } from '../../app/install-offer.tsx';
export { Breakdown } from './breakdown.tsx';
export { FirstRun } from './first-run.tsx';
export { JokerQuestion } from './joker-question.tsx';
export { LargeKeys } from './large-keys.tsx';
export { Payment, prepareTexts } from './payment.tsx';
export { ShareButton } from './share-button.tsx';
export { SharedNote } from './shared-note.tsx';
export { TextEntry } from './text-entry.tsx';
export { Waits } from './waits.tsx';
export { Winning } from './winning.tsx';
