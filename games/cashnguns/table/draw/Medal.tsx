import { memo } from 'react';
import { Bust } from './busts/Bust.tsx';
import { type Gangster, LOOKS } from './gangsters.ts';
import { INK, ink } from './ink.ts';
import styles from './Medal.module.css';
import { clothOf, MEDAL_WINDOW } from './paints.ts';
import type { Mood, Pose } from './sceneProps.ts';

export interface MedalProps {
  readonly gangster: Gangster;
  readonly pose?: Pose;
  /** Only of a figure that stands. */
  readonly mood?: Mood;
  readonly wounds?: number;
  readonly isAway?: boolean;
  readonly isSpeaking?: boolean;
  readonly isGrey?: boolean;
}

/** A gangster in a ring of radius 100 round 0,0, the hat above it. For use inside a drawing. */
export const Medal = memo(function Medal({
  gangster,
  pose = 'stand',
  mood = 'calm',
  wounds = 0,
  isAway = false,
  isSpeaking = false,
  isGrey = false,
}: MedalProps) {
  const stands = pose === 'stand' || pose === 'satOut';
  const ring = pose === 'down' || pose === 'out' || isGrey ? '#8d94a6' : LOOKS[gangster].colour;
  const dash = isAway ? '16 12' : undefined;
  return (
    <g opacity={pose === 'satOut' ? 0.4 : 1}>
      {isSpeaking && <circle className={styles.speaking} r={112} fill="none" stroke={ring} strokeWidth={8} />}
      <circle r={100} fill="#1b2130" />
      <circle r={100} fill={clothOf(gangster)} opacity={stands ? 0.34 : 0.14} />
      <circle r={98} fill="none" stroke={INK} strokeWidth={12} />
      <circle r={98} fill="none" stroke={ring} strokeWidth={6} strokeDasharray={dash} />
      <g clipPath={MEDAL_WINDOW}>
        <Figure gangster={gangster} pose={pose} mood={mood} wounds={wounds} />
      </g>
      <path d="M-98 0A98 98 0 0 0 98 0" fill="none" stroke={INK} strokeWidth={12} />
      <path d="M-98 0A98 98 0 0 0 98 0" fill="none" stroke={ring} strokeWidth={6} strokeDasharray={dash} />
      {(pose === 'down' || pose === 'out') && <Stars />}
    </g>
  );
});

interface FigureProps {
  readonly gangster: Gangster;
  readonly pose: Pose;
  readonly mood: Mood;
  readonly wounds: number;
}

function Figure({ gangster, pose, mood, wounds }: FigureProps) {
  switch (pose) {
    case 'stand':
    case 'satOut':
      return (
        <g transform="translate(-97 -92) scale(.97)">
          <Bust gangster={gangster} mood={mood} wounds={wounds} />
        </g>
      );
    case 'ducked':
      return (
        <>
          <g transform="translate(-88 -70) scale(.88)">
            <Bust gangster={gangster} mood="wide" />
          </g>
          <path d="M-110 44H110V110H-110Z" fill="#3a271d" {...ink()} />
          <path d="M-110 50H110" stroke="#c9a227" strokeWidth={3} />
        </>
      );
    case 'down':
    case 'out':
      return (
        <g
          transform="translate(4 18) rotate(-34) translate(-92 -96) scale(.92)"
          className={pose === 'out' ? styles.out : undefined}
        >
          <Bust gangster={gangster} mood="down" wounds={pose === 'out' ? 3 : Math.max(1, wounds)} />
        </g>
      );
  }
}

const Stars = () => (
  <>
    {[-1, 0, 1].map(side => (
      <path
        key={side}
        d="M0 -15L4.1 -5.7L14.3 -4.6L6.7 2.2L8.8 12.1L0 7L-8.8 12.1L-6.7 2.2L-14.3 -4.6L-4.1 -5.7Z"
        transform={`translate(${side * 44} ${-100 + Math.abs(side) * 14}) rotate(${side * 16})`}
        fill="#f6dc86"
        {...ink(4)}
      />
    ))}
  </>
);

export interface MedalPictureProps extends MedalProps {
  readonly size?: number; // width in px
  /** Says who it is; without it the picture is decoration. */
  readonly label?: string;
}

/** A medal on its own. */
export function MedalPicture({ size = 48, label, ...medal }: MedalPictureProps) {
  const box = { viewBox: '-108 -116 216 224', width: size, height: (size * 224) / 216 };
  return label === undefined ? (
    <svg {...box} overflow="visible" aria-hidden="true" focusable="false">
      <Medal {...medal} />
    </svg>
  ) : (
    <svg {...box} overflow="visible" role="img" aria-label={label}>
      <Medal {...medal} />
    </svg>
  );
}
