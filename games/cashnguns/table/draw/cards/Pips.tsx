import type { Bullet } from '@omerta/cashnguns/seen';
import { memo } from 'react';
import { INK } from '../ink.ts';

export interface PipsProps {
  readonly bullet: Bullet;
  /** How many are filled; the rest up to `of` is dashed. */
  readonly count: number;
  readonly of: number;
  readonly size?: number; // height of one, in px
}

/** A row of cartridges. Say the number in words beside it. */
export const Pips = memo(function Pips({ bullet, count, of, size = 26 }: PipsProps) {
  const width = of * 24 - 4;
  return (
    <svg viewBox={`0 0 ${width} 40`} width={(size / 40) * width} height={size} aria-hidden="true" focusable="false">
      {Array.from({ length: of }, (_, index) => index).map(index => (
        <g key={index} transform={`translate(${index * 24} 0)`}>
          {index < count ? <Cartridge bullet={bullet} /> : <Empty />}
        </g>
      ))}
    </svg>
  );
});

const Cartridge = ({ bullet }: { readonly bullet: Bullet }) => (
  <>
    <path
      d="M3 18C3 9 7 4 10 2c3 2 7 7 7 16Z"
      fill={bullet === 'bang' ? '#e0503f' : '#8f9bb0'}
      stroke={INK}
      strokeWidth={2.4}
    />
    <path d="M3 18h14v20H3Z" fill={bullet === 'bang' ? '#e8bc45' : '#d7dce6'} stroke={INK} strokeWidth={2.4} />
    <path d="M3 33h14" stroke={INK} strokeWidth={2} />
    {bullet === 'click' && <path d="M6 24l8 6M14 24l-8 6" stroke={INK} strokeWidth={2} />}
  </>
);

const Empty = () => (
  <path d="M3 38V16C3 8 7 3 10 2c3 1 7 6 7 14v22Z" fill="none" stroke="#8b93a5" strokeWidth={2} strokeDasharray="3 3" />
);
