/** The table's choices: house rules, money, how many play, and the theme. Each is kept as soon as it is made. */
import {
  changeHouseRule,
  changeMoney,
  changeSettings,
  departures,
  house,
  money,
  players,
  rules,
  settings,
  THEMES,
} from '../../app/store.ts';
import { Choice } from '../../components/choice/choice.tsx';
import { NumberField } from '../../components/number-field/number-field.tsx';
import { Page, Part } from '../../components/page/page.tsx';
import { CURRENCIES, defaultCurrency, formatMoney, formatNumber } from '../../messages/format.ts';
import { guide, houseRuleAbout } from '../../messages/guide.ts';
import { houseRuleTitle, houseRuleValue, messages } from '../../messages/messages.ts';
import { type ChoiceRule, defaultOf, type HouseRule, type NumberRule } from '../../rules/house-rules.ts';
import { type Cents, cents } from '../../rules/money.ts';
import styles from './style.module.css';

/** More than any table plays for. */
const MOST_CENTS = 1_000_000;

const currency = (): string => settings.value.currency ?? defaultCurrency();

export default function SettingsScreen() {
  const words = guide().settings;
  const { houseRules } = rules.value;
  return (
    <Page title={words.title}>
      <Part title={words.money}>
        <Players />
        <Scheme />
        <Currency />
        <Amounts />
        {houseRules
          .filter(({ affects }) => affects === 'payment')
          .map((rule) => (
            <HouseRuleRow key={rule.key} rule={rule} />
          ))}
      </Part>
      <Part title={words.houseRules} about={words.houseRulesAbout}>
        {houseRules
          .filter(({ affects }) => affects !== 'payment')
          .map((rule) => (
            <HouseRuleRow key={rule.key} rule={rule} />
          ))}
        <Reset />
      </Part>
      <Part title={words.appearance}>
        <Row title={words.theme}>
          <Choice
            label={words.theme}
            options={THEMES.map((value) => ({ value, name: words.themes[value] }))}
            value={settings.value.theme}
            onChange={(theme) => changeSettings({ theme })}
          />
        </Row>
      </Part>
    </Page>
  );
}

function Row({
  title,
  about,
  children,
}: {
  title: string;
  about?: string | undefined;
  children: preact.ComponentChildren;
}) {
  return (
    <div class={styles.row}>
      <span class={styles.title}>{title}</span>
      {about && <span class={styles.about}>{about}</span>}
      {children}
    </div>
  );
}

function HouseRuleRow({ rule }: { rule: HouseRule }) {
  const { rules: id } = settings.value;
  const chosen = house.value[rule.key] ?? defaultOf(rule);
  // A limit or a step matters only where it is used.
  if (rule.key.startsWith('penny') && money.value.scheme !== 'pennyAPoint') return null;
  const title = houseRuleTitle(id, rule.key);
  const about = `${houseRuleAbout(id, rule.key) ?? ''} (${rule.ruling})`;
  return (
    <Row title={title} about={about}>
      {rule.kind === 'choice' ? (
        <RuleChoice rule={rule} chosen={String(chosen)} title={title} />
      ) : (
        <RuleNumber rule={rule} chosen={Number(chosen)} title={title} />
      )}
    </Row>
  );
}

function RuleChoice({ rule, chosen, title }: { rule: ChoiceRule; chosen: string; title: string }) {
  const { rules: id } = settings.value;
  return (
    <Choice
      label={title}
      options={rule.values.map((value) => ({ value, name: houseRuleValue(id, rule, value, currency()) }))}
      value={chosen}
      onChange={(value) => changeHouseRule(rule.key, value)}
    />
  );
}

function RuleNumber({ rule, chosen, title }: { rule: NumberRule; chosen: number; title: string }) {
  const words = guide().settings;
  const shown = (value: number): string =>
    rule.affects === 'payment' ? formatMoney(cents(value) as Cents, currency()) : formatNumber(value);
  return (
    <NumberField
      label={title}
      value={chosen}
      least={rule.least}
      most={rule.most}
      {...(rule.affects === 'payment' ? { money: currency() } : {})}
      problem={words.outOfRange(shown(rule.least), shown(rule.most))}
      onChange={(value) => changeHouseRule(rule.key, value)}
    />
  );
}

function Players() {
  const words = guide().settings;
  const { least, most } = rules.value.seats;
  const numbers = Array.from({ length: most - least + 1 }, (_, more) => String(least + more));
  return (
    <Row title={words.players}>
      <Choice
        label={words.players}
        options={numbers.map((value) => ({ value, name: formatNumber(Number(value)) }))}
        value={String(players.value)}
        onChange={(value) => changeSettings({ players: Number(value) })}
      />
    </Row>
  );
}

function Scheme() {
  const words = guide().settings;
  const { schemes } = messages().money;
  const { scheme: chosen } = money.value;
  const known = schemes as Readonly<Record<string, { name: string; about: string }>>;
  return (
    <Row title={words.scheme} about={known[chosen]?.about}>
      <select
        class={styles.select}
        aria-label={words.scheme}
        value={chosen}
        onChange={(event) => changeMoney({ scheme: event.currentTarget.value })}
      >
        {rules.value.moneySchemes.map((scheme) => (
          <option key={scheme} value={scheme}>
            {known[scheme]?.name ?? scheme}
          </option>
        ))}
      </select>
    </Row>
  );
}

function Currency() {
  const words = guide().settings;
  const { scheme } = money.value;
  if (scheme === 'chips' || scheme === 'none') return null;
  return (
    <Row title={words.currency}>
      <select
        class={styles.select}
        aria-label={words.currency}
        value={currency()}
        onChange={(event) => changeSettings({ currency: event.currentTarget.value })}
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

/** The amounts of the scheme, where it has its own. */
function Amounts() {
  const words = guide().settings;
  const { scheme, amounts } = money.value;
  const rows = rules.value.moneyAmounts[scheme];
  if (!rows) return null;
  return (
    <Row title={words.amounts}>
      <ul class={styles.amounts}>
        {rows.map(({ key, standard, from = 0 }, at) => {
          const next = rows[at + 1]?.from;
          const label = next === undefined ? words.amountFor.from(from) : words.amountFor.between(from, next - 1);
          return (
            <li key={key} class={styles.amount}>
              <span>{label}</span>
              <NumberField
                label={label}
                value={amounts[key] ?? standard}
                least={0}
                most={MOST_CENTS}
                money={currency()}
                problem={words.outOfRange(
                  formatMoney(cents(0), currency()),
                  formatMoney(cents(MOST_CENTS), currency()),
                )}
                onChange={(value) => changeMoney({ amounts: { ...amounts, [key]: value } })}
              />
            </li>
          );
        })}
      </ul>
    </Row>
  );
}

function Reset() {
  const words = guide().settings;
  const { rules: id, house: all } = settings.value;
  return (
    <div class={styles.reset}>
      <span role="status">{words.changed(departures.value.length)}</span>
      <button
        type="button"
        class={styles.button}
        aria-disabled={departures.value.length === 0}
        onClick={() => changeSettings({ house: { ...all, [id]: {} } })}
      >
        {words.reset}
      </button>
    </div>
  );
}
