/** Where there is no hand to count: a link that holds none, or rules that could not be fetched. */
import type { Opened } from '../../app/practice.ts';
import { Button } from '../../components/button/button.tsx';
import { Part } from '../../components/page/page.tsx';
import { keep } from '../../messages/keep.ts';
import { notationErrorText, problemText } from '../../messages/messages.ts';

type Why = Extract<Opened, { state: 'badLink' }>['why'];

function whyText(why: Why): string {
  const { badLinkWhy: words } = keep().practice;
  if (!why) return words.rules;
  switch (why.why) {
    case 'how':
      return words.how;
    case 'incomplete':
      return words.incomplete(why.missing);
    case 'notation':
      return notationErrorText(why.error);
    case 'cards':
      return problemText(why.problem);
  }
}

export function BadLink({ why, onDraw }: { why: Why; onDraw: () => void }) {
  const words = keep().practice;
  return (
    <Part title={words.badLink}>
      <p role="alert">{whyText(why)}</p>
      <Button kind="go" onTap={onDraw}>
        {words.draw}
      </Button>
    </Part>
  );
}

export function Failed({ onAgain }: { onAgain: () => void }) {
  const words = keep().practice;
  return (
    <Part>
      <p role="alert">{words.failed}</p>
      <Button onTap={onAgain}>{words.again}</Button>
    </Part>
  );
}
