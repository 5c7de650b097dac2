/** Typing straight into the hand: the rulebook's notation, and a few keys to correct it. */
import { useLayoutEffect } from 'preact/hooks';
import { goTo } from '../../app/router.ts';
import { settings } from '../../app/settings.ts';
import {
  clearHand,
  enterText,
  redo,
  replaceHand,
  showsBreakdown,
  takeOutLast,
  typed,
  undo,
  unreadable,
} from '../../app/store.ts';
import { parseNotation } from '../../tiles/notation.ts';

const NOTATION = /^[1-9BDCESWNRGPFJY[\]()=+]$/;
const BRACKET = /^[[\]()]$/;
/** Brackets wait for their closing ones. */
const CLOSING: Readonly<Record<string, string>> = { '[': ']', '(': ')' };

function isComplete(text: string): boolean {
  const closing = CLOSING[text.charAt(0)];
  // Anything else waits for a letter.
  return closing ? text.endsWith(closing) : /[A-Z]$/.test(text) && !text.endsWith('=');
}

function typeNotation(sign: string): void {
  const text = typed.peek() + sign;
  if (!isComplete(text)) {
    typed.value = text;
    return;
  }
  // What cannot be read stays to be corrected.
  typed.value = enterText(text) ? '' : text;
}

function onShortcut(event: KeyboardEvent): boolean {
  const key = event.key.toLowerCase();
  if (key === 'z') (event.shiftKey ? redo : undo)();
  else if (key === 'y') redo();
  else return false;
  return true;
}

/** True where the key meant something here. */
function onKey(event: KeyboardEvent): boolean {
  const sign = event.key.toUpperCase();
  // On many keyboards the brackets need Alt, or Ctrl and Alt together.
  const plain = !event.metaKey && event.ctrlKey === event.altKey;
  const bracket = !event.metaKey && event.altKey && BRACKET.test(sign);
  if ((event.ctrlKey || event.metaKey) && !bracket) return onShortcut(event);
  // Signs can be switched off, for those who speak to the phone: a word would be many cards.
  if ((!plain && !bracket) || (sign.length < 2 && !settings.peek().singleKeys)) return false;
  if (NOTATION.test(sign)) {
    // A key that is held down is one card.
    if (!event.repeat) typeNotation(sign);
  } else if (event.key === 'Backspace') {
    if (typed.peek()) typed.value = typed.peek().slice(0, -1);
    else takeOutLast();
  } else if (event.key === 'Delete') clearHand();
  else if (event.key === 'Escape') typed.value = '';
  else if (event.key === 'Enter' && showsBreakdown.peek() && !isOnControl(event.target)) clearHand();
  else if (event.key === '?') goTo('help');
  else return false;
  return true;
}

const isOnControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a, summary') !== null;
const takesText = (target: EventTarget | null): boolean =>
  document.querySelector('dialog[open]') !== null ||
  (target instanceof Element && target.closest('input:not([type=radio]), textarea, select') !== null);

/** Listens while the screen is there; fields and open sheets keep their keys. */
export function useKeyboard(): void {
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!takesText(event.target) && onKey(event)) event.preventDefault();
    };
    const onPaste = (event: ClipboardEvent): void => {
      const text = event.clipboardData?.getData('text/plain') ?? '';
      if (takesText(event.target) || text.trim() === '') return;
      event.preventDefault();
      const hand = text.trim();
      const read = parseNotation(hand);
      if (read.ok) replaceHand(hand);
      unreadable.value = read.ok ? null : read.error;
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('paste', onPaste);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('paste', onPaste);
    };
  }, []);
}
