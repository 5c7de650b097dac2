/** Everything that is not needed at the table every minute, a line each. */
import { linkTo } from '../../app/router.ts';
import { UpdateOffer } from '../../app/update-offer.tsx';
import { Icon, type IconName } from '../../components/icon/icon.tsx';
import { Page } from '../../components/page/page.tsx';
import { keep } from '../../messages/keep.ts';
import { messages } from '../../messages/messages.ts';
import styles from './style.module.css';

const LINKS = [
  { path: 'people', name: 'people', about: 'peopleAbout', icon: 'people' },
  { path: 'settle', name: 'settle', about: 'settleAbout', icon: 'coins' },
  { path: 'practice', name: 'practice', about: 'practiceAbout', icon: 'pencil' },
  { path: 'backup', name: 'backup', about: 'backupAbout', icon: 'save' },
  { path: 'settings', name: 'settings', about: 'settingsAbout', icon: 'settings' },
  { path: 'help', name: 'help', about: 'helpAbout', icon: 'help' },
  { path: 'about', name: 'about', about: 'aboutAbout', icon: 'about' },
] as const satisfies readonly { readonly path: string; readonly icon: IconName; readonly [key: string]: string }[];

export default function MoreScreen() {
  const words = keep().more;
  return (
    <Page title={words.title}>
      <UpdateOffer />
      <ul class={styles.links}>
        {LINKS.map(({ path, name, about, icon }) => (
          <li key={path}>
            <a class={styles.link} href={linkTo(path)}>
              <Icon name={icon} />
              <span class={styles.words}>
                {words[name]}
                <span class={styles.about}>{words[about]}</span>
              </span>
              <span class={styles.chevron}>
                <Icon name="chevron" />
              </span>
            </a>
          </li>
        ))}
      </ul>
      <p class={styles.version}>{words.version(messages().app.name, import.meta.env.VITE_VERSION)}</p>
    </Page>
  );
}
