/** What a table of players has chosen: house rules, money, how many they are, and the theme. */
import { type HouseRules, isAllowed } from '../rules/house-rules.ts';
import { isRulesId, RULES, type RulesId } from '../rules/list.ts';
import type { MoneyRules } from '../rules/rule-set.ts';
import { isRecord, isText, type Loaded, load, save } from './store.ts';

const KEY = 'settings';
const VERSION = 1;

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export interface Settings {
  readonly rules: RulesId;
  /** Departures from the defaults, by rule set. */
  readonly house: Readonly<Partial<Record<RulesId, HouseRules>>>;
  readonly money: MoneyRules;
  /** A code such as EUR; null is that of the browser's region. */
  readonly currency: string | null;
  readonly players: number;
  readonly theme: Theme;
}

export const DEFAULT_SETTINGS: Settings = {
  rules: 'mhing',
  house: {},
  money: { scheme: 'pennyAPoint', amounts: {} },
  currency: null,
  players: 4,
  theme: 'system',
};

const isTheme = (value: unknown): value is Theme => THEMES.some((theme) => theme === value);
const isCurrency = (value: unknown): value is string | null =>
  value === null || (isText(value) && /^[A-Z]{3}$/.test(value));
const isAmount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

function decodeHouse(value: unknown): Settings['house'] | null {
  if (!isRecord(value)) return null;
  const house: Partial<Record<RulesId, HouseRules>> = {};
  for (const [id, switches] of Object.entries(value)) {
    if (!isRulesId(id) || !isRecord(switches)) return null;
    const known = RULES[id].houseRules;
    const chosen = Object.entries(switches).filter(([key, setting]) =>
      known.some((rule) => rule.key === key && isAllowed(rule, setting)),
    );
    house[id] = Object.fromEntries(chosen) as HouseRules;
  }
  return house;
}

function decodeMoney(value: unknown, rules: RulesId): MoneyRules | null {
  if (!isRecord(value) || !isText(value.scheme) || !isRecord(value.amounts)) return null;
  const { scheme, amounts } = value;
  if (!RULES[rules].moneySchemes.includes(scheme) || !Object.values(amounts).every(isAmount)) return null;
  return { scheme, amounts: amounts as Record<string, number> };
}

/** The settings in a record, or null where the record is none of this version. Switches that no longer exist are left out. */
export function decodeSettings(record: unknown): Settings | null {
  if (!isRecord(record) || record.version !== VERSION) return null;
  const { rules, currency, players, theme } = record;
  if (!isText(rules) || !isRulesId(rules) || !isTheme(theme) || !isCurrency(currency)) return null;
  const { least, most } = RULES[rules].seats;
  if (!Number.isInteger(players) || (players as number) < least || (players as number) > most) return null;
  const house = decodeHouse(record.house);
  const money = decodeMoney(record.money, rules);
  return house && money && { rules, house, money, currency, players: players as number, theme };
}

/** The settings kept on this phone; unreadable ones are put aside and the defaults come back. */
export const loadSettings = (): Promise<Loaded<Settings>> => load(KEY, decodeSettings, DEFAULT_SETTINGS);

/** Resolves once the settings are on the disk. */
export const saveSettings = (settings: Settings): Promise<void> => save(KEY, { version: VERSION, ...settings });
