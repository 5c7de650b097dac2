/** The table's choices: house rules, money, how many play, and the theme. Each is kept as soon as it is made. */

import { languageMissing } from '../../app/language.ts';
import { changeMoney, own } from '../../app/own.ts';
import { linkTo } from '../../app/router.ts';
import { changeSettings, settings, THEMES } from '../../app/settings.ts';
import { chooseRules } from '../../app/store.ts';
import type { Agreement } from '../../components/agreement/agreement.ts';
import { HouseRuleRows, PresetRow } from '../../components/agreement/house-rules.tsx';
import { MoneyRows } from '../../components/agreement/money-rules.tsx';
import { Row } from '../../components/agreement/row.tsx';
import { Choice } from '../../components/choice/choice.tsx';
import { Page, Part } from '../../components/page/page.tsx';
import { Select } from '../../components/select/select.tsx';
import { Switch } from '../../components/switch/switch.tsx';
import { formatNumber } from '../../messages/format.ts';
import { defaultCurrency } from '../../messages/format-money.ts';
import { guide } from '../../messages/guide.ts';
import { LANGUAGE_IDS } from '../../messages/language.ts';
import { LANGUAGE_NAMES } from '../../messages/languages.ts';
import { messages } from '../../messages/messages.ts';
import { departuresOf } from '../../rules/house-rules.ts';
import { isRulesId, RULES_IDS } from '../../rules/ids.ts';
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

/** The argument is `<rule set>/<switch>`, where a ruling leads to the switch that belongs to it. */
export default function SettingsScreen({ argument }: { argument: string }) {
  const words = guide().settings;
  const agreed = agreement();
  const [wanted = '', key] = argument.split('/');
  const { rules } = settings.value;
  const here = wanted === rules ? key : undefined;
  return (
    <Page title={words.title} up={{ href: linkTo('more'), name: messages().navigation.more }}>
      <Row title={words.ofGame}>
        <Choice
          label={words.ofGame}
          options={RULES_IDS.map((value) => ({ value, name: messages().rulesNames[value] }))}
          value={settings.value.rules}
          onChange={(id) => void chooseRules(id)}
        />
        {isRulesId(wanted) && wanted !== rules && (
          <p class={styles.elsewhere}>{words.ofOtherGame(messages().rulesNames[wanted])}</p>
        )}
      </Row>
      <Part title={words.money}>
        <Players />
        <MoneyRows agreed={agreed} here={here} onChange={agree} />
      </Part>
      <Part title={words.houseRules} about={words.houseRulesAbout}>
        <PresetRow agreed={agreed} onChange={agree} />
        <HouseRuleRows agreed={agreed} here={here} which={({ affects }) => affects !== 'payment'} onChange={agree} />
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
        <div class={styles.large}>
          <Switch
            label={words.singleKeys}
            on={settings.value.singleKeys}
            onChange={(singleKeys) => changeSettings({ singleKeys })}
          />
          <p class={styles.about}>{words.singleKeysAbout}</p>
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
      <Select
        label={words.language}
        options={[
          { value: OF_BROWSER, name: words.languageOfBrowser },
          ...LANGUAGE_IDS.map((id) => ({ value: id, name: LANGUAGE_NAMES[id], lang: id })),
        ]}
        value={settings.value.language ?? OF_BROWSER}
        onChange={(id) => changeSettings({ language: id || null })}
      />
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
