/** How to use it: entering a hand, the notation, the keyboard, and what the app is. */

import { linkTo } from '../../app/router.ts';
import { UpdateOffer } from '../../app/update-offer.tsx';
import { ButtonLink } from '../../components/button/button.tsx';
import { Page, Part } from '../../components/page/page.tsx';
import { guide } from '../../messages/guide.ts';
import { messages } from '../../messages/messages.ts';
import styles from './style.module.css';

/** The keys of each shortcut; the words beside them are `help.shortcutTexts`. */
const SHORTCUTS = [
  { keys: ['1–9', 'B D C', 'E S W N', 'R G P', 'J F'], text: 'notation' },
  { keys: ['[', ']'], text: 'laidDown' },
  { keys: ['Backspace'], text: 'removeLast' },
  { keys: ['Ctrl Z'], text: 'undo' },
  { keys: ['Ctrl Y'], text: 'redo' },
  { keys: ['Delete'], text: 'clear' },
  { keys: ['← ↑ → ↓'], text: 'move' },
  { keys: ['Space'], text: 'press' },
  { keys: ['Enter'], text: 'next' },
  { keys: ['Esc'], text: 'close' },
  { keys: ['/'], text: 'find' },
  { keys: ['?'], text: 'help' },
] as const;

export default function HelpScreen() {
  const words = guide().help;
  return (
    <Page title={words.title} up={{ href: linkTo('more'), name: messages().navigation.more }}>
      <UpdateOffer />
      <Part title={words.entering}>
        <ol class={styles.steps}>
          {words.enteringSteps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <ButtonLink href={linkTo('rules')}>{words.toRules}</ButtonLink>
      </Part>
      <Part title={words.notation} about={words.notationAbout}>
        <dl class={styles.pairs}>
          {words.notationRows.map(([written, meaning]) => (
            <div key={written}>
              <dt>
                <code>{written}</code>
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </Part>
      <Part title={words.shortcuts}>
        <dl class={styles.pairs}>
          {SHORTCUTS.map(({ keys, text }) => (
            <div key={text}>
              <dt class={styles.keys}>
                {keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dt>
              <dd>{words.shortcutTexts[text]}</dd>
            </div>
          ))}
        </dl>
      </Part>
      <ButtonLink href={linkTo('about')}>{words.about}</ButtonLink>
    </Page>
  );
}
