import type { Seat } from '@omerta/kernel';
import { useTable } from '@omerta/table/table/useTable.ts';
import { useMemo } from 'react';
import { Pips } from '../draw/cards/Pips.tsx';
import { useAtTable } from './atTable.ts';
import { bangsSeen } from './bangsSeen.ts';

const BANGS = 3; // of every player at the start

/** Bangs that this player has shown: a memory aid, nothing that is hidden. */
export function BangsSeen({ seat, size = 20 }: { readonly seat: Seat; readonly size?: number }) {
  const { say, table, info } = useAtTable();
  const log = useTable(state => state.log);
  const seen = useMemo(() => bangsSeen(log, table.players), [log, table.players]);
  if (seen === undefined || !info.settings.memoryAid) return null;
  const count = seen[seat] ?? 0;
  return (
    <span title={say('bangsSeenOf', { count })}>
      <Pips bullet="bang" count={Math.min(count, BANGS)} of={BANGS} size={size} />
      <span className="unseen">{say('bangsSeenOf', { count })}</span>
    </span>
  );
}
