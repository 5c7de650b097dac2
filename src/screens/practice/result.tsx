/** What became of the answer: right or not, what was missed and what was wrongly claimed, and the score itself. */
import { addressOf, type Task } from '../../app/practice.ts';
import { ruleLink } from '../../app/rule-links.ts';
import { shareText } from '../../app/sharing.ts';
import { Button } from '../../components/button/button.tsx';
import { Foot } from '../../components/foot/foot.tsx';
import { Icon, type IconName } from '../../components/icon/icon.tsx';
import { Part } from '../../components/page/page.tsx';
import { ScoreLines } from '../../components/score-lines/score-lines.tsx';
import { ShareText } from '../../components/share-text/share-text.tsx';
import { formatNumber } from '../../messages/format.ts';
import { elementGuide } from '../../messages/guide.ts';
import { keep } from '../../messages/keep.ts';
import { elementShortName, messages } from '../../messages/messages.ts';
import { reasonText } from '../../messages/score.ts';
import type { Difference, Verdict } from '../../practice/judge.ts';
import { groupIn } from '../../rules/elements.ts';
import styles from './style.module.css';

interface ResultProps {
  task: Task;
  verdict: Verdict;
  onNext: () => void;
}

export function Result({ task, verdict, onNext }: ResultProps) {
  const words = keep().practice;
  const { missed, wrong } = verdict;
  const text = words.shareText(messages().rulesNames[task.id], addressOf(task));
  return (
    <>
      <Judgement task={task} verdict={verdict} />
      {missed && <Differences task={task} title={words.missed} icon="plus" list={missed} />}
      {wrong && <Differences task={task} title={words.wrong} icon="close" list={wrong} reasons />}
      <Part title={words.breakdown}>
        <ScoreLines rules={task.rules} score={task.score} ruleOf={(element) => ruleLink(task.id, element)} />
        <ShareText text={text} words={words} kind="quiet" share={() => shareText(words.title, text)} />
      </Part>
      <Foot>
        <Button kind="go" onTap={onNext}>
          {words.next}
        </Button>
      </Foot>
    </>
  );
}

function Judgement({ task, verdict }: Omit<ResultProps, 'onNext'>) {
  const words = keep().practice;
  const { right, claimed, otherwise } = verdict;
  const unit = messages().units[task.id];
  const { value } = task.score;
  const told = right ? words.right : claimed === value ? words.totalOnly : words.notRight;
  return (
    <div class={styles.judgement} data-right={right || undefined}>
      <span class={styles.mark}>
        <Icon name={right ? 'check' : 'close'} />
      </span>
      <div>
        {/* The focus goes here, so that it is read out. */}
        <h2 class={styles.verdict} data-focus="verdict" tabIndex={-1}>
          {told(unit.value(value))}
        </h2>
        {otherwise && <p class={styles.about}>{words.otherwise}</p>}
        {claimed !== value && <p class={styles.about}>{words.youSaid(unit.value(claimed))}</p>}
      </div>
    </div>
  );
}

interface DifferencesProps {
  task: Task;
  title: string;
  icon: IconName;
  list: readonly Difference[];
  /** Says why it does not count, where the score knows; else what the element asks for. */
  reasons?: boolean;
}

function Differences({ task, title, icon, list, reasons = false }: DifferencesProps) {
  const words = keep().practice;
  if (list.length === 0) return null;
  return (
    <Part title={title}>
      <ul class={styles.differences}>
        {list.map(({ element, count, value }) => (
          <li key={element} class={styles.difference}>
            <Icon name={icon} />
            <span class={styles.name}>
              {elementShortName(task.id, element)}
              {count > 1 && ` ${words.times(count)}`}
              <span class={styles.about}>
                {(reasons && reasonOf(task, element)) || elementGuide(task.id, element)?.condition}
              </span>
            </span>
            <b class={styles.value}>{formatNumber(value)}</b>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function reasonOf({ score, rules, id }: Task, wanted: string): string | null {
  const looked = score.notCounted.find(({ element }) => element === wanted);
  return looked ? reasonText(id, wanted, groupIn(rules, wanted), looked.reason) : null;
}
