/** Asks the browser to keep what is stored even when it runs short of room. */

export type Persistence = 'granted' | 'refused' | 'unsupported';

const storage = (): StorageManager | undefined => globalThis.navigator?.storage;

/** To be asked once there is something to lose: some browsers show a question. */
export async function askToPersist(): Promise<Persistence> {
  if (!storage()?.persist) return 'unsupported';
  return (await storage()
    ?.persist()
    .catch(() => false))
    ? 'granted'
    : 'refused';
}

/** How it stands, without asking. */
export async function persistence(): Promise<Persistence> {
  if (!storage()?.persisted) return 'unsupported';
  return (await storage()
    ?.persisted()
    .catch(() => false))
    ? 'granted'
    : 'refused';
}
