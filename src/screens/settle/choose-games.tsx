/** Which games are settled together: the chosen ones, and a sheet to choose others. */
import { useState } from 'preact/hooks';
import { linkTo } from '../../app/router.ts';
import { Button } from '../../components/button/button.tsx';
import { useFocusNext } from '../../components/focus/focus.ts';
import { gameAbout, gameTitle, type Names } from '../../components/game-label/game-label.ts';
import { Part } from '../../components/page/page.tsx';
import { Sheet } from '../../components/sheet/sheet.tsx';
import type { GameId } from '../../ledger/facts.ts';
import type { Game } from '../../ledger/game.ts';
import type { Summary } from '../../ledger/summary.ts';
import { keep } from '../../messages/keep.ts';
import styles from './choose-games.module.css';

/** Games that the sheet shows at first. */
const FEW = 8;

interface ChosenProps {
  games: readonly Game[];
  listed: readonly Summary[];
  /** All games of the same evening, the chosen ones among them. */
  evening: readonly GameId[];
  /** Some were not chosen, but paid together with those that were. */
  more: boolean;
  names: Names;
  now: number;
  onChoose: (ids: readonly GameId[]) => void;
}

export function ChosenGames({ games, listed, evening, more, names, now, onChoose }: ChosenProps) {
  const words = keep().settle;
  const [choosing, setChoosing] = useState(false);
  const ids = games.map(({ id }) => id);
  const added = evening.filter((id) => !ids.includes(id));
  return (
    <Part title={words.which}>
      <ul class={styles.games}>
        {games.map((game) => (
          <li key={game.id}>
            <a class={styles.game} href={linkTo('game', game.id)}>
              {gameTitle(game, now)}
              <span class={styles.about}>{gameAbout(game.setup.rules, game.seats, names)}</span>
            </a>
          </li>
        ))}
      </ul>
      {more && <p class={styles.about}>{words.paidTogether}</p>}
      {listed.length > 1 && (
        <span class={styles.actions}>
          {added.length > 0 && (
            <Button kind="quiet" onTap={() => onChoose([...ids, ...added])}>
              {words.evening(added.length)}
            </Button>
          )}
          <Button kind="quiet" onTap={() => setChoosing(true)}>
            {words.choose}
          </Button>
        </span>
      )}
      {choosing && (
        <ChooseSheet
          chosen={ids}
          listed={listed}
          names={names}
          now={now}
          onChoose={(next) => {
            setChoosing(false);
            onChoose(next);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </Part>
  );
}

interface ChooseProps {
  chosen: readonly GameId[];
  listed: readonly Summary[];
  names: Names;
  now: number;
  onChoose: (ids: readonly GameId[]) => void;
  onClose: () => void;
}

function ChooseSheet({ chosen, listed, names, now, onChoose, onClose }: ChooseProps) {
  const words = keep().settle;
  const [ids, setIds] = useState<ReadonlySet<GameId>>(new Set(chosen));
  const [all, setAll] = useState(false);
  const [part, focusNext] = useFocusNext<HTMLUListElement>();
  const shown = listed.filter(({ id }, at) => all || at < FEW || chosen.includes(id));
  const toggle = (id: GameId, on: boolean): void => {
    const next = new Set(ids);
    if (on) next.add(id);
    else next.delete(id);
    setIds(next);
  };
  return (
    <Sheet title={words.chooseTitle} onClose={onClose}>
      <p class={styles.about}>{words.chooseAbout}</p>
      <ul ref={part} class={styles.games}>
        {shown.map((game) => (
          <li key={game.id}>
            <label class={styles.tick}>
              <input
                type="checkbox"
                data-focus={game.id}
                class={styles.box}
                checked={ids.has(game.id)}
                onChange={(event) => toggle(game.id, event.currentTarget.checked)}
              />
              <span>
                {gameTitle(game, now)}
                <span class={styles.about}>{gameAbout(game.rules, game.seats, names)}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      {shown.length < listed.length && (
        <Button
          kind="quiet"
          onTap={() => {
            focusNext(listed.find((game) => !shown.includes(game))?.id ?? '');
            setAll(true);
          }}
        >
          {words.showAll(listed.length)}
        </Button>
      )}
      <div class={styles.end}>
        <p class={styles.note} role="status">
          {ids.size === 0 && words.chooseNone}
        </p>
        <Button
          kind="go"
          dead={ids.size === 0}
          onTap={() => onChoose(listed.flatMap(({ id }) => (ids.has(id) ? id : [])))}
        >
          {words.chooseDone(ids.size)}
        </Button>
      </div>
    </Sheet>
  );
}
