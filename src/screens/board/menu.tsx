/** What can be done with a game besides playing it: a list, and behind each line a form in the same sheet. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { goTo } from '../../app/router.ts';
import { Icon } from '../../components/icon/icon.tsx';
import { Sheet } from '../../components/sheet/sheet.tsx';
import type { Fact } from '../../ledger/facts.ts';
import type { Game } from '../../ledger/game.ts';
import { type LedgerWords, ledgerWords, type NameOf } from '../../messages/ledger.ts';
import { act, happens, type Telling } from './act.ts';
import { ChangeList } from './change-list.tsx';
import { Join } from './join.tsx';
import styles from './menu.module.css';
import { shareBoardPicture } from './picture.ts';
import { Seats } from './seats.tsx';
import { Send } from './send.tsx';
import { AgreedAnew, Dealer, NameGame } from './setup-forms.tsx';
import { shareBoard } from './share.ts';
import { Who } from './who-plays.tsx';

export interface SheetProps {
  game: Game;
  nameOf: NameOf;
  /** Makes a change, and closes the sheet once it is made; why it was not made is said in the sheet. */
  make: (fact: Fact, telling?: Telling & { readonly stay?: boolean }) => void;
}

type Item = keyof LedgerWords['menu']['items'];

const FORMS: Readonly<Partial<Record<Item, (props: SheetProps) => preact.ComponentChildren>>> = {
  players: Who,
  join: Join,
  seats: Seats,
  dealer: Dealer,
  agreed: AgreedAnew,
  name: NameGame,
  changes: ChangeList,
  send: Send,
};

interface MenuProps {
  game: Game;
  nameOf: NameOf;
  onClose: () => void;
}

export function Menu({ game, nameOf, onClose }: MenuProps) {
  const { menu } = ledgerWords();
  const [item, setItem] = useState<Item | null>(null);
  const [problem, setProblem] = useState('');
  const part = useRef<HTMLDivElement>(null);
  const opened = useRef(false);
  // What had the focus is gone when the list and a form take each other's place.
  useEffect(() => {
    if (opened.current) part.current?.focus();
    opened.current = true;
  }, [item]);

  const make: SheetProps['make'] = (fact, telling = {}) => {
    void act(game, fact, nameOf, telling).then((why) => {
      setProblem(why ?? '');
      if (why === null && !telling.stay) onClose();
    });
  };
  const choose = (chosen: Item): void => {
    setProblem('');
    if (FORMS[chosen]) setItem(chosen);
    else direct(chosen);
  };
  /** What needs no form. */
  const direct = (chosen: Item): void => {
    const closing = game.rows.filter((row) => 'event' in row && row.event.what === 'gameClosed').at(-1);
    if (chosen === 'close') make(happens({ what: 'gameClosed' }), { text: ledgerWords().events.closed, undo: true });
    if (chosen === 'reopen' && closing && 'event' in closing) make({ what: 'eventRemoved', event: closing.event.id });
    if (chosen === 'hide') make({ what: 'gameHidden' }, { text: ledgerWords().board.hidden, undo: true });
    if (chosen === 'settle') goTo('settle', game.id);
    if (chosen === 'picture') {
      void shareBoardPicture(game, nameOf);
      onClose();
    }
    if (chosen === 'share') {
      void shareBoard(game, nameOf);
      onClose();
    }
  };
  const Form = item && FORMS[item];
  return (
    <Sheet title={item ? menu.items[item] : menu.title} onClose={onClose}>
      <div ref={part} tabIndex={-1} class={styles.body}>
        {Form ? (
          <>
            <Form game={game} nameOf={nameOf} make={make} />
            <p class={styles.problem} role="alert">
              {problem}
            </p>
            <button type="button" class={styles.back} onClick={() => setItem(null)}>
              {menu.back}
            </button>
          </>
        ) : (
          <>
            <p class={styles.problem} role="alert">
              {problem}
            </p>
            <List game={game} onChoose={choose} />
          </>
        )}
      </div>
    </Sheet>
  );
}

/** What concerns whom, in the order in which it is wanted. */
const GROUPS = {
  people: ['players', 'join', 'seats', 'dealer'],
  game: ['settle', 'agreed', 'name', 'changes', 'close', 'reopen', 'hide'],
  share: ['share', 'picture', 'send'],
} as const satisfies Record<keyof LedgerWords['menu']['groups'], readonly Item[]>;

function List({ game, onChoose }: { game: Game; onChoose: (item: Item) => void }) {
  const { menu } = ledgerWords();
  const closed = game.status === 'closed';
  const isThere = (item: Item): boolean => {
    if (item === 'close' || item === 'reopen') return (item === 'reopen') === closed;
    return item !== 'hide' || !game.hidden;
  };
  const groups = closed ? (['game', 'share'] as const) : (['people', 'game', 'share'] as const);
  return (
    <>
      {groups.map((group) => (
        <section key={group}>
          <h3 class={styles.group}>{menu.groups[group]}</h3>
          <ul class={styles.list}>
            {GROUPS[group].filter(isThere).map((item) => (
              <li key={item}>
                <button type="button" class={styles.item} onClick={() => onChoose(item)}>
                  {menu.items[item]}
                  {FORMS[item] && <Icon name="chevron" />}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
