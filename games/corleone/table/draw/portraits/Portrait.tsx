import { memo } from 'react';
import { Drawing, type Labelled } from '../Drawing.tsx';
import { BUSTS } from './characters.tsx';
import { type Ally, portraitOf } from './portraitOf.ts';

export interface PortraitProps extends Labelled {
  readonly ally: Ally;
  readonly className?: string | undefined;
}

const GROUNDS = { 1: '#2B3F57', 2: '#2C4A44', 3: '#55302A' } as const;

/** An ally's face before rays of light; fills whatever it stands in. */
export const Portrait = memo(function Portrait({ ally, className, label }: PortraitProps) {
  return (
    <Drawing viewBox="-32 -62 64 47" fit="slice" width="100%" height="100%" className={className} label={label}>
      <rect x={-60} y={-70} width={120} height={90} fill={GROUNDS[ally.act]} />
      <path d={RAYS} fill="#E3C27A" opacity={0.16} />
      <g transform="translate(0 2) scale(1.08)">{BUSTS[portraitOf(ally)](ally.act)}</g>
    </Drawing>
  );
});

const RAYS = Array.from({ length: 16 }, (_, index) => {
  const [from, to] = [(index * Math.PI) / 8, (index * Math.PI) / 8 + 0.2];
  const at = (angle: number) => `${(90 * Math.cos(angle)).toFixed(1)} ${(90 * Math.sin(angle) - 36).toFixed(1)}`;
  return `M0-36L${at(from)}L${at(to)}Z`;
}).join('');
