/** Which hands are practised: the game and the level, behind one line that names them; it is there without a hand too. */
import {
  chooseLevel,
  choosePracticeRules,
  practiceLevel,
  practiceRecord,
  practiceRules,
  type Task,
} from '../../app/practice.ts';
import { settings } from '../../app/settings.ts';
import { Choice } from '../../components/choice/choice.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { formatNumber } from '../../messages/format.ts';
import { keep } from '../../messages/keep.ts';
import { messages } from '../../messages/messages.ts';
import { LEVELS, type LevelId } from '../../practice/levels.ts';
import { departuresOf } from '../../rules/house-rules.ts';
import { RULES_IDS, type RulesId } from '../../rules/ids.ts';
import styles from './style.module.css';

interface LevelWords {
  readonly name: string;
  readonly about: string;
}

const levelWords = (id: RulesId, level: LevelId): LevelWords => {
  const ofGame: Readonly<Partial<Record<LevelId, LevelWords>>> = keep().practice.levels[id];
  return ofGame[level] ?? { name: level, about: '' };
};

export function Which({ task }: { task: Task | null }) {
  const words = keep().practice;
  const { rulesNames } = messages();
  const id = practiceRules.value;
  const level = practiceLevel.value;
  const { streak } = practiceRecord.value;
  const levels: readonly LevelId[] = LEVELS[id];
  return (
    <div class={styles.head}>
      <details class={styles.which}>
        <summary class={styles.summary}>
          <Icon name="settings" />
          <span class={styles.chosen}>{words.chosen(rulesNames[id], levelWords(id, level).name)}</span>
          {streak > 0 && (
            <span class={styles.streak}>
              {words.inARow} <b>{formatNumber(streak)}</b>
            </span>
          )}
        </summary>
        <div class={styles.choices}>
          <Choice
            label={words.ofGame}
            options={RULES_IDS.map((value) => ({ value, name: rulesNames[value] }))}
            value={id}
            onChange={choosePracticeRules}
          />
          <Choice
            label={words.level}
            options={levels.map((value) => ({ value, name: levelWords(id, value).name }))}
            value={level}
            onChange={(chosen) => void chooseLevel(chosen)}
          />
          <p class={styles.about}>{levelWords(id, level).about}</p>
        </div>
      </details>
      {task?.link && <p class={styles.about}>{words.linked}</p>}
      {task && hasOwnRules(task) && <p class={styles.about}>{words.byTheBook}</p>}
    </div>
  );
}

/** Whether the table counts hands of this game in another way than the rulebook. */
function hasOwnRules({ rules, id }: Task): boolean {
  return departuresOf(rules.houseRules, settings.value.house[id] ?? {}).some(({ affects }) => affects === 'score');
}
