/** Totals over the hands, a line a player. A screen reader gets the sentence that the caller writes. */
import styles from './style.module.css';

export interface ChartLine {
  readonly name: string;
  /** For the color, and for the dashes that tell lines apart without it. */
  readonly place: number;
  /** The total before the first hand, then after each; null before somebody had joined. */
  readonly totals: readonly (number | null)[];
}

interface ChartProps {
  lines: readonly ChartLine[];
  /** Drawn as a dashed line across, where there is one. */
  target: number | null;
  targetLabel: string;
  /** What the picture shows, in words. */
  text: string;
}

const WIDTH = 328;
const HEIGHT = 132;
const EDGE = 14;
const NAMES = 64;

/** From a scale of totals to heights of the picture, the larger the higher. */
function scale(lines: readonly ChartLine[], target: number | null): (total: number) => number {
  const all = [0, target ?? 0, ...lines.flatMap(({ totals }) => totals.filter((total) => total !== null))];
  const low = Math.min(...all);
  const span = Math.max(1, Math.max(...all) - low);
  return (total) => HEIGHT - EDGE - ((total - low) / span) * (HEIGHT - 2 * EDGE);
}

/** Names at the lines' ends, pushed apart where lines end close together. */
function nameHeights(ends: readonly number[]): readonly number[] {
  const order = ends.map((height, at) => ({ height, at })).sort((a, b) => a.height - b.height);
  const heights = [...ends];
  let free = 0;
  for (const { height, at } of order) {
    heights[at] = Math.max(height, free);
    free = (heights[at] as number) + 13;
  }
  const excess = Math.max(0, free - 13 - (HEIGHT - 6));
  return heights.map((height) => height - excess);
}

/** The line through the totals that there are. */
function pathOf(totals: readonly (number | null)[], step: number, height: (total: number) => number): string {
  const points = totals.flatMap((total, hand) => (total === null ? [] : [`${EDGE + hand * step} ${height(total)}`]));
  return points.length > 0 ? `M${points.join('L')}` : '';
}

export function Chart({ lines, target, targetLabel, text }: ChartProps) {
  const height = scale(lines, target);
  const hands = Math.max(1, ...lines.map(({ totals }) => totals.length - 1));
  const step = (WIDTH - EDGE - NAMES) / hands;
  const names = nameHeights(lines.map(({ totals }) => height(totals.at(-1) ?? 0)));
  return (
    <svg class={styles.chart} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={text}>
      <path class={styles.zero} d={`M${EDGE} ${height(0)}H${WIDTH - NAMES}`} />
      {target !== null && (
        <>
          <path class={styles.target} d={`M${EDGE} ${height(target)}H${WIDTH - NAMES}`} />
          <text class={styles.label} x={EDGE} y={height(target) - 4}>
            {targetLabel}
          </text>
        </>
      )}
      {lines.map(({ name, place, totals }, at) => (
        <g key={place} class={styles.line} data-place={(place % 6) + 1}>
          <path d={pathOf(totals, step, height)} />
          <circle cx={EDGE + (totals.length - 1) * step} cy={height(totals.at(-1) ?? 0)} r="3" />
          <text x={WIDTH - NAMES + 8} y={(names[at] ?? 0) + 4}>
            {name.length > 8 ? `${name.slice(0, 7)}…` : name}
          </text>
        </g>
      ))}
    </svg>
  );
}
