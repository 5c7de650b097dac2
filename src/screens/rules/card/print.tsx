/** While the rules are on the screen, what is printed is their reference card. */
import { render } from 'preact';
import { useEffect } from 'preact/hooks';
import type { RulesId } from '../../../rules/list.ts';
import { Card } from './card.tsx';

/** The browser says when it prints, whoever asked for it, and waits for nothing: the card is put in at once. */
export function useCard(rules: RulesId): void {
  useEffect(() => {
    const holder = document.createElement('div');
    const page = document.documentElement;
    const show = (): void => {
      render(<Card rules={rules} />, holder);
      document.body.append(holder);
      page.dataset.card = '';
    };
    const hide = (): void => {
      render(null, holder);
      holder.remove();
      delete page.dataset.card;
    };
    addEventListener('beforeprint', show);
    addEventListener('afterprint', hide);
    return () => {
      removeEventListener('beforeprint', show);
      removeEventListener('afterprint', hide);
      hide();
    };
  }, [rules]);
}
