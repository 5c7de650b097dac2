/** The pad with large keys: one suit at a time, the honors, and flowers apart where they would not fit beside these. */
import { useState } from 'preact/hooks';
import { deck } from '../../app/store.ts';
import { Choice } from '../../components/choice/choice.tsx';
import { messages } from '../../messages/messages.ts';
import { scoreWords } from '../../messages/score.ts';
import { tilesOf } from '../../tiles/deck.ts';
import { isBonusTile, SUITS, suitOf, type Tile } from '../../tiles/tiles.ts';
import { Keys } from './pad.tsx';

const COLUMNS = 5;
const MOST = 2 * COLUMNS;

interface PadPart {
  readonly id: string;
  readonly name: string;
  readonly tiles: readonly Tile[];
}

/** The parts of the pad, each of two rows at most. */
function partsOf(tiles: readonly Tile[]): readonly PadPart[] {
  const { tiles: words } = messages();
  const { honors, bonus } = scoreWords().pad;
  const suits = SUITS.map((suit) => ({
    id: suit,
    name: words.suits[suit],
    tiles: tiles.filter((tile) => suitOf(tile) === suit),
  }));
  const rest = tiles.filter((tile) => suitOf(tile) === undefined);
  if (rest.length <= MOST) return [...suits, { id: 'honors', name: honors, tiles: rest }];
  return [
    ...suits,
    { id: 'honors', name: honors, tiles: rest.filter((tile) => !isBonusTile(tile)) },
    { id: 'bonus', name: bonus, tiles: rest.filter(isBonusTile) },
  ];
}

export function LargeKeys() {
  const parts = partsOf(tilesOf(deck.value));
  const [chosen, setChosen] = useState<string>(SUITS[0]);
  // Other rules may have fewer parts.
  const shown = parts.find(({ id }) => id === chosen) ?? parts[0];
  return (
    <>
      <Choice
        label={scoreWords().pad.part}
        options={parts.map(({ id, name }) => ({ value: id, name }))}
        value={shown?.id ?? ''}
        onChange={setChosen}
      />
      <Keys tiles={shown?.tiles ?? []} columns={COLUMNS} />
    </>
  );
}
