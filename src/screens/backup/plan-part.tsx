/** What a file would do, with a choice for every game that went on differently here and there. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { applyImport, type ImportPlan, takeSettings } from '../../app/backup.ts';
import { nameOf, now } from '../../app/ledger.ts';
import { Button, ButtonRow } from '../../components/button/button.tsx';
import { Choice } from '../../components/choice/choice.tsx';
import { gameAbout, gameTitle, type Names, namesFor } from '../../components/game-label/game-label.ts';
import { Switch } from '../../components/switch/switch.tsx';
import type { GameId } from '../../ledger/facts.ts';
import type { Game } from '../../ledger/game.ts';
import { nameOf as nameIn } from '../../ledger/people.ts';
import { formatMoment } from '../../messages/format-time.ts';
import { keep } from '../../messages/keep.ts';
import { listOf, messages } from '../../messages/messages.ts';
import type { RulesId } from '../../rules/ids.ts';
import styles from './style.module.css';

function namesIn({ backup, added, continued, known, conflicts }: ImportPlan): Names {
  const coming = new Map(backup.people.map((person) => [person.id, nameIn(person)]));
  const games = [
    ...added,
    ...known,
    ...continued.map(({ coming: game }) => game),
    ...conflicts.map((one) => one.coming),
  ];
  return namesFor(games, (person) => nameOf(person) || (coming.get(person) ?? ''));
}

export function PlanPart({ plan, onDone }: { plan: ImportPlan; onDone: (said: string) => void }) {
  const words = keep().backup.plan;
  const heading = useRef<HTMLHeadingElement>(null);
  const [both, setBoth] = useState<ReadonlySet<GameId>>(new Set());
  const [withSettings, setWithSettings] = useState(false);
  const [busy, setBusy] = useState(false);
  const { added, continued, conflicts, newPeople, practice, settings } = plan;
  const something =
    added.length + continued.length + conflicts.length + newPeople.length + Object.keys(practice).length > 0;
  useEffect(() => heading.current?.focus(), []);

  const apply = async (): Promise<void> => {
    setBusy(true);
    const done = await applyImport(plan, both);
    if (!done.ok) {
      setBusy(false);
      onDone(words.notSaved(messages().storage.why[done.problem]));
      return;
    }
    if (settings && withSettings) await takeSettings(settings);
    onDone(words.done(done.added, done.continued, done.copies.length, done.people, done.practice));
  };
  return (
    <section class={styles.plan}>
      <h2 ref={heading} tabIndex={-1}>
        {words.title}
      </h2>
      <Lines plan={plan} names={namesIn(plan)} both={both} onBoth={setBoth} />
      {settings && <Switch label={words.settings} on={withSettings} onChange={setWithSettings} />}
      {!something && <p>{words.nothing}</p>}
      <ButtonRow>
        {(something || withSettings) && (
          <Button kind="go" dead={busy} onTap={() => void apply()}>
            {words.apply}
          </Button>
        )}
        <Button dead={busy} onTap={() => onDone(words.left)}>
          {words.leave}
        </Button>
      </ButtonRow>
    </section>
  );
}

interface LinesProps {
  plan: ImportPlan;
  names: Names;
  /** Games of which both versions are kept. */
  both: ReadonlySet<GameId>;
  onBoth: (both: ReadonlySet<GameId>) => void;
}

function Lines({ plan, names, both, onBoth }: LinesProps) {
  const words = keep().backup.plan;
  const { added, continued, known, conflicts, newPeople, otherNames, practice, unreadable } = plan;
  return (
    <>
      {added.length > 0 && (
        <details>
          <summary class={styles.summary}>{words.added(added.length)}</summary>
          <ul class={styles.games}>
            {added.map((game) => (
              <li key={game.id}>
                <GameName game={game} names={names} />
              </li>
            ))}
          </ul>
        </details>
      )}
      {continued.length > 0 && (
        <details>
          <summary class={styles.summary}>{words.continued(continued.length)}</summary>
          <ul class={styles.games}>
            {continued.map(({ here, coming }) => (
              <li key={coming.id}>
                <GameName game={coming} names={names} />
                <span class={styles.about}>{words.continuedBy(here.hands.length, coming.hands.length)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
      {conflicts.length > 0 && (
        <>
          <h3 class={styles.subheading}>{words.conflict}</h3>
          <ul class={styles.games}>
            {conflicts.map(({ here, coming }) => (
              <li key={coming.id} class={styles.conflict}>
                <Conflict
                  here={here}
                  coming={coming}
                  both={both.has(coming.id)}
                  onChange={(keepBoth) => {
                    const next = new Set(both);
                    if (keepBoth) next.add(coming.id);
                    else next.delete(coming.id);
                    onBoth(next);
                  }}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      {newPeople.length > 0 && <p>{words.newPeople(newPeople.length, listOf(newPeople.map(nameIn)))}</p>}
      {otherNames.map(({ id, here, coming }) => (
        <p key={id}>{words.otherName(here, coming)}</p>
      ))}
      {Object.entries(practice).map(([rules, { hands }]) => (
        <p key={rules}>{words.practice(messages().rulesNames[rules as RulesId], hands)}</p>
      ))}
      {known.length > 0 && <p>{words.known(known.length)}</p>}
      {unreadable > 0 && <p>{words.unreadable(unreadable)}</p>}
    </>
  );
}

const GameName = ({ game, names }: { game: Game; names: Names }) => (
  <>
    {gameTitle(game, now())}
    <span class={styles.about}>{gameAbout(game.setup.rules, game.seats, names)}</span>
  </>
);

interface ConflictProps {
  here: Game | null;
  coming: Game;
  both: boolean;
  onChange: (both: boolean) => void;
}

function Conflict({ here, coming, both, onChange }: ConflictProps) {
  const words = keep().backup.plan;
  const version = ({ hands, changedAt }: Game): string => words.version(hands.length, formatMoment(changedAt, now()));
  const game = gameTitle(coming, now());
  return (
    <>
      <span>{words.conflictAbout(game, here ? version(here) : words.newerHere, version(coming))}</span>
      <Choice
        label={game}
        options={[
          { value: 'here', name: words.keepHere },
          { value: 'both', name: words.keepBoth },
        ]}
        value={both ? 'both' : 'here'}
        onChange={(value) => onChange(value === 'both')}
      />
    </>
  );
}
