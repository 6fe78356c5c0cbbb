import type { SceneProps } from '@omerta/table/game/story.ts';
import type { ComponentType, CSSProperties, ReactNode } from 'react';
import { Burst } from '../draw/Burst.tsx';
import { Bust } from '../draw/busts/Bust.tsx';
import { BulletFace } from '../draw/cards/BulletCard.tsx';
import { FACE_VALUES } from '../draw/cards/faceValues.ts';
import { LootFace } from '../draw/cards/LootFace.tsx';
import type { Gangster } from '../draw/gangsters.ts';
import { FoamGun, FrontGun } from '../draw/guns.tsx';
import { INK, ink } from '../draw/ink.ts';
import { Paints } from '../draw/Paints.tsx';
import { Plaster } from '../draw/Plaster.tsx';
import { FELT } from '../draw/paints.ts';
import { Sunburst } from '../draw/Sunburst.tsx';
import type { Mood } from '../draw/sceneProps.ts';
import styles from './Scene.module.css';

export const SCENES = ['load', 'aim', 'duck', 'split', 'wounds', 'win'] as const;
type SceneId = (typeof SCENES)[number];

/** One picture of the game: still, or moving a little. */
export function Scene({ scene, isMoving = false }: SceneProps) {
  const Drawing = DRAWINGS[SCENES.find(each => each === scene) ?? SCENES[0]];
  return (
    <>
      <Paints />
      <svg
        key={scene}
        className={`${styles.scene} ${isMoving ? styles.moving : ''}`}
        viewBox="0 0 560 300"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
        focusable="false"
      >
        <rect x={-200} y={-200} width={960} height={700} fill="#3a0d0f" />
        <Sunburst x={280} y={150} radius={620} rays={28} colour="#c2302e" opacity={0.22} />
        <Drawing />
      </svg>
    </>
  );
}

const Table = ({ children }: { readonly children?: ReactNode }) => (
  <>
    <ellipse cx={280} cy={320} rx={420} ry={110} fill={FELT} stroke={INK} strokeWidth={6} />
    <ellipse cx={280} cy={320} rx={400} ry={98} fill="none" stroke="#c9a227" strokeWidth={2} />
    {children}
  </>
);

interface FigureProps {
  readonly gangster: Gangster;
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
  readonly mood?: Mood;
  readonly wounds?: number;
  readonly className?: string | undefined;
}

const Figure = ({ gangster, x, y, scale = 0.98, mood = 'calm', wounds = 0, className }: FigureProps) => (
  <g transform={`translate(${x} ${y}) scale(${scale})`}>
    <g className={className}>
      <Bust gangster={gangster} mood={mood} wounds={wounds} />
    </g>
  </g>
);

interface LootProps {
  readonly kind: 'bill5' | 'bill10' | 'bill20' | 'diamond5' | 'painting';
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly size?: number;
  readonly style?: CSSProperties;
}

const Loot = ({ kind, x, y, turn, size = 44, style }: LootProps) => (
  <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${size / 100}) translate(-50 -70)`}>
    <g className={style === undefined ? undefined : styles.loot} style={style}>
      <LootFace kind={kind} words={FACE_VALUES} picture={0} />
    </g>
  </g>
);

const Aim = () => (
  <>
    <Table />
    <Figure gangster="vera" x={26} y={56} />
    <Figure gangster="sal" x={346} y={52} mood="wide" className={styles.fear} />
    <path d="M286 168H356" stroke={INK} strokeWidth={13} strokeLinecap="round" />
    <path
      className={styles.line}
      d="M286 168H350"
      stroke="#43b9ad"
      strokeWidth={7}
      strokeDasharray="2 12"
      strokeLinecap="round"
    />
    <g transform="translate(214 186) scale(.9)">
      <g className={styles.gun}>
        <FoamGun gangster="vera" />
      </g>
    </g>
    <Loot kind="bill10" x={176} y={268} turn={-10} />
    <Loot kind="bill20" x={236} y={276} turn={4} />
    <Loot kind="bill5" x={300} y={276} turn={-4} />
    <Loot kind="bill10" x={360} y={268} turn={10} />
  </>
);

const Load = () => (
  <>
    <Table />
    <Figure gangster="moose" x={180} y={34} scale={1.05} />
    <g transform="translate(258 214) scale(1.05)">
      <FrontGun gangster="moose" />
    </g>
    <g transform="translate(74 96) rotate(-8) scale(1.12)">
      <BulletFace face="click" word="CLICK" />
    </g>
    <g transform="translate(376 84) rotate(8) scale(1.12)">
      <g className={styles.face}>
        <BulletFace face="bang" word="BANG!" />
      </g>
      <g className={styles.back} opacity={0}>
        <BulletFace face="back" />
      </g>
    </g>
  </>
);

const Duck = () => (
  <>
    <Figure gangster="pip" x={52} y={138} mood="wide" className={styles.duck} />
    <Figure gangster="kitty" x={330} y={44} mood="wide" />
    <path d="M-200 236H760V500H-200Z" fill="#1b3d45" />
    <path d="M-200 236H760" stroke={INK} strokeWidth={10} />
    <path d="M-200 240H760" stroke="#c9a227" strokeWidth={4} />
    <g transform="translate(234 118)">
      <g className={styles.burst}>
        <Burst bullet="bang" radius={72} word="BANG!" />
      </g>
    </g>
  </>
);

/** Each share comes from the middle of the table to the one who takes it. */
const from = (x: number, y: number, after: number) =>
  ({ '--from-x': `${x}px`, '--from-y': `${y}px`, animationDelay: `${after}ms` }) as CSSProperties;

const Split = () => (
  <>
    <Figure gangster="bruno" x={16} y={44} scale={0.9} />
    <Figure gangster="orchid" x={194} y={30} scale={0.9} />
    <Figure gangster="lou" x={372} y={44} scale={0.9} />
    <Table />
    <Loot kind="bill20" x={96} y={252} turn={-12} size={56} style={from(330, 10, 700)} />
    <Loot kind="painting" x={150} y={262} turn={6} size={56} style={from(230, 0, 3400)} />
    <Loot kind="diamond5" x={284} y={258} turn={-3} size={60} style={from(0, -60, 1600)} />
    <Loot kind="bill10" x={446} y={252} turn={10} size={56} style={from(-290, 10, 2500)} />
    <Loot kind="bill5" x={394} y={264} turn={-7} size={56} style={from(-200, 0, 4300)} />
  </>
);

const Wounds = () => (
  <>
    <Table />
    <Figure gangster="sal" x={70} y={40} scale={1.1} wounds={1} />
    <Figure gangster="lou" x={290} y={40} scale={1.1} mood="down" wounds={3} />
    {[0, 1, 2].map(at => (
      <Plaster key={at} x={240 + at * 42} y={262} turn={-8 + at * 8} scale={1} />
    ))}
  </>
);

const Win = () => (
  <>
    <path d="M280 -60L60 340H500Z" fill="#f3cf6d" opacity={0.2} />
    <Figure gangster="vera" x={170} y={20} scale={1.15} />
    <Table />
    <Loot kind="bill20" x={120} y={244} turn={-16} size={60} />
    <Loot kind="diamond5" x={190} y={262} turn={-6} size={60} />
    <Loot kind="painting" x={372} y={262} turn={7} size={60} />
    <Loot kind="bill10" x={444} y={244} turn={16} size={60} />
    <path d="M236 22L250 -6L272 14L284 -14L298 14L318 -6L330 22Z" fill="#e8bc45" {...ink(4)} />
  </>
);

const DRAWINGS: Readonly<Record<SceneId, ComponentType>> = {
  aim: Aim,
  load: Load,
  duck: Duck,
  split: Split,
  wounds: Wounds,
  win: Win,
};
