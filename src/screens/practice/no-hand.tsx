/** Where there is no hand to count: a link that holds none, or rules that could not be fetched. */
import type { LinkFault } from '../../app/practice.ts';
import { Button } from '../../components/button/button.tsx';
import { Part } from '../../components/page/page.tsx';
import { handLinkFaultText, keep } from '../../messages/keep.ts';
import { problemText } from '../../messages/messages.ts';

function whyText(why: LinkFault): string {
  const { badLinkWhy: words } = keep().practice;
  switch (why.why) {
    case 'how':
      return words.how;
    case 'incomplete':
      return words.incomplete(why.missing);
    case 'problem':
      return problemText(why.problem);
    default:
      return handLinkFaultText(why);
  }
}

export function BadLink({ why, onDraw }: { why: LinkFault; onDraw: () => void }) {
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
