/** The rules in plain words: all of a rule set, or one element of it. What is read here is not what the table plays. */
import { useEffect, useState } from 'preact/hooks';
import { settings } from '../../app/settings.ts';
import { Page } from '../../components/page/page.tsx';
import { guide } from '../../messages/guide.ts';
import { messages } from '../../messages/messages.ts';
import { fetchRuleWords, ruleWords } from '../../messages/rule-words.ts';
import type { RulesId } from '../../rules/list.ts';
import { useArrival } from './arrival.ts';
import { useCard } from './card/print.tsx';
import { OneRule } from './one-rule.tsx';
import { Overview } from './overview.tsx';
import { toTarget } from './target.ts';

export default function RulesScreen({ argument }: { argument: string }) {
  const { rules, element, ruling } = toTarget(argument, settings.value.rules);
  const [query, setQuery] = useState('');
  const failed = useWords(rules);
  const leave = useArrival(argument, element !== undefined);
  useCard(rules);
  if (!ruleWords(rules)) {
    const { boot } = messages();
    return (
      <Page title={guide().rules.title}>
        <p role="status">{failed ? boot.screenFailed : boot.loading}</p>
      </Page>
    );
  }
  return element ? (
    <OneRule rules={rules} element={element} />
  ) : (
    <Overview rules={rules} ruling={ruling} query={query} onQuery={setQuery} onLeave={leave} />
  );
}

/** Fetches the words of a rule set that is not the table's. True where that failed. */
function useWords(rules: RulesId): boolean {
  const [failed, setFailed] = useState<RulesId | null>(null);
  useEffect(() => {
    fetchRuleWords(rules).catch(() => setFailed(rules));
  }, [rules]);
  return failed === rules;
}
