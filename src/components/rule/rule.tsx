/** An element's rule: its value, its condition, an example and a counter-example in cards, and what it excludes. */

import type { ExampleHand } from '../../messages/examples.ts';
import { elementExample, elementGuide, guide, ruling } from '../../messages/guide.ts';
import { groupName, messages } from '../../messages/messages.ts';
import { type Circumstances, toEntry } from '../../rules/entry.ts';
import { RULES, type RulesId } from '../../rules/list.ts';
import { parseNotation, type WrittenGroup } from '../../tiles/notation.ts';
import type { Tile as TileName } from '../../tiles/tiles.ts';
import { CardGroup, CardRows } from '../cards/cards.tsx';
import { Tile } from '../tile/tile.tsx';
import styles from './style.module.css';

interface RuleProps {
  rules: RulesId;
  element: string;
  /** The level below that of the heading above it. */
  heading: 'h2' | 'h3';
}

export function Rule({ rules, element, heading: Heading }: RuleProps) {
  const { units } = messages();
  const words = guide().rules;
  const row = RULES[rules].elements.find(({ id }) => id === element);
  const text = elementGuide(rules, element);
  const example = elementExample(rules, element);
  if (!row || !text) return null;
  const group = groupName(rules, row.group);
  return (
    <div class={styles.rule}>
      <p class={styles.worth}>
        <strong>{units[rules].value(row.value)}</strong>
        {row.repeats && ` ${words.each}`}
        <span class={styles.group}>{group}</span>
      </p>
      <p>{text.condition}</p>
      {example && (
        <>
          <Heading class={styles.label}>{words.example}</Heading>
          <HandPicture rules={rules} {...example} />
          <Heading class={styles.label}>{words.counterExample}</Heading>
          <HandPicture rules={rules} {...example.counter} />
          <p class={styles.why}>{text.counter}</p>
        </>
      )}
      {text.excludes && (
        <>
          <Heading class={styles.label}>{words.excludes}</Heading>
          <p>{text.excludes}</p>
        </>
      )}
      {row.rulings.length > 0 && (
        <ul class={styles.rulings}>
          {row.rulings.map((id) => {
            const answered = ruling(rules, id);
            return answered ? (
              <li key={id}>
                <strong>{answered.question}</strong> {answered.answer} <span class={styles.id}>{id}</span>
              </li>
            ) : null;
          })}
        </ul>
      )}
    </div>
  );
}

/** What an example leaves out of how the hand was won. */
const EAST_CLAIMS: Circumstances = { selfDrawn: false, events: [], seatWind: 'E', roundWind: 'E' };

const groupsOf = (text: string): readonly WrittenGroup[] => {
  const read = parseNotation(text);
  return read.ok ? read.groups : [];
};

/** A hand in cards; those that the example is about are bright. */
export function HandPicture({ hand, cards, won, rules }: ExampleHand & { rules: RulesId }) {
  const { tiles, units } = messages();
  const groups = groupsOf(hand);
  const meant: TileName[] = groupsOf(cards).flatMap((group) => group.tiles.map(({ tile }) => tile));
  const answer = RULES[rules].score(toEntry(groups, { ...EAST_CLAIMS, ...won }), {});
  const spoken = groups.map((group) => group.tiles.map(({ tile }) => tiles.tileName(tile)).join(', ')).join('; ');
  return (
    <figure class={styles.picture}>
      <div role="img" aria-label={spoken}>
        <CardRows>
          {groups.map((group, at) => (
            <CardGroup key={at} exposed={group.declaration === 'exposed'}>
              {group.tiles.map(({ tile, standsFor }, place) => {
                const found = meant.indexOf(tile);
                if (found >= 0) meant.splice(found, 1);
                return <Tile key={place} tile={tile} standsFor={standsFor ?? undefined} dim={found < 0} />;
              })}
            </CardGroup>
          ))}
        </CardRows>
      </div>
      {answer.state === 'won' && <figcaption>{units[rules].value(answer.score.value)}</figcaption>}
    </figure>
  );
}
