import { type LootKind, WORTH } from '@omerta/cashnguns/seen';
import type { ReactNode } from 'react';
import { EM, fitWord } from '../fitLabel.ts';
import { INK, ink } from '../ink.ts';
import { SHOUT } from '../lettering.ts';
import { Plaster } from '../Plaster.tsx';
import { BRASS } from '../paints.ts';
import type { LootWords } from '../sceneProps.ts';
import { PAINTINGS } from './paintings.tsx';

export interface LootFaceProps {
  readonly kind: LootKind | 'back';
  readonly words: LootWords;
  readonly picture: number;
}

export const LootFace = ({ kind, words, picture }: LootFaceProps) => FACES[kind](words, picture);

type Face = (words: LootWords, picture: number) => ReactNode;

const bill =
  (kind: 'bill5' | 'bill10' | 'bill20', sheets: number, paper: string, print: string): Face =>
  words => (
    <Card paper={paper} print={print} head={words.worth(WORTH[kind])} foot={words.worthInFull(WORTH[kind])}>
      {Array.from({ length: sheets }, (_, index) => sheets - 1 - index).map(sheet => (
        <g
          key={sheet}
          transform={`translate(50 ${68 - (sheets - 1) * 4.5 + sheet * 9}) rotate(${(sheet - (sheets - 1) / 2) * 5})`}
        >
          <rect
            x={-35}
            y={-20}
            width={70}
            height={40}
            rx={3}
            fill={sheet % 2 === 1 ? paper : '#fffdf2'}
            stroke={print}
            strokeWidth={2.6}
          />
          <rect
            x={-30}
            y={-15}
            width={60}
            height={30}
            rx={2}
            fill="none"
            stroke={print}
            strokeWidth={1.2}
            strokeDasharray="2 2"
          />
          <circle r={11} fill={print} />
          <text {...SHOUT} y={6} textAnchor="middle" fontSize={17} fill={paper}>
            $
          </text>
          <path d="M-25 0h8M17 0h8" stroke={print} strokeWidth={2.5} />
        </g>
      ))}
    </Card>
  );

const diamond =
  (kind: 'diamond1' | 'diamond5' | 'diamond10'): Face =>
  words => (
    <Card paper="#dfeaf4" print="#274a72" edge="#38608c" head={words.worth(WORTH[kind])} foot={words.diamond}>
      <g transform="translate(50 70)" strokeLinejoin="round">
        <path d="M-22 -24H22L36 -6L0 36L-36 -6Z" fill="#9fd3f2" stroke={INK} strokeWidth={4} />
        <path
          d="M-22 -24L-12 -6L0 -24L12 -6L22 -24M-36 -6H36M-12 -6L0 36L12 -6"
          fill="none"
          stroke="#3a7ca8"
          strokeWidth={2.5}
        />
        <path d="M-12 -6L0 -24L12 -6Z" fill="#e8f8ff" />
      </g>
    </Card>
  );

const painting: Face = (words, picture) => (
  <Card paper="#f1e2c4" print="#6b4e0c" edge="#8a6c14" foot={words.painting}>
    <g transform="translate(16 24)">
      <rect width={68} height={74} rx={2} fill={BRASS} stroke={INK} strokeWidth={3.5} />
      <path d="M0 0l7 7M68 0l-7 7M0 74l7-7M68 74l-7-7" stroke={INK} strokeWidth={2} />
      <g transform="translate(6 7)">
        {PAINTINGS[picture % PAINTINGS.length]}
        <rect width={56} height={60} fill="none" stroke={INK} strokeWidth={2.5} />
      </g>
    </g>
  </Card>
);

const clip: Face = words => (
  <Card paper="#ded9e6" print="#3d3158" edge="#4a3e66" head={words.clip} foot={words.clipEffect}>
    <g transform="translate(50 76) rotate(12) scale(.86)">
      <path d="M-15 -30h30v54c0 6-3 9-8 9h-14c-5 0-8-3-8-9Z" fill="#5d5673" {...ink(4)} />
      <path d="M-9 -34c0-8 4-12 9-12s9 4 9 12Z" fill="#e8bc45" {...ink(3.5)} />
      <path d="M-9 -18H9M-9 -7H9M-9 4H9M-9 15H9" stroke="#e8bc45" strokeWidth={5} strokeLinecap="round" />
    </g>
  </Card>
);

const aid: Face = words => (
  <Card paper="#d6ebe2" print="#15564a" edge="#1f6d5c" head={words.aid} foot={words.aidEffect}>
    <g transform="translate(50 70)">
      <path d="M-12 -22v-8h24v8" fill="none" {...ink()} />
      <rect x={-34} y={-22} width={68} height={48} rx={8} fill="#43b9ad" {...ink(4)} />
      <path d="M-34 -8H34" stroke="#1f6d68" strokeWidth={3} />
      <Plaster y={6} turn={-24} scale={1.05} />
    </g>
  </Card>
);

/** Needs no words. */
export const LootBack = () => (
  <>
    <rect x={2} y={2} width={96} height={136} rx={9} fill="#2a1d17" stroke={INK} strokeWidth={4} />
    <rect x={9} y={9} width={82} height={122} rx={5} fill="none" stroke="#c9a227" strokeWidth={2} />
    <path d={RAYS} stroke="#c9a227" strokeWidth={1.2} opacity={0.55} />
    <circle cx={50} cy={70} r={22} fill="#8e1b1b" stroke="#c9a227" strokeWidth={2.5} />
    <text {...SHOUT} x={50} y={81} textAnchor="middle" fontSize={32} fill="#f3e7cf">
      $
    </text>
  </>
);

const RAYS = Array.from({ length: 12 }, (_, index) => {
  const angle = (index * Math.PI) / 6;
  return `M50 70L${(50 + 40 * Math.cos(angle)).toFixed(1)} ${(70 + 40 * Math.sin(angle)).toFixed(1)}`;
}).join('');

const FACES: Readonly<Record<LootKind | 'back', Face>> = {
  bill5: bill('bill5', 1, '#dfe6c8', '#4c6b3a'),
  bill10: bill('bill10', 2, '#cfe3dc', '#1f5d57'),
  bill20: bill('bill20', 3, '#f2dca0', '#7d5a10'),
  diamond1: diamond('diamond1'),
  diamond5: diamond('diamond5'),
  diamond10: diamond('diamond10'),
  painting,
  clip,
  aid,
  back: LootBack,
};

interface CardProps {
  readonly paper: string;
  readonly print: string;
  readonly edge?: string;
  readonly head?: string;
  readonly foot: string;
  readonly children: ReactNode;
}

const Card = ({ paper, print, edge = print, head, foot, children }: CardProps) => (
  <>
    <rect x={2} y={2} width={96} height={136} rx={9} fill={paper} stroke={INK} strokeWidth={4} />
    <rect x={8} y={8} width={84} height={124} rx={5} fill="none" stroke={edge} strokeWidth={2} />
    <path d="M8 22L22 8M92 22L78 8M8 118l14 14M92 118l-14 14" stroke={edge} strokeWidth={2} />
    {children}
    {head !== undefined && <Lettering y={29} text={head} size={22} fill={print} />}
    <Lettering y={126} text={foot} size={19} fill={print} />
  </>
);

interface LetteringProps {
  readonly y: number;
  readonly text: string;
  readonly size: number;
  readonly fill: string;
}

const Lettering = ({ y, text, size, fill }: LetteringProps) => (
  <text {...SHOUT} x={50} y={y} textAnchor="middle" fontSize={fitWord(text, 62, size, EM.shout)} fill={fill}>
    {text}
  </text>
);
