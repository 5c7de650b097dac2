/** One account: how everybody stands, and the fewest payments that settle it. */
import { useState } from 'preact/hooks';
import { newEventId } from '../../app/ledger.ts';
import { moneyText, piecesText, signedMoneyText } from '../../components/amount/money.ts';
import { Button } from '../../components/button/button.tsx';
import type { Names } from '../../components/game-label/game-label.ts';
import { Icon } from '../../components/icon/icon.tsx';
import { Part } from '../../components/page/page.tsx';
import { Seal } from '../../components/seal/seal.tsx';
import { unitsOf } from '../../ledger/balances.ts';
import type { EventId, PersonId } from '../../ledger/facts.ts';
import type { Proposal } from '../../ledger/settle.ts';
import { keep } from '../../messages/keep.ts';
import type { Told } from './booking.ts';
import { wordsOf } from './paying.ts';
import type { AccountView } from './settlement.ts';
import styles from './style.module.css';

/** Places in the order of the table, for the colors of the seals. */
export type Places = ReadonlyMap<PersonId, number>;

interface AccountProps {
  view: AccountView;
  names: Names;
  places: Places;
  onPaid: (proposal: Proposal, id: EventId) => Promise<Told>;
  onPart: (proposal: Proposal) => void;
}

export function Proposals({ view, names, places, onPaid, onPart }: AccountProps) {
  const { proposals, booked } = view;
  if (proposals.length === 0) return <AllPaid paid={booked.length > 0} />;
  return (
    <ul class={styles.proposals}>
      {proposals.map((proposal) => {
        const { from, to, amount } = proposal;
        return (
          <ProposalRow
            key={`${from} ${to} ${unitsOf(amount)}`}
            proposal={proposal}
            names={names}
            places={places}
            onPaid={onPaid}
            onPart={onPart}
          />
        );
      })}
    </ul>
  );
}

function ProposalRow({ proposal, names, places, onPaid, onPart }: { proposal: Proposal } & Omit<AccountProps, 'view'>) {
  const words = keep().settle;
  // One id for as long as the row stands: a second tap is the same payment.
  const [id] = useState(newEventId);
  const [busy, setBusy] = useState(false);
  const [from, to, amount] = wordsOf(names, proposal);
  const pieces = piecesText(proposal.amount);
  return (
    <li class={styles.proposal}>
      <span class={styles.who}>
        <Seal name={from} place={places.get(proposal.from) ?? 0} />
        <span class={styles.sentence}>{words.pays(from, to)}</span>
        <span class={styles.amount}>{amount}</span>
      </span>
      {pieces && <span class={styles.pieces}>{pieces}</span>}
      <span class={styles.actions}>
        <Button kind="quiet" label={words.partLabel(from, to)} onTap={() => onPart(proposal)}>
          {words.part}
        </Button>
        <Button
          label={words.paidLabel(from, to, amount)}
          dead={busy}
          onTap={() => {
            setBusy(true);
            void onPaid(proposal, id).finally(() => setBusy(false));
          }}
        >
          <Icon name="check" />
          {words.paid}
        </Button>
      </span>
    </li>
  );
}

function AllPaid({ paid }: { paid: boolean }) {
  const words = keep().settle;
  return (
    <div class={styles.allPaid}>
      <span class={styles.seal}>
        <Icon name="check" />
      </span>
      <p class={styles.allPaidTitle}>{paid ? words.allPaid : words.allEven}</p>
      <p class={styles.about}>{paid ? words.allPaidAbout : words.allEvenAbout}</p>
    </div>
  );
}

export function Balances({ view, names, places }: Pick<AccountProps, 'view' | 'names' | 'places'>) {
  const words = keep().settle;
  return (
    <Part title={words.balances}>
      <ul class={styles.standings}>
        {view.standings.map(({ person, money }) => {
          const name = names.get(person) ?? '';
          const units = unitsOf(money);
          return (
            <li key={person} class={styles.standing}>
              <Seal name={name} place={places.get(person) ?? 0} />
              <span class={styles.name}>{name}</span>
              <span class={styles.state}>{units > 0 ? words.gets : units < 0 ? words.owes : words.even}</span>
              <span class={styles.amount} data-sign={Math.sign(units)}>
                {units === 0 ? moneyText(money) : signedMoneyText(money)}
              </span>
            </li>
          );
        })}
      </ul>
    </Part>
  );
}
