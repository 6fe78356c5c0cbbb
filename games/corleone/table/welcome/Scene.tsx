import type { SceneProps } from '@omerta/table/game/story.ts';
import { Rays } from '@omerta/table/ui/Rays.tsx';
import type { ComponentType, ReactNode } from 'react';
import { ControlMarker } from '../draw/ControlMarker.tsx';
import { Token } from '../draw/icons/Token.tsx';
import { INK } from '../draw/palette.ts';
import { Pawn } from '../draw/pawns/Pawn.tsx';
import { BUSTS, type Character } from '../draw/portraits/characters.tsx';
import { Skyline } from '../draw/Skyline.tsx';
import { Symbols } from '../draw/Symbols.tsx';

export const SCENES = ['family', 'jobs', 'suitcase', 'turf', 'bribe'] as const;

const FAR = [70, 110, 60, 130, 80, 40, 96, 150, 72, 120, 64, 140, 90, 50, 100, 76];

/** One picture of the game. */
export function Scene({ scene }: SceneProps) {
  const Drawing = DRAWINGS[SCENES.find(each => each === scene) ?? SCENES[0]];
  return (
    <>
      <Symbols />
      <svg viewBox="0 0 560 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
        <rect x={-200} y={-200} width={960} height={700} fill="#16283c" />
        <Rays x={280} y={110} count={36} reach={700} fill="#e3c27a" opacity={0.08} />
        <Drawing />
      </svg>
    </>
  );
}

const Streets = ({ children }: { readonly children: ReactNode }) => (
  <>
    <Skyline heights={FAR} width={40} step={44} left={-80} ground={214} fill="#101a26" />
    <path d="M-200 214H760V500H-200Z" fill="#22303f" />
    <path d="M-200 250H760M140 214L96 320M420 214L464 320" stroke="#e5d7b5" strokeWidth={9} opacity={0.5} />
    {children}
  </>
);

const Family = () => (
  <Streets>
    <Pawn kind="thug" family="vitale" x={150} y={262} scale={2.5} />
    <Pawn kind="don" family="vitale" x={280} y={256} scale={3.2} />
    <Pawn kind="thug" family="vitale" x={410} y={262} scale={2.5} />
  </Streets>
);

const GOODS = ['gun', 'booze', 'bloodMoney', 'narcotics'] as const;

const Jobs = () => (
  <>
    {GOODS.map((good, at) => (
      <g key={good} transform={`translate(${88 + at * 102} ${70 + (at % 2) * 12}) rotate(${at * 4 - 6})`}>
        <rect x={-6} y={-10} width={92} height={128} rx={8} fill="#f1e5ca" stroke={INK} strokeWidth={4} />
        <g transform="translate(10 26) scale(1.5)">
          <Token icon={good} shape="front" />
        </g>
      </g>
    ))}
    <path d="M236 232h88M304 216l22 16l-22 16" fill="none" stroke="#f3cf6d" strokeWidth={9} strokeLinecap="round" />
  </>
);

const Suitcase = () => (
  <>
    <path d="M126 150L150 44H410L434 150Z" fill="#543a24" stroke={INK} strokeWidth={6} strokeLinejoin="round" />
    <path d="M146 140L164 58H396L414 140Z" fill="#7a2a22" />
    {[0, 1, 2, 3, 4].map(at => (
      <g key={at} transform={`translate(${176 + at * 52} ${134 - (at % 2) * 10}) rotate(${at * 5 - 10})`}>
        <rect x={-26} y={-40} width={52} height={84} rx={5} fill="#dfe6c8" stroke="#1f5a4a" strokeWidth={3} />
        <circle r={19} fill="#1f5a4a" />
        <text y={10} textAnchor="middle" fontFamily="var(--font-display)" fontSize={28} fill="#f1e5ca">
          {[2, 3, 5, 3, 2][at]}
        </text>
      </g>
    ))}
    <rect x={110} y={148} width={340} height={116} rx={12} fill="#6a3f1d" stroke={INK} strokeWidth={6} />
    <path d="M240 264v14a8 8 0 0 0 8 8h64a8 8 0 0 0 8-8v-14" fill="none" stroke={INK} strokeWidth={10} />
    <path d="M176 148v24h32v-24M352 148v24h32v-24" fill="#e3c27a" stroke={INK} strokeWidth={4} />
  </>
);

const Turf = () => (
  <Streets>
    <Pawn kind="thug" family="matarazzo" x={96} y={266} scale={2.2} />
    <Pawn kind="thug" family="matarazzo" x={170} y={272} scale={2.2} />
    <Pawn kind="don" family="matarazzo" x={206} y={252} scale={2.2} />
    <g transform="translate(282 246)">
      <ControlMarker family="matarazzo" radius={38} />
    </g>
    <Pawn kind="thug" family="pizzino" x={388} y={264} scale={2.2} />
    <Pawn kind="don" family="pizzino" x={456} y={262} scale={2.2} opacity={0.9} />
  </Streets>
);

const ALLIES = ['mayor', 'policeChief', 'bookie'] as const satisfies readonly Character[];

const Bribe = () => (
  <>
    {ALLIES.map((ally, at) => (
      <g key={ally} transform={`translate(${120 + at * 160} 0)`}>
        <rect x={-66} y={50} width={132} height={176} rx={10} fill="#2c4a44" stroke={INK} strokeWidth={5} />
        <g transform="translate(0 226) scale(2.7)">{BUSTS[ally](1)}</g>
        <rect x={-66} y={214} width={132} height={34} rx={6} fill="#f1e5ca" stroke={INK} strokeWidth={4} />
        <text y={239} textAnchor="middle" fontFamily="var(--font-display)" fontSize={24} fill="#1f5a4a">
          {'$'.repeat(at + 1)}
        </text>
      </g>
    ))}
  </>
);

const DRAWINGS: Readonly<Record<(typeof SCENES)[number], ComponentType>> = {
  family: Family,
  jobs: Jobs,
  suitcase: Suitcase,
  turf: Turf,
  bribe: Bribe,
};
