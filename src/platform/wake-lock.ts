/** Keeps the screen on while a game is open. The browser takes the lock away with the page; it is taken again on return. */
import { signal } from '@preact/signals';

/** 'off' while nobody asks for it. */
export type Wakefulness = 'off' | 'on' | 'refused' | 'unsupported';

export const wakefulness = signal<Wakefulness>('off');

let wanted = 0;
let lock: WakeLockSentinel | null = null;
let taking: Promise<void> | null = null;

/** One request at a time, so that there is never a lock that nobody knows of. */
function take(): Promise<void> {
  taking ??= request().finally(() => {
    taking = null;
  });
  return taking;
}

async function request(): Promise<void> {
  if (wanted === 0 || lock || document.visibilityState !== 'visible') return;
  if (!('wakeLock' in navigator)) {
    wakefulness.value = 'unsupported';
    return;
  }
  try {
    const mine = await navigator.wakeLock.request('screen');
    lock = mine;
    wakefulness.value = 'on';
    mine.addEventListener('release', () => {
      if (lock !== mine) return;
      lock = null;
      wakefulness.value = 'off';
    });
    if (wanted === 0) await letGo();
  } catch {
    wakefulness.value = 'refused'; // Low battery, or a setting of the phone.
  }
}

async function letGo(): Promise<void> {
  const held = lock;
  lock = null;
  wakefulness.value = 'off';
  await held?.release().catch(() => {});
}

let listening = false;

/** Asks for the screen to stay on; returns how to stop asking. It may be asked for in several places at once. */
export function keepAwake(): () => void {
  wanted += 1;
  if (!listening) {
    listening = true;
    document.addEventListener('visibilitychange', () => void take());
  }
  void take();
  let asked = true;
  return () => {
    if (!asked) return;
    asked = false;
    wanted -= 1;
    if (wanted === 0) void letGo();
  };
}
