import { Bust } from './busts/Bust.tsx';
import { FACE_VALUES } from './cards/faceValues.ts';
import { LootFace } from './cards/LootFace.tsx';
import { FoamGun } from './guns.tsx';
import { INK } from './ink.ts';
import { Paints } from './Paints.tsx';
import { Sunburst } from './Sunburst.tsx';

const BILLS = [
  ['bill10', 150, 330, -14],
  ['bill20', 210, 322, 6],
  ['bill5', 272, 332, 14],
] as const;
const BILL = 0.58;

/** Don Bruno and Kitty Fontaine over the loot, under one lamp. */
export default function Poster() {
  return (
    <>
      <Paints />
      <svg viewBox="20 40 380 330" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
        <rect x={-300} y={-300} width={1020} height={1000} fill="#3a0d0f" />
        <Sunburst x={210} y={110} radius={900} rays={28} colour="#c2302e" opacity={0.24} />
        <path d="M210 -20L-40 400H460Z" fill="#f3cf6d" opacity={0.17} />
        <path d="M210-320V-6" stroke="#c9a35b" strokeWidth={3} />
        <path d="M176 -8h68l22 32H154Z" fill="#17110b" stroke="#c9a35b" strokeWidth={2.5} />
        <ellipse cx={210} cy={26} rx={46} ry={8} fill="#fff3cb" />
        <g transform="translate(34 116) scale(.92)">
          <Bust gangster="bruno" />
        </g>
        <g transform="translate(206 122) scale(.92)">
          <Bust gangster="kitty" />
        </g>
        <path d="M-300 300H720V700H-300Z" fill="#1b3d45" />
        <path d="M-300 300H720" stroke={INK} strokeWidth={10} />
        <path d="M-300 304H720" stroke="#c9a227" strokeWidth={4} />
        {BILLS.map(([kind, x, y, turn]) => (
          <g key={kind} transform={`translate(${x} ${y}) rotate(${turn}) scale(${BILL}) translate(-50 -70)`}>
            <LootFace kind={kind} words={FACE_VALUES} picture={0} />
          </g>
        ))}
        <g transform="translate(96 288) rotate(-7) scale(.74)">
          <FoamGun gangster="bruno" />
        </g>
        <g transform="translate(330 290) rotate(187) scale(.74 -.74)">
          <FoamGun gangster="kitty" />
        </g>
      </svg>
    </>
  );
}
