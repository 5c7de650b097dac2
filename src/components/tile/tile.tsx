/**
 * A card as it lies on the table, and the place where one is missing. Both are pictures only: the control or the text
 * around them carries the name. The page holds the faces (index.html).
 */
import { JOKER, type Tile as TileName } from '../../tiles/tiles.ts';
import { badgeId, faceId } from './face-id.ts';
import styles from './style.module.css';

/** 'fill' takes the width of what surrounds it; without a size the width is the property `--tile`. */
export type TileSize = 'small' | 'large' | 'fill';

export interface TileProps {
  tile: TileName;
  /** What a joker counts as: that face is shown, with the joker's badge. */
  standsFor?: TileName | undefined;
  /** Not what is meant just now. */
  dim?: boolean | undefined;
  /** One of the cards that are meant. */
  lit?: boolean | undefined;
  size?: TileSize | undefined;
}

export function Tile({ tile, standsFor, dim, lit, size }: TileProps) {
  const stand = tile === JOKER && standsFor !== JOKER ? standsFor : undefined;
  return (
    <svg
      class={styles.tile}
      viewBox="0 0 60 80"
      aria-hidden="true"
      data-size={size}
      data-dim={dim || undefined}
      data-lit={lit || undefined}
      data-joker={stand && true}
    >
      <use href={`#${faceId(stand ?? tile)}`} />
      {stand && <use href={`#${badgeId(stand)}`} />}
    </svg>
  );
}

/** The dashed place of a card that is still missing. */
export const EmptySlot = ({ size }: { size?: TileSize | undefined }) => <span class={styles.empty} data-size={size} />;
