import { memo } from 'react';
import { type Gangster, LOOKS } from './gangsters.ts';
import { INK, ink } from './ink.ts';
import { clothOf } from './paints.ts';

const FINGERS = 'M322 150L262 128M318 166L250 154M318 182L250 182M322 198L262 208M324 140L300 112';

/** A hand that comes in from the right, its fingers at (250, 165). For use inside a drawing 390 wide. */
export const ReachingHand = memo(function ReachingHand({ gangster }: { readonly gangster: Gangster }) {
  const { skin, colour } = LOOKS[gangster];
  const sleeve = 'M400 120L340 132c-8 2-10 8-9 16l6 56c1 8 6 12 14 11l49-6Z';
  return (
    <>
      <path d={sleeve} fill={colour} />
      <path d={sleeve} fill={clothOf(gangster)} {...ink(6)} />
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path d={FINGERS} stroke={INK} strokeWidth={29} />
        <path d="M336 144c-22 4-26 10-26 28s6 30 30 30Z" fill={skin} stroke={INK} strokeWidth={10} />
        <path d={FINGERS} stroke={skin} strokeWidth={19} />
        <path d="M332 150c-14 4-16 10-16 22s4 22 18 24Z" fill={skin} />
      </g>
    </>
  );
});
