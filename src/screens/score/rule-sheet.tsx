/** The rule of an element over the score. Its words are fetched when it is first opened. */
import { rulesId } from '../../app/store.ts';
import { late } from '../../components/late/late.tsx';
import { Sheet } from '../../components/sheet/sheet.tsx';
import { elementName, messages } from '../../messages/messages.ts';

const Rule = late(async () => (await import('../../components/rule/rule.tsx')).Rule, {
  loading: () => <p>{messages().boot.loading}</p>,
  failed: () => <p>{messages().boot.screenFailed}</p>,
});

interface RuleSheetProps {
  element: string;
  onClose: () => void;
}

export function RuleSheet({ element, onClose }: RuleSheetProps) {
  const rules = rulesId.value;
  return (
    <Sheet title={elementName(rules, element)} onClose={onClose}>
      <Rule rules={rules} element={element} heading="h3" />
    </Sheet>
  );
}
