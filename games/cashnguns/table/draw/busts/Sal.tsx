import { LOOKS } from '../gangsters.ts';
import { ink } from '../ink.ts';
import { clothOf } from '../paints.ts';
import type { Mood } from '../sceneProps.ts';
import { Eyes } from './Eyes.tsx';
import { Mouth } from './Mouth.tsx';

const { colour, skin } = LOOKS.sal;
const cloth = clothOf('sal');
const HAIR = '#4a3530';
const CURLS = [
  [44, 92, 25],
  [40, 62, 25],
  [58, 36, 26],
  [86, 22, 26],
  [116, 22, 26],
  [144, 38, 26],
  [160, 64, 25],
  [156, 94, 25],
  [48, 114, 18],
  [152, 114, 18],
] as const;

/** Big curls, shades, a goatee. */
export const Sal = ({ mood }: { readonly mood: Mood }) => (
  <>
    <path d="M28 204c0-36 28-54 72-54s72 18 72 54Z" fill={cloth} {...ink()} />
    <path d="M72 146c0-8 56-8 56 0v18c-8 10-48 10-56 0Z" fill={colour} {...ink(4.5)} />
    <path d="M74 168q26 22 52 0" fill="none" stroke="#e8bc45" strokeWidth={4} />
    <circle cx={100} cy={186} r={11} fill="#e8bc45" {...ink(4)} />
    {CURLS.map(([x, y, r]) => (
      <circle key={`${x} ${y}`} cx={x} cy={y} r={r} fill={HAIR} {...ink()} />
    ))}
    {CURLS.map(([x, y, r]) => (
      <circle key={`${x} ${y}`} cx={x} cy={y} r={r - 2} fill={HAIR} />
    ))}
    <circle cx={100} cy={64} r={46} fill={HAIR} />
    <path d="M60 88c0-24 16-36 40-36s40 12 40 36c0 36-16 68-40 68S60 124 60 88Z" fill={skin} {...ink()} />
    {mood === 'calm' ? (
      <>
        <path d="M54 90h92" {...ink()} />
        <circle cx={80} cy={94} r={19} fill="#14171f" {...ink(4)} />
        <circle cx={120} cy={94} r={19} fill="#14171f" {...ink(4)} />
        <path d="M70 88l9-7M110 88l9-7" stroke="#8fc458" strokeWidth={5} strokeLinecap="round" />
      </>
    ) : (
      <>
        <Eyes left={81} right={119} y={94} mood={mood} size={10} lid={skin} />
        <g transform="rotate(-9 100 66)">
          <path d="M54 66h92" {...ink()} />
          <circle cx={80} cy={66} r={16} fill="#14171f" {...ink(4)} />
          <circle cx={120} cy={66} r={16} fill="#14171f" {...ink(4)} />
        </g>
      </>
    )}
    <path d="M93 112q7 7 15 0" fill="none" {...ink(4)} />
    <Mouth x={100} y={128} width={13} mood={mood} />
    <path d="M86 142q14-8 28 0c-2 14-8 20-14 20s-12-6-14-20Z" fill={HAIR} {...ink(3.5)} />
  </>
);
