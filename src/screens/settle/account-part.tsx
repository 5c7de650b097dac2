/** One account with all that belongs to it: payments to make, balances, the reasons, payments made. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { Button } from '../../components/button/button.tsx';
import type { Names } from '../../components/game-label/game-label.ts';
import { Part } from '../../components/page/page.tsx';
import type { EventId } from '../../ledger/facts.ts';
import type { Game } from '../../ledger/game.ts';
import type { Proposal } from '../../ledger/settle.ts';
import { keep } from '../../messages/keep.ts';
import { Balances, type Places, Proposals } from './account.tsx';
import { book, type Told, takeOut } from './booking.ts';
import type { Paying } from './paying.ts';
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
}

export function AccountPart({ view, several, games, names, places, now }: AccountPartProps) {
  const words = keep().settle;
  const { amounts } = keep();
  /** The sheet that is open: for a part of a proposed payment, or for another one. */
  const [sheet, setSheet] = useState<Proposal | 'other' | null>(null);
  const [told, setTold] = useState<Told | null>(null);
  const said = useRef<HTMLDivElement>(null);
  // The row that was tapped is often gone by now; the focus waits where the change is told, next to Undo.
  useEffect(() => {
    if (told) said.current?.focus();
  }, [told]);
  const unit = view.key === 'chips' ? amounts.unitNames.chips : view.key;
  const open = view.proposals.length;
  const pay = async (paying: Paying, id: EventId): Promise<Told> => {
    const result = await book(games, names, paying, id);
    // Where it could not be booked, the sheet says so, and what was typed stays.
    if (result.problem && sheet) return result;
    setSheet(null);
    setTold(result);
    return result;
  };
  const title = several ? words.toPayIn(open, unit) : words.toPay(open);
  return (
    <div class={styles.account}>
      <Part title={open > 0 ? title : several ? unit : undefined}>
        {told && (
          <div ref={said} class={styles.told} role="status" tabIndex={-1} data-problem={told.problem || undefined}>
            <span>{told.text}</span>
            {told.back && (
              <Button kind="quiet" onTap={() => void told.back?.go().then(setTold)}>
                {told.back.label}
              </Button>
            )}
          </div>
        )}
        <Proposals view={view} names={names} places={places} onPaid={pay} onPart={setSheet} />
        <Why debts={view.debts} games={games} names={names} now={now} />
      </Part>
      <Balances view={view} names={names} places={places} />
      <Made
        booked={view.booked}
        names={names}
        now={now}
        onRemove={(booked) => void takeOut(names, booked).then(setTold)}
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
