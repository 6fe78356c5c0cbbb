import { memo } from 'react';
import { ink } from './ink.ts';

interface PlasterProps {
  readonly x?: number;
  readonly y?: number;
  readonly turn?: number;
  readonly scale?: number;
}

/** A wound: a sticking plaster, 38 wide, round its middle. For use inside a drawing. */
export function Plaster({ x = 0, y = 0, turn = 0, scale = 1 }: PlasterProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale})`}>
      <rect x={-19} y={-8} width={38} height={16} rx={8} fill="#f4cfa0" {...ink(3.5)} />
      <rect x={-7} y={-7} width={14} height={14} fill="#ffeed3" />
      <path d="M-3-3h.1M3-3h.1M-3 3h.1M3 3h.1" stroke="#b98a55" strokeWidth={3} strokeLinecap="round" />
    </g>
  );
}

export const PlasterSlot = ({ x = 0, y = 0, scale = 1 }: PlasterProps) => (
  <rect
    x={-19}
    y={-8}
    width={38}
    height={16}
    rx={8}
    fill="none"
    stroke="#9aa1b2"
    strokeWidth={2.4}
    strokeDasharray="4 4"
    transform={`translate(${x} ${y}) scale(${scale})`}
  />
);

export interface PlasterRowProps {
  readonly wounds: number;
  readonly limit: number;
  readonly size?: number; // width of one, in px
}

/** Wounds out of how many put a player out. Say the number in words beside it. */
export const PlasterRow = memo(function PlasterRow({ wounds, limit, size = 34 }: PlasterRowProps) {
  return (
    <svg
      viewBox={`0 0 ${limit * 46} 22`}
      width={(size / 44) * limit * 46}
      height={size / 2}
      aria-hidden="true"
      focusable="false"
    >
      {Array.from({ length: limit }, (_, index) => index).map(index =>
        index < wounds ? (
          <Plaster key={index} x={23 + index * 46} y={11} />
        ) : (
          <PlasterSlot key={index} x={23 + index * 46} y={11} />
        ),
      )}
    </svg>
  );
});
