import { Bust } from '../../draw/busts/Bust.tsx';
import { INK } from '../../draw/ink.ts';
import { WALNUT } from '../../draw/paints.ts';
import { useAtTable } from '../../show/atTable.ts';
import { Picture } from './Picture.tsx';

/** The Doctor ducked, and has a moment to look after the plasters. */
export function UnderTheTable() {
  const { table, seat, gangsters } = useAtTable();
  return (
    <Picture mood="ink" height={330}>
      <g transform="translate(27 30) scale(1.68)">
        <Bust gangster={gangsters[seat ?? 0] ?? 'bruno'} mood="wide" wounds={table.seats[seat ?? 0]?.wounds ?? 0} />
      </g>
      <path d="M-400 268H790V900H-400Z" fill={WALNUT} stroke={INK} strokeWidth={6} />
      <path d="M-400 279H790" stroke="#c9a227" strokeWidth={3} />
    </Picture>
  );
}
