/** One player: name, games and hands, the best hand, the elements most often scored, money. */
import { useState } from 'preact/hooks';
import { offerPerson, people } from '../../app/ledger.ts';
import { linkTo } from '../../app/router.ts';
import { signedMoneyText } from '../../components/amount/money.ts';
import { Button } from '../../components/button/button.tsx';
import type { Names } from '../../components/game-label/game-label.ts';
import { Icon } from '../../components/icon/icon.tsx';
import { Page, Part } from '../../components/page/page.tsx';
import { Seal } from '../../components/seal/seal.tsx';
import { Switch } from '../../components/switch/switch.tsx';
import { moneyIn } from '../../ledger/balances.ts';
import type { PersonId } from '../../ledger/facts.ts';
import { currencyMark } from '../../messages/format-money.ts';
import { keep } from '../../messages/keep.ts';
import { type Figures, figuresOf, type Statistics } from './figures.ts';
import { RenameSheet } from './rename-sheet.tsx';
import { RulesFigures } from './rules-figures.tsx';
import styles from './style.module.css';

interface OnePersonProps {
  person: PersonId;
  names: Names;
  /** For the color of the seal. */
  place: number;
  statistics: Statistics;
}

export function OnePerson({ person, names, place, statistics }: OnePersonProps) {
  const words = keep().people;
  const [renaming, setRenaming] = useState(false);
  const [said, setSaid] = useState('');
  const name = names.get(person);
  const figures = figuresOf(statistics, person);
  const up = { href: linkTo('people'), name: words.all };
  if (name === undefined) {
    return (
      <Page title={words.title} up={up}>
        <p role="status">{statistics === 'loading' ? words.loading : words.notHere}</p>
      </Page>
    );
  }
  return (
    <Page title={name} up={up}>
      <div class={styles.head}>
        <Seal name={name} place={Math.max(0, place)} />
        <Button onTap={() => setRenaming(true)}>
          <Icon name="pencil" />
          {words.rename}
        </Button>
        <Switch
          label={words.offered}
          on={people.value.some(({ id }) => id === person)}
          onChange={(offered) => void offerPerson(person, offered)}
        />
      </div>
      <p class={styles.said} role="status">
        {said}
      </p>
      {statistics === 'failed' && <p>{words.failed}</p>}
      {!figures && statistics !== 'loading' && statistics !== 'failed' && <p>{words.noGames}</p>}
      {figures && <AllFigures figures={figures} />}
      {renaming && (
        <RenameSheet
          person={person}
          onClose={() => setRenaming(false)}
          onRenamed={(now) => {
            setRenaming(false);
            setSaid(words.renamed(now));
          }}
        />
      )}
    </Page>
  );
}

function AllFigures({ figures }: { figures: Figures }) {
  const words = keep().people;
  return (
    <div class={styles.figures}>
      {[...figures.byRules].map(([rules, of]) => (
        <RulesFigures key={rules} rules={rules} figures={of} />
      ))}
      {figures.money.length > 0 && (
        <Part title={words.money} about={words.moneyAbout}>
          <ul class={styles.rows}>
            {figures.money.map(({ key, units }) => (
              <li key={key} class={styles.row}>
                <span>{key === 'chips' ? keep().amounts.unitNames.chips : currencyMark(key)}</span>
                <b class={styles.figure}>{signedMoneyText(moneyIn(key, units))}</b>
              </li>
            ))}
          </ul>
        </Part>
      )}
    </div>
  );
}
