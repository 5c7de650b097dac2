/** The plain list: who owes whom from which hands, and the payments already made. Both fold out. */
import { Fragment } from 'preact';
import { useState } from 'preact/hooks';
import { linkTo } from '../../app/router.ts';
import { moneyKey, moneyText, signedMoneyText } from '../../components/amount/money.ts';
import { Button } from '../../components/button/button.tsx';
import { gameTitle, type Names } from '../../components/game-label/game-label.ts';
import { Part } from '../../components/page/page.tsx';
import { type Debt, type DebtItem, moneyIn, unitsOf } from '../../ledger/balances.ts';
import type { Game } from '../../ledger/game.ts';
import { formatMoment } from '../../messages/format-time.ts';
import { keep } from '../../messages/keep.ts';
import { wordsOf } from './paying.ts';
import type { Booked } from './settlement.ts';
import styles from './why.module.css';

interface WhyProps {
  debts: readonly Debt[];
  games: readonly Game[];
  names: Names;
  now: number;
}

export function Why({ debts, games, names, now }: WhyProps) {
  const words = keep().settle;
  // A long evening has thousands of shares: they are drawn when somebody asks.
  const [open, setOpen] = useState(false);
  if (debts.length === 0) return null;
  return (
    <details class={styles.why} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary class={styles.summary}>
        <h2 class={styles.title}>{words.why}</h2>
      </summary>
      {open && (
        <div class={styles.debts}>
          <p class={styles.about}>{words.whyAbout}</p>
          {debts.map((debt) => (
            <DebtRow key={`${debt.from} ${debt.to}`} debt={debt} games={games} names={names} now={now} />
          ))}
        </div>
      )}
    </details>
  );
}

function DebtRow({ debt, games, names, now }: { debt: Debt } & Omit<WhyProps, 'debts'>) {
  const words = keep().settle;
  const { amount, items } = debt;
  const [from, to, owed] = wordsOf(names, debt);
  const account = moneyKey(amount);
  return (
    <section class={styles.debt}>
      <h3 class={styles.debtTitle}>
        {unitsOf(amount) === 0 ? words.evenPair(from, to) : words.owesAmount(from, to, owed)}
      </h3>
      {games.map((game) => {
        const own = items.filter((item) => item.game === game.id);
        if (own.length === 0) return null;
        return (
          <Fragment key={game.id}>
            {games.length > 1 && <p class={styles.about}>{gameTitle(game, now)}</p>}
            <ul class={styles.items}>
              {own.map((item, at) => (
                <Item key={at} item={item} account={account} game={game} />
              ))}
            </ul>
          </Fragment>
        );
      })}
    </section>
  );
}

function Item({ item, account, game }: { item: DebtItem; account: string; game: Game }) {
  const words = keep().settle;
  const row = item.hand === null ? undefined : game.hands[item.hand - 1];
  const amount = <b class={styles.itemAmount}>{signedMoneyText(moneyIn(account, item.units))}</b>;
  if (!row) {
    return (
      <li class={styles.item}>
        {words.paidItem} {amount}
      </li>
    );
  }
  return (
    <li>
      <a class={styles.item} href={`${linkTo('game', game.id)}/hand/${row.hand.id}`}>
        {words.hand(row.number)} {amount}
      </a>
    </li>
  );
}

interface MadeProps {
  booked: readonly Booked[];
  names: Names;
  now: number;
  onRemove: (booked: Booked) => void;
}

export function Made({ booked, names, now, onRemove }: MadeProps) {
  const words = keep().settle;
  if (booked.length === 0) return null;
  return (
    <Part title={words.made}>
      <ul class={styles.made}>
        {booked.map((one) => {
          const [from, to, amount] = wordsOf(names, one.payment);
          const { at } = one.payment;
          return (
            <li key={one.payment.id} class={styles.payment}>
              <span class={styles.sentence}>
                {words.madeRow(from, to)}
                <span class={styles.time}>{formatMoment(at, now)}</span>
              </span>
              <span class={styles.amount}>{moneyText(one.payment.amount)}</span>
              <Button kind="quiet" label={words.removeLabel(from, to, amount)} onTap={() => onRemove(one)}>
                {words.remove}
              </Button>
            </li>
          );
        })}
      </ul>
    </Part>
  );
}
