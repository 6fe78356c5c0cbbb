import { memo } from 'react';
import type { Side } from '../families.ts';
import { Pawn } from '../pawns/Pawn.tsx';
import type { PawnKind } from '../pawns/pawnKinds.ts';
import styles from './Board.module.css';
import type { Mark } from './boardProps.ts';
import type { Corner } from './layout.ts';
import { Glow, MarkRing, type Outline } from './rings.tsx';
import { Unspoken } from './spoken.tsx';

export interface MiniThugProps {
  readonly corner: Corner; // of the card that is not drawn
  readonly isTile: boolean;
  readonly mark: Mark | undefined;
  readonly kind: PawnKind | undefined;
  readonly side: Side;
  readonly ghostKind: PawnKind | undefined;
  readonly ghostSide: Side;
}

const SIDE = 58;

/** A thug space on the mini map: drawn only where a figure stands or may stand. */
export const MiniThug = memo(function MiniThug({
  corner,
  isTile,
  mark,
  kind,
  side,
  ghostKind,
  ghostSide,
}: MiniThugProps) {
  const [x, y] = [corner[0] + (isTile ? 130 : 40), corner[1] + 100];
  const box = { x: x - SIDE / 2, y: y - SIDE + 12, width: SIDE, height: SIDE };
  const outline: Outline = { kind: 'box', box, radius: 8 };
  const isOpen = mark === 'legal' || mark === 'pointed' || mark === 'selected';
  return (
    <Unspoken className={styles.art}>
      {mark === 'legal' && <Glow outline={outline} />}
      <MarkRing mark={mark} outline={outline} />
      {isOpen && <rect {...box} rx={8} fill="var(--legal-soft)" stroke="var(--legal-line)" strokeWidth={4} />}
      {kind !== undefined && <Pawn kind={kind} family={side} x={x} y={y} scale={1.3} />}
      {ghostKind !== undefined && <Pawn kind={ghostKind} family={ghostSide} x={x} y={y} scale={1.3} opacity={0.72} />}
    </Unspoken>
  );
});
