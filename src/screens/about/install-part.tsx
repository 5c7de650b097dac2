/** How to keep the app on the home screen, for the browser that it runs in; always to be found here. */
import { useState } from 'preact/hooks';
import { answerOffer, installWay, promptInstall } from '../../app/install.ts';
import { linkTo } from '../../app/router.ts';
import { Button, ButtonLink } from '../../components/button/button.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { Part } from '../../components/page/page.tsx';
import { keep } from '../../messages/keep.ts';
import styles from './style.module.css';

export function InstallPart({ apple }: { apple: boolean }) {
  const { install } = keep();
  const way = installWay();
  return (
    <Part title={install.title} about={way === 'installed' ? undefined : install.about}>
      {way === 'installed' && <p>{install.installed}</p>}
      {way === 'homeScreen' && <Steps />}
      {(way === 'prompt' || way === 'menu') && <Ask asks={way === 'prompt'} />}
      {apple && (
        <>
          <p class={styles.about}>{way === 'installed' ? install.apartThere : install.apart}</p>
          <ButtonLink href={linkTo('backup')}>
            <Icon name="save" />
            {install.toBackup}
          </ButtonLink>
        </>
      )}
    </Part>
  );
}

function Ask({ asks }: { asks: boolean }) {
  const { install } = keep();
  const [said, setSaid] = useState('');
  const ask = async (): Promise<void> => {
    answerOffer();
    setSaid((await promptInstall()) ? install.accepted : install.declined);
  };
  return (
    <>
      {asks && <Button onTap={() => void ask()}>{install.now}</Button>}
      {!asks && !said && <p>{install.menu}</p>}
      <p class={styles.said} role="status">
        {said}
      </p>
    </>
  );
}

const Steps = () => (
  <ol class={styles.steps}>
    {keep().install.steps.map((step, at) => (
      <li key={step}>
        <span class={styles.mark} aria-hidden="true">
          <Icon name={at === 0 ? 'share' : at === 1 ? 'plus' : 'check'} />
        </span>
        {step}
      </li>
    ))}
  </ol>
);
