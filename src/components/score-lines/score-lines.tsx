/** A score as it was shown, to read only: element by element to the total, what was not counted, and the cards. */
import { formatNumber } from '../../messages/format.ts';
import { elementShortName, messages } from '../../messages/messages.ts';
import { reasonText, scoreWords } from '../../messages/score.ts';
import { groupIn } from '../../rules/elements.ts';
import type { RulesId } from '../../rules/ids.ts';
import type { RuleSet } from '../../rules/rule-set.ts';
import type { Score } from '../../rules/score.ts';
import { Card, CardGroup, CardRows } from '../cards/cards.tsx';
import { Icon } from '../icon/icon.tsx';
import { occurrencesText, readingText } from './reading-text.ts';
import styles from './style.module.css';

interface ScoreLinesProps {
  rules: RuleSet;
  score: Score;
  /** The address of an element's rule. */
  ruleOf: (element: string) => string;
}

export function ScoreLines({ rules, score, ruleOf }: ScoreLinesProps) {
  const { breakdown } = scoreWords();
  const { units, points } = messages();
  const total = units[rules.id as RulesId].value(score.value);
  const worth = points.value(score.points);
  return (
    <div class={styles.score}>
      <HandCards score={score} />
      <ol>
        {score.items.map(({ element, value, occurrences }) => (
          <li key={element} class={styles.line}>
            <span class={styles.name}>
              <RuleLink rules={rules.id} element={element} href={ruleOf(element)} />
              {occurrences.length > 1 && <span class={styles.about}> {breakdown.times(occurrences.length)}</span>}
            </span>
            <span class={styles.cards}>{occurrencesText(score.reading, occurrences)}</span>
            <span class={styles.value}>{formatNumber(value)}</span>
          </li>
        ))}
      </ol>
      <p class={styles.sum}>
        <span>{breakdown.total}</span>
        <span>{worth === total ? total : breakdown.shareTotal(total, worth)}</span>
      </p>
      <NotCounted rules={rules} score={score} ruleOf={ruleOf} />
    </div>
  );
}

/** The name of an element, leading to its rule. */
export const RuleLink = ({ rules, element, href }: { rules: string; element: string; href: string }) => (
  <a class={styles.rule} href={href} aria-label={scoreWords().breakdown.rule(elementShortName(rules, element))}>
    {elementShortName(rules, element)}
  </a>
);

/** The picture says nothing of itself; the notation does. */
function HandCards({ score: { reading } }: { score: Score }) {
  return (
    <figure class={styles.hand}>
      <CardRows>
        {reading.groups.map(({ tiles, exposed }, at) => (
          <CardGroup key={at} exposed={exposed}>
            {tiles.map((card, place) => (
              <Card key={place} card={card} size="small" />
            ))}
          </CardGroup>
        ))}
      </CardRows>
      <figcaption class={styles.about}>{readingText(reading)}</figcaption>
    </figure>
  );
}

function NotCounted({ rules, score, ruleOf }: ScoreLinesProps) {
  const { breakdown } = scoreWords();
  const { notCounted, reading } = score;
  if (notCounted.length === 0) return null;
  return (
    <details class={styles.fold}>
      <summary>
        {breakdown.notCounted(notCounted.length)}
        <Icon name="chevron" />
      </summary>
      <ul>
        {notCounted.map(({ element, value, occurrences, reason }, at) => (
          <li key={at} class={styles.line}>
            <span class={styles.name}>
              <RuleLink rules={rules.id} element={element} href={ruleOf(element)} />
            </span>
            <span class={styles.cards}>{occurrencesText(reading, occurrences)}</span>
            <s class={styles.value}>{formatNumber(value)}</s>
            <span class={styles.reason}>{reasonText(rules.id, element, groupIn(rules, element), reason)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
