/** Why the hand is worth what it is: element by element to the total, as the rulebook prints its worked example. */
import { useState } from 'preact/hooks';
import { recording } from '../../app/recording.ts';
import {
  clearHand,
  currency,
  departures,
  flowers,
  house,
  litItem,
  rules,
  rulesId,
  takeOutBonus,
  tapKey,
} from '../../app/store.ts';
import { Card, CardGroup } from '../../components/cards/cards.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { occurrencesText, readingText } from '../../components/score-lines/reading-text.ts';
import { formatNumber } from '../../messages/format.ts';
import { defaultCurrency } from '../../messages/format-money.ts';
import { elementName, elementShortName, messages } from '../../messages/messages.ts';
import { houseRuleTitle, houseRuleValue, reasonText, scoreWords } from '../../messages/score.ts';
import { defaultOf } from '../../rules/house-rules.ts';
import type { Item, NotCounted, Score } from '../../rules/score.ts';
import type { BonusTile } from '../../tiles/tiles.ts';
import styles from './breakdown.module.css';
import { IntoGame, RuleSheet } from './later.ts';

export function Breakdown({ won }: { won: Score }) {
  const { breakdown } = scoreWords();
  const [shownRule, showRule] = useState<string | null>(null);
  return (
    <section class={styles.sheet} aria-label={breakdown.title}>
      {/* Of a hand below the minimum the line under the total says what it lacks. */}
      {won.value === 0 && !won.belowMinimum && <p class={styles.kind}>{breakdown.nothing[rulesId.value]}</p>}
      <ol class={styles.items}>
        {won.items.map((item, at) => (
          <Line key={item.element} item={item} at={at} won={won} onRule={showRule} />
        ))}
      </ol>
      <TotalLine won={won} />
      <FlowerLine />
      <Folds won={won} onRule={showRule} />
      <OwnRules />
      <NextStep won={won} />
      {shownRule && <RuleSheet element={shownRule} onClose={() => showRule(null)} />}
    </section>
  );
}

/** The one next step: into the game that the hand is scored for, or that is being played, or on to another hand. */
function NextStep({ won }: { won: Score }) {
  const { breakdown } = scoreWords();
  return (
    <div class={styles.steps}>
      <IntoGame won={won} />
      {!recording.value && (
        <button type="button" class={styles.next} onClick={clearHand}>
          {breakdown.next}
        </button>
      )}
    </div>
  );
}

interface LineProps {
  item: Item;
  at: number;
  won: Score;
  onRule: (element: string) => void;
}

/** The first tap lights the cards, the second opens the rule; the question mark opens it at once. */
function Line({ item, at, won, onRule }: LineProps) {
  const { breakdown } = scoreWords();
  const id = rulesId.value;
  const lit = litItem.value === at;
  const times = item.occurrences.length;
  const cards = occurrencesText(won.reading, item.occurrences);
  return (
    <li class={styles.item} data-lit={lit || undefined}>
      <button
        type="button"
        class={styles.line}
        aria-pressed={lit}
        onClick={() => {
          if (lit) onRule(item.element);
          else litItem.value = at;
        }}
      >
        <span class={styles.name}>
          {elementShortName(id, item.element)}
          {times > 1 && <span class={styles.times}> {breakdown.times(times)}</span>}
        </span>
        <span class={styles.cards}>{cards}</span>
        <span class={styles.value}>{formatNumber(item.value)}</span>
      </button>
      <button
        type="button"
        class={styles.ask}
        aria-label={breakdown.rule(elementName(id, item.element))}
        onClick={() => onRule(item.element)}
      >
        <Icon name="help" />
      </button>
    </li>
  );
}

function TotalLine({ won }: { won: Score }) {
  return (
    <p class={styles.sum}>
      <span>{scoreWords().breakdown.total}</span>
      <span>{totalText(won)}</span>
    </p>
  );
}

/** The total, and the points that it makes where these are another figure; a hand that may not win makes none. */
export function totalText({ value, points: worth, belowMinimum }: Score): string {
  const { units, points } = messages();
  const total = units[rulesId.value].value(value);
  const made = belowMinimum ? total : points.value(worth);
  return made === total ? total : scoreWords().breakdown.shareTotal(total, made);
}

/** Flowers lie apart and are easily forgotten, so they can still be put in beside the finished hand. */
function FlowerLine() {
  const { picker } = messages();
  const bonus = Object.entries(rules.value.deck(house.value).bonus) as [BonusTile, number][];
  const [only, another] = bonus;
  if (!only || another) return null;
  const [tile, copies] = only;
  const count = flowers.value.length;
  return (
    <div class={styles.flowers}>
      <span>{picker.flowers}</span>
      <span class={styles.stepper}>
        <button
          type="button"
          class={styles.stepButton}
          aria-label={picker.fewerFlowers}
          aria-disabled={count === 0}
          onClick={() => takeOutBonus(tile)}
        >
          <Icon name="minus" />
        </button>
        <output class={styles.count}>{formatNumber(count)}</output>
        <button
          type="button"
          class={styles.stepButton}
          aria-label={picker.moreFlowers}
          aria-disabled={count >= copies}
          onClick={() => tapKey(tile)}
        >
          <Icon name="plus" />
        </button>
      </span>
    </div>
  );
}

function Folds({ won, onRule }: { won: Score; onRule: (element: string) => void }) {
  const { breakdown } = scoreWords();
  const more = won.otherCount - won.others.length;
  return (
    <>
      {won.notCounted.length > 0 && (
        <details class={styles.fold}>
          <summary>
            {breakdown.notCounted(won.notCounted.length)}
            <Icon name="chevron" />
          </summary>
          <ul>
            {won.notCounted.map((left, at) => (
              <NotCountedLine key={at} left={left} won={won} onRule={onRule} />
            ))}
          </ul>
        </details>
      )}
      {won.otherCount > 0 && (
        <details class={styles.fold}>
          <summary>
            {breakdown.otherReadings(won.otherCount)}
            <Icon name="chevron" />
          </summary>
          <ul>
            {won.others.map(({ reading, value }, at) => (
              <li key={at} class={styles.other}>
                <span class={styles.reading} role="img" aria-label={readingText(reading)}>
                  {reading.groups.map(({ tiles, exposed }, group) => (
                    <CardGroup key={group} exposed={exposed}>
                      {tiles.map((card, place) => (
                        <Card key={place} card={card} size="small" />
                      ))}
                    </CardGroup>
                  ))}
                </span>
                <span class={styles.value}>{formatNumber(value)}</span>
              </li>
            ))}
          </ul>
          {more > 0 && <p class={styles.more}>{breakdown.moreReadings(more)}</p>}
        </details>
      )}
    </>
  );
}

function NotCountedLine({ left, won, onRule }: { left: NotCounted; won: Score; onRule: (element: string) => void }) {
  const { breakdown } = scoreWords();
  const id = rulesId.value;
  const group = rules.value.elements.find((row) => row.id === left.element)?.group ?? '';
  return (
    <li>
      <button type="button" class={styles.left} onClick={() => onRule(left.element)}>
        <span class={styles.name}>{elementShortName(id, left.element)}</span>
        <span class={styles.cards}>{occurrencesText(won.reading, left.occurrences)}</span>
        <s class={styles.value}>{formatNumber(left.value)}</s>
        <span class={styles.reason}>
          {reasonText(id, left.element, group, left.reason)}
          {left.ruling && ` (${breakdown.ruling(left.ruling)})`}
        </span>
      </button>
    </li>
  );
}

/** House rules that are not the rulebook's, so that nobody wonders. */
function OwnRules() {
  const text = ownRulesText();
  return text ? <p class={styles.own}>{text}</p> : null;
}

export function ownRulesText(): string {
  const { breakdown } = scoreWords();
  const id = rulesId.value;
  const own = departures.value.map((rule) =>
    breakdown.houseRule(
      houseRuleTitle(id, rule.key),
      houseRuleValue(id, rule, house.value[rule.key] ?? defaultOf(rule), currency.value ?? defaultCurrency()),
    ),
  );
  return own.length > 0 ? breakdown.houseRules(messages().lists.groups(own)) : '';
}
