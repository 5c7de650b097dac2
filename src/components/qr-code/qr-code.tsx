/** A QR code: dark on light in both themes, with the quiet zone that cameras need. */
import { encode } from 'uqr';
import styles from './style.module.css';

/** More is too fine for a camera to read from another phone's screen. */
export const LONGEST_CODE = 2000;
/** Modules of light round it, as the standard asks. */
const QUIET = 4;

/** Dark modules of a row as strokes, those side by side in one. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  let path = '';
  for (const [y, row] of rows.entries()) {
    for (let x = 0; x < row.length; x += 1) {
      if (!row[x]) continue;
      const start = x;
      while (row[x + 1]) x += 1;
      path += `M${start + QUIET} ${y + QUIET}h${x + 1 - start}v1h${start - x - 1}z`;
    }
  }
  return path;
}

export function QrCode({ value, text }: { value: string; text: string }) {
  const { data, size } = encode(value, { ecc: 'L', border: 0 });
  const whole = size + 2 * QUIET;
  return (
    <svg
      class={styles.code}
      viewBox={`0 0 ${whole} ${whole}`}
      shape-rendering="crispEdges"
      role="img"
      aria-label={text}
    >
      <path class={styles.light} d={`M0 0h${whole}v${whole}H0z`} />
      <path class={styles.dark} d={pathOf(data)} />
    </svg>
  );
}
