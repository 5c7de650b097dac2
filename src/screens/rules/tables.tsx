/** From values to points, and who pays what: in sentences, as a formula and in figures. */
import { Part } from '../../components/page/page.tsx';
import { guide, ruleGuide } from '../../messages/guide.ts';
import { departuresOf } from '../../rules/house-rules.ts';
import { RULES, type RulesId } from '../../rules/list.ts';
import { agreedOn } from './agreed.ts';
import { conversion, dueFigures, dues, type Figures, schemeFigures } from './figures.ts';
import styles from './style.module.css';
import { Table } from './table.tsx';

/** What the tables go by, where that is not the rulebook's. */
function ByHouseRules({ rules }: { rules: RulesId }) {
  const own = departuresOf(RULES[rules].houseRules, agreedOn(rules).house);
  return own.length > 0 ? <p class={styles.note}>{guide().rules.withHouseRules}</p> : null;
}

export function Conversion({ rules }: { rules: RulesId }) {
  const figures = conversion(rules, agreedOn(rules).house);
  if (!figures) return null;
  return (
    <Part title={figures.title}>
      <Table {...figures} />
      <ByHouseRules rules={rules} />
    </Part>
  );
}

export function Payments({ rules }: { rules: RulesId }) {
  const words = guide().rules;
  const agreed = agreedOn(rules);
  const formula = dues(rules, agreed.house);
  const figures = dueFigures(rules, agreed.house);
  return (
    <Part title={words.payment} about={words.paymentAbout}>
      {(ruleGuide(rules)?.payments ?? []).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {formula && (
        <>
          <Table {...formula} />
          <p class={styles.note}>{words.pointsSignAbout}</p>
        </>
      )}
      {figures && <Table {...figures} />}
      {schemeFigures(rules, agreed).map((scheme) => (
        <Scheme key={scheme.title} {...scheme} />
      ))}
      <ByHouseRules rules={rules} />
    </Part>
  );
}

const Scheme = ({ title, head, rows }: Figures) =>
  head.length === 0 ? (
    <p>
      <strong>{title}</strong>: {rows[0]}
    </p>
  ) : (
    <>
      <h3 class={styles.scheme}>{title}</h3>
      <Table head={head} rows={rows} />
    </>
  );
