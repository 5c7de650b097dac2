/** What taking a shared game in would do here, by the same plan as a backup's, and the one tap that does it. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { applyImport, type ImportPlan } from '../../app/backup.ts';
import { planBackup } from '../../app/board-link.ts';
import { Button, ButtonLink } from '../../components/button/button.tsx';
import type { GameId } from '../../ledger/facts.ts';
import type { Game } from '../../ledger/game.ts';
import { keep } from '../../messages/keep.ts';
import { messages } from '../../messages/messages.ts';
import { boardLink, replaceBy } from './links.ts';
import styles from './shared-board.module.css';

type Planned = Parameters<typeof applyImport>[0];

interface TakeInProps {
  backup: Planned['backup'];
  game: Game;
  /** Hands that came without a breakdown. */
  lost: number;
}

/** What is to be done, in words; null where there is nothing. */
function planText({ added, continued, conflicts }: ImportPlan): { about: string; go: string | null } {
  const { board } = keep().share;
  const [on] = continued;
  const count = (game: Game): string => board.hands(game.hands.length);
  if (added.length > 0) return { about: board.added, go: board.take };
  if (on) return { about: board.continued(count(on.here), count(on.coming)), go: board.update };
  if (conflicts.length > 0) return { about: board.conflict, go: board.keepBoth };
  return { about: board.known, go: null };
}

export function TakeIn({ backup, game, lost }: TakeInProps) {
  const { board } = keep().share;
  const [plan, setPlan] = useState<ImportPlan | 'failed' | null>(null);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const here = useRef(true);
  useEffect(
    () => () => {
      here.current = false;
    },
    [],
  );
  useEffect(() => {
    planBackup(backup).then(setPlan, () => setPlan('failed'));
  }, [backup]);

  const take = async (planned: ImportPlan): Promise<void> => {
    setBusy(true);
    const done = await applyImport(planned, new Set<GameId>([game.id]));
    setBusy(false);
    // Who has gone elsewhere meanwhile stays there.
    if (!here.current) return;
    if (done.ok) replaceBy(done.copies[0] ?? game.id);
    else setProblem(board.notKept(messages().storage.why[done.problem]));
  };
  const text = plan && plan !== 'failed' ? planText(plan) : null;
  return (
    <section class={styles.take} aria-label={board.title}>
      <p>{board.about}</p>
      {lost > 0 && <p class={styles.about}>{board.without(lost)}</p>}
      {plan === 'failed' && <p class={styles.problem}>{board.cannotKeep}</p>}
      {text && <p class={styles.about}>{text.about}</p>}
      {plan &&
        plan !== 'failed' &&
        plan.otherNames.map(({ id, here, coming }) => (
          <p key={id} class={styles.about}>
            {board.otherName(here, coming)}
          </p>
        ))}
      <p class={styles.problem} role="alert">
        {problem}
      </p>
      {plan && plan !== 'failed' && text?.go && (
        <Button kind="go" dead={busy} onTap={() => void take(plan)}>
          {text.go}
        </Button>
      )}
      {text && !text.go && <ButtonLink href={boardLink(game.id)}>{board.open}</ButtonLink>}
    </section>
  );
}
