/** The hand as it lies there: while it is entered, a tap takes a card out; when it is complete, a tap goes back to the pad. */
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
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

/** Steps by which cards become smaller where they would not fit. */
const TIGHTER = ['0', '1', '2', '3'] as const;

/** The hand's place does not grow: where the cards do not fit in it, they shrink before anything is painted; `none` fit. */
function useFittingCards<Place extends HTMLElement>(none = false): RefObject<Place | null> {
  const cards = useRef<Place>(null);
  const [, setWidth] = useState(0);
  useLayoutEffect(() => {
    const place = cards.current;
    if (!place) return;
    for (const step of TIGHTER) {
      place.dataset.tight = step;
      // Measuring lays the whole page out, which the first screen has no need of.
      if (none || place.scrollHeight <= place.clientHeight) break;
    }
  });
  useEffect(() => {
    const onResize = (): void => setWidth(innerWidth);
    addEventListener('resize', onResize);
    return () => removeEventListener('resize', onResize);
  }, []);
  return cards;
}

/** When the card that had the focus is taken out, the one that takes its place gets it, or the last. */
function useFocusKept(cards: RefObject<HTMLElement | null>): void {
  const place = useRef(-1);
  useLayoutEffect(() => {
    const buttons = [...(cards.current?.querySelectorAll('button') ?? [])];
    const lost = place.current >= 0 && document.activeElement === document.body;
    if (lost) buttons[Math.min(place.current, buttons.length - 1)]?.focus();
    const onFocus = (event: FocusEvent): void => {
      place.current = buttons.indexOf(event.target as HTMLButtonElement);
    };
    const onBlur = (event: FocusEvent): void => {
      if (event.relatedTarget) place.current = -1;
    };
    const zone = cards.current;
    zone?.addEventListener('focusin', onFocus);
    zone?.addEventListener('focusout', onBlur);
    return () => {
      zone?.removeEventListener('focusin', onFocus);
      zone?.removeEventListener('focusout', onBlur);
    };
  });
}

function EnteredHand() {
  const cards = useFittingCards<HTMLDivElement>(held.value === 0);
  useFocusKept(cards);
  const missing = Math.max(0, rules.value.handSize - held.value);
  return (
    <div class={styles.cards} ref={cards}>
      {shownGroups(groups.value).map((group) =>
        isRun(group) ? (
          group.cards.map((card, at) => <HeldCard key={keyOfCard(card)} {...card} first={at === 0} />)
        ) : (
          <HeldGroup key={keyOf(group)} group={group} />
        ),
      )}
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

/** Single cards side by side, which a row may break anywhere. */
const isRun = ({ declaration, cards }: ShownGroup): boolean =>
  declaration === 'free' && cards.every((card, at) => card.group !== cards[at - 1]?.group);

type HeldCardProps = ShownGroup['cards'][number] & { readonly first?: boolean };

const keyOfCard = ({ card, group, at }: HeldCardProps): string => `${group}.${at}${card.tile}`;

const HeldCard = ({ card, group, at, first = false }: HeldCardProps) => (
  <button
    type="button"
    class={styles.card}
    data-first={first || undefined}
    aria-label={messages().picker.removeCard(spoken(card))}
    onClick={() => takeOut(group, at)}
  >
    <Tile tile={card.tile} standsFor={card.standsFor ?? undefined} />
  </button>
);

function HeldGroup({ group }: { group: ShownGroup }) {
  const { lists, picker } = messages();
  const { declaration, cards, open } = group;
  const down = declaration !== 'free';
  return (
    <CardGroup
      exposed={declaration === 'exposed'}
      concealedQuad={declaration === 'concealedQuad'}
      label={down ? picker.laidDownSet(lists.items(cards.map(({ card }) => spoken(card)))) : undefined}
    >
      {cards.map((card) => (
        <HeldCard key={keyOfCard(card)} {...card} />
      ))}
      {open && Array.from({ length: 3 - cards.length }, (_, place) => <EmptySlot key={`open${place}`} />)}
    </CardGroup>
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

const keyOf = ({ cards, declaration }: ShownGroup): string => `${declaration}${cards.map(keyOfCard).join('')}`;

function spokenGroup({ tiles, exposed }: Group): string {
  const { lists, picker, tiles: words } = messages();
  const cards = lists.items(tiles.map(({ tile, joker }) => (joker ? words.jokerAs(tile) : words.tileName(tile))));
  return exposed ? picker.laidDownSet(cards) : cards;
}

/** The best reading; cards that do not earn the lit element are dimmed. */
function ReadHand({ won }: { won: Score }) {
  const { lists, picker } = messages();
  const cards = useFittingCards<HTMLButtonElement>();
  const lit = litItem.value === null ? null : won.items[litItem.value];
  const earning = lit ? new Set(lit.occurrences.flat()) : null;
  let place = 0;
  return (
    <button
      type="button"
      class={styles.cards}
      ref={cards}
      aria-label={lists.titled(picker.edit, lists.groups(won.reading.groups.map(spokenGroup)))}
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
