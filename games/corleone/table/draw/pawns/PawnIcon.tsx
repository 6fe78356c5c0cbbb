import { memo } from 'react';
import { Drawing, type Labelled } from '../Drawing.tsx';
import type { Side } from '../families.ts';
import { Pawn } from './Pawn.tsx';
import type { PawnKind } from './pawnKinds.ts';

export interface PawnIconProps extends Labelled {
  readonly kind: PawnKind;
  readonly family: Side;
  readonly size?: number; // height in px
}

/** A figure on its own. */
export const PawnIcon = memo(function PawnIcon({ kind, family, size = 40, label }: PawnIconProps) {
  return (
    <Drawing width={size * 0.78} height={size} viewBox="-25 -59 50 71" label={label}>
      <Pawn kind={kind} family={family} />
    </Drawing>
  );
});
