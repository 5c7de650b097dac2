/** The form for a hand: who won, who discarded, what it was worth, and what saving it will do. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { bookErrand, type Scored } from '../../app/game-hand.ts';
import { logOf, makeChange, newEventId, now } from '../../app/ledger.ts';
import { Button } from '../../components/button/button.tsx';
import { Foot } from '../../components/foot/foot.tsx';
import { Page } from '../../components/page/page.tsx';
import { differences } from '../../ledger/changes.ts';
import type { EventId, Fact, RecordedHand } from '../../ledger/facts.ts';
import { type Game, type HandRow, windsOf } from '../../ledger/game.ts';
import { formatNumber } from '../../messages/format.ts';
import { ledgerWords, notDoneText, refusalText } from '../../messages/ledger.ts';
import { messages, problemText } from '../../messages/messages.ts';
import { say } from './act.ts';
import { forgetErrand, scoredFor } from './errand.ts';
import { effectsOf, foresee, rowOf } from './foresee.ts';
import { HandHouse } from './hand-house.tsx';
import { forgetForm, formKept, keepForm } from './kept-form.ts';
import { boardLink, returnTo, toBoard } from './links.ts';
import { namesOf } from './names.ts';
import { Preview } from './preview.tsx';
import styles from './record.module.css';
import {
  type Asked,
  EMPTY_FORM,
  formOfHand,
  type RecordForm,
  type ToResult,
  toResult,
  withCards,
  withHouse,
} from './record-form.ts';
import { Who } from './who.tsx';
import { resultText, valueText } from './words.ts';
import { WorthPart } from './worth.tsx';

interface RecordProps {
  game: Game;
  /** The hand before which a forgotten one goes in. */
  before: EventId | null;
  /** The hand that is changed. */
  changes: EventId | null;
}

export function Record({ game, before, changes }: RecordProps) {
  const { hand: words, common } = ledgerWords();
  const changed = changes && rowOf(game, changes);
  if (changes && !changed) {
    return (
      <Page title={words.title('')} up={toBoard(game)}>
        <p>{words.missing}</p>
        <a href={boardLink(game.id)}>{common.toBoard}</a>
      </Page>
    );
  }
  return <Form game={game} before={before} changed={changed || null} />;
}

/** What was scored from cards comes with who won; else the hand as it is, or nothing yet. */
function openingForm(game: Game, scored: Scored | null, changed: HandRow | null): RecordForm {
  const form = changed ? formOfHand(changed.hand) : EMPTY_FORM;
  if (!scored) return form;
  const { winner, discarder, liable } = scored.what;
  const asBefore = withHouse(
    { ...form, outcome: 'won', winner, discarder, liable },
    scored.what.house,
    game.setup.house,
    game.rules,
  );
  return withCards(asBefore, scored.worth);
}

function Form({ game, before, changed }: { game: Game; before: EventId | null; changed: HandRow | null }) {
  const { record: words, board } = ledgerWords();
  const [scored] = useState(() => scoredFor(game.id, changed?.hand.id ?? null, before));
  const place = changed?.hand.id ?? before ?? 'new';
  const [form, setForm] = useState(
    () => (scored ? null : formKept(game.id, place)) ?? openingForm(game, scored, changed),
  );
  useEffect(() => keepForm(game.id, place, form), [game.id, place, form]);
  // Made once: however often Save is tapped, it is the same hand.
  const [fresh] = useState(() => ({ id: newEventId(), at: now(), note: '' }));
  const [problem, setProblem] = useState('');
  const saving = useRef(false);
  const nameOf = namesOf(game);
  const inserted = scored ? scored.what.before : before;
  const row = changed ?? (inserted ? rowOf(game, inserted) : null);
  const asked: Asked = {
    rules: game.rules,
    house: game.setup.house,
    was: changed?.hand ?? null,
    seatWindOf: (person) => windsOf(game, row, person).seatWind,
  };
  const toSave = toResult(form, asked);

  const seats = row?.seats ?? game.playing;
  const number = formatNumber(row?.number ?? game.hands.length + 1);

  const hand: RecordedHand | null = toSave.ok
    ? {
        ...(changed?.hand ?? fresh),
        what: 'hand',
        result: toSave.result,
        ...(Object.keys(form.house).length > 0 ? { house: form.house } : {}),
      }
    : null;
  const fact = hand && factOf(form, hand, changed, inserted);
  const log = logOf(game.id);
  const same = changed !== null && hand !== null && differences(changed.hand, hand).length === 0;
  const foreseen = log && fact ? foresee(log, fact, fresh.at) : null;

  const save = async (): Promise<void> => {
    if (!fact || !hand || same || saving.current) return;
    saving.current = true;
    const done = await makeChange(game.id, fact);
    saving.current = false;
    if (!done.ok) return setProblem(notDoneText(done, nameOf));
    forgetForm(game.id, place);
    forgetErrand();
    bookErrand({ game: game.id, corrects: changed?.hand.id ?? null, before: inserted });
    say(game, changed ? board.changed(number) : board.saved(number, resultText(game, hand.result, nameOf)), {
      undo: true,
    });
    if (changed) returnTo(game.id, { at: 'hand', hand: changed.hand.id });
    else returnTo(game.id);
  };

  const title = changed ? words.changeTitle(number) : inserted ? words.insertTitle(number) : words.title(number);
  const shared = { game, form, setForm, nameOf, seats };
  const refused = foreseen && !foreseen.ok ? refusalText(foreseen.refusal, nameOf) : '';
  const told = problem || refused || missingText(toSave, game);
  const noWin = !toSave.ok && (toSave.why === 'cards' || toSave.why === 'belowMinimum');
  return (
    <Page title={title} up={toBoard(game)}>
      <p class={styles.deals}>{words.deals(nameOf(row?.dealer ?? game.dealer))}</p>
      <Who {...shared} />
      {form.outcome === 'won' && form.winner !== null && (
        <WorthPart
          {...shared}
          asked={asked}
          toSave={toSave}
          number={row?.number ?? game.hands.length + 1}
          changed={changed}
          before={inserted}
        />
      )}
      {form.outcome !== null && <HandHouse {...shared} />}
      <Foot>
        {foreseen?.ok && hand && (
          <Preview game={foreseen.game} effects={effectsOf(game, foreseen.game, hand.id)} nameOf={nameOf} />
        )}
        <p class={styles.told} data-problem={problem !== '' || refused !== '' || noWin || undefined} role="status">
          {told}
        </p>
        {(form.how !== null || form.outcome !== 'won') && form.outcome !== null && (
          <Button kind="go" dead={!foreseen?.ok || same} onTap={() => void save()}>
            {changed ? words.saveChange : words.save}
          </Button>
        )}
      </Foot>
    </Page>
  );
}

function factOf(form: RecordForm, hand: RecordedHand, changed: HandRow | null, before: EventId | null): Fact {
  if (changed) {
    // A hand without switches of its own has no list of them, not an empty one.
    const { house: _before, ...plain } = hand;
    return { what: 'eventChanged', event: Object.keys(form.house).length > 0 ? hand : plain };
  }
  return before ? { what: 'eventAdded', event: hand, before } : { what: 'eventAdded', event: hand };
}

function missingText(toSave: ToResult, game: Game): string {
  const { missing, notWinning } = ledgerWords().record;
  if (toSave.ok) return '';
  if (toSave.why === 'cards') return notWinning(toSave.problem ? problemText(toSave.problem) : '');
  if (toSave.why === 'belowMinimum') {
    const { needed, has, value } = toSave;
    return messages().live.belowMinimum(valueText(game, needed), valueText(game, has), has < value);
  }
  if (toSave.why === 'worth') return missing.worth(messages().units[game.setup.rules].word(2));
  return missing[toSave.why];
}
