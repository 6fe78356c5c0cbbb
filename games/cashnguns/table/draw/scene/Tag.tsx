import { EM, fitWord } from '../fitLabel.ts';
import { INK } from '../ink.ts';
import { SHOUT } from '../lettering.ts';
import type { SceneTag } from '../sceneProps.ts';

const TONES = {
  paper: { ground: '#f3e7cf', print: '#8e1b1b' },
  red: { ground: '#c4241c', print: '#fff' },
  teal: { ground: '#2f6f73', print: '#fff' },
} as const;

/** A stamp over a figure, 152 wide round 0,0. For use inside a drawing. */
export const Tag = ({ text, tone }: SceneTag) => (
  <g transform="rotate(-6)">
    <rect x={-76} y={-28} width={152} height={46} rx={7} fill={TONES[tone].ground} stroke={INK} strokeWidth={5} />
    <text
      {...SHOUT}
      y={9}
      textAnchor="middle"
      fontSize={fitWord(text, 128, 40, EM.shout)}
      letterSpacing={1}
      fill={TONES[tone].print}
    >
      {text}
    </text>
  </g>
);

/** How many guns point at a figure, radius 31 round 0,0. */
export const GunBadge = ({ guns }: { readonly guns: number }) => (
  <>
    <circle r={31} fill="#c4241c" stroke={INK} strokeWidth={5} />
    <circle r={24} fill="none" stroke="#fff1b8" strokeWidth={2.5} />
    <text {...SHOUT} x={-1} y={13} textAnchor="middle" fontSize={38} fill="#fff">
      {guns}
    </text>
  </>
);
