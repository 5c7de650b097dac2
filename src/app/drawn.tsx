/** The first screen as somebody sees it who has never been here, in English: the build puts it into the page. */
import { renderToString } from 'preact-render-to-string';
import { Shell } from './shell.tsx';

export const drawnScreen = (): string => renderToString(<Shell />);
