/** One account with all that belongs to it: payments to make, balances, the reasons, payments made. */
import { useState } from 'preact/hooks';
import { Button } from '../../components/button/button.tsx';
import type { Names } from '../../components/game-label/game-label.ts';
import { Part } from '../../components/page/page.tsx';
import type { EventId } from '../../ledger/facts.ts';
import type { Game } from '../../ledger/game.ts';
import type { Proposal } from '../../ledger/settle.ts';
import { keep } from '../../messages/keep.ts';
import { Balances, type Places, Proposals } from './account.tsx';
import { book, type Paying, type Told, takeOut } from './booking.ts';
import { PaymentSheet } from './payment-sheet.tsx';
import type { AccountView } from './settlement.ts';
import styles from './style.module.css';
import { Made, Why } from './why.tsx';

interface AccountPartProps {
  view: AccountView;
  /** There are others, so that each says which it is. */
  several: boolean;
  games: readonly Game[];
  names: Names;
  places: Places;
  now: number;
  onTold: (told: Told) => void;
}

export function AccountPart({ view, several, games, names, places, now, onTold }: AccountPartProps) {
  const words = keep().settle;
  const { amounts } = keep();
  /** The sheet that is open: for a part of a proposed payment, or for another one. */
  const [sheet, setSheet] = useState<Proposal | 'other' | null>(null);
  const unit = view.key === 'chips' ? amounts.unitNames.chips : view.key;
  const open = view.proposals.length;
  const pay = async (paying: Paying, id: EventId): Promise<void> => {
    const told = await book(games, names, paying, id);
    setSheet(null);
    onTold(told);
  };
  const title = several ? words.toPayIn(open, unit) : words.toPay(open);
  return (
    <div class={styles.account}>
      <Part title={open > 0 ? title : several ? unit : undefined}>
        <Proposals view={view} names={names} places={places} onPaid={pay} onPart={setSheet} />
        <Why debts={view.debts} games={games} names={names} now={now} />
      </Part>
      <Balances view={view} names={names} places={places} />
      <Made
        booked={view.booked}
        names={names}
        now={now}
        onRemove={(booked) => void takeOut(names, booked).then(onTold)}
      />
      {places.size > 1 && (
        <span class={styles.actions}>
          <Button kind="quiet" onTap={() => setSheet('other')}>
            {words.other}
          </Button>
        </span>
      )}
      {sheet && (
        <PaymentSheet
          proposal={sheet === 'other' ? null : sheet}
          people={[...places.keys()]}
          names={names}
          account={view.key}
          onBook={pay}
          onClose={() => setSheet(null)}
        />
      )}
    </div>
  );
}
