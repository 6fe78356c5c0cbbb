import { LOOKS } from '../gangsters.ts';
import { ink } from '../ink.ts';
import { clothOf } from '../paints.ts';
import type { Mood } from '../sceneProps.ts';
import { Eyes } from './Eyes.tsx';
import { Mouth } from './Mouth.tsx';

const { colour, skin } = LOOKS.lou;
const cloth = clothOf('lou');

/** A long face under a tall fedora. */
export const Lou = ({ mood }: { readonly mood: Mood }) => (
  <>
    <path d="M52 204c0-34 16-48 48-48s48 14 48 48Z" fill={cloth} {...ink()} />
    <path d="M84 140h32v22l-16 18l-16-18Z" fill={skin} {...ink(4)} />
    <path d="M82 158l18 22l18-22M100 180v24" fill="none" {...ink(4)} />
    <path d="M94 178h12l6 26H88Z" fill="#8e1b1b" {...ink(4)} />
    <path d="M70 84c0-20 12-26 30-26s30 6 30 26c0 40-8 76-30 76S70 124 70 84Z" fill={skin} {...ink()} />
    <circle cx={69} cy={102} r={8} fill={skin} {...ink(4)} />
    <circle cx={131} cy={102} r={8} fill={skin} {...ink(4)} />
    <g transform="rotate(-6 100 60)">
      <path d="M68 62C66 30 66 6 78 0c8-4 14 4 22 4s16-8 24-3c10 7 10 31 8 61Z" fill={colour} {...ink()} />
      <path d="M67 62v-17h66v17Z" fill="#2a2430" {...ink(4)} />
      <path d="M40 66c8-8 30-10 60-10s52 2 60 10c-10 10-34 14-60 14s-50-4-60-14Z" fill={colour} {...ink()} />
    </g>
    <Eyes left={86} right={114} y={94} mood={mood} size={7.5} lid={skin} />
    <path d="M100 96c0 14 12 20 10 28c-3 6-16 5-17 0" fill={skin} {...ink(4)} />
    <path d="M80 134q20-10 40 0" fill="none" {...ink(4.5)} />
    <Mouth x={101} y={143} width={9} mood={mood} />
  </>
);
