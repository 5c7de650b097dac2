/** Cards side by side as a group lies on the table; a laid-down group stands on a bar. */
import type { ComponentChildren } from 'preact';
import type { PlacedTile } from '../../rules/score.ts';
import { JOKER, type Tile as TileName } from '../../tiles/tiles.ts';
import { Tile, type TileSize } from '../tile/tile.tsx';
import styles from './style.module.css';

interface CardGroupProps {
  exposed?: boolean;
  /** A quad that was laid from the hand: declared, but not open. */
  concealedQuad?: boolean;
  /** What a screen reader is told about the cards in it together. */
  label?: string | undefined;
  children: ComponentChildren;
}

export const CardGroup = ({ exposed = false, concealedQuad = false, label, children }: CardGroupProps) => (
  <span
    class={styles.group}
    data-group
    data-exposed={exposed || undefined}
    data-concealed-quad={concealedQuad || undefined}
    {...(label ? { role: 'group', 'aria-label': label } : {})}
  >
    {children}
  </span>
);

interface CardProps {
  card: PlacedTile | { readonly tile: TileName; readonly joker: false };
  dim?: boolean;
  size?: TileSize;
}

/** A card in its place; a joker shows what it stands for. */
export const Card = ({ card, dim, size }: CardProps) =>
  card.joker ? (
    <Tile tile={JOKER} standsFor={card.tile} dim={dim} size={size} />
  ) : (
    <Tile tile={card.tile} dim={dim} size={size} />
  );

/** Groups in rows that break between groups. */
export const CardRows = ({ children }: { children: ComponentChildren }) => <span class={styles.rows}>{children}</span>;
