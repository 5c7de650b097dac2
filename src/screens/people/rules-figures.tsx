/** A player's figures under one rule set: credits of one and fans of another do not add up. */
import { useEffect, useState } from 'preact/hooks';
import { linkTo } from '../../app/router.ts';
import { Bar } from '../../components/bar/bar.tsx';
import { Button } from '../../components/button/button.tsx';
import { useFocusNext } from '../../components/focus/focus.ts';
import { Icon } from '../../components/icon/icon.tsx';
import { Part } from '../../components/page/page.tsx';
import type { BestHand, RuleSetStatistics } from '../../ledger/statistics.ts';
import { formatNumber } from '../../messages/format.ts';
import { formatPercent } from '../../messages/format-time.ts';
import { averageText, keep } from '../../messages/keep.ts';
import { elementName, messages } from '../../messages/messages.ts';
import { fetchRuleWords } from '../../messages/rule-words.ts';
import type { RulesId } from '../../rules/list.ts';
import { shareOf } from './figures.ts';
import styles from './style.module.css';

/** Elements that are shown at first. */
const FEW = 5;

export function RulesFigures({ rules, figures }: { rules: RulesId; figures: RuleSetStatistics }) {
  const words = keep().people;
  const { rulesNames } = messages();
  useEffect(() => {
    fetchRuleWords(rules).catch(() => {});
  }, [rules]);
  const { games, gamesWon, handsPlayed, handsWon, best } = figures;
  const share = formatPercent(shareOf(handsWon, handsPlayed));
  return (
    <Part title={words.figures(rulesNames[rules])}>
      <dl class={styles.rows}>
        <Row name={words.gamesPlayed} figure={formatNumber(games)} about={words.ofThemWon(gamesWon)} />
        <Row name={words.handsPlayed} figure={formatNumber(handsPlayed)} about={words.handsWonOf(handsWon, share)} />
        {handsWon > 0 && <Row name={words.average} {...averageText(rules, figures)} />}
      </dl>
      {best ? <Best best={best} rules={rules} /> : <p class={styles.about}>{words.none}</p>}
      <Elements rules={rules} elements={figures.elements} />
    </Part>
  );
}

const Row = ({ name, figure, about }: { name: string; figure: string; about: string }) => (
  <div class={styles.row}>
    <dt>{name}</dt>
    <dd class={styles.values}>
      <b class={styles.figure}>{figure}</b> <span class={styles.about}>{about}</span>
    </dd>
  </div>
);

function Best({ best, rules }: { best: BestHand; rules: RulesId }) {
  const words = keep().people;
  const { units, points } = messages();
  return (
    <a class={styles.best} href={`${linkTo('game', best.game)}/hand/${best.hand}`}>
      <span class={styles.name}>
        {words.best}
        <span class={styles.about}>{words.bestValue(units[rules].value(best.value), points.value(best.points))}</span>
      </span>
      <span class={styles.open}>{words.open}</span>
      <Icon name="chevron" />
    </a>
  );
}

function Elements({ rules, elements }: { rules: RulesId; elements: RuleSetStatistics['elements'] }) {
  const words = keep().people;
  const [all, setAll] = useState(false);
  const [part, focusNext] = useFocusNext<HTMLUListElement>();
  const [first] = elements;
  if (!first) return null;
  const shown = all ? elements : elements.slice(0, FEW);
  return (
    <>
      <h3 class={styles.subheading}>{words.elements}</h3>
      <ul ref={part} class={styles.elements}>
        {shown.map(({ element, count }, at) => (
          <li key={element} class={styles.element} data-focus={at === FEW ? 'more' : undefined} tabIndex={-1}>
            <span>{elementName(rules, element)}</span>
            <b class={styles.count}>{words.elementCount(count)}</b>
            <Bar share={shareOf(count, first.count)} />
          </li>
        ))}
      </ul>
      {elements.length > FEW && !all && (
        <Button
          kind="quiet"
          onTap={() => {
            focusNext('more');
            setAll(true);
          }}
        >
          {words.allElements(elements.length)}
        </Button>
      )}
    </>
  );
}
