/** A rule set on two sheets of paper at most: every element with its condition and value, the tables, who pays what. */
import { houseRulesText } from '../../../components/agreement/agreement.ts';
import { worthAt } from '../../../components/rule/table-rules.ts';
import { formatNumber } from '../../../messages/format.ts';
import { elementGuide, guide, ruleGuide } from '../../../messages/guide.ts';
import { elementName, groupName, messages } from '../../../messages/messages.ts';
import { scoreWords } from '../../../messages/score.ts';
import { RULES, type RulesId } from '../../../rules/list.ts';
import { agreedOn } from '../agreed.ts';
import { conversion, dues, type Figures, schemeFigures } from '../figures.ts';
import styles from './card.module.css';

export function Card({ rules }: { rules: RulesId }) {
  const words = guide().rules;
  const groups = [...new Set(RULES[rules].elements.map(({ group }) => group))];
  return (
    <div class={styles.card}>
      <h1 class={styles.title}>{words.cardTitle(messages().rulesNames[rules])}</h1>
      <Own rules={rules} />
      <div class={styles.columns}>
        {groups.map((group) => (
          <Group key={group} rules={rules} group={group} />
        ))}
        <Tables rules={rules} />
      </div>
    </div>
  );
}

/** House rules that are not the rulebook's. */
function Own({ rules }: { rules: RulesId }) {
  const { house, currency } = agreedOn(rules);
  const [scheme = 'none'] = RULES[rules].moneySchemes;
  const text = houseRulesText({ rules: RULES[rules], house, currency, money: { scheme, amounts: {} } });
  return text ? <p class={styles.own}>{scoreWords().breakdown.houseRules(text)}</p> : null;
}

function Group({ rules, group }: { rules: RulesId; group: string }) {
  const { each } = guide().rules;
  const agreed = agreedOn(rules);
  const elements = RULES[rules].elements.filter((element) => element.group === group);
  const excludes = elements.map(({ id }) => elementGuide(rules, id)?.excludes);
  // What holds for all of a group is said of the group.
  const differ = new Set(excludes).size > 1;
  return (
    <section>
      <h2 class={styles.heading}>{groupName(rules, group)}</h2>
      <p class={styles.about}>{ruleGuide(rules)?.groupsAbout[group]}</p>
      {elements.map((element, at) => (
        <p key={element.id} class={styles.element}>
          <span>
            <strong>{elementName(rules, element.id)}</strong> {elementGuide(rules, element.id)?.condition}{' '}
            {differ && <em>{excludes[at]}</em>}
          </span>
          <span class={styles.value}>
            {formatNumber(worthAt(rules, element, agreed))}
            {element.repeats && <small> {each}</small>}
          </span>
        </p>
      ))}
    </section>
  );
}

function Tables({ rules }: { rules: RulesId }) {
  const words = guide().rules;
  const agreed = agreedOn(rules);
  const points = conversion(rules, agreed.house);
  const formula = dues(rules, agreed.house);
  return (
    <>
      {points && <Table {...points} />}
      <section>
        <h2 class={styles.heading}>{words.payment}</h2>
        {(ruleGuide(rules)?.payments ?? []).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </section>
      {formula && <Table {...formula} title={words.pointsSignAbout} />}
      {schemeFigures(rules, agreed).map((scheme) => (
        <Table key={scheme.title} {...scheme} />
      ))}
    </>
  );
}

const Table = ({ title, head, rows }: Figures) => (
  <table class={styles.table}>
    <caption>{title}</caption>
    {head.length > 0 && (
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name}>{name}</th>
          ))}
        </tr>
      </thead>
    )}
    <tbody>
      {rows.map((row) => (
        <tr key={row[0]}>
          {row.map((text, at) => (
            <td key={at}>{text}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
