/**
 * A card as it lies on the table, and the place where one is missing. Both are pictures only: the control or the text
 * around them carries the name. TileSprite must be in the page.
 */
import { JOKER, type Tile as TileName } from '../../tiles/tiles.ts';
import { faceId, JOKER_BADGE_ID } from './faces.ts';
import styles from './style.module.css';

/** 'fill' takes the width of what surrounds it; without a size the width is `--tile`. */
export type TileSize = 'small' | 'large' | 'fill';

export interface TileProps {
  tile: TileName;
  /** What a joker counts as: its face is shown with the joker's mark. */
  standsFor?: TileName | undefined;
  /** Not what is meant just now. */
  dim?: boolean | undefined;
  /** One of the cards that are meant. */
  lit?: boolean | undefined;
  size?: TileSize | undefined;
}

export function Tile({ tile, standsFor, dim = false, lit = false, size }: TileProps) {
  const stands = tile === JOKER && standsFor !== undefined && standsFor !== JOKER;
  return (
    <span class={styles.tile} data-size={size} data-dim={dim || undefined} data-lit={lit || undefined} data-joker={stands || undefined} aria-hidden="true">
      <svg viewBox="0 0 60 80">
        <use href={`#${faceId(stands ? standsFor : tile)}`} />
        {stands && <use href={`#${JOKER_BADGE_ID}`} />}
      </svg>
    </span>
  );
}

/** The dashed place of a card that is still missing. */
export const EmptySlot = ({ size }: { size?: TileSize | undefined }) => (
  <span class={styles.empty} data-size={size} aria-hidden="true" />
);
