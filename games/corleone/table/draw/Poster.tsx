import { Rays } from '@omerta/table/ui/Rays.tsx';
import { useId } from 'react';
import type { FamilyId } from './families.ts';
import { Pawn } from './pawns/Pawn.tsx';
import { Skyline } from './Skyline.tsx';

const MIDDLE = 240;
const FAR = [20, 70, 40, 110, 60, 10, 40, 0, 80, 140, 50, 90, 30].map(height => 56 + height * 0.95);
const NEAR = [40, 20, 66, 30, 80, 10, 60, 36, 72, 22, 50].map(height => 46 + height);

/** The outer ones first, so that those in the middle stand in front. */
const DONS: readonly (readonly [FamilyId, number])[] = [
  ['caccamo', 84],
  ['pizzino', 396],
  ['marzullo', 158],
  ['vitale', 322],
  ['matarazzo', MIDDLE],
];

/** Five dons before the moon over Manhattan. */
export default function Poster() {
  const id = useId();
  return (
    <svg viewBox="66 -6 348 340" preserveAspectRatio="xMidYMax slice" aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id={`${id}-night`} x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="#0F2136" />
          <stop offset=".75" stopColor="#3B4F63" />
          <stop offset="1" stopColor="#A0743C" />
        </linearGradient>
        <linearGradient id={`${id}-fade`} x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="#0A0F16" stopOpacity={0} />
          <stop offset="1" stopColor="#0A0F16" />
        </linearGradient>
      </defs>
      <rect x={-400} y={-300} width={1280} height={800} fill={`url(#${id}-night)`} />
      <Rays x={MIDDLE} y={92} count={36} reach={900} fill="#E3C27A" opacity={0.09} />
      <circle cx={MIDDLE} cy={92} r={92} fill="#F3DFA8" opacity={0.9} />
      <circle cx={MIDDLE} cy={92} r={104} fill="none" stroke="#F3DFA8" strokeOpacity={0.5} />
      <Skyline heights={[...FAR, ...FAR, ...FAR]} width={36} step={38} left={-502} ground={290} fill="#1B2A3B" />
      <Skyline heights={[...NEAR, ...NEAR, ...NEAR]} width={44} step={46} left={-520} ground={300} fill="#101A26" />
      <rect x={-400} y={280} width={1280} height={300} fill="#0D1A24" />
      {DONS.map(([family, x]) => {
        const off = Math.abs(x - MIDDLE);
        return <Pawn key={family} kind="don" family={family} x={x} y={300 - off * 0.13} scale={2.5 - off * 0.0055} />;
      })}
      <rect x={-400} y={290} width={1280} height={300} fill={`url(#${id}-fade)`} opacity={0.6} />
    </svg>
  );
}
