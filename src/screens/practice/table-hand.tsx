/** The hand as it lies on the table: the cards from the hand sorted by suit, the winning one apart, laid-down sets, flowers. */
import type { ComponentChildren } from 'preact';
import type { Task } from '../../app/practice.ts';
import { CardGroup, CardRows } from '../../components/cards/cards.tsx';
import { Tile } from '../../components/tile/tile.tsx';
import { keep } from '../../messages/keep.ts';
import { messages } from '../../messages/messages.ts';
import { scoreWords } from '../../messages/score.ts';
import { toGroups } from '../../rules/entry.ts';
import type { WrittenGroup, WrittenTile } from '../../tiles/notation.ts';
import { isBonusTile } from '../../tiles/tiles.ts';
import styles from './style.module.css';

export function TableHand({ task: { entry } }: { task: Task }) {
  const words = keep().practice;
  const groups = toGroups(entry);
  const isBonus = ({ tiles }: WrittenGroup): boolean => tiles.some(({ tile }) => isBonusTile(tile));
  const free = groups.filter((group) => group.declaration === 'free' && !group.winning && !isBonus(group));
  return (
    <section class={styles.table} aria-label={words.hand} data-focus="hand" tabIndex={-1}>
      <div class={styles.held}>
        <Held groups={free} />
        {groups
          .filter(({ winning }) => winning)
          .map((group) => (
            <Winning key="winning" group={group} drawn={entry.won?.selfDrawn ?? false} />
          ))}
      </div>
      {entry.declared.length > 0 && (
        <CardRows>
          {groups
            .filter(({ declaration }) => declaration !== 'free')
            .map((group, at) => (
              <Picture key={at} group={group} name={declaredName(group)} />
            ))}
        </CardRows>
      )}
      {groups.filter(isBonus).map((group) => (
        <CardRows key="bonus">
          <Picture group={group} name={words.flowers(namesOf(group))} small />
        </CardRows>
      ))}
      <HowWon entry={entry} />
    </section>
  );
}

function spoken({ tile, standsFor }: WrittenTile): string {
  const { tiles } = messages();
  return standsFor ? tiles.jokerAs(standsFor) : tiles.tileName(tile);
}
const namesOf = ({ tiles }: WrittenGroup): string => messages().lists.items(tiles.map(spoken));
const declaredName = (group: WrittenGroup): string =>
  group.declaration === 'exposed'
    ? messages().picker.laidDownSet(namesOf(group))
    : keep().practice.concealedKong(namesOf(group));

/** Suit by suit; one that is longer than the row breaks, others go on in the next. */
const Held = ({ groups }: { groups: readonly WrittenGroup[] }) => (
  <span role="img" aria-label={messages().lists.groups(groups.map(namesOf))} class={styles.run}>
    {groups.map(({ tiles }, at) => (
      <span key={at} class={styles.suit}>
        {tiles.map(({ tile }, place) => (
          <Tile key={place} tile={tile} />
        ))}
      </span>
    ))}
  </span>
);

interface PictureProps {
  group: WrittenGroup;
  name: string;
  small?: boolean;
  children?: ComponentChildren;
}

const Picture = ({ group: { tiles, declaration }, name, small = false, children }: PictureProps) => (
  <span role="img" aria-label={name} class={styles.picture}>
    <CardGroup exposed={declaration === 'exposed'} concealedQuad={declaration === 'concealedQuad'}>
      {tiles.map(({ tile, standsFor }, place) => (
        <Tile key={place} tile={tile} standsFor={standsFor ?? undefined} size={small ? 'small' : undefined} />
      ))}
    </CardGroup>
    {children}
  </span>
);

function Winning({ group, drawn }: { group: WrittenGroup; drawn: boolean }) {
  const words = keep().practice;
  const how = drawn ? words.drawn : words.claimed;
  return (
    <Picture group={group} name={words.wonWith(namesOf(group), how)}>
      <span class={styles.how}>{how}</span>
    </Picture>
  );
}

/** Winds and events, for rule sets in which they matter. */
function HowWon({ entry: { won } }: Pick<Task, 'entry'>) {
  const words = keep().practice;
  const { tiles } = messages();
  const { winning } = scoreWords();
  if (!won) return null;
  return (
    <ul class={styles.facts}>
      <li>{words.seat(tiles.winds[won.seatWind])}</li>
      <li>{words.round(tiles.winds[won.roundWind])}</li>
      {won.events.map((event) => (
        <li key={event} data-event>
          {winning.events[event]}
        </li>
      ))}
    </ul>
  );
}
