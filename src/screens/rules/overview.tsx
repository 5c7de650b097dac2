/** All rules of a rule set: the game in short, every element, the tables, and the questions people ask. */
import type { ComponentChildren } from 'preact';
import { ruleLink } from '../../app/rule-links.ts';
import { Choice } from '../../components/choice/choice.tsx';
import { Page, Part } from '../../components/page/page.tsx';
import { guide, ruleGuide } from '../../messages/guide.ts';
import { groupName, messages } from '../../messages/messages.ts';
import { RULES_IDS, type RulesId } from '../../rules/list.ts';
import { agreedOn } from './agreed.ts';
import { ElementGroup } from './elements.tsx';
import { conversion } from './figures.ts';
import { findElements, findRulings } from './find.ts';
import { JumpList } from './jump-list.tsx';
import { Rulings } from './rulings.tsx';
import { Search } from './search.tsx';
import { Conversion, Payments } from './tables.tsx';

interface OverviewProps {
  rules: RulesId;
  /** The one that the address names. */
  ruling: string | undefined;
  query: string;
  onQuery: (query: string) => void;
  /** Called with the address of the element that is gone to. */
  onLeave: (link: string) => void;
}

interface PartOfRules {
  readonly key: string;
  readonly title: string;
  readonly content: ComponentChildren;
}

export function Overview({ rules, ruling, query, onQuery, onLeave }: OverviewProps) {
  const words = guide().rules;
  const elements = findElements(rules, query);
  const rulings = findRulings(rules, query);
  const groups = [...new Set(elements.map(({ group }) => group))];
  const searching = query.trim() !== '';
  const found: PartOfRules[] = groups.map((group) => ({
    key: `group-${group}`,
    title: groupName(rules, group),
    content: (
      <ElementGroup
        rules={rules}
        group={group}
        elements={elements.filter((element) => element.group === group)}
        onLeave={onLeave}
      />
    ),
  }));
  const answered: PartOfRules = {
    key: 'rulings',
    title: words.rulings,
    content: rulings.length > 0 && <Rulings rules={rules} ids={rulings} here={ruling} />,
  };
  const parts = searching ? [...found, answered] : [...about(rules), ...found, ...tables(rules), answered];
  return (
    <Page title={words.title}>
      <Choice
        label={words.ofGame}
        options={RULES_IDS.map((value) => ({ value, name: messages().rulesNames[value] }))}
        value={rules}
        // In place of this address: Back leads to where one came from.
        onChange={(chosen) => location.replace(ruleLink(chosen))}
      />
      <Search query={query} found={elements.length + rulings.length} onInput={onQuery} />
      {!searching && <JumpList parts={parts} />}
      {parts.map(({ key, content }) => (
        <div key={key} id={key}>
          {content}
        </div>
      ))}
    </Page>
  );
}

function about(rules: RulesId): readonly PartOfRules[] {
  const title = guide().rules.game;
  const content = (
    <Part title={title}>
      {(ruleGuide(rules)?.gameInShort ?? []).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </Part>
  );
  return [{ key: 'game', title, content }];
}

function tables(rules: RulesId): readonly PartOfRules[] {
  const points = conversion(rules, agreedOn(rules).house);
  return [
    ...(points ? [{ key: 'conversion', title: points.title, content: <Conversion rules={rules} /> }] : []),
    { key: 'payments', title: guide().rules.payment, content: <Payments rules={rules} /> },
  ];
}
