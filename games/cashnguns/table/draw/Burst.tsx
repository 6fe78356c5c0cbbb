import type { Bullet } from '@omerta/cashnguns/seen';
import { EM, fitWord } from './fitLabel.ts';
import { INK } from './ink.ts';
import { SHOUT } from './lettering.ts';
import { starPath } from './star.ts';

export interface BurstProps {
  readonly bullet: Bullet;
  readonly radius: number;
  readonly word: string;
  readonly turn?: number;
}

/** BANG is spiky, CLICK is round. For use inside a drawing, round 0,0. */
export const Burst = ({ bullet, ...rest }: BurstProps) => (bullet === 'bang' ? <Bang {...rest} /> : <Puff {...rest} />);

function Bang({ radius: r, word, turn = -10 }: Omit<BurstProps, 'bullet'>) {
  const size = fitWord(word, r * 1.5, r * 0.58, EM.shout);
  return (
    <g transform={`rotate(${turn})`}>
      <path
        d={starPath(13, r * 1.12, r * 0.72, 0.1, 0.26)}
        fill={INK}
        transform={`translate(${r * 0.05} ${r * 0.07})`}
      />
      <path
        d={starPath(13, r * 1.1, r * 0.7, 0.1, 0.26)}
        fill="#c4241c"
        stroke={INK}
        strokeWidth={r * 0.05}
        strokeLinejoin="round"
      />
      <path d={starPath(12, r * 0.92, r * 0.6, 0.35, 0.24)} fill="#ffb52e" />
      <path d={starPath(11, r * 0.76, r * 0.52, 0.2, 0.2)} fill="#fff1b8" />
      <text
        {...SHOUT}
        y={size * 0.34}
        textAnchor="middle"
        fontSize={size}
        letterSpacing={1}
        fill="#c4241c"
        stroke={INK}
        strokeWidth={r * 0.09}
        strokeLinejoin="round"
        paintOrder="stroke"
      >
        {word}
      </text>
    </g>
  );
}

function Puff({ radius: r, word, turn = 6 }: Omit<BurstProps, 'bullet'>) {
  const size = fitWord(word, r * 1.4, r * 0.6, EM.shout);
  return (
    <g transform={`rotate(${turn})`}>
      <path d={cloudPath(r)} fill="#cfd6e2" stroke={INK} strokeWidth={r * 0.08} />
      <text {...SHOUT} y={size * 0.4} textAnchor="middle" fontSize={size} letterSpacing={1} fill="#2b3446">
        {word}
      </text>
    </g>
  );
}

const CLOUD = [
  [0.42, 0.34, -0.56],
  [0.46, 0.78, -0.1],
  [0.4, 0.66, 0.36],
  [0.36, -0.1, 0.64],
  [0.46, -0.8, 0.14],
  [0.44, -0.88, -0.48],
] as const;

const cloudPath = (r: number): string =>
  `M${-r} ${r * 0.1}${CLOUD.map(([bow, x, y]) => `a${r * bow} ${r * bow} 0 0 1 ${r * x} ${r * y}`).join('')}Z`;

/** Where a Bang arrives. */
export const Impact = ({ scale = 1 }: { readonly scale?: number }) => (
  <g transform={`scale(${scale})`}>
    <path d={starPath(9, 54, 26, 0.2, 0.2)} fill="#c4241c" stroke={INK} strokeWidth={5} strokeLinejoin="round" />
    <path d={starPath(9, 36, 17, 0.2, 0.2)} fill="#fff1b8" />
  </g>
);
