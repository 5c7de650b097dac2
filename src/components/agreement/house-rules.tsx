/** The switches of a rule set, each with what it is about. */
import { formatNumber } from '../../messages/format.ts';
import { formatMoney } from '../../messages/format-money.ts';
import { guide, houseRuleAbout } from '../../messages/guide.ts';
import { houseRuleTitle, houseRuleValue } from '../../messages/score.ts';
import { type ChoiceRule, defaultOf, type HouseRule, type NumberRule } from '../../rules/house-rules.ts';
import { cents } from '../../rules/money.ts';
import { Choice } from '../choice/choice.tsx';
import { NumberField } from '../number-field/number-field.tsx';
import { Select } from '../select/select.tsx';
import { type Agreement, type AgreementProps, presetName, presetOf } from './agreement.ts';
import { Row } from './row.tsx';

/** Not the id of a preset. */
const OWN = '';

/** House rules that are played together under a name that players know; choosing one sets every switch. */
export function PresetRow({ agreed, onChange }: AgreementProps) {
  const words = guide().settings;
  const { rules } = agreed;
  if (!rules.presets) return null;
  const played = presetOf(agreed);
  return (
    <Row title={words.playAs}>
      <Select
        label={words.playAs}
        options={[
          ...rules.presets.map(({ id }) => ({ value: id, name: presetName(rules.id, id) })),
          ...(played ? [] : [{ value: OWN, name: words.ownHouseRules }]),
        ]}
        value={played?.id ?? OWN}
        onChange={(wanted) => {
          const chosen = rules.presets?.find(({ id }) => id === wanted);
          if (chosen) onChange({ house: chosen.house });
        }}
      />
    </Row>
  );
}

interface HouseRuleRowsProps extends AgreementProps {
  /** Which switches. */
  which: (rule: HouseRule) => boolean;
}

export const HouseRuleRows = ({ agreed, which, here, onChange }: HouseRuleRowsProps) =>
  agreed.rules.houseRules
    .filter((rule) => which(rule) && matters(rule, agreed))
    .map((rule) => <HouseRuleRow key={rule.key} rule={rule} agreed={agreed} here={here} onChange={onChange} />);

/** A limit or a step matters only where it is used. */
const matters = ({ key }: HouseRule, { money }: Agreement): boolean =>
  !key.startsWith('penny') || money.scheme === 'pennyAPoint';

interface RuleProps<Rule> extends AgreementProps {
  rule: Rule;
}

function HouseRuleRow({ rule, agreed, here, onChange }: RuleProps<HouseRule>) {
  const about = `${houseRuleAbout(agreed.rules.id, rule.key) ?? ''} (${rule.ruling})`;
  return (
    <Row title={houseRuleTitle(agreed.rules.id, rule.key)} about={about} here={here === rule.key}>
      {rule.kind === 'choice' ? (
        <RuleChoice rule={rule} agreed={agreed} onChange={onChange} />
      ) : (
        <RuleNumber rule={rule} agreed={agreed} onChange={onChange} />
      )}
    </Row>
  );
}

function RuleChoice({ rule, agreed, onChange }: RuleProps<ChoiceRule>) {
  const { rules, house, currency } = agreed;
  return (
    <Choice
      label={houseRuleTitle(rules.id, rule.key)}
      options={rule.values.map((value) => ({ value, name: houseRuleValue(rules.id, rule, value, currency) }))}
      value={String(house[rule.key] ?? defaultOf(rule))}
      onChange={(value) => onChange({ house: { ...house, [rule.key]: value } })}
    />
  );
}

/** A number among the switches; used on its own for the target. */
export function RuleNumber({ rule, agreed, onChange }: RuleProps<NumberRule>) {
  const words = guide().settings;
  const { rules, house, currency } = agreed;
  const isMoney = rule.affects === 'payment';
  const shown = (value: number): string => (isMoney ? formatMoney(cents(value), currency) : formatNumber(value));
  return (
    <NumberField
      label={houseRuleTitle(rules.id, rule.key)}
      value={Number(house[rule.key] ?? rule.standard)}
      least={rule.least}
      most={rule.most}
      {...(isMoney ? { money: currency } : {})}
      problem={words.outOfRange(shown(rule.least), shown(rule.most))}
      onChange={(value) => onChange({ house: { ...house, [rule.key]: value } })}
    />
  );
}
