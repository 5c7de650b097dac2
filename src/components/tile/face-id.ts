/** Where a face stands in the page's one set. */
import { isSuitKind, kindOf, type Tile } from '../../tiles/tiles.ts';

/** The id of the group that holds a face. */
export const faceId = (tile: Tile): string => `face-${tile}`;

/** The id of the badge of a joker that stands for a tile: between the two of its index, or in an honor's free corner. */
export const badgeId = (tile: Tile): string => (isSuitKind(kindOf(tile)) ? 'joker-badge' : 'joker-badge-honor');
