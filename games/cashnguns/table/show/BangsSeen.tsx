import { BANGS_EACH } from '@omerta/cashnguns/seen';
import type { Seat } from '@omerta/kernel';
import { Pips } from '../draw/cards/Pips.tsx';
import { useAtTable } from './atTable.ts';

/** Bangs that this player has shown: a memory aid, nothing that is hidden. */
export function BangsSeen({ seat, size = 20 }: { readonly seat: Seat; readonly size?: number }) {
  const { say, recall } = useAtTable();
  if (recall === undefined) return null;
  const count = recall.seats[seat]?.fired.bang ?? 0;
  return (
    <span title={say('bangsSeenOf', { count })}>
      <Pips bullet="bang" count={Math.min(count, BANGS_EACH)} of={BANGS_EACH} size={size} />
      <span className="unseen">{say('bangsSeenOf', { count })}</span>
    </span>
  );
}
