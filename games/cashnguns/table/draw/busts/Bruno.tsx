import { LOOKS } from '../gangsters.ts';
import { ink } from '../ink.ts';
import { clothOf } from '../paints.ts';
import type { Mood } from '../sceneProps.ts';
import { Eyes } from './Eyes.tsx';

const { colour, shade, skin } = LOOKS.bruno;
const cloth = clothOf('bruno');

/** Wide, with a bowler and a handlebar moustache. */
export const Bruno = ({ mood }: { readonly mood: Mood }) => (
  <>
    <path d="M2 204C2 150 46 132 100 132s98 18 98 72Z" fill={cloth} {...ink()} />
    <path d="M70 134L100 190L130 134Z" fill="#fff6e2" {...ink(4)} />
    <path d="M100 150l-26-12v26zM100 150l26-12v26z" fill="#1d2230" {...ink(4)} />
    <circle cx={46} cy={166} r={11} fill="#f3e7cf" {...ink(4)} />
    <circle cx={46} cy={166} r={3.5} fill={shade} />
    <ellipse cx={100} cy={100} rx={62} ry={48} fill={skin} {...ink()} />
    <circle cx={40} cy={98} r={11} fill={skin} {...ink(4)} />
    <circle cx={160} cy={98} r={11} fill={skin} {...ink(4)} />
    <path d="M48 66C46 22 72 8 100 8s54 14 52 58Z" fill="#473c55" {...ink()} />
    <path d="M48 66c-1-8 0-12 1-16h102c1 4 2 8 1 16Z" fill={colour} {...ink(4)} />
    <path d="M24 66c0-9 18-4 76-4s76-5 76 4-30 14-76 14S24 75 24 66Z" fill="#473c55" {...ink()} />
    <Eyes left={78} right={122} y={94} mood={mood} size={8} lid={skin} />
    {mood === 'calm' && <path d="M64 82l24 5M136 82l-24 5" {...ink(7)} />}
    <ellipse cx={100} cy={108} rx={14} ry={11} fill="#e2a273" {...ink(4)} />
    <path
      d="M100 120c-10-8-22-6-30 2c-8 8-20 6-26-6c0 22 16 30 32 26c12-3 18-8 24-12c6 4 12 9 24 12c16 4 32-4 32-26c-6 12-18 14-26 6c-8-8-20-10-30-2Z"
      fill="#33231b"
      {...ink(4)}
    />
  </>
);
