import type { SeatAt } from '@omerta/table/lobby/lobbyParts.ts';
import { Rays } from '@omerta/table/ui/Rays.tsx';
import { FAMILIES } from '../draw/families.ts';
import { Pawn } from '../draw/pawns/Pawn.tsx';
import { sideAt } from './families.ts';

/** The don of the family that sits there. */
export default function DonFace(at: SeatAt) {
  const family = sideAt(at);
  return (
    // Narrower than any place for it, so that the height decides: a wide card shows more of the wall, not less of the face.
    <svg viewBox="-20 -62 40 47" aria-hidden="true" focusable="false">
      <rect x={-180} y={-100} width={360} height={130} fill={FAMILIES[family].shade} />
      <Rays x={0} y={-36} count={16} reach={200} fill="#E3C27A" opacity={0.16} />
      <Pawn kind="don" family={family} y={2} scale={1.08} />
    </svg>
  );
}
