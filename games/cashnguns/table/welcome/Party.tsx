import type { PartyProps } from '@omerta/table/game/webGame.ts';
import { useId } from 'react';
import { Bust } from '../draw/busts/Bust.tsx';
import type { Gangster } from '../draw/gangsters.ts';
import { INK, ink } from '../draw/ink.ts';
import { Paints } from '../draw/Paints.tsx';
import { Standee } from './Standee.tsx';

/** A television with a room on it, or a phone of somebody who plays along. */
export default function Party({ part }: PartyProps) {
  return (
    <>
      <Paints />
      {part === 'tv' ? <Television /> : <Phone gangster={part === 'left' ? 'bruno' : 'kitty'} />}
    </>
  );
}

const GUESTS = ['bruno', 'vera', 'sal', 'kitty'] as const satisfies readonly Gangster[];

function Television() {
  const id = useId();
  return (
    <svg viewBox="-20 -46 220 190" aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id={`${id}-case`} x1="0" x2="0" y1="0" y2="1">
          <stop stopColor="#6a4630" />
          <stop offset=".5" stopColor="#432c1f" />
          <stop offset="1" stopColor="#2a1a12" />
        </linearGradient>
        <linearGradient id={`${id}-fold`} x1="0" x2="1" y1="0" y2="0">
          <stop stopColor="#2c080c" />
          <stop offset=".4" stopColor="#7c1a1d" />
          <stop offset="1" stopColor="#2c080c" />
        </linearGradient>
        <pattern id={`${id}-curtain`} width={33} height={70} patternUnits="userSpaceOnUse">
          <rect width={33} height={70} fill={`url(#${id}-fold)`} />
        </pattern>
        <clipPath id={`${id}-glass`}>
          <rect x={-2} y={4} width={160} height={100} rx={12} />
        </clipPath>
      </defs>
      <path d="M70 -4L40 -34M90 -4L124 -38" {...ink()} />
      <circle cx={40} cy={-34} r={5} fill="#c9a227" {...ink(3)} />
      <circle cx={124} cy={-38} r={5} fill="#c9a227" {...ink(3)} />
      <path d="M14 116L6 140M166 116L174 140" {...ink(8)} />
      <rect x={-16} y={-8} width={212} height={124} rx={16} fill={`url(#${id}-case)`} {...ink()} />
      <rect x={-10} y={-2} width={200} height={112} rx={11} fill="none" stroke="#c9a227" strokeWidth={2} />
      <g clipPath={`url(#${id}-glass)`}>
        <rect x={-2} y={4} width={160} height={100} fill={`url(#${id}-curtain)`} />
        <rect x={-2} y={4} width={160} height={74} fill="#0b0508" opacity={0.45} />
        <path d="M-2 78H158V104H-2Z" fill="#4a2f1f" />
        <ellipse cx={78} cy={86} rx={72} ry={14} fill="#ffe9b0" opacity={0.25} />
        {GUESTS.map((gangster, at) => (
          <Standee key={gangster} gangster={gangster} x={24 + at * 36} y={89} scale={0.2} />
        ))}
        <text
          lang="zxx"
          x={78}
          y={28}
          textAnchor="middle"
          fontFamily="var(--font-label)"
          fontWeight={700}
          fontSize={20}
          letterSpacing={3}
          fill="#fff1b8"
        >
          ZEBU
        </text>
      </g>
      <rect x={-2} y={4} width={160} height={100} rx={12} fill="none" {...ink(4)} />
      <circle cx={176} cy={26} r={9} fill="#c9a227" {...ink(3)} />
      <circle cx={176} cy={52} r={9} fill="#c9a227" {...ink(3)} />
      <path d="M169 74h14M169 82h14M169 90h14" stroke="#c9a227" strokeWidth={3} />
    </svg>
  );
}

const Phone = ({ gangster }: { readonly gangster: Gangster }) => (
  <svg viewBox="-32 -46 64 92" aria-hidden="true" focusable="false">
    <g transform={`rotate(${gangster === 'bruno' ? -12 : 12})`}>
      <rect x={-22} y={-40} width={44} height={80} rx={8} fill="#14171f" stroke={INK} strokeWidth={4} />
      <rect x={-18} y={-34} width={36} height={66} rx={4} fill="#233044" />
      <g transform="translate(-17 -18) scale(.17)">
        <Bust gangster={gangster} />
      </g>
    </g>
  </svg>
);
