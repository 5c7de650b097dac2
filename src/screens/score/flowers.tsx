/** Flowers set aside, as one card with their number; a tap takes one back. */
import { flowers, takeOutBonus } from '../../app/store.ts';
import { Tile } from '../../components/tile/tile.tsx';
import { messages } from '../../messages/messages.ts';
import type { Tile as TileName } from '../../tiles/tiles.ts';
import styles from './flowers.module.css';

export function Flowers() {
  const { picker, tiles } = messages();
  const counts = new Map<TileName, number>();
  for (const tile of flowers.value) counts.set(tile, (counts.get(tile) ?? 0) + 1);
  if (counts.size === 0) return null;
  return (
    <div class={styles.flowers}>
      {[...counts].map(([tile, count]) => (
        <button
          type="button"
          key={tile}
          class={styles.flower}
          aria-label={`${picker.removeCard(tiles.tileName(tile))}, × ${count}`}
          onClick={() => takeOutBonus(tile)}
        >
          <Tile tile={tile} size="small" />
          <span aria-hidden="true">×{count}</span>
        </button>
      ))}
    </div>
  );
}
