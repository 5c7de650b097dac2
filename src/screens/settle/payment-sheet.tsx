/** A payment other than the proposed one: a part of it, or one between any two people. */
import { useId, useState } from 'preact/hooks';
import { newEventId } from '../../app/ledger.ts';
import { moneyText, piecesText } from '../../components/amount/money.ts';
import { Button } from '../../components/button/button.tsx';
import type { Names } from '../../components/game-label/game-label.ts';
import { Sheet } from '../../components/sheet/sheet.tsx';
import { moneyIn, unitsOf } from '../../ledger/balances.ts';
import type { EventId, PersonId } from '../../ledger/facts.ts';
import { LIMITS } from '../../ledger/limits.ts';
import type { Proposal } from '../../ledger/settle.ts';
import { currencyMark, formatDecimal, minorUnits, parseDecimal } from '../../messages/format-money.ts';
import { keep } from '../../messages/keep.ts';
import type { Told } from './booking.ts';
import type { Paying } from './paying.ts';
import styles from './payment-sheet.module.css';

interface PaymentSheetProps {
  /** What it is a part of; null for a payment between any two. */
  proposal: Proposal | null;
  people: readonly PersonId[];
  names: Names;
  /** The currency's code, or 'chips'. */
  account: string;
  /** Closes the sheet once it is booked. */
  onBook: (paying: Paying, id: EventId) => Promise<Told>;
  onClose: () => void;
}

export function PaymentSheet({ proposal, people, names, account, onBook, onClose }: PaymentSheetProps) {
  const words = keep().settle;
  const places = account === 'chips' ? 0 : minorUnits(account);
  const most = proposal ? unitsOf(proposal.amount) : LIMITS.payment;
  const [id] = useState(newEventId);
  const [from, setFrom] = useState<PersonId | undefined>(proposal?.from ?? people[0]);
  const [to, setTo] = useState<PersonId | undefined>(proposal?.to ?? people[1]);
  const [text, setText] = useState(proposal ? formatDecimal(most, places) : '');
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const note = useId();
  const units = parseDecimal(text, places);
  const paying: Paying | null =
    from && to && units !== null && units > 0 && units <= most ? { from, to, amount: moneyIn(account, units) } : null;

  const submit = (): void => {
    if (!paying) setProblem(words.amountRange(moneyText(moneyIn(account, most))));
    else if (from === to) setProblem(words.samePerson);
    else if (!busy) {
      setBusy(true);
      void onBook(paying, id).then((told) => {
        setBusy(false);
        if (told.problem) setProblem(told.text);
      });
    }
  };
  const options = people.map((person) => ({ person, name: names.get(person) ?? '' }));
  return (
    <Sheet
      title={proposal ? words.pays(names.get(proposal.from) ?? '', names.get(proposal.to) ?? '') : words.payment}
      onClose={onClose}
    >
      <form
        class={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {!proposal && (
          <>
            <Person label={words.from} options={options} value={from} onChange={setFrom} />
            <Person label={words.to} options={options} value={to} onChange={setTo} />
          </>
        )}
        <label class={styles.label}>
          {words.amount}
          <span class={styles.unit}>
            <input
              class={styles.field}
              inputMode={places > 0 ? 'decimal' : 'numeric'}
              autocomplete="off"
              value={text}
              aria-invalid={problem !== '' && !paying}
              aria-describedby={note}
              onInput={(event) => {
                setText(event.currentTarget.value);
                setProblem('');
              }}
            />
            <span aria-hidden="true">
              {account === 'chips' ? keep().amounts.unitNames.chips : currencyMark(account)}
            </span>
          </span>
        </label>
        <p id={note} class={styles.note} role="status" data-problem={problem !== '' || undefined}>
          {problem || (paying && <Rest proposal={proposal} paying={paying} names={names} />)}
        </p>
        <Button kind="go" type="submit" dead={busy}>
          {words.book}
        </Button>
      </form>
    </Sheet>
  );
}

/** The chips to hand over, and what is left of a proposed payment. */
function Rest({ proposal, paying, names }: { proposal: Proposal | null; paying: Paying; names: Names }) {
  const words = keep().settle;
  const left = proposal ? unitsOf(proposal.amount) - unitsOf(paying.amount) : 0;
  const key = paying.amount.unit === 'cents' ? paying.amount.currency : 'chips';
  return (
    <>
      {piecesText(paying.amount)}{' '}
      {left > 0 && words.left(names.get(paying.from) ?? '', names.get(paying.to) ?? '', moneyText(moneyIn(key, left)))}
    </>
  );
}

interface PersonProps {
  label: string;
  options: readonly { readonly person: PersonId; readonly name: string }[];
  value: PersonId | undefined;
  onChange: (person: PersonId) => void;
}

const Person = ({ label, options, value, onChange }: PersonProps) => (
  <label class={styles.label}>
    {label}
    <select class={styles.field} value={value} onChange={(event) => onChange(event.currentTarget.value as PersonId)}>
      {options.map(({ person, name }) => (
        <option key={person} value={person}>
          {name}
        </option>
      ))}
    </select>
  </label>
);
