import type { Bullet } from '@omerta/cashnguns/seen';
import { memo } from 'react';
import { Burst } from '../Burst.tsx';
import { INK } from '../ink.ts';

export interface BulletFaceProps {
  /** `back` for every card the viewer may not know, and for the own one while it is covered. */
  readonly face: Bullet | 'back';
  /** What a face says: BANG! or CLICK. A back needs none. */
  readonly word?: string;
}

/** A bullet card on 100 × 140. Bang has a whole frame and a spiky shape, Click a dashed one and a round shape. */
export const BulletFace = ({ face, word = '' }: BulletFaceProps) => FACES[face](word);

const FACES = {
  bang: (word: string) => (
    <>
      <rect x={2} y={2} width={96} height={136} rx={10} fill="#8e1b1b" stroke={INK} strokeWidth={4} />
      <rect x={8} y={8} width={84} height={124} rx={6} fill="none" stroke="#f0c04a" strokeWidth={2.5} />
      <g transform="translate(50 74)">
        <Burst bullet="bang" radius={40} word={word} />
      </g>
    </>
  ),
  click: (word: string) => (
    <>
      <rect x={2} y={2} width={96} height={136} rx={10} fill="#2b3446" stroke={INK} strokeWidth={4} />
      <rect
        x={8}
        y={8}
        width={84}
        height={124}
        rx={6}
        fill="none"
        stroke="#a9b4c8"
        strokeWidth={2.5}
        strokeDasharray="7 5"
      />
      <g transform="translate(50 74)">
        <Burst bullet="click" radius={40} word={word} turn={-4} />
      </g>
    </>
  ),
  back: () => (
    <>
      <rect x={2} y={2} width={96} height={136} rx={10} fill="#14171f" stroke={INK} strokeWidth={4} />
      <rect x={8} y={8} width={84} height={124} rx={6} fill="none" stroke="#c9a227" strokeWidth={2.5} />
      <circle cx={50} cy={70} r={32} fill="none" stroke="#c9a227" strokeWidth={3} />
      {CHAMBERS.map(angle => (
        <circle key={angle} cx={50 + 20 * Math.cos(angle)} cy={70 + 20 * Math.sin(angle)} r={6} fill="#c9a227" />
      ))}
    </>
  ),
} as const;

const CHAMBERS = Array.from({ length: 8 }, (_, index) => (index * Math.PI) / 4);

export interface BulletCardProps extends BulletFaceProps {
  readonly size?: number; // width in px
  /** No card of this type is left in the hand. */
  readonly isUsedUp?: boolean;
  readonly className?: string | undefined;
}

/** The picture of a card; the button around it says what it is. */
export const BulletCard = memo(function BulletCard({
  size = 84,
  isUsedUp = false,
  className,
  ...face
}: BulletCardProps) {
  return (
    <svg
      className={className}
      viewBox="0 0 100 140"
      width={size}
      height={size * 1.4}
      opacity={isUsedUp ? 0.4 : 1}
      aria-hidden="true"
      focusable="false"
    >
      <BulletFace {...face} />
    </svg>
  );
});
