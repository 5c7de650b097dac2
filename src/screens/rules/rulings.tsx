/** The questions people argue about, each answered, with the switches that answer it otherwise. */
import { ruleLink } from '../../app/rule-links.ts';
import { useHere } from '../../components/focus/focus.ts';
import { Part } from '../../components/page/page.tsx';
import { Switches } from '../../components/rule/switches.tsx';
import { guide, ruling } from '../../messages/guide.ts';
import type { RulesId } from '../../rules/list.ts';
import { agreedOn } from './agreed.ts';
import styles from './style.module.css';

interface RulingsProps {
  rules: RulesId;
  ids: readonly string[];
  /** The one that the address names. */
  here: string | undefined;
}

export function Rulings({ rules, ids, here }: RulingsProps) {
  const words = guide().rules;
  return (
    <Part title={words.rulings} about={words.rulingsAbout}>
      <dl class={styles.rulings}>
        {ids.map((id) => (
          <Answered key={id} rules={rules} id={id} here={id === here} />
        ))}
      </dl>
    </Part>
  );
}

function Answered({ rules, id, here }: { rules: RulesId; id: string; here: boolean }) {
  const named = useHere<HTMLDivElement>(here);
  const asked = ruling(rules, id);
  if (!asked) return null;
  return (
    <div class={styles.ruling} {...named}>
      <dt>
        {asked.question}{' '}
        <a class={styles.id} href={ruleLink(rules, id)}>
          {id}
        </a>
      </dt>
      <dd>
        {asked.answer}
        <Switches rules={rules} ruling={id} table={agreedOn(rules)} />
      </dd>
    </div>
  );
}
