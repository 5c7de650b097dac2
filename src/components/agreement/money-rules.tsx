/** How hands become money: the scheme, its currency, its amounts, and the switches about payment. */
import { CURRENCIES, formatMoney } from '../../messages/format-money.ts';
import { guide } from '../../messages/guide.ts';
import { schemeAbout, schemeName } from '../../messages/messages.ts';
import { cents } from '../../rules/money.ts';
import { NumberField } from '../number-field/number-field.tsx';
import { type AgreementProps, isInMoney } from './agreement.ts';
import { HouseRuleRows } from './house-rules.tsx';
import { Row } from './row.tsx';
import styles from './style.module.css';

/** More than any table plays for. */
const MOST_CENTS = 1_000_000;

export const MoneyRows = (props: AgreementProps) => (
  <>
    <Scheme {...props} />
    <Currency {...props} />
    <Amounts {...props} />
    <HouseRuleRows {...props} which={({ affects }) => affects === 'payment'} />
  </>
);

function Scheme({ agreed, onChange }: AgreementProps) {
  const words = guide().settings;
  const { money, rules } = agreed;
  return (
    <Row title={words.scheme} about={schemeAbout(rules.id, money.scheme)}>
      <select
        class={styles.select}
        aria-label={words.scheme}
        value={money.scheme}
        onChange={(event) => onChange({ money: { ...money, scheme: event.currentTarget.value } })}
      >
        {rules.moneySchemes.map((scheme) => (
          <option key={scheme} value={scheme}>
            {schemeName(rules.id, scheme)}
          </option>
        ))}
      </select>
    </Row>
  );
}

function Currency({ agreed, onChange }: AgreementProps) {
  const words = guide().settings;
  if (!isInMoney(agreed.money)) return null;
  return (
    <Row title={words.currency}>
      <select
        class={styles.select}
        aria-label={words.currency}
        value={agreed.currency}
        onChange={(event) => onChange({ currency: event.currentTarget.value })}
      >
        {CURRENCIES.map((code) => (
          <option key={code} value={code}>
            {code}
          </option>
        ))}
      </select>
    </Row>
  );
}

/** What an amount is paid for: a range of totals where it says from which one on, else each point. */
function amountLabel(from: number | undefined, next: number | undefined): string {
  const { amountFor } = guide().settings;
  if (from === undefined) return amountFor.each;
  return next === undefined ? amountFor.from(from) : amountFor.between(from, next - 1);
}

/** The amounts of the scheme, where it has its own. */
function Amounts({ agreed, onChange }: AgreementProps) {
  const words = guide().settings;
  const { rules, money, currency } = agreed;
  const rows = rules.moneyAmounts[money.scheme];
  if (!rows) return null;
  return (
    <Row title={words.amounts}>
      <ul class={styles.amounts}>
        {rows.map(({ key, standard, from }, at) => {
          const label = amountLabel(from, rows[at + 1]?.from);
          return (
            <li key={key} class={styles.amount}>
              <span>{label}</span>
              <NumberField
                label={label}
                value={money.amounts[key] ?? standard}
                least={0}
                most={MOST_CENTS}
                money={currency}
                problem={words.outOfRange(formatMoney(cents(0), currency), formatMoney(cents(MOST_CENTS), currency))}
                onChange={(value) => onChange({ money: { ...money, amounts: { ...money.amounts, [key]: value } } })}
              />
            </li>
          );
        })}
      </ul>
    </Row>
  );
}
