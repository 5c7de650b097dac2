/** Practice: a winning hand as it lies on the table, to be counted; then its score, beside what was made of it. */

import { useEffect } from 'preact/hooks';
import { nextHand, openPractice, practiceHand, practiceTrouble, type Task, verdict } from '../../app/practice.ts';
import { linkTo } from '../../app/router.ts';
import { scrollToTop } from '../../app/scroll.ts';
import { useFocusNext } from '../../components/focus/focus.ts';
import { Page } from '../../components/page/page.tsx';
import { Status } from '../../components/status/status.tsx';
import { keep } from '../../messages/keep.ts';
import { messages } from '../../messages/messages.ts';
import { Answer } from './answer.tsx';
import { BadLink, Failed } from './no-hand.tsx';
import { Progress } from './progress.tsx';
import { Result } from './result.tsx';
import styles from './style.module.css';
import { TableHand } from './table-hand.tsx';
import { Which } from './which.tsx';

export default function PracticeScreen({ argument }: { argument: string }) {
  const words = keep().practice;
  const shown = practiceHand.value;
  const trouble = practiceTrouble.value;
  useEffect(() => openPractice(argument), [argument]);
  return (
    <Page title={words.title} up={{ href: linkTo('more'), name: messages().navigation.more }}>
      <Status>{trouble && <p class={styles.trouble}>{words.trouble[trouble]}</p>}</Status>
      {shown.state !== 'loading' && <Which task={shown.state === 'there' ? shown.task : null} />}
      {shown.state === 'loading' && <p>{words.loading}</p>}
      {shown.state === 'failed' && <Failed onAgain={() => openPractice(argument)} />}
      {shown.state === 'badLink' && <BadLink why={shown.why} onDraw={nextHand} />}
      {shown.state === 'there' && <Exercise task={shown.task} />}
      {shown.state !== 'loading' && <Progress />}
    </Page>
  );
}

function Exercise({ task }: { task: Task }) {
  const [part, focusNext] = useFocusNext<HTMLDivElement>();
  const found = verdict.value;
  const another = (): void => {
    focusNext('hand');
    scrollToTop();
    nextHand();
  };
  return (
    <div class={styles.exercise} ref={part}>
      <TableHand task={task} />
      {found ? (
        <Result task={task} verdict={found} onNext={another} />
      ) : (
        <Answer key={task.entry} task={task} onSkip={another} onChecked={() => focusNext('verdict')} />
      )}
    </div>
  );
}
