/** Everybody who plays here; one of them with figures over all games. */

import { useEffect, useRef } from 'preact/hooks';
import { games, nameOf, openLedger, people } from '../../app/ledger.ts';
import { linkTo } from '../../app/router.ts';
import { scrollToTop } from '../../app/scroll.ts';
import { ButtonLink } from '../../components/button/button.tsx';
import { namesFor } from '../../components/game-label/game-label.ts';
import { Page } from '../../components/page/page.tsx';
import { Seal } from '../../components/seal/seal.tsx';
import { Status } from '../../components/status/status.tsx';
import type { PersonId } from '../../ledger/facts.ts';
import { keep } from '../../messages/keep.ts';
import { messages } from '../../messages/messages.ts';
import { figuresOf, useStatistics } from './figures.ts';
import { OnePerson } from './one-person.tsx';
import styles from './style.module.css';

export default function PeopleScreen({ argument }: { argument: string }) {
  openLedger();
  useHeadingFocus(argument);
  const statistics = useStatistics();
  const listed = games.value.state === 'there' ? games.value.value : [];
  const offered = people.value.map(({ id, name }) => ({ seats: [{ person: id, name }] }));
  // Those of the latest games first, then those who never played, then those no longer offered.
  const names = namesFor([...listed, ...offered], nameOf);
  const everybody = [...names.keys()];
  if (argument) {
    const person = argument as PersonId;
    return <OnePerson person={person} names={names} place={everybody.indexOf(person)} statistics={statistics} />;
  }
  const words = keep().people;
  return (
    <Page title={words.title} up={{ href: linkTo('more'), name: messages().navigation.more }}>
      {everybody.length === 0 && games.value.state !== 'loading' && (
        <>
          <p>{words.empty}</p>
          <ButtonLink kind="go" href={linkTo('new-game')}>
            {words.newGame}
          </ButtonLink>
        </>
      )}
      <Status>{statistics === 'failed' && <p>{words.failed}</p>}</Status>
      <ul class={styles.people}>
        {everybody.map((person, place) => {
          const name = names.get(person) ?? '';
          const figures = figuresOf(statistics, person);
          return (
            <li key={person}>
              <a class={styles.person} href={linkTo('people', person)}>
                <Seal name={name} place={place} />
                <span class={styles.name}>
                  {name}
                  <span class={styles.about}>
                    {figures
                      ? words.list(words.games(figures.games), words.handsWon(figures.handsWon))
                      : statistics !== 'loading' && words.noGames}
                  </span>
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </Page>
  );
}

/** From the list to a player and back is no change of screen, but one for the reader all the same. */
function useHeadingFocus(argument: string): void {
  const shown = useRef(argument);
  useEffect(() => {
    if (shown.current === argument) return;
    shown.current = argument;
    scrollToTop();
    document.querySelector('h1')?.focus();
  }, [argument]);
}
