/** The table's choices: house rules, money, how many play, and the theme. Each is kept as soon as it is made. */
import { languageMissing } from '../../app/language.ts';
import { changeSettings, settings, THEMES } from '../../app/settings.ts';
import { changeMoney, chooseRules, own } from '../../app/store.ts';
import type { Agreement } from '../../components/agreement/agreement.ts';
import { HouseRuleRows, PresetRow } from '../../components/agreement/house-rules.tsx';
import { MoneyRows } from '../../components/agreement/money-rules.tsx';
import { Row } from '../../components/agreement/row.tsx';
import { Choice } from '../../components/choice/choice.tsx';
import { Page, Part } from '../../components/page/page.tsx';
import { Switch } from '../../components/switch/switch.tsx';
import { formatNumber } from '../../messages/format.ts';
import { defaultCurrency } from '../../messages/format-money.ts';
import { guide } from '../../messages/guide.ts';
import { LANGUAGE_IDS, LANGUAGES } from '../../messages/language.ts';
import { messages } from '../../messages/messages.ts';
import { departuresOf } from '../../rules/house-rules.ts';
import { RULES_IDS } from '../../rules/ids.ts';
import styles from './style.module.css';

const agreement = (): Agreement => ({
  rules: own.rules.value,
  house: own.house.value,
  money: own.money.value,
  currency: settings.value.currency ?? defaultCurrency(),
});

function agree({ house: switches, money: changed, currency }: Partial<Agreement>): void {
  const { rules: id, house: all } = settings.value;
  if (switches) changeSettings({ house: { ...all, [id]: switches } });
  if (changed) changeMoney(changed);
  if (currency) changeSettings({ currency });
}

export default function SettingsScreen() {
  const words = guide().settings;
  const agreed = agreement();
  return (
    <Page title={words.title}>
      <Row title={words.ofGame}>
        <Choice
          label={words.ofGame}
          options={RULES_IDS.map((value) => ({ value, name: messages().rulesNames[value] }))}
          value={settings.value.rules}
          onChange={(id) => void chooseRules(id)}
        />
      </Row>
      <Part title={words.money}>
        <Players />
        <MoneyRows agreed={agreed} onChange={agree} />
      </Part>
      <Part title={words.houseRules} about={words.houseRulesAbout}>
        <PresetRow agreed={agreed} onChange={agree} />
        <HouseRuleRows agreed={agreed} which={({ affects }) => affects !== 'payment'} onChange={agree} />
        <Reset />
      </Part>
      <Part title={words.appearance}>
        <LanguageRow />
        <Row title={words.theme}>
          <Choice
            label={words.theme}
            options={THEMES.map((value) => ({ value, name: words.themes[value] }))}
            value={settings.value.theme}
            onChange={(theme) => changeSettings({ theme })}
          />
        </Row>
        <div class={styles.large}>
          <Switch
            label={words.largeFaces}
            on={settings.value.largeFaces}
            onChange={(largeFaces) => changeSettings({ largeFaces })}
          />
          <p class={styles.about}>{words.largeFacesAbout}</p>
        </div>
      </Part>
    </Page>
  );
}

/** What stands for the browser's language. */
const OF_BROWSER = '';

/** Each language by its own name, for a reader who knows no other. */
function LanguageRow() {
  const words = guide().settings;
  return (
    <Row title={words.language}>
      <select
        class={styles.select}
        aria-label={words.language}
        value={settings.value.language ?? OF_BROWSER}
        onChange={(event) => changeSettings({ language: event.currentTarget.value || null })}
      >
        <option value={OF_BROWSER}>{words.languageOfBrowser}</option>
        {LANGUAGE_IDS.map((id) => (
          <option key={id} value={id} lang={id}>
            {LANGUAGES[id]}
          </option>
        ))}
      </select>
      <p role="status" class={styles.missing}>
        {languageMissing.value && words.languageMissing}
      </p>
    </Row>
  );
}

function Players() {
  const words = guide().settings;
  const { least, most } = own.rules.value.seats;
  if (least === most) return null;
  const numbers = Array.from({ length: most - least + 1 }, (_, more) => String(least + more));
  return (
    <Row title={words.players}>
      <Choice
        label={words.players}
        options={numbers.map((value) => ({ value, name: formatNumber(Number(value)) }))}
        value={String(own.players.value)}
        onChange={(value) => changeSettings({ players: Number(value) })}
      />
    </Row>
  );
}

function Reset() {
  const words = guide().settings;
  const { rules: id, house: all } = settings.value;
  const changed = departuresOf(own.rules.value.houseRules, own.house.value).length;
  return (
    <div class={styles.reset}>
      <span role="status">{words.changed(changed)}</span>
      <button
        type="button"
        class={styles.button}
        aria-disabled={changed === 0}
        onClick={() => changeSettings({ house: { ...all, [id]: {} } })}
      >
        {words.reset}
      </button>
    </div>
  );
}
