/** Switches that were different for one hand. Folded, since they seldom are. */
import { HouseRuleRows } from '../../components/agreement/house-rules.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { ledgerWords } from '../../messages/ledger.ts';
import styles from './record.module.css';
import { withHouse } from './record-form.ts';
import type { FormProps } from './who.tsx';

export function HandHouse({ game, form, setForm }: FormProps) {
  const { record: words } = ledgerWords();
  const { setup, rules } = game;
  const changed = Object.keys(form.house).length;
  return (
    <details class={styles.fold}>
      <summary>
        <span>
          {words.house}
          {changed > 0 && <span class={styles.about}> {words.houseChanged(changed)}</span>}
        </span>
        <Icon name="chevron" />
      </summary>
      <p class={styles.about}>{words.houseAbout}</p>
      <HouseRuleRows
        agreed={{ ...setup, rules, house: { ...setup.house, ...form.house } }}
        which={({ key }) => key !== 'target'}
        onChange={({ house = {} }) => setForm((old) => withHouse(old, house, setup.house, rules))}
      />
    </details>
  );
}
