/** The answer: elements ticked, or the total typed. Nothing of it tells what is right. */
import { useState } from 'preact/hooks';
import { answerBy, checkAnswer, claimedTotal, claims, type Task } from '../../app/practice.ts';
import { Button, ButtonRow } from '../../components/button/button.tsx';
import { Choice } from '../../components/choice/choice.tsx';
import { Foot } from '../../components/foot/foot.tsx';
import { Part } from '../../components/page/page.tsx';
import { Status } from '../../components/status/status.tsx';
import { TextField } from '../../components/text-field/text-field.tsx';
import { TickList } from '../../components/tick-list/tick-list.tsx';
import { tick } from '../../ledger/entered.ts';
import { LIMITS } from '../../ledger/limits.ts';
import { parseDecimal } from '../../messages/format-money.ts';
import { keep } from '../../messages/keep.ts';
import { matches } from '../../messages/matches.ts';
import { elementName, elementShortName, messages } from '../../messages/messages.ts';
import styles from './style.module.css';

interface AnswerProps {
  task: Task;
  onSkip: () => void;
  onChecked: () => void;
}

export function Answer({ task, onSkip, onChecked }: AnswerProps) {
  const words = keep().practice;
  const by = answerBy.value;
  const { units } = messages();
  const dead = by === 'total' && claimedTotal.value === null;
  const sum = task.rules.elements.reduce((all, { id, value }) => all + value * (claims.value.get(id) ?? 0), 0);
  const check = (): void => {
    onChecked();
    checkAnswer();
  };
  return (
    <>
      <Part title={words.answer}>
        <Choice
          label={words.answerBy}
          options={[
            { value: 'elements', name: words.elements },
            { value: 'total', name: words.total },
          ]}
          value={by}
          onChange={(chosen) => {
            answerBy.value = chosen;
          }}
        />
        {by === 'elements' ? <Elements task={task} /> : <Total task={task} onEnter={check} />}
      </Part>
      <Foot>
        <Status>{by === 'elements' && <p class={styles.soFar}>{words.soFar(units[task.id].value(sum))}</p>}</Status>
        <ButtonRow>
          <Button onTap={onSkip}>{words.skip}</Button>
          <Button kind="go" dead={dead} onTap={check}>
            {words.check}
          </Button>
        </ButtonRow>
      </Foot>
    </>
  );
}

/** Lists longer than this can be searched. */
const SEARCHED_FROM = 30;

function Elements({ task: { rules, id } }: { task: Task }) {
  const words = keep().practice;
  const [query, setQuery] = useState('');
  const found = rules.elements.filter(({ id: element, printed }) =>
    matches(query, [elementName(id, element), elementShortName(id, element), printed]),
  );
  return (
    <>
      {rules.elements.length > SEARCHED_FROM && (
        <TextField
          label={words.find}
          value={query}
          most={40}
          said={found.length === 0 ? words.nothingFound : undefined}
          onInput={setQuery}
        />
      )}
      <TickList
        rules={rules}
        house={{}}
        ticks={claims.value}
        elements={found}
        onTick={(element, count) => {
          claims.value = tick(claims.peek(), element, count, rules, {});
        }}
      />
    </>
  );
}

function Total({ task: { id }, onEnter }: { task: Task; onEnter: () => void }) {
  const words = keep().practice;
  const [text, setText] = useState(claimedTotal.value === null ? '' : String(claimedTotal.value));
  const read = parseDecimal(text, 0);
  const wrong = text !== '' && (read === null || read > LIMITS.value);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (claimedTotal.peek() !== null) onEnter();
      }}
    >
      <TextField
        label={words.totalLabel(messages().units[id].word(2))}
        value={text}
        most={4}
        keyboard="numeric"
        wrong={wrong}
        said={wrong ? words.totalProblem : undefined}
        onInput={(typed) => {
          const value = parseDecimal(typed, 0);
          setText(typed);
          claimedTotal.value = value !== null && value <= LIMITS.value ? value : null;
        }}
      />
    </form>
  );
}
