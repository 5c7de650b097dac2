/** The elements to tick, with how often each; those that exclude each other take each other's place. */

import { barredBy, excludedBy, type Ticks } from '../../ledger/entered.ts';
import { formatNumber } from '../../messages/format.ts';
import { ledgerWords } from '../../messages/ledger.ts';
import { elementName, elementShortName, groupName, listOf, messages } from '../../messages/messages.ts';
import type { HouseRules } from '../../rules/house-rules.ts';
import { byHand, type RulesId } from '../../rules/list.ts';
import type { ByHand, ElementInfo, RuleSet } from '../../rules/rule-set.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './style.module.css';

interface TickListProps {
  rules: RuleSet;
  house: HouseRules;
  ticks: Ticks;
  /** The elements that are shown; all, where nothing is said. */
  elements?: readonly ElementInfo[];
  onTick: (element: string, count: number) => void;
}

export function TickList(props: TickListProps) {
  const { rules, house, ticks } = props;
  const { id } = rules;
  const known = byHand(rules, house);
  // What the table does not play is not offered; what was ticked before it said so can be taken out.
  const elements = (props.elements ?? rules.elements).filter(
    (element) => known.mostOf(element.id) > 0 || ticks.has(element.id),
  );
  const groups = [...new Set(elements.map(({ group }) => group))];
  return (
    <div class={styles.groups}>
      {groups.map((group) => (
        <section key={group} class={styles.group} aria-label={groupName(id, group)}>
          <h3 class={styles.heading}>{groupName(id, group)}</h3>
          <ul>
            {elements
              .filter((element) => element.group === group)
              .map((element) => (
                <li key={element.id}>
                  <Line {...props} known={known} element={element} />
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

type LineProps = Omit<TickListProps, 'elements'> & { known: ByHand; element: ElementInfo };

function Line(props: LineProps) {
  const { rules, known, ticks, element, onTick } = props;
  const count = ticks.get(element.id) ?? 0;
  const most = known.mostOf(element.id);
  const barred = count === 0 ? barredBy(element.id, ticks, rules, props.house) : [];
  const dead = barred.length > 0;
  const set = (next: number): void => {
    if (!dead) onTick(element.id, next);
  };
  return most <= 1 ? (
    <button
      type="button"
      class={styles.line}
      aria-pressed={count > 0}
      aria-disabled={dead || undefined}
      onClick={() => set(count > 0 ? 0 : 1)}
    >
      <Name {...props} count={count} barred={barred} />
      <span class={styles.box}>{count > 0 && <Icon name="check" />}</span>
    </button>
  ) : (
    <div class={styles.line} data-ticked={count > 0 || undefined}>
      <Name {...props} count={count} barred={barred} />
      <Stepper name={elementName(rules.id, element.id)} count={count} most={dead ? 0 : most} onChange={set} />
    </div>
  );
}

/** The name with its value; and what it would take out, or why it cannot be ticked, where it is not. */
function Name(props: LineProps & { count: number; barred: readonly string[] }) {
  const { rules, house, known, ticks, count, barred } = props;
  const { id } = props.element;
  const { record: words } = ledgerWords();
  const value = messages().units[rules.id as RulesId].value(known.worthOf(id, ticks));
  const out = count === 0 && barred.length === 0 ? excludedBy(id, ticks, rules, house) : [];
  const named = (ids: readonly string[]): string => listOf(ids.map((other) => elementShortName(rules.id, other)));
  return (
    <span class={styles.name}>
      {elementShortName(rules.id, id)}
      <span class={styles.about}>
        {known.mostOf(id) > 1 ? words.each(value) : value}
        {out.length > 0 && `, ${words.takesOut(named(out))}`}
        {barred.length > 0 && `, ${words.notBeside(named(barred))}`}
      </span>
    </span>
  );
}

interface StepperProps {
  name: string;
  count: number;
  most: number;
  onChange: (count: number) => void;
}

function Stepper({ name, count, most, onChange }: StepperProps) {
  const { record: words } = ledgerWords();
  return (
    <span class={styles.stepper}>
      <button
        type="button"
        class={styles.step}
        aria-label={words.fewer(name)}
        aria-disabled={count === 0}
        onClick={() => count > 0 && onChange(count - 1)}
      >
        <Icon name="minus" />
      </button>
      <output class={styles.count}>{formatNumber(count)}</output>
      <button
        type="button"
        class={styles.step}
        aria-label={words.more(name)}
        aria-disabled={count >= most}
        onClick={() => count < most && onChange(count + 1)}
      >
        <Icon name="plus" />
      </button>
    </span>
  );
}
