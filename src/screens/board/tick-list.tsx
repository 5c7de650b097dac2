/** The elements to tick, with how often each; those that exclude each other take each other's place. */
import { Icon } from '../../components/icon/icon.tsx';
import { excludedBy, mostOf, tick } from '../../ledger/entered.ts';
import { formatNumber } from '../../messages/format.ts';
import { ledgerWords } from '../../messages/ledger.ts';
import { elementName, elementShortName, groupName, listOf, messages } from '../../messages/messages.ts';
import type { ElementInfo } from '../../rules/rule-set.ts';
import styles from './tick-list.module.css';
import type { FormProps } from './who.tsx';

export function TickList(props: FormProps) {
  const { elements, id } = props.game.rules;
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
                  <Line {...props} element={element} />
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Line({ game, form, setForm, element }: FormProps & { element: ElementInfo }) {
  const { rules, setup } = game;
  const house = { ...setup.house, ...form.house };
  const count = form.ticks.get(element.id) ?? 0;
  const most = mostOf(element, rules, house);
  const set = (next: number): void =>
    setForm((old) => ({ ...old, ticks: tick(old.ticks, element.id, next, rules, house) }));
  return most === 1 ? (
    <button type="button" class={styles.line} aria-pressed={count > 0} onClick={() => set(count > 0 ? 0 : 1)}>
      <Name game={game} form={form} element={element} count={count} />
      <span class={styles.box}>{count > 0 && <Icon name="check" />}</span>
    </button>
  ) : (
    <div class={styles.line} data-ticked={count > 0 || undefined}>
      <Name game={game} form={form} element={element} count={count} />
      <Stepper name={elementName(rules.id, element.id)} count={count} most={most} onChange={set} />
    </div>
  );
}

/** The name with its value; and what it would take out, where it is not ticked. */
function Name({
  game,
  form,
  element,
  count,
}: Pick<FormProps, 'game' | 'form'> & { element: ElementInfo; count: number }) {
  const { record: words } = ledgerWords();
  const { rules, setup } = game;
  const value = messages().units[setup.rules].value(element.value);
  const out = count === 0 ? excludedBy(element.id, form.ticks, rules) : [];
  return (
    <span class={styles.name}>
      {elementShortName(rules.id, element.id)}
      <span class={styles.about}>
        {element.repeats ? words.each(value) : value}
        {out.length > 0 && `, ${words.takesOut(listOf(out.map((id) => elementShortName(rules.id, id))))}`}
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
