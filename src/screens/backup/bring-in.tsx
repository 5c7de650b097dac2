/** A file, or its text, is read and checked; what it would do is shown and decided before anything is changed. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { type Fault, type ImportPlan, planImport } from '../../app/backup.ts';
import { openedFile } from '../../app/opened.ts';
import { Button } from '../../components/button/button.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { Part } from '../../components/page/page.tsx';
import { TextField } from '../../components/text-field/text-field.tsx';
import { keep } from '../../messages/keep.ts';
import { faultText } from './fault-text.ts';
import { PlanPart } from './plan-part.tsx';
import styles from './style.module.css';

/** Larger than any backup that is read; such a file is not even taken into memory. */
const MOST_BYTES = 512_000_000;

type State =
  | { readonly what: 'waiting'; readonly said: string }
  | { readonly what: 'faulty'; readonly fault: Fault }
  /** `count` tells one reading from the next. */
  | { readonly what: 'planned'; readonly plan: ImportPlan; readonly count: number };

export function BringIn({ onDeciding }: { onDeciding: (deciding: boolean) => void }) {
  const words = keep().backup.bringIn;
  const [state, setState] = useState<State>({ what: 'waiting', said: '' });
  const [text, setText] = useState('');
  const count = useRef(0);
  const chooser = useRef<HTMLInputElement>(null);

  const show = (next: State): void => {
    setState(next);
    onDeciding(next.what === 'planned');
  };
  const read = async (found: string): Promise<void> => {
    if (found.trim() === '') return show({ what: 'waiting', said: words.empty });
    try {
      const plan = await planImport(found);
      count.current += 1;
      show(plan.ok ? { what: 'planned', plan, count: count.current } : { what: 'faulty', fault: plan.fault });
    } catch {
      show({ what: 'waiting', said: words.unreadableFile });
    }
  };
  const readFile = async (file: File): Promise<void> => {
    if (file.size > MOST_BYTES) return show({ what: 'faulty', fault: { why: 'tooLarge', place: '' } });
    show({ what: 'waiting', said: words.reading });
    const found = await file.text().catch(() => null);
    return found === null ? show({ what: 'waiting', said: words.unreadableFile }) : read(found);
  };

  // Opened with the app, or dropped on the screen.
  const opened = openedFile.value;
  useEffect(() => {
    if (!opened) return;
    openedFile.value = null;
    void readFile(opened);
  }, [opened]);

  return (
    <>
      <Part title={words.title} about={words.about}>
        <label class={styles.choose}>
          <Icon name="folder" />
          {words.choose}
          <input
            ref={chooser}
            type="file"
            class={styles.chooser}
            accept=".json,.txt,application/json,text/plain"
            onChange={(event) => {
              const file = event.currentTarget.files?.[0];
              if (file) void readFile(file);
              // The same file can be chosen once more.
              event.currentTarget.value = '';
            }}
          />
        </label>
        <details class={styles.paste}>
          <summary class={styles.summary}>{words.paste}</summary>
          <form
            class={styles.form}
            onSubmit={(event) => {
              event.preventDefault();
              void read(text);
            }}
          >
            <TextField label={words.text} value={text} most={MOST_BYTES} lines={4} onInput={setText} />
            <Button type="submit">{words.read}</Button>
          </form>
        </details>
        <div role="status" class={styles.outcome}>
          {state.what === 'waiting' && state.said}
          {state.what === 'faulty' && <Faulty fault={state.fault} />}
        </div>
      </Part>
      {state.what === 'planned' && (
        <PlanPart
          key={state.count}
          plan={state.plan}
          onDone={(said) => {
            setText('');
            show({ what: 'waiting', said });
            chooser.current?.focus();
          }}
        />
      )}
    </>
  );
}

function Faulty({ fault }: { fault: Fault }) {
  return (
    <div class={styles.faulty}>
      <b>{keep().backup.faults.heading}</b>
      {faultText(fault).map((line) => (
        <span key={line}>{line}</span>
      ))}
    </div>
  );
}
