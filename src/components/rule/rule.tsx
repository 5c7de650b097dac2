/** An element's rule: its value, its condition, an example and a counter-example in cards, what it excludes, its rulings. */
import type { ExampleHand } from '../../messages/examples.ts';
import { elementExample, elementGuide, guide, ruling } from '../../messages/guide.ts';
import { groupName, messages } from '../../messages/messages.ts';
import { RULES, type RulesId } from '../../rules/list.ts';
import { HandPicture, type OpenHand } from './hand-picture.tsx';
import styles from './style.module.css';
import { Switches } from './switches.tsx';
import { type TableRules, worthAt } from './table-rules.ts';

interface RuleProps {
  rules: RulesId;
  element: string;
  /** The level below that of the heading above it. */
  heading: 'h2' | 'h3';
  table: TableRules;
  /** Left out where the picker is busy with something else. */
  onOpen: OpenHand | undefined;
}

export function Rule({ rules, element, heading: Heading, table, onOpen }: RuleProps) {
  const { units } = messages();
  const words = guide().rules;
  const row = RULES[rules].elements.find(({ id }) => id === element);
  const text = elementGuide(rules, element);
  const example = elementExample(rules, element);
  if (!row || !text) return null;
  const picture = (shown: ExampleHand) => <HandPicture rules={rules} example={shown} onOpen={onOpen} />;
  return (
    <div class={styles.rule}>
      <p class={styles.worth}>
        <strong>{units[rules].value(worthAt(rules, row, table))}</strong>
        {row.repeats && ` ${words.each}`}
        <span class={styles.group}>{groupName(rules, row.group)}</span>
      </p>
      <p>{text.condition}</p>
      {example && (
        <>
          <Heading class={styles.label}>{words.example}</Heading>
          {picture(example)}
          <Heading class={styles.label}>{words.counterExample}</Heading>
          {picture(example.counter)}
          <p class={styles.why}>{text.counter}</p>
          {!onOpen && <p class={styles.busy}>{words.pickerBusy}</p>}
        </>
      )}
      {text.excludes && (
        <>
          <Heading class={styles.label}>{words.excludes}</Heading>
          <p>{text.excludes}</p>
        </>
      )}
      {row.rulings.length > 0 && (
        <ul class={styles.rulings}>
          {row.rulings.map((id) => (
            <Answered key={id} rules={rules} id={id} table={table} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Answered({ rules, id, table }: { rules: RulesId; id: string; table: TableRules }) {
  const answered = ruling(rules, id);
  if (!answered) return null;
  return (
    <li>
      <strong>{answered.question}</strong> {answered.answer} <span class={styles.id}>{id}</span>
      <Switches rules={rules} ruling={id} table={table} />
    </li>
  );
}
