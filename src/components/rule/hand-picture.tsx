/** An example in cards, those that it is about being bright, with what it is worth. A tap opens it in the picker. */
import type { ExampleHand } from '../../messages/examples.ts';
import { guide } from '../../messages/guide.ts';
import { keep } from '../../messages/keep.ts';
import { messages } from '../../messages/messages.ts';
import { scoreWords } from '../../messages/score.ts';
import { type Circumstances, CLAIMED, toEntry } from '../../rules/entry.ts';
import { RULES, type RulesId } from '../../rules/list.ts';
import { parseNotation, type WrittenGroup } from '../../tiles/notation.ts';
import type { Tile as TileName } from '../../tiles/tiles.ts';
import { CardGroup, CardRows } from '../cards/cards.tsx';
import { Icon } from '../icon/icon.tsx';
import { Tile } from '../tile/tile.tsx';
import styles from './style.module.css';

/** Called with the cards in notation, and how the hand was won. */
export type OpenHand = (hand: string, how: Circumstances) => void;

/** "Drawn, Robbing a Kong, Seat South": what is more than the usual is said, for rules that ask. */
function howText(rules: RulesId, { selfDrawn, events, seatWind, roundWind }: Circumstances): string {
  if (!RULES[rules].asks.winningTile) return '';
  const { winning } = scoreWords();
  const { practice } = keep();
  const { lists, tiles } = messages();
  const said = [
    selfDrawn ? winning.drawn : winning.claimed,
    ...events.map((event) => winning.events[event]),
    seatWind === 'E' ? '' : practice.seat(tiles.winds[seatWind]),
    roundWind === 'E' ? '' : practice.round(tiles.winds[roundWind]),
  ];
  return lists.items(said.filter(Boolean));
}

const groupsOf = (text: string): readonly WrittenGroup[] => {
  const read = parseNotation(text);
  return read.ok ? read.groups : [];
};

interface HandPictureProps {
  rules: RulesId;
  example: ExampleHand;
  /** Left out where the picker is busy with something else. */
  onOpen: OpenHand | undefined;
}

export function HandPicture({ rules, example: { hand, cards, won }, onOpen }: HandPictureProps) {
  const { lists, tiles, units } = messages();
  const { tryIt } = guide().rules;
  const groups = groupsOf(hand);
  const how = { ...CLAIMED, ...won };
  const answer = RULES[rules].score(toEntry(groups, how), {});
  const value = answer.state === 'won' ? units[rules].value(answer.score.value) : '';
  const worth = [value, howText(rules, how)].filter(Boolean).join(' · ');
  const spoken = lists.groups(groups.map((group) => lists.items(group.tiles.map(({ tile }) => tiles.tileName(tile)))));
  if (!onOpen) {
    return (
      <figure class={styles.picture}>
        <div role="img" aria-label={spoken}>
          <Cards groups={groups} meant={cards} />
        </div>
        {worth && <figcaption class={styles.worthOf}>{worth}</figcaption>}
      </figure>
    );
  }
  return (
    <button
      type="button"
      class={styles.picture}
      data-live
      aria-label={lists.sentences([worth, lists.titled(tryIt, spoken)].filter(Boolean))}
      onClick={() => onOpen(hand, how)}
    >
      <Cards groups={groups} meant={cards} />
      <span class={styles.caption}>
        <span>{worth}</span>
        <span class={styles.tryIt}>
          {tryIt}
          <Icon name="chevron" />
        </span>
      </span>
    </button>
  );
}

function Cards({ groups, meant: cards }: { groups: readonly WrittenGroup[]; meant: string }) {
  const meant: TileName[] = groupsOf(cards).flatMap((group) => group.tiles.map(({ tile }) => tile));
  return (
    <CardRows>
      {groups.map((group, at) => (
        <CardGroup
          key={at}
          exposed={group.declaration === 'exposed'}
          concealedQuad={group.declaration === 'concealedQuad'}
        >
          {group.tiles.map(({ tile, standsFor }, place) => {
            const found = meant.indexOf(tile);
            if (found >= 0) meant.splice(found, 1);
            return <Tile key={place} tile={tile} standsFor={standsFor ?? undefined} dim={found < 0} />;
          })}
        </CardGroup>
      ))}
    </CardRows>
  );
}
