/** What the app is, how it comes to the home screen, what it keeps on this phone, its version, and its licences. */

import { device } from '../../app/backup.ts';
import { linkTo } from '../../app/router.ts';
import { UpdateOffer } from '../../app/update-offer.tsx';
import { Page, Part } from '../../components/page/page.tsx';
import { guide } from '../../messages/guide.ts';
import { keep } from '../../messages/keep.ts';
import { messages } from '../../messages/messages.ts';
import { InstallPart } from './install-part.tsx';
import { KeptPart } from './kept-part.tsx';
import styles from './style.module.css';

/** Written by the build out of the packages themselves, and stored for offline use. */
const LICENCES = './licences.txt';

export default function AboutScreen() {
  const { about } = keep();
  const { help } = guide();
  return (
    <Page title={about.title} up={{ href: linkTo('more'), name: messages().navigation.more }}>
      <UpdateOffer />
      <Part>
        <p>{help.aboutText}</p>
        <p>{help.version(import.meta.env.VITE_VERSION)}</p>
        <a class={styles.link} href={linkTo('help')}>
          {help.title}
        </a>
      </Part>
      <InstallPart apple={device().apple} />
      <KeptPart />
      <Part title={help.licences} about={help.licencesAbout}>
        <dl class={styles.pairs}>
          {help.licenceRows.map(([name, licence]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{licence}</dd>
            </div>
          ))}
        </dl>
        <a class={styles.link} href={LICENCES} target="_blank" rel="noreferrer">
          {about.fullLicences}
        </a>
      </Part>
    </Page>
  );
}
