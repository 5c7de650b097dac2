/** What the device says about itself, as far as advice depends on it. */

export interface Device {
  /** iPhones and iPads, which give every Home Screen app a storage of its own. */
  readonly apple: boolean;
  /** Opened from the home screen, not in a tab. */
  readonly installed: boolean;
}

export function device(): Device {
  // iPads say that they are Macs, but Macs have no touch screens.
  const apple =
    /iPhone|iPad|iPod/.test(navigator.userAgent) ||
    (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);
  const { standalone } = navigator as Navigator & { readonly standalone?: boolean };
  return { apple, installed: standalone === true || matchMedia('(display-mode: standalone)').matches };
}

/** Bytes that this app keeps here; null where the browser does not say. */
export async function storedSize(): Promise<number | null> {
  const estimate = await navigator.storage?.estimate?.().catch(() => null);
  return estimate?.usage ?? null;
}
