/** The address of a shared hand: puts it on the score screen, or says why it cannot. */
import { useEffect, useState } from 'preact/hooks';
import { endErrand } from '../../app/errand.ts';
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
  const [failed, setFailed] = useState(false);
  const errand = recording.value;
  const open = async (): Promise<void> => {
    if (await openHandLink(hand)) toScore();
    else setFailed(true);
  };
  useEffect(() => {
    if (!recording.peek()) void open();
  }, []);
  if (failed) {
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
      <Button
        onTap={() => {
          endErrand();
          void open();
        }}
      >
        {opened.leave}
      </Button>
    </Part>
  );
}
