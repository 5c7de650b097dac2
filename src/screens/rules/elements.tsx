/** The elements of a group, each with its condition and its value at this table, leading to its rule. */
import { ruleLink } from '../../app/rule-links.ts';
import { Part } from '../../components/page/page.tsx';
import { worthAt } from '../../components/rule/table-rules.ts';
import { formatNumber } from '../../messages/format.ts';
import { elementGuide, guide, ruleGuide } from '../../messages/guide.ts';
import { elementName, groupName } from '../../messages/messages.ts';
import type { RulesId } from '../../rules/list.ts';
import type { ElementInfo } from '../../rules/rule-set.ts';
import { agreedOn } from './agreed.ts';
import styles from './style.module.css';

interface ElementGroupProps {
  rules: RulesId;
  group: string;
  elements: readonly ElementInfo[];
  /** Called with the address that is gone to. */
  onLeave: (link: string) => void;
}

export function ElementGroup({ rules, group, elements, onLeave }: ElementGroupProps) {
  const agreed = agreedOn(rules);
  return (
    <Part title={groupName(rules, group)} about={ruleGuide(rules)?.groupsAbout[group]}>
      <ul>
        {elements.map((element) => {
          const { id, repeats } = element;
          const link = ruleLink(rules, id);
          return (
            <li key={id}>
              <a class={styles.element} href={link} onClick={() => onLeave(link)}>
                <span>
                  {elementName(rules, id)}
                  <span class={styles.condition}>{elementGuide(rules, id)?.condition}</span>
                </span>
                <span class={styles.value}>
                  {formatNumber(worthAt(rules, element, agreed))}
                  {repeats && <small>{guide().rules.each}</small>}
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </Part>
  );
}
