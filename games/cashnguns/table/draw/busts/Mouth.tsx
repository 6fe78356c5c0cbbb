import { ink } from '../ink.ts';
import type { Mood } from '../sceneProps.ts';

interface MouthProps {
  readonly x: number;
  readonly y: number;
  readonly width: number; // half of it
  readonly mood: Mood;
}

export const Mouth = ({ x, y, width, mood }: MouthProps) => MOUTHS[mood](x, y, width);

const MOUTHS = {
  calm: (x: number, y: number, width: number) => (
    <path d={`M${x - width} ${y}q${width} ${width * 0.8} ${width * 2} -4`} fill="none" {...ink(4.5)} />
  ),
  wide: (x: number, y: number, width: number) => (
    <ellipse cx={x} cy={y + 3} rx={width * 0.5} ry={width * 0.6} fill="#5c1414" {...ink(4)} />
  ),
  down: (x: number, y: number, width: number) => (
    <path d={`M${x - width} ${y + 4}q${width / 2} -10 ${width} 0t${width} 0`} fill="none" {...ink(4.5)} />
  ),
} as const;
