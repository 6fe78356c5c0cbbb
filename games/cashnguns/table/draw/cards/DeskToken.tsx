import { memo } from 'react';
import { ChipMark } from '../Chip.tsx';
import { EM, fitWord } from '../fitLabel.ts';
import type { Gangster } from '../gangsters.ts';
import { INK, ink } from '../ink.ts';
import { SHOUT } from '../lettering.ts';

/** The Godfather's desk, 132 wide round 0,0, for use inside a drawing. */
export const DeskMark = () => (
  <>
    <path d="M-58 -2H58L66 12H-66Z" fill="#7a4d30" {...ink()} />
    <path d="M-58 12H58V46H-58Z" fill="#5a3622" {...ink()} />
    <path d="M-22 12H22V46H-22Z" fill="#2a1d17" {...ink(4)} />
    <path d="M-50 22h20M-50 34h20M30 22h20M30 34h20" stroke="#c9a227" strokeWidth={4} strokeLinecap="round" />
    <path d="M-34 -2v-6h14v6" fill="#c9a227" {...ink(3.5)} />
    <path d="M-27 -8v-22" stroke="#c9a227" strokeWidth={5} />
    <path d="M-44 -24c0-16 34-16 34 0Z" fill="#2f8f6b" {...ink(4)} />
    <path d="M6 -4l6 -14h26l6 14Z" fill="#c9a227" {...ink(4)} />
    <path d="M17 -11h16" stroke={INK} strokeWidth={4} strokeLinecap="round" />
  </>
);

export interface TokenMarkProps {
  /** Over and under the desk: NEW, GODFATHER. */
  readonly words: readonly [string, string];
  readonly takenBy?: Gangster | undefined;
}

/** The New Godfather token, radius 76 round 0,0. For use inside a drawing. */
export const TokenMark = ({ words: [over, under], takenBy }: TokenMarkProps) => (
  <>
    <g opacity={takenBy === undefined ? 1 : 0.45}>
      <circle r={76} fill="#8e1b1b" {...ink()} />
      <circle r={68} fill="none" stroke="#e8cf7a" strokeWidth={3} />
      <circle r={56} fill="#3a1111" />
      <g transform="translate(0 6) scale(.74)">
        <DeskMark />
      </g>
      <text {...SHOUT} y={-42} textAnchor="middle" fontSize={fitWord(over, 66, 19, EM.shout)} fill="#f6dc86">
        {over}
      </text>
      <text {...SHOUT} y={60} textAnchor="middle" fontSize={fitWord(under, 84, 17, EM.shout)} fill="#f6dc86">
        {under}
      </text>
    </g>
    {takenBy !== undefined && <ChipMark gangster={takenBy} radius={26} />}
  </>
);

export interface DeskTokenProps extends TokenMarkProps {
  readonly size?: number; // px
}

/** The ninth share of every round. */
export const DeskToken = memo(function DeskToken({ size = 112, ...token }: DeskTokenProps) {
  return (
    <svg viewBox="-80 -80 160 160" width={size} height={size} aria-hidden="true" focusable="false">
      <TokenMark {...token} />
    </svg>
  );
});
