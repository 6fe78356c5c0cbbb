import { memo } from 'react';
import { Bust } from './busts/Bust.tsx';
import type { Gangster } from './gangsters.ts';
import { clothOf } from './paints.ts';

export interface CurtainArtProps {
  /** Who may open it. */
  readonly gangster: Gangster;
}

const FOLDS = Array.from({ length: 11 }, (_, fold) => fold * 39);
const SWAGS = Array.from({ length: 6 }, (_, swag) => swag * 65);

/** Between any two players of one phone. Knows nothing of the table; covers its box. */
export const CurtainArt = memo(function CurtainArt({ gangster }: CurtainArtProps) {
  return (
    <svg
      viewBox="0 0 390 844"
      width="100%"
      height="100%"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      {FOLDS.map((x, fold) => (
        <path
          key={x}
          d={`M${x - 20} 0C${x - 12} 300 ${x - 26} 560 ${x - 20} 844H${x + 22}C${x + 14} 560 ${x + 28} 300 ${x + 20} 0Z`}
          fill={fold % 2 === 1 ? '#8e1b1b' : '#6b1212'}
          stroke="#3a0a0a"
          strokeWidth={3}
        />
      ))}
      <path
        d={`M0 0H390V60${SWAGS.map(x => `Q${358 - x} 130 ${325 - x} 60`).join('')}Z`}
        fill="#a3211c"
        stroke="#3a0a0a"
        strokeWidth={4}
      />
      {SWAGS.map(x => (
        <g key={x} fill="none">
          <path d={`M${x} 62Q${x + 33} 132 ${x + 65} 62`} stroke="#c9a227" strokeWidth={5} />
          <path d={`M${x + 33} 97v16`} stroke="#e8cf7a" strokeWidth={6} strokeLinecap="round" />
        </g>
      ))}
      <rect y={796} width={390} height={48} fill="#2a1d17" />
      <path d="M0 797H390" stroke="#c9a227" strokeWidth={3} />
      <circle cx={195} cy={372} r={172} fill="#0d0f15" stroke="#c9a227" strokeWidth={5} />
      <circle cx={195} cy={372} r={160} fill={clothOf(gangster)} opacity={0.45} />
      <clipPath id="cash-curtain">
        <path d="M-20 0H410V372H355A160 160 0 0 1 35 372H-20Z" />
      </clipPath>
      <g clipPath="url(#cash-curtain)">
        <g transform="translate(31 206) scale(1.64)">
          <Bust gangster={gangster} />
        </g>
      </g>
    </svg>
  );
});
