/** A broken record as text; it may hold anything that a database can. */
import type { Aside } from '../../app/backup.ts';

type Kind = 'game' | 'people' | 'draft' | 'settings' | 'other';

export function kindOf(key: string): Kind {
  const [name = ''] = key.split(':');
  return name === 'game' || name === 'people' || name === 'draft' || name === 'settings' ? name : 'other';
}

/** What JSON does not know becomes text, and what holds itself is cut off. */
export function asideText({ of, record }: Aside): string {
  const above: unknown[] = [];
  return JSON.stringify(
    { of, record },
    function (this: unknown, _key, value: unknown) {
      if (typeof value === 'bigint') return String(value);
      if (typeof value !== 'object' || value === null) return value;
      above.length = above.indexOf(this) + 1;
      if (above.includes(value)) return null;
      above.push(value);
      return value;
    },
    1,
  );
}
