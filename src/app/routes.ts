/** Which screen stands at which path. The score screen is there at once, the others are loaded when they are asked for. */
import type { ComponentType } from 'preact';
import type { IconName } from '../components/icon/icon.tsx';
import { type Late, late } from '../components/late/late.tsx';
import type { Messages } from '../messages/messages.ts';
import ScoreScreen from '../screens/score/score.tsx';
import { Loading, ScreenFailed } from './failure.tsx';

export interface ScreenProps {
  /** What follows the screen's name in the address. */
  readonly argument: string;
}
export type Screen = ComponentType<ScreenProps>;

export interface Route {
  readonly path: string;
  /** The key of its name in `messages().navigation`. */
  readonly name: keyof Pick<Messages['navigation'], 'score' | 'rules' | 'settings' | 'help'>;
  readonly icon: IconName;
  readonly screen: Screen | Late<ScreenProps>;
}

const lateScreen = (load: () => Promise<{ readonly default: Screen }>): Late<ScreenProps> =>
  late(async () => (await load()).default, { loading: Loading, failed: ScreenFailed });

export const ROUTES: readonly [Route, ...Route[]] = [
  { path: '', name: 'score', icon: 'score', screen: ScoreScreen },
  { path: 'rules', name: 'rules', icon: 'rules', screen: lateScreen(() => import('../screens/rules/rules.tsx')) },
  {
    path: 'settings',
    name: 'settings',
    icon: 'settings',
    screen: lateScreen(() => import('../screens/settings/settings.tsx')),
  },
  { path: 'help', name: 'help', icon: 'help', screen: lateScreen(() => import('../screens/help/help.tsx')) },
];
