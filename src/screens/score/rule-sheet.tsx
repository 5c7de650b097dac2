/** The rule of an element over the score. Its words are fetched when it is first opened. */
import { canOpen, openExample } from '../../app/example.ts';
import { recording } from '../../app/recording.ts';
import { switchLink } from '../../app/rule-links.ts';
import { currency, house, rulesId } from '../../app/store.ts';
import { late } from '../../components/late/late.tsx';
import { Sheet } from '../../components/sheet/sheet.tsx';
import { defaultCurrency } from '../../messages/format-money.ts';
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
  const table = {
    house: house.value,
    currency: currency.value ?? defaultCurrency(),
    // What a game agreed on is not changed in the settings.
    switchLink: recording.value ? undefined : switchLink,
  };
  return (
    <Sheet title={elementName(rules, element)} onClose={onClose}>
      <Rule
        rules={rules}
        element={element}
        heading="h3"
        table={table}
        onOpen={
          canOpen(rules)
            ? (hand, how) => {
                onClose();
                void openExample(rules, hand, how);
              }
            : undefined
        }
      />
    </Sheet>
  );
}
