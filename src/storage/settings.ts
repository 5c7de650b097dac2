/** What a table of players has chosen: house rules, money, how many they are, and the theme. */
import type { HouseRules } from '../rules/house-rules.ts';
import { isRulesId, type RulesId } from '../rules/ids.ts';
import { isCurrency } from '../rules/money.ts';
import type { MoneyRules } from '../rules/rule-set.ts';
import { change, type Kind, type Loaded, load } from './record.ts';
import { isCount, isRecord, isText } from './store.ts';

const VERSION = 1;

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export interface Settings {
  readonly rules: RulesId;
  /** Departures from the defaults, by rule set. */
  readonly house: Readonly<Partial<Record<RulesId, HouseRules>>>;
  /** What was agreed by rule set; the rule set's own where there is none. */
  readonly money: Readonly<Partial<Record<RulesId, MoneyRules>>>;
  /** A code such as EUR; null is that of the browser's region. */
  readonly currency: string | null;
  readonly players: number;
  readonly theme: Theme;
  /** Larger cards and digits where a hand is entered. */
  readonly largeFaces: boolean;
  /** Whether a key does something without Ctrl, away from a field: typing cards, finding, help. */
  readonly singleKeys: boolean;
  /** A language tag; null is the browser's. */
  readonly language: string | null;
}

export const DEFAULT_SETTINGS: Settings = {
  rules: 'mhing',
  house: {},
  money: {},
  currency: null,
  players: 4,
  theme: 'system',
  largeFaces: false,
  singleKeys: true,
  language: null,
};

const isTheme = (value: unknown): value is Theme => THEMES.some((theme) => theme === value);
const isCurrencyOrNull = (value: unknown): value is string | null =>
  value === null || (isText(value) && isCurrency(value));
/** Which languages there are is not known here. */
const isTag = (value: unknown): value is string => isText(value) && /^[A-Za-z]{2,3}(-[A-Za-z]{2,8})*$/.test(value);

const isSwitch = (value: unknown): value is string | number => isText(value) || Number.isSafeInteger(value);

/** Only the shape is looked at here: a switch or a value that the rule set does not know reads as its default there. */
function decodeHouse(value: unknown): Settings['house'] | null {
  if (!isRecord(value)) return null;
  const known = Object.entries(value).filter(([id]) => isRulesId(id));
  const sound = known.every(([, switches]) => isRecord(switches) && Object.values(switches).every(isSwitch));
  return sound ? (Object.fromEntries(known) as Settings['house']) : null;
}

function decodeMoney(value: unknown): Settings['money'] | null {
  if (!isRecord(value)) return null;
  const money: Partial<Record<RulesId, MoneyRules>> = {};
  for (const [id, agreed] of Object.entries(value)) {
    const decoded = decodeAgreed(agreed);
    if (!decoded) return null;
    if (isRulesId(id)) money[id] = decoded;
  }
  return money;
}

function decodeAgreed(value: unknown): MoneyRules | null {
  if (!isRecord(value) || !isText(value.scheme) || !isRecord(value.amounts)) return null;
  const { scheme, amounts } = value;
  return Object.values(amounts).every(isCount) ? { scheme, amounts: amounts as Record<string, number> } : null;
}

const isPlayerCount = (value: unknown): value is number => isCount(value) && value >= 2 && value <= 6;

/** The settings in a record, or null where the record is none of this version. */
export function decodeSettings(record: unknown): Settings | null {
  if (!isRecord(record) || record.version !== VERSION) return null;
  const { rules, currency, players, theme } = record;
  if (!isText(rules) || !isRulesId(rules) || !isTheme(theme) || !isCurrencyOrNull(currency)) return null;
  if (!isPlayerCount(players)) return null;
  const house = decodeHouse(record.house);
  const money = decodeMoney(record.money);
  // Records of the first versions have none of these.
  const language = isTag(record.language) ? record.language : null;
  const largeFaces = record.largeFaces === true;
  const singleKeys = record.singleKeys !== false;
  return house && money && { rules, house, money, currency, players, theme, largeFaces, singleKeys, language };
}

const SETTINGS: Kind<Settings> = {
  key: 'settings',
  decode: decodeSettings,
  encode: (settings) => ({ version: VERSION, ...settings }),
  none: DEFAULT_SETTINGS,
};

export const loadSettings = (): Promise<Loaded<Settings>> => load(SETTINGS);

/** What another tab has changed meanwhile stays. */
export const saveSettings = (changes: Partial<Settings>): Promise<Settings> =>
  change(SETTINGS, (settings) => ({ ...settings, ...changes }));
