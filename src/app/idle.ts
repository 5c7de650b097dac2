/** Screens reach the browser's idle time through here. */
export { idle } from '../platform/idle.ts';
