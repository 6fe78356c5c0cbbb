import type { SeatAt } from '@omerta/table/lobby/lobbyParts.ts';
import { Rays } from '@omerta/table/ui/Rays.tsx';
import { gangsterAt, LOOKS } from '../draw/gangsters.ts';
import { Medal } from '../draw/Medal.tsx';
import { Paints } from '../draw/Paints.tsx';

/** A gangster at the table, before a wall in the colour they wear. */
export default function GangsterFace(at: SeatAt) {
  const gangster = gangsterAt(at);
  return (
    <>
      <Paints />
      {/* Narrow, so that the height decides, as for a don. */}
      <svg viewBox="-100 -130 200 250" aria-hidden="true" focusable="false">
        <rect x={-800} y={-400} width={1600} height={800} fill={LOOKS[gangster].shade} />
        <Rays x={0} y={0} count={16} reach={800} fill="#E3C27A" opacity={0.16} />
        <Medal gangster={gangster} />
      </svg>
    </>
  );
}
