/** Sitting out, coming back, leaving: each at one tap, for the next hand on. */
import { Button } from '../../components/button/button.tsx';
import { Seal } from '../../components/seal/seal.tsx';
import type { PersonId } from '../../ledger/facts.ts';
import { ledgerWords } from '../../messages/ledger.ts';
import { happens } from './act.ts';
import styles from './menu.module.css';
import type { SheetProps } from './menu.tsx';
import { eventText } from './words.ts';

type Coming = 'playerSatOut' | 'playerReturned' | 'playerLeft';

export function Who({ game, nameOf, make }: SheetProps) {
  const { menu, board } = ledgerWords();
  const change = (what: Coming, person: PersonId): void => {
    const fact = happens({ what, person });
    const text = fact.what === 'eventAdded' ? eventText(game, fact.event, nameOf) : '';
    make(fact, { text, undo: true, stay: true });
  };
  return (
    <>
      <p class={styles.about}>{menu.playersAbout}</p>
      <ul class={styles.list}>
        {game.seats.map(({ person, state }, place) => {
          const name = nameOf(person);
          const plays = state === 'playing';
          return (
            <li key={person} class={styles.person}>
              <Seal name={name} place={place} />
              <span class={styles.name}>
                {name}
                <span class={styles.about}>{board.states[state]}</span>
              </span>
              {/* One button for both, so that the focus stays on it. */}
              <Button
                label={plays ? menu.sitOutOf(name) : menu.comeBackOf(name)}
                onTap={() => change(plays ? 'playerSatOut' : 'playerReturned', person)}
              >
                {plays ? menu.sitOut : menu.comeBack}
              </Button>
              <Button
                kind="quiet"
                label={menu.leaveOf(name)}
                dead={state === 'left'}
                onTap={() => change('playerLeft', person)}
              >
                {menu.leave}
              </Button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
