/** How somebody does: the streak, hands, and each element, the weakest first. */
import { useState } from 'preact/hooks';
import { practiceRecord, practiceRules } from '../../app/practice.ts';
import { Bar } from '../../components/bar/bar.tsx';
import { Button } from '../../components/button/button.tsx';
import { useFocusNext } from '../../components/focus/focus.ts';
import { Part } from '../../components/page/page.tsx';
import { formatNumber } from '../../messages/format.ts';
import { formatPercent } from '../../messages/format-time.ts';
import { keep } from '../../messages/keep.ts';
import { elementName } from '../../messages/messages.ts';
import { type Accuracy, accuracies } from '../../practice/record.ts';
import styles from './style.module.css';

/** Elements that are shown at first. */
const FEW = 5;

export function Progress() {
  const words = keep().practice;
  const record = practiceRecord.value;
  const { hands, right, streak, best } = record;
  return (
    <Part title={words.progress}>
      {hands === 0 ? (
        <p class={styles.about}>{words.noHands}</p>
      ) : (
        <>
          <dl class={styles.rows}>
            <Row name={words.inARow} figure={formatNumber(streak)} about={words.best(best)} />
            <Row
              name={words.hands}
              figure={formatNumber(hands)}
              about={words.handsRight(right, formatPercent(right / hands))}
            />
          </dl>
          <Elements list={accuracies(record)} />
        </>
      )}
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

function Elements({ list }: { list: readonly Accuracy[] }) {
  const words = keep().practice;
  const [all, setAll] = useState(false);
  const [part, focusNext] = useFocusNext<HTMLUListElement>();
  if (list.length === 0) return <p class={styles.about}>{words.onlyTotals}</p>;
  return (
    <>
      <div>
        <h3 class={styles.subheading}>{words.accuracy}</h3>
        <p class={styles.about}>{words.accuracyAbout}</p>
      </div>
      <ul ref={part} class={styles.elements}>
        {(all ? list : list.slice(0, FEW)).map((one, at) => (
          <li key={one.element} class={styles.element} data-focus={at === FEW ? 'more' : undefined} tabIndex={-1}>
            <span>{elementName(practiceRules.value, one.element)}</span>
            <b class={styles.value}>{formatPercent(one.share)}</b>
            <Bar share={one.share} />
            <span class={styles.about}>{tallyText(one)}</span>
          </li>
        ))}
      </ul>
      {list.length > FEW && !all && (
        <Button
          kind="quiet"
          onTap={() => {
            focusNext('more');
            setAll(true);
          }}
        >
          {words.showAll(list.length)}
        </Button>
      )}
    </>
  );
}

function tallyText({ seen, missed, wrong }: Accuracy): string {
  const words = keep().practice;
  return [
    ...(seen > 0 ? [words.seen(seen)] : []),
    ...(missed > 0 ? [words.missedTimes(missed)] : []),
    ...(wrong > 0 ? [words.wrongTimes(wrong)] : []),
  ].reduce((text, next) => words.list(text, next));
}
