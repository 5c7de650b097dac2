/** How hands become money: the scheme, its currency, its amounts, and the switches about payment. */
import { useState } from 'preact/hooks';
import {
  asOwnCurrency,
  CURRENCIES,
  formatDecimal,
  formatMoney,
  type OwnCurrency,
  ofOwnCurrency,
  toOwnCurrency,
} from '../../messages/format-money.ts';
import { guide } from '../../messages/guide.ts';
import { schemeAbout, schemeName } from '../../messages/messages.ts';
import { cents, isCurrency } from '../../rules/money.ts';
import { Choice } from '../choice/choice.tsx';
import { NumberField } from '../number-field/number-field.tsx';
import { Select } from '../select/select.tsx';
import { TextField } from '../text-field/text-field.tsx';
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

function Scheme({ agreed, here, onChange }: AgreementProps) {
  const words = guide().settings;
  const { money, rules } = agreed;
  return (
    // A switch that belongs to a scheme which is not chosen is not there: what brings it is.
    <Row
      title={words.scheme}
      about={schemeAbout(rules.id, money.scheme)}
      here={here?.startsWith('penny') && money.scheme !== 'pennyAPoint'}
    >
      <Select
        label={words.scheme}
        options={rules.moneySchemes.map((value) => ({ value, name: schemeName(rules.id, value) }))}
        value={money.scheme}
        onChange={(scheme) => onChange({ money: { ...money, scheme } })}
      />
    </Row>
  );
}

/** Not the code of a currency. */
const OWN = '';

function Currency({ agreed, onChange }: AgreementProps) {
  const words = guide().settings;
  const { currency, money } = agreed;
  if (!isInMoney(money)) return null;
  const own = toOwnCurrency(currency);
  return (
    <Row title={words.currency}>
      <Select
        label={words.currency}
        options={[...CURRENCIES.map((code) => ({ value: code, name: code })), { value: OWN, name: words.ownCurrency }]}
        value={own ? OWN : currency}
        onChange={(chosen) => onChange({ currency: chosen || ofOwnCurrency(asOwnCurrency(currency)) })}
      />
      {own && <OwnCurrencyFields own={own} onChange={(changed) => onChange({ currency: ofOwnCurrency(changed) })} />}
    </Row>
  );
}

const PLACES = [0, 1, 2, 3] as const;

function OwnCurrencyFields({ own, onChange }: { own: OwnCurrency; onChange: (own: OwnCurrency) => void }) {
  const words = guide().settings;
  const [symbol, setSymbol] = useState(own.symbol);
  const taken = (text: string): OwnCurrency | null => {
    const changed = { ...own, symbol: text.trim() };
    return isCurrency(ofOwnCurrency(changed)) ? changed : null;
  };
  return (
    <>
      <TextField
        label={words.currencySymbol}
        value={symbol}
        most={6}
        wrong={!taken(symbol)}
        said={taken(symbol) ? undefined : words.symbolProblem}
        onInput={(text) => {
          setSymbol(text);
          const changed = taken(text);
          if (changed) onChange(changed);
        }}
      />
      <Choice
        label={words.currencyPlaces}
        options={PLACES.map((places) => ({
          value: String(places),
          name: formatDecimal(1, places),
        }))}
        value={String(own.places)}
        onChange={(places) => onChange({ ...own, places: Number(places) })}
      />
    </>
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
