/** What the table agrees on. It is as last time until somebody opens it. */
import { useState } from 'preact/hooks';
import {
  type Agreement,
  houseRulesText,
  moneyRulesText,
  presetName,
  presetOf,
  targetOf,
} from '../../components/agreement/agreement.ts';
import { HouseRuleRows, PresetRow } from '../../components/agreement/house-rules.tsx';
import { MoneyRows } from '../../components/agreement/money-rules.tsx';
import { Row } from '../../components/agreement/row.tsx';
import { Choice } from '../../components/choice/choice.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { Part } from '../../components/page/page.tsx';
import { TextField } from '../../components/text-field/text-field.tsx';
import { formatNumber } from '../../messages/format.ts';
import { ledgerWords } from '../../messages/ledger.ts';
import { messages } from '../../messages/messages.ts';
import { RULES, RULES_IDS, type RulesId } from '../../rules/list.ts';
import type { Form } from './form.ts';
import styles from './style.module.css';

/** A name for the head of the board, not an essay. */
const NAME = 60;

interface AgreedProps {
  form: Form;
  onChange: (changes: Partial<Form>) => void;
}

/** Another rule set begins with its own defaults. */
const withRules = (id: RulesId): Partial<Form> => ({
  rules: RULES[id],
  house: {},
  money: { scheme: RULES[id].moneySchemes[0] ?? 'none', amounts: {} },
});

export function Agreed({ form, onChange }: AgreedProps) {
  const { newGame: words } = ledgerWords();
  const { rulesNames } = messages();
  const [open, setOpen] = useState(false);
  return (
    <Part>
      {RULES_IDS.length > 1 && (
        <Row title={words.game}>
          <Choice
            label={words.game}
            options={RULES_IDS.map((value) => ({ value, name: rulesNames[value] }))}
            value={form.rules.id as RulesId}
            onChange={(id) => onChange(withRules(id))}
          />
        </Row>
      )}
      <button type="button" class={styles.agreed} aria-expanded={open} onClick={() => setOpen(!open)}>
        <span class={styles.summary}>
          <span class={styles.title}>{words.agreed}</span>
          <span class={styles.said}>{agreedText(form)}</span>
        </span>
        <Icon name="chevron" />
      </button>
      {open && (
        <div class={styles.rows}>
          <PresetRow agreed={form} onChange={onChange} />
          <HouseRuleRows agreed={form} which={({ key }) => key === 'target'} onChange={onChange} />
          <MoneyRows agreed={form} onChange={onChange} />
          <HouseRuleRows
            agreed={form}
            which={({ key, affects }) => key !== 'target' && affects !== 'payment'}
            onChange={onChange}
          />
          <TextField
            label={words.name}
            value={form.note}
            most={NAME}
            said={words.nameAbout}
            onInput={(note) => onChange({ note })}
          />
        </div>
      )}
    </Part>
  );
}

/** Target, money and departures in one breath; a preset by its name. */
function agreedText(agreed: Agreement): string {
  const { games, newGame } = ledgerWords();
  const target = targetOf(agreed);
  const { lists, rulesNames } = messages();
  const name = rulesNames[agreed.rules.id as RulesId];
  const preset = presetOf(agreed);
  const own = preset ? presetName(agreed.rules.id, preset.id) : houseRulesText(agreed, ['target']);
  return lists.sentences([
    target === null ? name : games.gameTo(name, formatNumber(target)),
    moneyRulesText(agreed),
    own || newGame.asRulebook,
  ]);
}
