/** A new game: the last table, as it was agreed on last time, is there already; one tap on Go plays it again. */

import { useEffect, useState } from 'preact/hooks';
import { beginGame, gameOf, games, nameOf, openLedger } from '../../app/ledger.ts';
import { own } from '../../app/own.ts';
import { goTo, linkTo } from '../../app/router.ts';
import { settings } from '../../app/settings.ts';
import { Button } from '../../components/button/button.tsx';
import { Foot } from '../../components/foot/foot.tsx';
import { Page } from '../../components/page/page.tsx';
import { rematchOf } from '../../ledger/change.ts';
import type { GameId } from '../../ledger/facts.ts';
import { defaultCurrency } from '../../messages/format-money.ts';
import { ledgerWords, notDoneText } from '../../messages/ledger.ts';
import { messages } from '../../messages/messages.ts';
import { fetchRuleWords } from '../../messages/rule-words.ts';
import type { RulesId } from '../../rules/ids.ts';
import { Agreed } from './agreed.tsx';
import { Dealer } from './dealer.tsx';
import { countProblem, type Form, formOf, setupOf } from './form.ts';
import { Players } from './players.tsx';
import styles from './style.module.css';

export default function NewGameScreen({ argument }: { argument: string }) {
  openLedger();
  const { newGame: words, common } = ledgerWords();
  const opening = openingForm(argument as GameId | '');
  return (
    <Page
      title={argument ? words.rematch : words.title}
      up={{ href: linkTo('games'), name: messages().navigation.games }}
    >
      {opening ? <Setup opening={opening} /> : <p role="status">{common.loading}</p>}
    </Page>
  );
}

/** The game that was named, else the last one, else what the settings say; null while it is being read. */
function openingForm(named: GameId | ''): Form | null {
  const listed = games.value;
  if (listed.state === 'loading') return null;
  const last = named || (listed.state === 'there' && listed.value[0]?.id);
  const kept = last ? gameOf(last) : null;
  if (kept?.state === 'loading') return null;
  if (kept?.state === 'there') return formOf(kept.value.rules, rematchOf(kept.value));
  const currency = settings.value.currency ?? defaultCurrency();
  return {
    rules: own.rules.value,
    house: own.house.value,
    money: own.money.value,
    currency,
    order: [],
    dealer: null,
    note: '',
  };
}

function Setup({ opening }: { opening: Form }) {
  const { newGame: words } = ledgerWords();
  const [form, setForm] = useState(opening);
  const [said, setSaid] = useState('');
  const [starting, setStarting] = useState(false);
  const id = form.rules.id as RulesId;
  useEffect(() => {
    // Without them house rules show by their ids; the next opening tries again.
    void fetchRuleWords(id).catch(() => {});
  }, [id]);
  const change = (changes: Partial<Form>): void => setForm((old) => ({ ...old, ...changes }));
  const { least, most } = form.rules.seats;
  const problem = countProblem(form);
  const counted =
    least === most ? words.exactly(least) : problem === 'tooMany' ? words.tooMany(most) : words.tooFew(least);

  const go = async (): Promise<void> => {
    const setup = setupOf(form, nameOf);
    if (!setup || starting) return;
    setStarting(true);
    const begun = await beginGame(setup);
    setStarting(false);
    if (!begun.ok) setSaid(notDoneText(begun, nameOf));
    // In place of this screen: Back leads from the board to the list.
    else if (history.length > 1) location.replace(linkTo('game', begun.id));
    else goTo('game', begun.id);
  };

  return (
    <div class={styles.setup}>
      <Players form={form} setForm={setForm} />
      <Dealer form={form} nameOf={nameOf} onChange={(dealer) => change({ dealer })} />
      <Agreed form={form} onChange={change} />
      <Foot>
        <p role="status" class={styles.said} data-problem={said !== '' || undefined}>
          {said || (problem && counted)}
        </p>
        <Button kind="go" dead={problem !== null || starting} onTap={() => void go()}>
          {words.go}
        </Button>
      </Foot>
    </div>
  );
}
