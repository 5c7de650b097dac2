/** Whether the phone lets its screen stay on; apart from `awake.ts`, which the first screen loads. */
export { wakefulness } from '../platform/wake-lock.ts';
