/** The faces' one copy in the page; every Tile refers to it, so it stands before the first of them. */
import { faceSymbols } from './faces.ts';
import styles from './style.module.css';

const SYMBOLS = { __html: faceSymbols() };

export const TileSprite = () => <svg class={styles.sprite} aria-hidden="true" dangerouslySetInnerHTML={SYMBOLS} />;
