/** Which cards win a hand that is one card short, and what each would score. */
import { enterText, rulesId } from '../../app/store.ts';
import { Tile } from '../../components/tile/tile.tsx';
import { formatNumber } from '../../messages/format.ts';
import { messages, worthText } from '../../messages/messages.ts';
import { scoreWords } from '../../messages/score.ts';
import type { Wait } from '../../rules/score.ts';
import styles from './waits.module.css';

type Worth = Pick<Wait, 'value' | 'points' | 'mayWin'>;

const shown = ({ value, mayWin }: Pick<Worth, 'value' | 'mayWin'>): string => (mayWin ? formatNumber(value) : '–');

/** The best first; a tap puts the card in. Where it matters, the smaller figure is for a card that is claimed. */
export function Waits({ waits }: { waits: readonly Wait[] }) {
  const { tiles } = messages();
  const { waits: words } = scoreWords();
  const spoken = ({ mayWin, value, points }: Worth): string =>
    mayWin ? worthText(rulesId.value, value, points) : words.belowMinimum;
  const sorted = [...waits].sort((a, b) => b.value - a.value);
  return (
    <div class={styles.waits}>
      <span class={styles.waitsTitle}>{words.title}</span>
      <ul class={styles.waitList} aria-label={words.title}>
        {sorted.map(({ tile, value, points: worth, mayWin, claimed }) => (
          <li key={tile}>
            <button
              type="button"
              class={styles.wait}
              aria-label={
                claimed
                  ? words.worthBoth(tiles.tileName(tile), spoken({ value, points: worth, mayWin }), spoken(claimed))
                  : words.worth(tiles.tileName(tile), spoken({ value, points: worth, mayWin }))
              }
              onClick={() => enterText(tile)}
            >
              <Tile tile={tile} size="small" dim={!mayWin && !claimed?.mayWin} />
              <span aria-hidden="true">
                {shown({ value, mayWin })}
                {claimed && <small class={styles.claimed}> {shown(claimed)}</small>}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
