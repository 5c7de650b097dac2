/** Which screen stands at which path. The score screen is there at once, the others are loaded when they are asked for. */
import type { ComponentType } from 'preact';
import { type Late, late } from '../components/late/late.tsx';
import type { Messages } from '../messages/messages.ts';
import { fetchRuleWords } from '../messages/rule-words.ts';
import ScoreScreen from '../screens/score/score.tsx';
import { Loading, ScreenFailed } from './failure.tsx';
import { rulesId } from './store.ts';

export interface ScreenProps {
  /** What follows the screen's name in the address. */
  readonly argument: string;
}
export type Screen = ComponentType<ScreenProps>;

/** The places of the navigation; every screen belongs to one of them. */
export const TABS = ['score', 'games', 'rules', 'more'] as const;
export type Tab = (typeof TABS)[number];

export interface Route {
  readonly path: string;
  /** The key of its name in `messages().navigation`. */
  readonly name: keyof Messages['navigation'];
  readonly tab: Tab;
  readonly screen: Screen | Late<ScreenProps>;
}

const lateScreen = (load: () => Promise<{ readonly default: Screen }>): Late<ScreenProps> =>
  late(async () => (await Promise.all([load(), fetchRuleWords(rulesId.peek())]))[0].default, {
    loading: Loading,
    failed: ScreenFailed,
  });

const SCORE: Route = { path: '', name: 'score', tab: 'score', screen: ScoreScreen };
const GAMES: Route = {
  path: 'games',
  name: 'games',
  tab: 'games',
  screen: lateScreen(() => import('../screens/games/games.tsx')),
};
const RULES: Route = {
  path: 'rules',
  name: 'rules',
  tab: 'rules',
  screen: lateScreen(() => import('../screens/rules/rules.tsx')),
};
const MORE: Route = {
  path: 'more',
  name: 'more',
  tab: 'more',
  screen: lateScreen(() => import('../screens/more/more.tsx')),
};

/** Where each tab leads. */
export const TAB_ROUTES: Readonly<Record<Tab, Route>> = { score: SCORE, games: GAMES, rules: RULES, more: MORE };

export const ROUTES: readonly [Route, ...Route[]] = [
  SCORE,
  GAMES,
  {
    path: 'new-game',
    name: 'newGame',
    tab: 'games',
    screen: lateScreen(() => import('../screens/new-game/new-game.tsx')),
  },
  {
    path: 'game',
    name: 'game',
    tab: 'games',
    screen: lateScreen(() => import('../screens/board/board.tsx')),
  },
  {
    path: 'hand',
    name: 'score',
    tab: 'score',
    screen: lateScreen(() => import('../screens/shared-hand/shared-hand.tsx')),
  },
  { path: 'board', name: 'game', tab: 'games', screen: lateScreen(() => import('../screens/board/shared-board.tsx')) },
  { path: 'settle', name: 'settle', tab: 'games', screen: lateScreen(() => import('../screens/settle/settle.tsx')) },
  RULES,
  MORE,
  {
    path: 'settings',
    name: 'settings',
    tab: 'more',
    screen: lateScreen(() => import('../screens/settings/settings.tsx')),
  },
  { path: 'people', name: 'people', tab: 'more', screen: lateScreen(() => import('../screens/people/people.tsx')) },
  { path: 'backup', name: 'backup', tab: 'more', screen: lateScreen(() => import('../screens/backup/backup.tsx')) },
  {
    path: 'practice',
    name: 'practice',
    tab: 'more',
    screen: lateScreen(() => import('../screens/practice/practice.tsx')),
  },
  { path: 'about', name: 'about', tab: 'more', screen: lateScreen(() => import('../screens/about/about.tsx')) },
  { path: 'help', name: 'help', tab: 'more', screen: lateScreen(() => import('../screens/help/help.tsx')) },
];
