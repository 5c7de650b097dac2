import { describe, expect, it } from 'vitest';
import { fetchRuleWords } from '../../messages/rule-words.ts';
import { RULES, RULES_IDS } from '../../rules/list.ts';
import { presetName, presetOf } from './agreement.ts';

const { mhing, hongkong, mcr } = RULES;

describe('the preset that is played', () => {
  it.each([hongkong, mcr])('of $id is found from its switches, without departures the first', (rules) => {
    for (const preset of rules.presets ?? []) expect(presetOf({ rules, house: preset.house })).toBe(preset);
    expect(presetOf({ rules, house: {} })).toBe(rules.presets?.[0]);
  });

  it('does not depend on whether defaults are named, nor on switches that there are not', () => {
    const house = { zeroFans: 'chicken', minFans: 'three', table: 'stepped', limit: 'none', jokers: 'six' };
    expect(presetOf({ rules: hongkong, house })?.id).toBe('homeTable');
  });

  it('is none where one switch differs, and in a rule set without presets', () => {
    expect(presetOf({ rules: hongkong, house: { zeroFans: 'chicken', minFans: 'one' } })).toBeUndefined();
    expect(presetOf({ rules: mcr, house: { mixedShiftedPungs: 'six', minimum: 6 } })).toBeUndefined();
    expect(presetOf({ rules: mhing, house: {} })).toBeUndefined();
  });

  it('has a name', async () => {
    for (const id of RULES_IDS) {
      await fetchRuleWords(id);
      for (const preset of RULES[id].presets ?? []) expect(presetName(id, preset.id)).not.toBe(preset.id);
    }
  });
});
