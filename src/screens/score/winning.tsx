/** How the hand was won, above the breakdown: which card, drawn or claimed, and behind one fold the winds and events. */

import { recording } from '../../app/recording.ts';
import { entry, groups, house, rules, wonWith } from '../../app/store.ts';
import { changeCircumstances, circumstances, toggleEvent, winningTile } from '../../app/winning.ts';
import { Choice } from '../../components/choice/choice.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { Switch } from '../../components/switch/switch.tsx';
import { Tile } from '../../components/tile/tile.tsx';
import { messages } from '../../messages/messages.ts';
import { scoreWords } from '../../messages/score.ts';
import type { WinEvent } from '../../rules/entry.ts';
import { byTile, isSetTile, type SetTile, WINDS, type Wind } from '../../tiles/tiles.ts';
import styles from './winning.module.css';

export function Winning() {
  const { winning } = scoreWords();
  const { selfDrawn } = circumstances.value;
  // Within a game the form has asked who discarded, and pays by it.
  const said = recording.value !== null && rules.value.boardAsks.discarder(house.value);
  return (
    <section class={styles.winning} aria-label={winning.title}>
      <Candidates />
      {!said && (
        <Choice
          label={winning.how}
          options={[
            { value: 'claimed', name: winning.claimed },
            { value: 'drawn', name: winning.drawn },
          ]}
          value={selfDrawn ? 'drawn' : 'claimed'}
          onChange={(value) => changeCircumstances({ selfDrawn: value === 'drawn' })}
        />
      )}
      <More />
    </section>
  );
}

/** Each different card of the hand that was not laid down: one of them won. */
function Candidates() {
  const { tiles } = messages();
  const { winning } = scoreWords();
  const free = groups.value.filter(({ declaration }) => declaration === 'free').flatMap((group) => group.tiles);
  const candidates = [...new Set(free.map(({ tile }) => tile))]
    .filter((tile): tile is SetTile => isSetTile(tile))
    .sort(byTile);
  return (
    <fieldset class={styles.candidates}>
      <legend class={styles.which} data-asked={wonWith.value ? undefined : true}>
        {winning.which}
      </legend>
      {candidates.map((tile) => (
        <button
          type="button"
          key={tile}
          class={styles.candidate}
          aria-label={tiles.tileName(tile)}
          aria-pressed={tile === wonWith.value}
          onClick={() => {
            winningTile.value = tile;
          }}
        >
          <Tile tile={tile} size="fill" dim={wonWith.value !== null && tile !== wonWith.value} />
        </button>
      ))}
    </fieldset>
  );
}

/** Whether an event that is not on would contradict the rest of what was said. */
function isImpossible(event: WinEvent): boolean {
  const { won } = entry.value;
  if (!won || won.events.includes(event)) return false;
  const tried = { ...entry.value, won: { ...won, events: [...won.events, event] } };
  const answered = rules.value.score(tried, house.value);
  return answered.state === 'problem' && answered.problem.why === 'impossibleEvent';
}

/** "Seat East, round South", where the rules ask for winds: they are never taken for granted in silence. */
export function windsText(): string {
  if (!rules.value.asks.winds) return '';
  const { winds } = messages().tiles;
  const { seatWind, roundWind } = circumstances.value;
  return scoreWords().winning.winds(winds[seatWind], winds[roundWind]);
}

/** Events that would contradict what else was said are dead; one that has come to contradict it is told of under the total. */
function More() {
  const { winning } = scoreWords();
  const { events, seatWind, roundWind } = circumstances.value;
  const { asks } = rules.value;
  return (
    <details class={styles.more}>
      <summary>
        {winning.more}
        <span class={styles.now}>
          {[windsText(), ...events.map((event) => winning.events[event])].filter(Boolean).join(' · ')}
        </span>
        <Icon name="chevron" />
      </summary>
      {asks.winds && !recording.value && (
        <>
          <WindChoice
            label={winning.seat}
            wind={seatWind}
            onChange={(wind) => changeCircumstances({ seatWind: wind })}
          />
          <WindChoice
            label={winning.round}
            wind={roundWind}
            onChange={(wind) => changeCircumstances({ roundWind: wind })}
          />
        </>
      )}
      <div class={styles.events}>
        {asks.events.map((event) => (
          <Switch
            key={event}
            label={winning.events[event]}
            on={events.includes(event)}
            dead={isImpossible(event)}
            onChange={() => toggleEvent(event)}
          />
        ))}
      </div>
    </details>
  );
}

function WindChoice({ label, wind, onChange }: { label: string; wind: Wind; onChange: (wind: Wind) => void }) {
  const { tiles } = messages();
  return (
    <div class={styles.wind}>
      <span>{label}</span>
      <Choice
        label={label}
        options={WINDS.map((value) => ({ value, name: tiles.winds[value] }))}
        value={wind}
        onChange={onChange}
      />
    </div>
  );
}
