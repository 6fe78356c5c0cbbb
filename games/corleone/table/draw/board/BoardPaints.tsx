import type { ReactElement } from 'react';
import { FAMILIES, type PatternShape, type Side } from '../families.ts';
import { artId } from '../icons/symbolId.ts';
import { TURF_PLANS } from './layout.ts';
import { pointsOf } from './shapes.ts';

/** Patterns, gradients and outlines the board is painted with. */
export const BoardPaints = () => (
  <>
    {SIDES.map(side => (
      <pattern key={side} id={artId(`pattern-${side}`)} width={14} height={14} patternUnits="userSpaceOnUse">
        {PATTERNS[FAMILIES[side].pattern](FAMILIES[side].fill)}
      </pattern>
    ))}
    <pattern id={artId('waves')} width={56} height={20} patternUnits="userSpaceOnUse">
      <path d="M0 10q7-6 14 0t14 0 14 0 14 0" fill="none" stroke="#7FB0BD" strokeOpacity={0.16} strokeWidth={1.4} />
    </pattern>
    <pattern
      id={artId('grid-straight')}
      width={30}
      height={17}
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(4)"
    >
      <path d="M0 0H30M0 0V17" stroke="#6B4F22" strokeOpacity={0.11} strokeWidth={1} />
    </pattern>
    <pattern
      id={artId('grid-slanted')}
      width={26}
      height={20}
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(-28)"
    >
      <path d="M0 0H26M0 0V20" stroke="#6B4F22" strokeOpacity={0.1} strokeWidth={1} />
    </pattern>
    <radialGradient id={artId('vignette')} cx=".5" cy=".45" r=".75">
      <stop offset=".55" stopColor="#000" stopOpacity={0} />
      <stop offset="1" stopColor="#000" stopOpacity={0.34} />
    </radialGradient>
    <linearGradient id={artId('sea')} x1="0" y1="0" x2="1" y2="1">
      <stop stopColor="var(--water-500)" />
      <stop offset="1" stopColor="var(--water-700)" />
    </linearGradient>
    {Object.entries(TURF_PLANS).map(([number, { polygon }]) => (
      <clipPath key={number} id={artId(`turf-${number}`)}>
        <polygon points={pointsOf(polygon)} />
      </clipPath>
    ))}
  </>
);

const SIDES = Object.keys(FAMILIES) as readonly Side[];

const PATTERNS: { readonly [P in PatternShape]: (fill: string) => ReactElement } = {
  dots: fill => <circle cx={7} cy={7} r={2.6} fill={fill} />,
  bars: fill => <rect x={3} width={4} height={14} fill={fill} />,
  diagonals: fill => <path d="M-2 16 16-2M-9 9 9-9M5 23 23 5" stroke={fill} strokeWidth={4} />,
  zigzag: fill => <path d="M-2 6 3.5 10.5 7 7 10.5 3.5 16 8" stroke={fill} strokeWidth={3.2} fill="none" />,
  checks: fill => <path fill={fill} d="M0 0h7v7H0ZM7 7h7v7H7Z" />,
  plain: () => <rect width={14} height={14} fill="none" />,
};
