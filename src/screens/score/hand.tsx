/** The hand as it lies there: while it is entered, a tap takes a card out; when it is complete, a tap goes back to the pad. */

import { type ShownGroup, shownGroups } from '../../app/picker.ts';
import { editing, groups, held, litItem, rules, score, showsBreakdown, takeOut } from '../../app/store.ts';
import { Card, CardGroup } from '../../components/cards/cards.tsx';
import { EmptySlot, Tile } from '../../components/tile/tile.tsx';
import { messages } from '../../messages/messages.ts';
import type { Group, Score } from '../../rules/score.ts';
import type { WrittenTile } from '../../tiles/notation.ts';
import styles from './hand.module.css';

export const Hand = () => {
  const { picker } = messages();
  const won = score.value;
  return (
    <section class={styles.zone} aria-label={picker.hand} data-complete={showsBreakdown.value || undefined}>
      {won && showsBreakdown.value ? <ReadHand won={won} /> : <EnteredHand />}
    </section>
  );
};

const spoken = ({ tile, standsFor }: WrittenTile): string =>
  standsFor ? messages().tiles.jokerAs(standsFor) : messages().tiles.tileName(tile);

function EnteredHand() {
  const { picker } = messages();
  const missing = Math.max(0, rules.value.handSize - held.value);
  return (
    <div class={styles.cards}>
      {shownGroups(groups.value).map((group) => (
        <CardGroup
          key={keyOf(group)}
          exposed={group.declaration === 'exposed'}
          concealedQuad={group.declaration === 'concealedQuad'}
          label={
            group.declaration !== 'free'
              ? picker.laidDownSet(group.cards.map(({ card }) => spoken(card)).join(', '))
              : undefined
          }
        >
          {group.cards.map(({ card, group: at, at: place }) => (
            <button
              type="button"
              key={`${at}.${place}`}
              class={styles.card}
              aria-label={picker.removeCard(spoken(card))}
              onClick={() => takeOut(at, place)}
            >
              <Tile tile={card.tile} standsFor={card.standsFor ?? undefined} />
            </button>
          ))}
          {group.open &&
            Array.from({ length: 3 - group.cards.length }, (_, place) => <EmptySlot key={`open${place}`} />)}
        </CardGroup>
      ))}
      {held.value === 0 && <FirstPlaces />}
      {held.value > 0 && missing <= 2 && missing > 0 && (
        <CardGroup>
          {Array.from({ length: missing }, (_, place) => (
            <EmptySlot key={`missing${place}`} />
          ))}
        </CardGroup>
      )}
    </div>
  );
}

/** Empty places as a hand will fill them: four sets and the eyes. */
const FirstPlaces = () => (
  <>
    {[3, 3, 3, 3, 2].map((size, group) => (
      <CardGroup key={group}>
        {Array.from({ length: size }, (_, place) => (
          <EmptySlot key={`place${place}`} />
        ))}
      </CardGroup>
    ))}
  </>
);

const keyOf = ({ cards, declaration }: ShownGroup): string =>
  `${declaration}${cards.map(({ card, group }) => `${group}${card.tile}`).join('')}`;

function spokenGroup({ tiles, exposed }: Group): string {
  const { picker, tiles: words } = messages();
  const cards = tiles.map(({ tile, joker }) => (joker ? words.jokerAs(tile) : words.tileName(tile))).join(', ');
  return exposed ? picker.laidDownSet(cards) : cards;
}

/** The best reading; cards that do not earn the lit element are dimmed. */
function ReadHand({ won }: { won: Score }) {
  const { picker } = messages();
  const lit = litItem.value === null ? null : won.items[litItem.value];
  const earning = lit ? new Set(lit.occurrences.flat()) : null;
  let place = 0;
  return (
    <button
      type="button"
      class={styles.cards}
      aria-label={`${picker.edit}: ${won.reading.groups.map(spokenGroup).join('; ')}`}
      onClick={() => {
        editing.value = true;
      }}
    >
      {won.reading.groups.map((group, at) => (
        <CardGroup key={at} exposed={group.exposed} concealedQuad={group.shape === 'quad' && !group.exposed}>
          {group.tiles.map((card) => {
            const here = place++;
            return <Card key={here} card={card} dim={earning ? !earning.has(here) : false} />;
          })}
        </CardGroup>
      ))}
    </button>
  );
}
