import { memo, type ReactNode } from 'react';
import { GANGSTERS, type Gangster, LOOKS } from './gangsters.ts';
import styles from './Paints.module.css';
import { clothId } from './paints.ts';

/** Patterns, gradients and filters that all drawings of this game refer to. */
export const Paints = memo(function Paints() {
  return (
    <svg className={styles.paints} width={0} height={0} aria-hidden="true" focusable="false">
      <PaintDefs />
    </svg>
  );
});

/** The same inside a drawing that is to stand alone. */
export const PaintDefs = () => (
  <defs>
    {GANGSTERS.map(gangster => (
      <Cloth key={gangster} gangster={gangster} />
    ))}
    <radialGradient id="cash-felt" cx={0.5} cy={0.42} r={0.7}>
      <stop offset={0} stopColor="#2b5d63" />
      <stop offset={0.55} stopColor="#1b3d45" />
      <stop offset={1} stopColor="#10242c" />
    </radialGradient>
    <linearGradient id="cash-walnut" x1={0} y1={0} x2={0} y2={1}>
      <stop offset={0} stopColor="#5a3b2a" />
      <stop offset={0.5} stopColor="#3a271d" />
      <stop offset={1} stopColor="#22160f" />
    </linearGradient>
    <linearGradient id="cash-brass" x1={0} y1={0} x2={0} y2={1}>
      <stop offset={0} stopColor="#f1d98a" />
      <stop offset={0.5} stopColor="#c9a227" />
      <stop offset={1} stopColor="#8a6c14" />
    </linearGradient>
    <radialGradient id="cash-spotlight" cx={0.5} cy={0.5} r={0.5}>
      <stop offset={0} stopColor="#ffe9b0" stopOpacity={0.34} />
      <stop offset={1} stopColor="#ffe9b0" stopOpacity={0} />
    </radialGradient>
    <radialGradient id="cash-vignette" cx={0.5} cy={0.5} r={0.62}>
      <stop offset={0.35} stopColor="#07080c" stopOpacity={0} />
      <stop offset={1} stopColor="#07080c" stopOpacity={0.86} />
    </radialGradient>
    <filter id="cash-sticker" x="-10%" y="-10%" width="120%" height="120%">
      <feMorphology in="SourceAlpha" operator="dilate" radius={3.2} result="edge" />
      <feFlood floodColor="#f3e7cf" />
      <feComposite in2="edge" operator="in" result="paper" />
      <feMerge>
        <feMergeNode in="paper" />
        <feMergeNode in="SourceGraphic" />
      </feMerge>
    </filter>
    <clipPath id="cash-medal">
      <path d="M-100 -140H100V0A100 100 0 0 1 -100 0Z" />
    </clipPath>
  </defs>
);

function Cloth({ gangster }: { readonly gangster: Gangster }) {
  const { width, height, turn, figure } = CLOTHS[gangster];
  return (
    <pattern
      id={clothId(gangster)}
      width={width}
      height={height}
      patternUnits="userSpaceOnUse"
      patternTransform={turn === undefined ? undefined : `rotate(${turn})`}
    >
      <rect width={width} height={height} fill={LOOKS[gangster].colour} />
      {figure(LOOKS[gangster].shade)}
    </pattern>
  );
}

interface ClothPattern {
  readonly width: number;
  readonly height: number;
  readonly turn?: number;
  readonly figure: (shade: string) => ReactNode;
}

const CLOTHS: Readonly<Record<Gangster, ClothPattern>> = {
  bruno: { width: 14, height: 14, figure: shade => <path d="M7 0V14" stroke={shade} strokeWidth={3} /> },
  kitty: {
    width: 18,
    height: 18,
    figure: shade => (
      <path
        d="M0 2a9 9 0 0 0 18 0M-9 11a9 9 0 0 0 18 0M9 11a9 9 0 0 0 18 0"
        fill="none"
        stroke={shade}
        strokeWidth={3}
      />
    ),
  },
  moose: { width: 16, height: 18, figure: shade => <rect y={9} width={16} height={9} fill={shade} /> },
  vera: {
    width: 16,
    height: 16,
    figure: shade => (
      <g fill={shade}>
        <circle cx={4} cy={4} r={3.2} />
        <circle cx={12} cy={12} r={3.2} />
      </g>
    ),
  },
  sal: {
    width: 20,
    height: 14,
    figure: shade => <path d="M0 10L5 3L10 10L15 3L20 10" fill="none" stroke={shade} strokeWidth={3.4} />,
  },
  lou: { width: 12, height: 12, turn: 45, figure: shade => <path d="M0 0V12" stroke={shade} strokeWidth={6} /> },
  pip: {
    width: 20,
    height: 20,
    figure: shade => <path d="M0 0h10v10H0ZM10 10h10v10H10Z" fill={shade} />,
  },
  orchid: {
    width: 16,
    height: 16,
    figure: shade => <path d="M0 0L16 16M16 0L0 16" stroke={shade} strokeWidth={2.6} />,
  },
};
