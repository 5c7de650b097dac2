/** Asks what the jokers of a laid-down set stand for: the sets that it can be, drawn in cards (M12). */
import { namings, unnamedSetAt } from '../../app/picker.ts';
import { groups, nameSet, takeOut } from '../../app/store.ts';
import { CardGroup } from '../../components/cards/cards.tsx';
import { Sheet } from '../../components/sheet/sheet.tsx';
import { Tile } from '../../components/tile/tile.tsx';
import { messages } from '../../messages/messages.ts';
import type { WrittenTile } from '../../tiles/notation.ts';
import styles from './joker-question.module.css';

const spoken = ({ tile, standsFor }: WrittenTile): string =>
  standsFor ? messages().tiles.jokerAs(standsFor) : messages().tiles.tileName(tile);

/** Closing it without an answer takes the last card back, so that no set stays half said. */
export function JokerQuestion() {
  const at = unnamedSetAt(groups.value);
  const set = groups.value[at];
  if (!set) return null;
  return (
    <Sheet
      key={`${at} ${set.tiles.map(({ tile }) => tile).join('')}`}
      title={messages().picker.jokerQuestion}
      onClose={() => {
        if (unnamedSetAt(groups.peek()) === at) takeOut(at, set.tiles.length - 1);
      }}
    >
      <div class={styles.options}>
        {namings(set.tiles).map((named) => (
          <button
            type="button"
            key={named.map(({ tile, standsFor }) => standsFor ?? tile).join('')}
            class={styles.option}
            aria-label={messages().lists.items(named.map(spoken))}
            onClick={() => nameSet(at, named)}
          >
            <CardGroup exposed>
              {named.map(({ tile, standsFor }, place) => (
                <Tile key={place} tile={tile} standsFor={standsFor ?? undefined} />
              ))}
            </CardGroup>
          </button>
        ))}
      </div>
    </Sheet>
  );
}
