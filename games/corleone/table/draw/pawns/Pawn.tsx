import { Emblem } from '../Emblem.tsx';
import { FAMILIES, type Side } from '../families.ts';
import { INK } from '../palette.ts';
import { Hat } from './Hat.tsx';
import { Body, Head, Shirt } from './parts.tsx';
import type { PawnKind } from './pawnKinds.ts';

export interface PawnProps {
  readonly kind: PawnKind;
  readonly family: Side;
  readonly x?: number;
  readonly y?: number;
  readonly scale?: number;
  readonly opacity?: number | undefined;
}

/** A figure as part of a drawing: 60 units tall, its origin the middle of its base. */
export function Pawn({ kind, family, x = 0, y = 0, scale = 1, opacity }: PawnProps) {
  const isSquare = kind === 'thug' || kind === 'unionBoss';
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} opacity={opacity}>
      <ellipse cx={3} cy={6} rx={23} ry={7} fill="#000" opacity={0.28} />
      {isSquare ? <SquareBase family={family} /> : <RoundBase family={family} />}
      <Body fill={FAMILIES[family].fill} width={isSquare ? 15.5 : 13.5} />
      {kind === 'thug' ? <Collar /> : <Shirt />}
      <Head />
      <Hat kind={kind} shade={FAMILIES[family].shade} />
      {family !== 'neutral' && <Emblem family={family} y={-13.5} scale={kind === 'thug' ? 0.62 : 0.58} />}
    </g>
  );
}

const Collar = () => <path d="M-6-28.5 0-24l6-4.5" fill="none" stroke={INK} strokeWidth={1.6} />;

const SquareBase = ({ family }: { readonly family: Side }) => (
  <g stroke={INK} strokeWidth={1.8}>
    <path d="M-20-3h40v9a3 3 0 0 1-3 3h-34a3 3 0 0 1-3-3Z" fill={FAMILIES[family].shade} />
    <rect x={-20} y={-9} width={40} height={12} rx={2.5} fill={FAMILIES[family].fill} />
  </g>
);

const RoundBase = ({ family }: { readonly family: Side }) => (
  <g stroke={INK} strokeWidth={1.8}>
    <path d="M-20-3v5c0 5 9 8 20 8s20-3 20-8v-5Z" fill={FAMILIES[family].shade} />
    <ellipse cx={0} cy={-3} rx={20} ry={8} fill={FAMILIES[family].fill} />
  </g>
);
