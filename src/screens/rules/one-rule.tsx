/** One element with its examples, which a tap opens in the picker. */
import { canOpen, openExample } from '../../app/example.ts';
import { ruleLink } from '../../app/rule-links.ts';
import { Page, Part } from '../../components/page/page.tsx';
import { Rule } from '../../components/rule/rule.tsx';
import { guide } from '../../messages/guide.ts';
import { elementName, messages } from '../../messages/messages.ts';
import type { RulesId } from '../../rules/list.ts';
import { agreedOn } from './agreed.ts';

export function OneRule({ rules, element }: { rules: RulesId; element: string }) {
  return (
    <Page
      title={elementName(rules, element)}
      up={{ href: ruleLink(rules), name: `${guide().rules.title}: ${messages().rulesNames[rules]}` }}
    >
      <Part>
        <Rule
          rules={rules}
          element={element}
          heading="h2"
          table={agreedOn(rules)}
          onOpen={canOpen(rules) ? (hand, how) => void openExample(rules, hand, how) : undefined}
        />
      </Part>
    </Page>
  );
}
