/** The rules in plain words: the game in short, every element, the questions people ask, and the tables. */
import { useState } from 'preact/hooks';
import { linkTo } from '../../app/router.ts';
import { house, settings } from '../../app/store.ts';
import { Icon } from '../../components/icon/icon.tsx';
import { Page, Part } from '../../components/page/page.tsx';
import { Rule } from '../../components/rule/rule.tsx';
import { formatNumber } from '../../messages/format.ts';
import { elementGuide, guide, ruleGuide, ruling } from '../../messages/guide.ts';
import { elementName, groupName } from '../../messages/messages.ts';
import { RULES } from '../../rules/list.ts';
import type { ElementInfo } from '../../rules/rule-set.ts';
import styles from './style.module.css';

export default function RulesScreen({ argument }: { argument: string }) {
  const words = guide().rules;
  const { rules: id } = settings.value;
  const set = RULES[id];
  const [query, setQuery] = useState('');
  const known = set.elements.some((element) => element.id === argument);
  if (known) return <OneRule element={argument} />;
  const wanted = query.trim().toLowerCase();
  const found = set.elements.filter((element) => matches(element, wanted));
  const groups = [...new Set(set.elements.map(({ group }) => group))];
  return (
    <Page title={words.title}>
      <label class={styles.search}>
        <Icon name="search" />
        <input
          type="search"
          class={styles.field}
          placeholder={words.search}
          aria-label={words.search}
          value={query}
          onInput={(event) => setQuery(event.currentTarget.value)}
        />
      </label>
      {!wanted && (
        <Part title={words.game}>
          {(ruleGuide(id)?.gameInShort ?? []).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Part>
      )}
      {groups.map((group) => (
        <ElementGroup key={group} group={group} elements={found.filter((element) => element.group === group)} />
      ))}
      {found.length === 0 && <p role="status">{words.nothingFound}</p>}
      {!wanted && <Tables />}
      {!wanted && <Rulings />}
    </Page>
  );
}

function matches({ id, printed }: ElementInfo, wanted: string): boolean {
  const { rules } = settings.value;
  const text = elementGuide(rules, id);
  return [elementName(rules, id), printed, text?.condition ?? ''].some((words) => words.toLowerCase().includes(wanted));
}

function OneRule({ element }: { element: string }) {
  const { rules } = settings.value;
  return (
    <Page title={elementName(rules, element)}>
      <Part>
        <Rule rules={rules} element={element} heading="h2" />
      </Part>
      <a class={styles.back} href={linkTo('rules')}>
        {guide().rules.title}
      </a>
    </Page>
  );
}

function ElementGroup({ group, elements }: { group: string; elements: readonly ElementInfo[] }) {
  const { rules } = settings.value;
  const about = ruleGuide(rules)?.groupsAbout[group];
  if (elements.length === 0) return null;
  return (
    <Part title={groupName(rules, group)} about={about}>
      <ul>
        {elements.map(({ id, value, repeats }) => (
          <li key={id}>
            <a class={styles.element} href={linkTo('rules', id)}>
              <span>
                {elementName(rules, id)}
                <span class={styles.condition}>{elementGuide(rules, id)?.condition}</span>
              </span>
              <span class={styles.value}>
                {formatNumber(value)}
                {repeats && <small>{guide().rules.each}</small>}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** The steps of the conversion, read off the rule set itself. */
function Tables() {
  const words = guide().rules;
  const set = RULES[settings.value.rules];
  const steps: { from: number; to: number; points: number }[] = [];
  for (let value = 0; value <= 41; value += 1) {
    const points = set.toPoints(value, house.value);
    const last = steps.at(-1);
    if (last?.points === points) last.to = value;
    else steps.push({ from: value, to: value, points });
  }
  return (
    <Part title={words.conversion}>
      <table class={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words.credits}</th>
            <th scope="col">{words.points}</th>
          </tr>
        </thead>
        <tbody>
          {steps.map(({ from, to, points }) => (
            <tr key={from}>
              <td>{from === to ? formatNumber(from) : `${formatNumber(from)}–${formatNumber(to)}`}</td>
              <td>{formatNumber(points)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Part>
  );
}

function Rulings() {
  const words = guide().rules;
  const { rules } = settings.value;
  return (
    <Part title={words.rulings} about={words.rulingsAbout}>
      <dl class={styles.rulings}>
        {Object.keys(ruleGuide(rules)?.rulings ?? {}).map((id) => {
          const asked = ruling(rules, id);
          return asked ? (
            <div key={id}>
              <dt>
                {asked.question} <span class={styles.id}>{id}</span>
              </dt>
              <dd>{asked.answer}</dd>
            </div>
          ) : null;
        })}
      </dl>
    </Part>
  );
}
