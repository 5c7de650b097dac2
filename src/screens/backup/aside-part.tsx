/** Records that could not be read: kept aside, listed, and given out as files. */
import { useEffect, useState } from 'preact/hooks';
import { type Aside, loadAside, saveFile } from '../../app/backup.ts';
import { games, now, unreadableGames } from '../../app/ledger.ts';
import { Button } from '../../components/button/button.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { Part } from '../../components/page/page.tsx';
import { isoDay } from '../../messages/format-time.ts';
import { keep } from '../../messages/keep.ts';
import { asideText, kindOf } from './aside-text.ts';
import styles from './style.module.css';

export function AsidePart() {
  const words = keep().backup.aside;
  const [records, setRecords] = useState<readonly Aside[]>([]);
  const [said, setSaid] = useState('');
  const { newer } = unreadableGames.value;
  // The list of games is what finds them.
  const listed = games.value;
  useEffect(() => {
    if (listed.state !== 'loading') loadAside().then(setRecords, () => {});
  }, [listed]);
  if (records.length === 0 && newer === 0) return null;
  return (
    <Part title={words.title} about={records.length > 0 ? words.about : undefined}>
      {newer > 0 && <p>{words.newer(newer)}</p>}
      <ul class={styles.games}>
        {records.map((record, at) => {
          const what = words.of[kindOf(record.of)];
          const name = `fourteen-unreadable-${isoDay(now())}-${at + 1}.json`;
          return (
            <li key={record.key} class={styles.record}>
              <span>{what}</span>
              <Button
                kind="quiet"
                label={words.saveLabel(what, at + 1)}
                onTap={() => {
                  saveFile({ name, type: 'application/json', text: asideText(record) });
                  setSaid(keep().backup.save.saved(name));
                }}
              >
                <Icon name="save" />
                {words.save}
              </Button>
            </li>
          );
        })}
      </ul>
      <p class={styles.said} role="status">
        {said}
      </p>
    </Part>
  );
}
