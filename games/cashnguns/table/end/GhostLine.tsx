import { useWords } from '@omerta/table/words/useWords.ts';
import { useAtTable } from '../show/atTable.ts';
import { useGhostBet } from '../show/ghostBet.ts';
import { tvWords } from '../show/tvWords.ts';
import { type FinalRow, winnersOf } from './finalRows.ts';

/** Out of the game, and still right about who wins it. */
export function GhostLine({ rows }: { readonly rows: readonly FinalRow[] }) {
  const say = useWords(tvWords);
  const at = useAtTable();
  const { on } = useGhostBet(at);
  const isOut = at.seat !== undefined && at.table.seats[at.seat]?.alive === false;
  if (!isOut || on === undefined || winnersOf(rows).every(winner => winner.seat !== on)) return null;
  return (
    <p>
      <b>{say('award.ghost')}:</b> {say('award.ghost.words', { name: at.names.player(on) })}
    </p>
  );
}
