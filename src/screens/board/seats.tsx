/** The order of play, changed between two hands. */
import { useState } from 'preact/hooks';
import { Button } from '../../components/button/button.tsx';
import { OrderList } from '../../components/order-list/order-list.tsx';
import type { PersonId } from '../../ledger/facts.ts';
import { ledgerWords } from '../../messages/ledger.ts';
import { happens } from './act.ts';
import styles from './menu.module.css';
import type { SheetProps } from './menu.tsx';
import { placeOf } from './names.ts';
import { eventText } from './words.ts';

export function Seats({ game, nameOf, make }: SheetProps) {
  const { menu, common } = ledgerWords();
  const now = game.seats.filter(({ state }) => state !== 'left').map(({ person }) => person);
  const [order, setOrder] = useState<readonly PersonId[]>(now);
  const same = order.join() === now.join();
  return (
    <div class={styles.form}>
      <p class={styles.about}>{menu.seatsAbout}</p>
      <OrderList
        people={order.map((id) => ({ id, name: nameOf(id), place: placeOf(game, id) }))}
        onChange={(ids) => setOrder(ids)}
      />
      <Button
        kind="go"
        dead={same}
        onTap={() => {
          const fact = happens({ what: 'seatsReordered', order });
          make(fact, { text: fact.what === 'eventAdded' ? eventText(game, fact.event, nameOf) : '', undo: true });
        }}
      >
        {common.save}
      </Button>
    </div>
  );
}
