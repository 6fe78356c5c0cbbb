import { INK, ink } from '../ink.ts';
import type { Mood } from '../sceneProps.ts';

interface EyesProps {
  readonly left: number;
  readonly right: number;
  readonly y: number;
  readonly mood: Mood;
  readonly size: number;
  readonly lid: string;
}

export function Eyes({ left, right, y, mood, size, lid }: EyesProps) {
  const Eye = EYES[mood];
  return (
    <>
      <Eye x={left} y={y} size={size} lid={lid} />
      <Eye x={right} y={y} size={size} lid={lid} />
    </>
  );
}

interface EyeProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly lid: string;
}

const Calm = ({ x, y, size, lid }: EyeProps) => (
  <>
    <ellipse cx={x} cy={y} rx={size} ry={size * 0.95} fill="#fff" {...ink(4)} />
    <circle cx={x + 2} cy={y + 2} r={size * 0.45} fill={INK} />
    <path
      d={`M${x - size - 1} ${y - 1}A${size + 1} ${size + 1} 0 0 1 ${x + size + 1} ${y - 1}Z`}
      fill={lid}
      {...ink(4)}
    />
  </>
);

const Wide = ({ x, y, size }: EyeProps) => (
  <>
    <circle cx={x} cy={y} r={size + 3} fill="#fff" {...ink(4)} />
    <circle cx={x} cy={y + 1} r={3.4} fill={INK} />
  </>
);

const Crossed = ({ x, y, size }: EyeProps) => {
  const stroke = 2 * size - 2;
  return (
    <path
      d={`M${x - size} ${y - size + 1}l${stroke} ${stroke}M${x + size - 2} ${y - size + 1}l${-stroke} ${stroke}`}
      fill="none"
      {...ink()}
    />
  );
};

const EYES = { calm: Calm, wide: Wide, down: Crossed } as const;
