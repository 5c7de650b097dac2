/** Totals over the hands, a line a player. A screen reader gets the sentence that the caller writes. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
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

const EDGE = 14;
const LEAST_WIDTH = 240;
const LETTER = 7;
/** From one name to the next below it. */
const NAME_LINE = 13;

/** In pixels of the screen: letters and lines are as large on a tablet as on a phone. */
interface Frame {
  readonly width: number;
  readonly height: number;
  /** The room for the names at the right. */
  readonly names: number;
}

const frameOf = (width: number): Frame => ({
  width,
  height: Math.round(Math.min(240, Math.max(132, width * 0.3))),
  names: Math.min(128, Math.max(70, Math.round(width * 0.2))),
});

/** The width that the page gives the picture, followed as it changes. */
function useWidth() {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(LEAST_WIDTH);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = (): void => setWidth(Math.max(LEAST_WIDTH, element.clientWidth));
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(element);
    return () => watcher.disconnect();
  }, []);
  return [box, width] as const;
}

/** From a scale of totals to heights of the picture, the larger the higher. */
function scale(lines: readonly ChartLine[], target: number | null, { height }: Frame): (total: number) => number {
  const all = [0, target ?? 0, ...lines.flatMap(({ totals }) => totals.filter((total) => total !== null))];
  const low = Math.min(...all);
  const span = Math.max(1, Math.max(...all) - low);
  return (total) => height - EDGE - ((total - low) / span) * (height - 2 * EDGE);
}

/** Names at the lines' ends, pushed apart where lines end close together. */
function nameHeights(ends: readonly number[], bottom: number): readonly number[] {
  const order = ends.map((height, at) => ({ height, at })).sort((a, b) => a.height - b.height);
  const heights = [...ends];
  let free = 0;
  for (const { height, at } of order) {
    heights[at] = Math.max(height, free);
    free = (heights[at] as number) + NAME_LINE;
  }
  const excess = Math.max(0, free - NAME_LINE - bottom);
  return heights.map((height) => height - excess);
}

/** The line through the totals that there are. */
function pathOf(totals: readonly (number | null)[], step: number, height: (total: number) => number): string {
  const points = totals.flatMap((total, hand) => (total === null ? [] : [`${EDGE + hand * step} ${height(total)}`]));
  return points.length > 0 ? `M${points.join('L')}` : '';
}

export function Chart({ lines, target, targetLabel, text }: ChartProps) {
  const [box, width] = useWidth();
  const frame = frameOf(width);
  const height = scale(lines, target, frame);
  const right = width - frame.names;
  const hands = Math.max(1, ...lines.map(({ totals }) => totals.length - 1));
  const step = (right - EDGE) / hands;
  const ends = lines.map(({ totals }) => height(totals.at(-1) ?? 0));
  const names = nameHeights(ends, frame.height - 9);
  const letters = Math.floor((frame.names - 8) / LETTER);
  return (
    <div ref={box}>
      <svg class={styles.chart} viewBox={`0 0 ${width} ${frame.height}`} role="img" aria-label={text}>
        <path class={styles.zero} d={`M${EDGE} ${height(0)}H${right}`} />
        {target !== null && (
          <>
            <path class={styles.target} d={`M${EDGE} ${height(target)}H${right}`} />
            <text class={styles.label} x={EDGE} y={height(target) - 4}>
              {targetLabel}
            </text>
          </>
        )}
        {lines.map(({ name, place, totals }, at) => (
          <g key={place} class={styles.line} data-place={(place % 6) + 1}>
            <path d={pathOf(totals, step, height)} />
            <circle cx={EDGE + (totals.length - 1) * step} cy={ends[at]} r="3" />
            <text x={right + 8} y={(names[at] ?? 0) + 4}>
              {name.length > letters ? `${name.slice(0, letters - 1)}…` : name}
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
}
