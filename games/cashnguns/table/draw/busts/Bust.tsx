import { type ComponentType, memo } from 'react';
import type { Gangster } from '../gangsters.ts';
import { ink } from '../ink.ts';
import { Plaster } from '../Plaster.tsx';
import { STICKER } from '../paints.ts';
import type { Mood } from '../sceneProps.ts';
import { Bruno } from './Bruno.tsx';
import { Kitty } from './Kitty.tsx';
import { Lou } from './Lou.tsx';
import { Moose } from './Moose.tsx';
import { Orchid } from './Orchid.tsx';
import { Pip } from './Pip.tsx';
import { Sal } from './Sal.tsx';
import { Vera } from './Vera.tsx';

export interface BustProps {
  readonly gangster: Gangster;
  readonly mood?: Mood;
  readonly wounds?: number;
}

/** A cardboard gangster on 200 × 200, for use inside a drawing. */
export const Bust = memo(function Bust({ gangster, mood = 'calm', wounds = 0 }: BustProps) {
  const Figure = FIGURES[gangster];
  return (
    <g filter={STICKER}>
      <Figure mood={mood} />
      {mood === 'wide' && <path d="M166 70c6 10 9 14 9 19a9 9 0 0 1-18 0c0-5 3-9 9-19Z" fill="#a9d8ff" {...ink(3.5)} />}
      {WOUNDS.slice(0, wounds).map(([x, y, turn]) => (
        <Plaster key={turn} x={x} y={y} turn={turn} scale={0.95} />
      ))}
    </g>
  );
});

const FIGURES: Readonly<Record<Gangster, ComponentType<{ readonly mood: Mood }>>> = {
  bruno: Bruno,
  kitty: Kitty,
  moose: Moose,
  vera: Vera,
  sal: Sal,
  lou: Lou,
  pip: Pip,
  orchid: Orchid,
};

const WOUNDS = [
  [70, 128, -24],
  [138, 118, 30],
  [100, 66, 8],
] as const;
