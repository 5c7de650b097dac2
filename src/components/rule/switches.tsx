/** The switches of a ruling, each with the value that a table has chosen. */
import { guide } from '../../messages/guide.ts';
import { houseRuleTitle, houseRuleValue, scoreWords } from '../../messages/score.ts';
import { settle } from '../../rules/house-rules.ts';
import { RULES, type RulesId } from '../../rules/list.ts';
import styles from './style.module.css';
import type { TableRules } from './table-rules.ts';

interface SwitchesProps {
  rules: RulesId;
  /** The number of the ruling. */
  ruling: string;
  table: TableRules;
}

export function Switches({ rules, ruling, table: { house, currency, switchLink } }: SwitchesProps) {
  const table = RULES[rules].houseRules;
  const inForce = settle(table, house);
  const switches = table.filter((rule) => rule.ruling === ruling);
  if (switches.length === 0) return null;
  return (
    <ul class={styles.switches} aria-label={guide().rules.switches}>
      {switches.map((rule) => {
        const value = inForce[rule.key] ?? '';
        const text = scoreWords().breakdown.houseRule(
          houseRuleTitle(rules, rule.key),
          houseRuleValue(rules, rule, value, currency),
        );
        return (
          <li key={rule.key}>
            {switchLink ? (
              <a class={styles.switch} href={switchLink(rules, rule.key)}>
                {text}
              </a>
            ) : (
              <span class={styles.switch}>{text}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
