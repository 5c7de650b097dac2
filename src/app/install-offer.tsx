/** The offer to install, where it is due: a line, what to do about it, and a way to be rid of it for good. */
import { Button } from '../components/button/button.tsx';
import { keep } from '../messages/keep.ts';
import { answerOffer, installWay, isOffered, promptInstall } from './install.ts';
import styles from './install-offer.module.css';
import { goTo } from './router.ts';
import { focusHeading } from './scroll.ts';

export function InstallOffer({ recordedInGame = false }: { recordedInGame?: boolean }) {
  if (!isOffered(recordedInGame)) return null;
  const { install } = keep();
  const asks = installWay() === 'prompt';
  // It goes with its answer.
  const answer = (): void => {
    answerOffer();
    focusHeading();
  };
  const take = (): void => {
    answer();
    if (asks) void promptInstall();
    else goTo('about');
  };
  return (
    <section class={styles.offer} aria-label={install.title}>
      <p>{install.offer}</p>
      <div class={styles.answers}>
        <Button kind="quiet" onTap={answer}>
          {install.never}
        </Button>
        <Button onTap={take}>{asks ? install.now : install.how}</Button>
      </div>
    </section>
  );
}
