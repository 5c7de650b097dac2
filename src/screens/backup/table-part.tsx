/** A game as a table for a spreadsheet. */
import { useState } from 'preact/hooks';
import type { TextFile } from '../../app/backup.ts';
import { gameOf, games, nameOf, now } from '../../app/ledger.ts';
import { gameAbout, gameTitle, namesFor } from '../../components/game-label/game-label.ts';
import { Part } from '../../components/page/page.tsx';
import { Select } from '../../components/select/select.tsx';
import type { GameId } from '../../ledger/facts.ts';
import { isoDay } from '../../messages/format-time.ts';
import { keep } from '../../messages/keep.ts';
import { HandOver } from './hand-over.tsx';
import { tableText } from './table-text.ts';

export function TablePart() {
  const words = keep().backup.table;
  const [chosen, setChosen] = useState<GameId | null>(null);
  const listed = games.value.state === 'there' ? games.value.value : [];
  const picked = listed.find(({ id }) => id === chosen) ?? listed[0];
  if (!picked) return null;
  const names = namesFor(listed, nameOf);
  return (
    <Part title={words.title} about={words.about}>
      <Select
        label={words.game}
        titled
        options={listed.map((game) => ({
          value: game.id,
          name: `${gameTitle(game, now())} · ${gameAbout(game.rules, game.seats, names)}`,
        }))}
        value={picked.id}
        onChange={(id) => setChosen(id as GameId)}
      />
      <TableFile key={picked.id} id={picked.id} />
    </Part>
  );
}

function TableFile({ id }: { id: GameId }) {
  const words = keep().backup.table;
  const kept = gameOf(id);
  const file: TextFile | null =
    kept.state === 'there'
      ? {
          name: `fourteen-game-${isoDay(kept.value.startedAt)}.csv`,
          type: 'text/csv',
          text: tableText(kept.value, namesFor([kept.value], nameOf)),
        }
      : null;
  return (
    <HandOver
      labels={{ save: words.save, share: words.share, title: words.shareTitle }}
      ready={file}
      make={() => (file ? Promise.resolve(file) : Promise.reject(new Error(kept.state)))}
    />
  );
}
