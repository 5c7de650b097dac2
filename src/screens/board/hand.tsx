/** One hand: what it was worth and why, as the table saw it, what it did, and everything that can be corrected about it. */
import { useEffect } from 'preact/hooks';
import { ruleLink } from '../../app/rule-links.ts';
import { ButtonLink } from '../../components/button/button.tsx';
import { Page, Part } from '../../components/page/page.tsx';
import { RuleLink, ScoreLines } from '../../components/score-lines/score-lines.tsx';
import { isRobbed, rescore } from '../../ledger/entered.ts';
import type { EventId, PersonId, RecordedHand } from '../../ledger/facts.ts';
import { thawScore } from '../../ledger/frozen.ts';
import type { Game, HandRow } from '../../ledger/game.ts';
import { formatNumber } from '../../messages/format.ts';
import { formatMoment } from '../../messages/format-time.ts';
import { ledgerWords, type NameOf, signedNumber, totalText } from '../../messages/ledger.ts';
import { scoreWords } from '../../messages/score.ts';
import { receive } from './errand.ts';
import { rowOf } from './foresee.ts';
import styles from './hand.module.css';
import { Corrections, Note, Rescore } from './hand-actions.tsx';
import { boardLink, replaceBy, toBoard } from './links.ts';
import { namesOf } from './names.ts';
import { StatusLine } from './status-line.tsx';
import { paymentTexts, valueText, worthText } from './words.ts';

export function Hand({ game, id }: { game: Game; id: EventId }) {
  const { hand: words, common } = ledgerWords();
  const row = rowOf(game, id);
  const nameOf = namesOf(game);
  // Its cards were scored anew: what that will do is looked at before it is saved.
  useEffect(() => {
    if (receive(game.id)?.what.corrects === id) replaceBy(game.id, { at: 'change', hand: id });
  }, []);
  if (!row) {
    return (
      <Page title={words.title('')} up={toBoard(game)}>
        <p>{words.missing}</p>
        <ButtonLink href={boardLink(game.id)}>{common.toBoard}</ButtonLink>
      </Page>
    );
  }
  const today = rescore(row.hand, game);
  return (
    <Page title={words.title(formatNumber(row.number))} up={toBoard(game)}>
      <StatusLine game={game} nameOf={nameOf} />
      <Outcome game={game} row={row} nameOf={nameOf} />
      {today && <Rescore game={game} row={row} nameOf={nameOf} today={today} />}
      <Reasons game={game} row={row} />
      <Note game={game} row={row} nameOf={nameOf} />
      <Corrections game={game} row={row} nameOf={nameOf} />
      <ButtonLink href={boardLink(game.id)}>{common.toBoard}</ButtonLink>
    </Page>
  );
}

interface RowProps {
  game: Game;
  row: HandRow;
  nameOf: NameOf;
}

type Won = Extract<RecordedHand['result'], { what: 'won' }>;

export function Outcome({ game, row, nameOf }: RowProps) {
  const { hand: words, common } = ledgerWords();
  const { hand, dealer, round, end, totals, gains, seats, transfers } = row;
  const { result } = hand;
  const discarderText = ({ entered }: Won, discarder: PersonId): string =>
    (isRobbed(entered) ? words.robbed : words.discarded)(nameOf(discarder));
  const facts = [
    formatMoment(hand.at, hand.at),
    words.dealt(nameOf(dealer)),
    game.rules.asks.winds ? words.round(common.winds[round]) : '',
    result.what === 'won' && result.discarder ? discarderText(result, result.discarder) : '',
    result.what === 'won' && result.liable ? words.liable(nameOf(result.liable)) : '',
  ].filter(Boolean);
  const paid = paymentTexts(game, transfers, seats.length, nameOf);
  return (
    <Part>
      <h2 class={styles.outcome}>
        {result.what === 'won'
          ? words.won(nameOf(result.winner))
          : result.what === 'drawn'
            ? words.drawn
            : words.falseWin(nameOf(result.offender))}
      </h2>
      {result.what === 'won' && <p class={styles.worth}>{worthText(game, result)}</p>}
      <p class={styles.about}>{facts.reduce(common.joined)}</p>
      {end && <p class={styles.about}>{end === 'ends' ? words.ended : words.after}</p>}
      <h3 class={styles.heading}>{words.totals}</h3>
      <ul class={styles.totals}>
        {seats.map((person) => (
          <li key={person}>
            <span>{nameOf(person)}</span>
            <span class={styles.gain}>{(gains.get(person) ?? 0) !== 0 && signedNumber(gains.get(person) ?? 0)}</span>
            <span class={styles.total}>{totalText(totals.get(person) ?? 0)}</span>
          </li>
        ))}
      </ul>
      {paid.length > 0 && (
        <>
          <h3 class={styles.heading}>{words.payments}</h3>
          <ul class={styles.payments}>
            {paid.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </>
      )}
    </Part>
  );
}

/** Why it was worth that: its cards, the ticked elements, or what the table said. */
export function Reasons({ game, row }: Omit<RowProps, 'nameOf'>) {
  const { hand: words } = ledgerWords();
  const { result } = row.hand;
  if (result.what !== 'won') return null;
  const { entered } = result;
  if (entered.how === 'cards') {
    return (
      <Part title={words.breakdown}>
        <ScoreLines
          rules={game.rules}
          score={thawScore(entered.score)}
          ruleOf={(element) => ruleLink(game.rules.id, element)}
        />
      </Part>
    );
  }
  if (entered.how === 'credits') {
    return (
      <Part>
        <p>{words.typed(valueText(game, result.value))}</p>
      </Part>
    );
  }
  return (
    <Part title={words.ticked}>
      <ol class={styles.ticked}>
        {entered.items.map(({ element, count, value }) => (
          <li key={element}>
            <span>
              <RuleLink rules={game.rules.id} element={element} href={ruleLink(game.rules.id, element)} />
              {count > 1 && <span class={styles.about}> {scoreWords().breakdown.times(count)}</span>}
            </span>
            <span class={styles.total}>{formatNumber(value)}</span>
          </li>
        ))}
      </ol>
    </Part>
  );
}
