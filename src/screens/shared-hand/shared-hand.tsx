/** The address of a shared hand: puts it on the score screen, or says why it cannot. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { openHandLink } from '../../app/hand-link.ts';
import { recording } from '../../app/recording.ts';
import { linkTo } from '../../app/router.ts';
import { Button, ButtonLink } from '../../components/button/button.tsx';
import { Page, Part } from '../../components/page/page.tsx';
import { formatNumber } from '../../messages/format.ts';
import { handLinkFaultText, keep } from '../../messages/keep.ts';
import { type LinkedHand, parseHandLink } from '../../rules/hand-link.ts';

/** In place of the link, so that neither Back nor a reload opens it once more. */
const toScore = (): void => location.replace(linkTo(''));

export default function SharedHandScreen({ argument }: { argument: string }) {
  const { opened } = keep().share;
  const read = parseHandLink(argument);
  return (
    <Page title={opened.title}>
      {read.ok ? (
        <Opening key={argument} hand={read.hand} />
      ) : (
        <Part>
          <p role="alert">{handLinkFaultText(read)}</p>
          <ButtonLink kind="go" href={linkTo('')}>
            {opened.toScore}
          </ButtonLink>
        </Part>
      )}
    </Page>
  );
}

/** At once, but where a game's hand is under way, which is not given up without being asked. */
function Opening({ hand }: { hand: LinkedHand }) {
  const { opened } = keep().share;
  const [state, setState] = useState<'asking' | 'opening' | 'failed'>('asking');
  const here = useRef(true);
  const errand = recording.value;
  const open = async (leaving: boolean): Promise<void> => {
    setState('opening');
    const became = await openHandLink(hand, () => here.current && (leaving || !recording.peek()));
    if (became === 'opened') toScore();
    else if (here.current) setState(became === 'notLoaded' ? 'failed' : 'asking');
  };
  useEffect(() => {
    if (!recording.peek()) void open(false);
    return () => {
      here.current = false;
    };
  }, []);
  if (state === 'failed') {
    return (
      <Part>
        <p role="alert">{opened.faults.notLoaded}</p>
        <ButtonLink href={linkTo('')}>{opened.toScore}</ButtonLink>
      </Part>
    );
  }
  if (!errand) return <p role="status">{opened.loading}</p>;
  return (
    <Part about={opened.aboutErrand(formatNumber(errand.hand), errand.winnerName)}>
      <Button kind="go" onTap={toScore}>
        {opened.goOn}
      </Button>
      <Button dead={state === 'opening'} onTap={() => void open(true)}>
        {opened.leave}
      </Button>
    </Part>
  );
}
