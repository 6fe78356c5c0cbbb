import type { Gangster } from '@omerta/cashnguns/table/draw/gangsters.ts';
import { Crest } from '@omerta/corleone/table/draw/Crest.tsx';
import { FAMILIES, type FamilyId } from '@omerta/corleone/table/draw/families.ts';
import { Pawn } from '@omerta/corleone/table/draw/pawns/Pawn.tsx';
import { Monogram } from '@omerta/table/ui/Monogram.tsx';
import { Rays } from '@omerta/table/ui/Rays.tsx';
import { lazy, Suspense } from 'react';

const GangsterFace = lazy(() => import('@omerta/cashnguns/table/lobby/GangsterFace.tsx'));

export interface SeatFaceProps {
  readonly family: FamilyId | undefined;
  readonly gangster?: Gangster | undefined;
}

/** Who sits there, as a picture: the don of a family, a gangster, or a stranger in a hat. */
export function SeatFace({ family, gangster }: SeatFaceProps) {
  if (gangster !== undefined) {
    return (
      <Suspense>
        <GangsterFace gangster={gangster} />
      </Suspense>
    );
  }
  return (
    // Narrower than any place for it, so that the height decides: a wide card shows more of the wall, not less of the face.
    <svg viewBox="-20 -62 40 47" aria-hidden="true" focusable="false">
      <rect x={-180} y={-100} width={360} height={130} fill={FAMILIES[family ?? 'neutral'].shade} />
      <Rays x={0} y={-36} count={16} reach={200} fill="#E3C27A" opacity={0.16} />
      <Pawn kind="don" family={family ?? 'neutral'} y={2} scale={1.08} />
    </svg>
  );
}

export const SeatShield = ({
  family,
  name,
  size = 30,
}: {
  readonly family: FamilyId | undefined;
  readonly name: string;
  readonly size?: number;
}) => (family === undefined ? <Monogram name={name} size={size} /> : <Crest family={family} size={size} />);
