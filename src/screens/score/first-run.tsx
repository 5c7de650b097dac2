/** What an empty hand offers: hands to try. */
import { replaceHand, rulesId } from '../../app/store.ts';
import { SAMPLES } from '../../messages/samples.ts';
import { scoreWords } from '../../messages/score.ts';
import styles from './first-run.module.css';

export function FirstRun() {
  const { firstRun } = scoreWords();
  return (
    <div class={styles.samples}>
      <ul class={styles.list} aria-label={firstRun.title}>
        <li class={styles.title} aria-hidden="true">
          {firstRun.title}
        </li>
        {SAMPLES.filter(({ rules }) => rules === rulesId.value).map(({ id, hand }) => (
          <li key={id}>
            <button
              type="button"
              class={styles.sample}
              aria-label={firstRun.tryIt(firstRun.samples[id])}
              onClick={() => replaceHand(hand)}
            >
              {firstRun.short[id]}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
