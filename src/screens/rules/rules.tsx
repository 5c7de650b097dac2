/** The rules in plain words: the game in short, every element, the questions people ask, and the tables. */
import { useState } from 'preact/hooks';
import { own } from '../../app/own.ts';
import { linkTo } from '../../app/router.ts';
import { settings } from '../../app/settings.ts';
import { chooseRules } from '../../app/store.ts';
import { Choice } from '../../components/choice/choice.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { Page, Part } from '../../components/page/page.tsx';
import { Rule } from '../../components/rule/rule.tsx';
import { formatNumber } from '../../messages/format.ts';
import { elementGuide, guide, ruleGuide, ruling } from '../../messages/guide.ts';
import { elementName, groupName, messages } from '../../messages/messages.ts';
import type { HouseRules } from '../../rules/house-rules.ts';
import { RULES, RULES_IDS } from '../../rules/list.ts';
import type { ElementInfo, RuleSet } from '../../rules/rule-set.ts';
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
      <Choice
        label={words.ofGame}
        options={RULES_IDS.map((value) => ({ value, name: messages().rulesNames[value] }))}
        value={id}
        onChange={(chosen) => void chooseRules(chosen)}
      />
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
      {!wanted && <Conversion />}
      {!wanted && <Payments />}
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

/** Nothing beyond this makes a difference in any rule set. */
const MOST_VALUE = 100;

interface Step {
  readonly from: number;
  /** The last value of the same worth; null where all above it are. */
  to: number | null;
  readonly points: number;
}

/** The steps from values to points, read off the rule set itself. */
function stepsOf(set: RuleSet, switches: HouseRules): readonly Step[] {
  const steps: Step[] = [];
  for (let value = 0; value <= MOST_VALUE; value += 1) {
    const points = set.toPoints(value, switches);
    const last = steps.at(-1);
    if (last?.points === points) last.to = value;
    else steps.push({ from: value, to: value, points });
  }
  const last = steps.at(-1);
  if (last) last.to = null;
  return steps;
}

/** From values to points under the table's switches, where these are two things. */
function Conversion() {
  const words = guide().rules;
  const { units, points: unitOfPoints } = messages();
  const { rules: id } = settings.value;
  const unit = units[id];
  if (unit === unitOfPoints) return null;
  const rangeOf = ({ from, to }: Step): string => {
    if (to === null) return words.andUp(formatNumber(from));
    return from === to ? formatNumber(from) : `${formatNumber(from)}–${formatNumber(to)}`;
  };
  return (
    <Part title={words.conversion(unit.word(2))}>
      <table class={styles.table}>
        <thead>
          <tr>
            <th scope="col">{unit.word(2)}</th>
            <th scope="col">{unitOfPoints.word(2)}</th>
          </tr>
        </thead>
        <tbody>
          {stepsOf(RULES[id], own.house.value).map((step) => (
            <tr key={step.from}>
              <td>{rangeOf(step)}</td>
              <td>{formatNumber(step.points)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Part>
  );
}

function Payments() {
  const words = guide().rules;
  const told = ruleGuide(settings.value.rules)?.payments ?? [];
  return (
    <Part title={words.payment} about={words.paymentAbout}>
      {told.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
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
