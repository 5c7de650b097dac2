/** The pad in thumb's reach: every tile of the deck, the modes above it and the tools below. */

import { type KeyState, keyState, PICKER_MODES } from '../../app/picker.ts';
import { settings } from '../../app/settings.ts';
import {
  canRedo,
  canUndo,
  chooseMode,
  clearHand,
  editing,
  groups,
  laidDown,
  mode,
  pad,
  redo,
  rules,
  score,
  tapKey,
  undo,
} from '../../app/store.ts';
import { Choice } from '../../components/choice/choice.tsx';
import { Icon, type IconName } from '../../components/icon/icon.tsx';
import { Switch } from '../../components/switch/switch.tsx';
import { Tile } from '../../components/tile/tile.tsx';
import { messages } from '../../messages/messages.ts';
import { tilesOf } from '../../tiles/deck.ts';
import type { Tile as TileName } from '../../tiles/tiles.ts';
import { LargeKeys } from './later.ts';
import styles from './pad.module.css';

const COLUMNS = 9;

/** Arrow keys move over the pad as over a table. */
function moveFocus(event: KeyboardEvent, columns: number): void {
  const by = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns }[event.key];
  if (by === undefined || !(event.currentTarget instanceof HTMLElement)) return;
  const keys = [...event.currentTarget.querySelectorAll('button')];
  const next = keys[keys.indexOf(document.activeElement as HTMLButtonElement) + by];
  event.preventDefault();
  next?.focus();
}

export function Pad() {
  const { picker } = messages();
  return (
    <section class={styles.pad} aria-label={picker.pad}>
      <Choice
        label={picker.mode}
        options={PICKER_MODES.filter((value) => value !== 'quad' || rules.value.asks.quads).map((value) => ({
          value,
          name: picker.modes[value],
        }))}
        value={mode.value}
        onChange={chooseMode}
      />
      {settings.value.largeFaces ? <LargeKeys /> : <Keys tiles={tilesOf(pad.value.deck)} />}
      <div class={styles.tools}>
        {rules.value.asks.exposedSets && (
          <Switch
            label={picker.laidDown}
            on={laidDown.value}
            onChange={(on) => {
              laidDown.value = on;
            }}
          />
        )}
        <span class={styles.steps}>
          <Tool icon="undo" name={picker.undo} dead={!canUndo.value} onTap={undo} />
          <Tool icon="redo" name={picker.redo} dead={!canRedo.value} onTap={redo} />
          {score.value && editing.value ? (
            <button
              type="button"
              class={styles.done}
              onClick={() => {
                editing.value = false;
              }}
            >
              {picker.showScore}
            </button>
          ) : (
            <button type="button" class={styles.clear} aria-disabled={groups.value.length === 0} onClick={clearHand}>
              {picker.clear}
            </button>
          )}
        </span>
      </div>
    </section>
  );
}

/** One handler for all keys: on the slowest phones a handler each would be felt at the start. */
function onTap({ target }: Event): void {
  const key = target instanceof Element ? target.closest<HTMLElement>('[data-tile]') : null;
  if (key) tapKey(key.dataset.tile as TileName);
}

/** Keys in rows; `columns` where they are fewer and larger than those of the whole pad. */
export const Keys = ({ tiles, columns }: { tiles: readonly TileName[]; columns?: number }) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside are what is tapped, and moved among
  <div
    class={styles.keys}
    data-columns={columns}
    onClick={onTap}
    onKeyDown={(event) => moveFocus(event, columns ?? COLUMNS)}
  >
    {tiles.map((tile) => keyOf(tile, keyState(pad.value, tile)))}
  </div>
);

/**
 * A dead key keeps the focus and says why it is dead. No component: three dozen of them, each with an eye on the words, are
 * most of what the first screen takes to come to life.
 */
function keyOf(tile: TileName, { left, dead }: KeyState) {
  const { picker, tiles } = messages();
  const note = `left-${tile}`;
  return (
    <button
      key={tile}
      type="button"
      class={styles.key}
      data-tile={tile}
      data-left={left}
      aria-label={tiles.tileName(tile)}
      aria-describedby={note}
      aria-disabled={dead !== null}
    >
      {Tile({ tile, size: 'fill' })}
      <span id={note} hidden>
        {dead && dead !== 'noneLeft' ? `${picker.left(left)}, ${picker.dead[dead]}` : picker.left(left)}
      </span>
    </button>
  );
}

interface ToolProps {
  icon: IconName;
  name: string;
  dead: boolean;
  onTap: () => void;
}

const Tool = ({ icon, name, dead, onTap }: ToolProps) => (
  <button type="button" class={styles.tool} aria-label={name} title={name} aria-disabled={dead} onClick={onTap}>
    <Icon name={icon} />
  </button>
);
