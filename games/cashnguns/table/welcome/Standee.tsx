import { Bust } from '../draw/busts/Bust.tsx';
import { ChipMark } from '../draw/Chip.tsx';
import { type Gangster, LOOKS } from '../draw/gangsters.ts';
import { ink } from '../draw/ink.ts';

export interface StandeeProps {
  readonly gangster: Gangster;
  readonly x: number; // where the foot stands
  readonly y: number;
  readonly scale?: number;
}

/** A cardboard figure in its plastic foot, 230 high. For use inside a drawing. */
export function Standee({ gangster, x, y, scale = 1 }: StandeeProps) {
  const { colour, shade } = LOOKS[gangster];
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <ellipse cx={6} cy={8} rx={90} ry={15} fill="#05060a" opacity={0.55} />
      <g transform="translate(-100 -214)">
        <Bust gangster={gangster} />
      </g>
      <path d="M-62 -16H62L76 10Q76 16 70 16H-70Q-76 16 -76 10Z" fill={shade} {...ink()} />
      <path d="M-58 -16H58L62 -6H-62Z" fill={colour} {...ink(4)} />
      <ChipMark gangster={gangster} radius={13} y={2} />
    </g>
  );
}
