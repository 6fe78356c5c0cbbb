import { memo } from 'react';
import { type Gangster, LOOKS } from './gangsters.ts';
import { INK } from './ink.ts';
import { SHOUT } from './lettering.ts';

interface ChipMarkProps {
  readonly gangster: Gangster;
  readonly radius: number;
  readonly x?: number;
  readonly y?: number;
}

/** A gangster's letter on its colour, for use inside a drawing. */
export function ChipMark({ gangster, radius, x = 0, y = 0 }: ChipMarkProps) {
  const { letter, colour } = LOOKS[gangster];
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect
        x={-radius}
        y={-radius}
        width={2 * radius}
        height={2 * radius}
        rx={radius * 0.35}
        fill={colour}
        stroke={INK}
        strokeWidth={radius * 0.2}
      />
      <text {...SHOUT} y={radius * 0.56} textAnchor="middle" fontSize={radius * 1.55} fill={INK}>
        {letter}
      </text>
    </g>
  );
}

export interface ChipProps {
  readonly gangster: Gangster;
  readonly size?: number; // px
}

/** Stands beside a name in text. */
export const Chip = memo(function Chip({ gangster, size = 22 }: ChipProps) {
  return (
    <svg viewBox="-18 -18 36 36" width={size} height={size} aria-hidden="true" focusable="false">
      <ChipMark gangster={gangster} radius={16} />
    </svg>
  );
});
