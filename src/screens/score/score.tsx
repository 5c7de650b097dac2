/** The first screen: the hand, its total, and the pad; when the hand is complete the breakdown takes the pad's place. */
import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useAwake } from '../../app/awake.ts';
import { leaveErrand } from '../../app/errand.ts';
import { unnamedSetAt } from '../../app/picker.ts';
import { recording } from '../../app/recording.ts';
import { goTo } from '../../app/router.ts';
import { settings } from '../../app/settings.ts';
import {
  answer,
  chooseRules,
  editing,
  groups,
  handBehind,
  held,
  rulesId,
  score,
  shared,
  showsBreakdown,
  showsWinning,
} from '../../app/store.ts';
import { Icon } from '../../components/icon/icon.tsx';
import { messages } from '../../messages/messages.ts';
import { isRulesId, RULES_IDS } from '../../rules/ids.ts';
import { Hand } from './hand.tsx';
import { useKeyboard } from './keyboard.ts';
import {
  Breakdown,
  FirstRun,
  fetchForScore,
  fetchLater,
  InstallOffer,
  JokerQuestion,
  ShareButton,
  SharedNote,
  TextEntry,
  Winning,
} from './later.ts';
import { Pad } from './pad.tsx';
import styles from './style.module.css';
import { announcement, Total } from './total.tsx';

/** When what had the focus is gone with the pad, the breakdown or a card, what has come in its place gets it. */
function useFocusKept(): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null);
  const nowhere = (): boolean => document.activeElement === document.body;
  const before = nowhere();
  // Once all is drawn: a card that wins goes later than the pad.
  useEffect(() => {
    const part = panel.current?.querySelector('section') ?? document.querySelector('h1');
    if (before || !nowhere() || !part) return;
    part.tabIndex = -1;
    part.focus({ preventScroll: true });
  });
  return panel;
}

export default function ScoreScreen() {
  useKeyboard();
  useAwake(recording.value !== null);
  useEffect(() => void fetchLater(), []);
  const begun = held.value > 0;
  useEffect(() => {
    if (begun) void fetchForScore();
  }, [begun]);
  const panel = useFocusKept();
  const won = score.value;
  return (
    <div class={styles.screen} data-large={settings.value.largeFaces || undefined}>
      <div class={styles.table}>
        <Header />
        <Hand />
        <Total />
      </div>
      <div class={styles.panel} ref={panel}>
        {(shared.value || (won && handBehind.value && !recording.value)) && <SharedNote />}
        {showsWinning.value && <Winning />}
        {won && showsBreakdown.value && <Breakdown won={won} />}
        {!showsBreakdown.value && !showsWinning.value && <Pad />}
        {groups.value.length === 0 && (
          <>
            <InstallOffer />
            {!recording.value && <FirstRun />}
          </>
        )}
      </div>
      {unnamedSetAt(groups.value) >= 0 && <JokerQuestion />}
      {/* Always there, since a region that comes and goes is not read out. */}
      <p class={styles.live} role="status">
        {announcement(answer.value)}
      </p>
    </div>
  );
}

function Header() {
  const { picker, rulesNames } = messages();
  const errand = recording.value;
  const [writing, setWriting] = useState(false);
  return (
    <header class={styles.header}>
      {RULES_IDS.length > 1 && !errand ? <RulesChoice /> : <h1 tabIndex={-1}>{rulesNames[rulesId.value]}</h1>}
      {errand && <span class={styles.errand}>{picker.scoringFor(errand.hand, errand.winnerName)}</span>}
      <span class={styles.icons}>
        {errand && (
          <button
            type="button"
            class={styles.icon}
            aria-label={picker.backToGame}
            title={picker.backToGame}
            onClick={() => {
              leaveErrand();
              goTo('game', errand.game);
            }}
          >
            <Icon name="close" />
          </button>
        )}
        {showsBreakdown.value && (
          <button
            type="button"
            class={styles.icon}
            aria-label={picker.edit}
            title={picker.edit}
            onClick={() => {
              editing.value = true;
            }}
          >
            <Icon name="pencil" />
          </button>
        )}
        {showsBreakdown.value ? <ShareButton /> : null}
        {/* On the way into a game the heading needs the place; the cards can be typed at the pad. */}
        {!(errand && showsBreakdown.value) && (
          <button
            type="button"
            class={styles.icon}
            aria-label={picker.text}
            title={picker.text}
            onClick={() => setWriting(true)}
          >
            <Icon name="keyboard" />
          </button>
        )}
      </span>
      {writing && <TextEntry onClose={() => setWriting(false)} />}
    </header>
  );
}

/** The rules stand at the top, and are changed there. */
function RulesChoice() {
  const { rulesNames, navigation } = messages();
  const rules = rulesId.value;
  return (
    <span class={styles.rules}>
      <h1 tabIndex={-1}>{rulesNames[rules]}</h1>
      <Icon name="chevron" />
      <select
        class={styles.rulesSelect}
        aria-label={navigation.rules}
        value={rules}
        onChange={(event) => {
          const chosen = event.currentTarget.value;
          if (isRulesId(chosen)) void chooseRules(chosen);
        }}
      >
        {RULES_IDS.map((id) => (
          <option key={id} value={id}>
            {rulesNames[id]}
          </option>
        ))}
      </select>
    </span>
  );
}
