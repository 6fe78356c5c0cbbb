import { memo } from 'react';
import { Bust } from './busts/Bust.tsx';
import { ChipMark } from './Chip.tsx';
import { type Gangster, LOOKS } from './gangsters.ts';
import { ink } from './ink.ts';
import type { Mood } from './sceneProps.ts';

export interface StandeeProps {
  readonly gangster: Gangster;
  readonly mood?: Mood;
  readonly wounds?: number;
}

/** A whole cardboard figure in its plastic foot: feet at 0,0, 230 high. For use inside a drawing. */
const Standee = memo(function Standee({ gangster, mood = 'calm', wounds = 0 }: StandeeProps) {
  const { colour, shade } = LOOKS[gangster];
  return (
    <>
      <ellipse cx={6} cy={8} rx={92} ry={15} fill="#05060a" opacity={0.55} />
      <g transform="translate(-100 -214)">
        <Bust gangster={gangster} mood={mood} wounds={wounds} />
      </g>
      <path d="M-62 -16H62L76 10Q76 16 70 16H-70Q-76 16 -76 10Z" fill={shade} {...ink(5)} />
      <path d="M-58 -16H58L62 -6H-62Z" fill={colour} {...ink(4)} />
      <g transform="translate(0 2)">
        <ChipMark gangster={gangster} radius={13} />
      </g>
    </>
  );
});

/** On its own; whatever holds it gives it its name. */
export const StandeePicture = ({
  className,
  ...standee
}: StandeeProps & { readonly className?: string | undefined }) => (
  <svg viewBox="-124 -244 248 272" className={className} aria-hidden="true" focusable="false">
    <Standee {...standee} />
  </svg>
);
