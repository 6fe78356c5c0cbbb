import { memo } from 'react';
import type { Side } from '../families.ts';
import { Pawn } from '../pawns/Pawn.tsx';
import type { PawnKind } from '../pawns/pawnKinds.ts';
import styles from './Board.module.css';
import type { Mark } from './boardProps.ts';
import { type Business, CardFace } from './CardFace.tsx';
import { CountBubble } from './CountBubble.tsx';
import { thugFoot } from './geometry.ts';
import { CARD, type Corner } from './layout.ts';
import { PlaceGroup, type PlaceProps } from './PlaceGroup.tsx';
import { FocusRing, Line, MarkRing, type Outline, Victim } from './rings.tsx';
import { sameProps } from './sameProps.ts';
import { Unspoken } from './spoken.tsx';
import { ThugSpace } from './ThugSpace.tsx';

export interface BusinessCardProps extends PlaceProps {
  readonly business: Business;
  readonly corner: Corner;
  readonly name: string;
  readonly mark: Mark | undefined;
  readonly kind: PawnKind | undefined; // who stands there
  readonly side: Side;
  readonly ghostKind: PawnKind | undefined; // who would
  readonly ghostSide: Side;
  readonly bubble: string | undefined;
}

const whole: Outline = {
  kind: 'box',
  box: { x: 0, y: 0, width: CARD.width, height: CARD.height },
  radius: 8,
};
const backZone: Outline = {
  kind: 'box',
  box: { x: 2, y: CARD.band, width: CARD.width - 4, height: CARD.back },
  radius: 7,
};
const foot = thugFoot([0, 0]);

/** A business on the board, with its thug space. The whole card can be picked. */
export const BusinessCard = memo(function BusinessCard({
  business,
  corner,
  name,
  mark,
  kind,
  side,
  ghostKind,
  ghostSide,
  bubble,
  ...place
}: BusinessCardProps) {
  const isTaken = kind !== undefined || ghostKind !== undefined;
  return (
    <g transform={`translate(${corner.join(' ')})`} opacity={mark === 'dimmed' ? 0.5 : undefined}>
      <PlaceGroup {...place}>
        <MarkRing mark={mark} outline={whole} />
        <CardFace business={business} name={name} />
        <ThugSpace mark={mark} isTaken={isTaken} />
        {mark === 'outlined' && <OutlinedBack />}
        <FocusRing outline={whole} out={5} />
        {kind !== undefined && <Pawn kind={kind} family={side} x={foot.x} y={foot.y} scale={0.98} />}
        {ghostKind !== undefined && (
          <Pawn kind={ghostKind} family={ghostSide} x={foot.x} y={foot.y} scale={0.98} opacity={0.72} />
        )}
        {bubble !== undefined && <CountBubble x={foot.x - 22} y={foot.y - 40} text={bubble} side={side} />}
        {mark === 'victim' && <Victim at={{ x: foot.x + 22, y: foot.y - 40 }} />}
      </PlaceGroup>
    </g>
  );
}, sameProps);

/** The back a family member would use. */
const OutlinedBack = () => (
  <Unspoken className={styles.art}>
    <Line outline={backZone} stroke="#3B2819" width={7} />
    <Line outline={backZone} stroke="var(--brass-300)" width={4} />
  </Unspoken>
);
