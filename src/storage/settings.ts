/** What a table of players has chosen: what they play, and by which house rules and money; and how the phone shows it. */
import type { HouseRules } from '../rules/house-rules.ts';
import { isRulesId, type RulesId } from '../rules/ids.ts';
import { isCurrency } from '../rules/money.ts';
import type { MoneyRules } from '../rules/rule-set.ts';
import { isHouse, isMoney, isPlayerCount } from './agreed.ts';
import { change, type Kind, type Loaded, load } from './record.ts';
import { isRecord, isText } from './store.ts';

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
/** Which languages there are is not known here. */
const isTag = (value: unknown): value is string => isText(value) && /^[A-Za-z]{2,3}(-[A-Za-z]{2,8})*$/.test(value);

/** What is there for each rule set; those that are not known are left out. */
function byRules<One>(value: unknown, isOne: (one: unknown) => one is One): Partial<Record<RulesId, One>> | null {
  if (!isRecord(value)) return null;
  const known = Object.entries(value).filter(([id]) => isRulesId(id));
  return known.every(([, one]) => isOne(one)) ? (Object.fromEntries(known) as Partial<Record<RulesId, One>>) : null;
}

/** The settings in a record, or null where the record is none of this version. */
export function decodeSettings(record: unknown): Settings | null {
  if (!isRecord(record) || record.version !== VERSION) return null;
  const { rules, currency, players, theme } = record;
  if (!isRulesId(rules) || !isPlayerCount(players) || !isTheme(theme)) return null;
  if (currency !== null && !isCurrency(currency)) return null;
  const house = byRules(record.house, isHouse);
  const money = byRules(record.money, isMoney);
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
