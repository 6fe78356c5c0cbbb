import { memo } from 'react';
import type { Gangster } from './gangsters.ts';
import { FoamGun } from './guns.tsx';
import { ink } from './ink.ts';

/** A gun that is stuck in its holster, 100 wide round (306, 240). For use inside a drawing. */
export const Holster = memo(function Holster({ gangster }: { readonly gangster: Gangster }) {
  return (
    <>
      <g transform="translate(306 182) rotate(90) scale(1.25)">
        <FoamGun gangster={gangster} />
      </g>
      <path d="M270 214c26-10 62-8 84 4l-8 118h-64Z" fill="#5a3622" {...ink(6)} />
      <path d="M279 230c22-9 46-8 66 2" fill="none" stroke="#c9a227" strokeWidth={4} strokeDasharray="7 6" />
    </>
  );
});
