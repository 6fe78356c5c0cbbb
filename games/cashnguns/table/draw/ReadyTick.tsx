import { memo } from 'react';
import { INK } from './ink.ts';

interface ReadyMarkProps {
  readonly isReady: boolean;
  readonly radius: number;
  readonly x?: number;
  readonly y?: number;
}

/** Dots while a player thinks, a tick afterwards: same size, same place, nothing of the choice. */
export const ReadyMark = ({ isReady, radius, x = 0, y = 0 }: ReadyMarkProps) => (
  <g transform={`translate(${x} ${y})`}>
    <circle r={radius} fill={isReady ? '#f3e7cf' : '#1b2130'} stroke={INK} strokeWidth={4} />
    {isReady ? (
      <path
        d={`M${-radius * 0.45} 0l${radius * 0.32} ${radius * 0.36}l${radius * 0.6} ${-radius * 0.72}`}
        fill="none"
        stroke="#1f6d3b"
        strokeWidth={radius * 0.28}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    ) : (
      [-0.42, 0, 0.42].map(dot => <circle key={dot} cx={radius * dot} r={radius * 0.13} fill="#c5ccda" />)
    )}
  </g>
);

export interface ReadyTickProps {
  readonly isReady: boolean;
  readonly size?: number; // px
}

export const ReadyTick = memo(function ReadyTick({ isReady, size = 27 }: ReadyTickProps) {
  return (
    <svg viewBox="-20 -20 40 40" width={size} height={size} aria-hidden="true" focusable="false">
      <ReadyMark isReady={isReady} radius={17} />
    </svg>
  );
});
