import { LOOKS } from '../gangsters.ts';
import { INK, ink } from '../ink.ts';
import { clothOf } from '../paints.ts';
import type { Mood } from '../sceneProps.ts';
import { Eyes } from './Eyes.tsx';
import { Mouth } from './Mouth.tsx';

const { colour, shade, skin } = LOOKS.orchid;
const cloth = clothOf('orchid');

/** A hat as wide as a plate, a flower, a veil. */
export const Orchid = ({ mood }: { readonly mood: Mood }) => (
  <>
    <path d="M36 204c4-36 26-46 64-46s60 10 64 46Z" fill={cloth} {...ink()} />
    <path d="M86 130h28v34l-14 10l-14-10Z" fill={skin} {...ink(4.5)} />
    <path
      d="M80 166q20 14 40 0"
      fill="none"
      stroke="#fff6e2"
      strokeWidth={8}
      strokeDasharray=".1 10"
      strokeLinecap="round"
    />
    <path d="M64 88c0-16 12-26 36-26s36 10 36 26c0 34-16 60-36 60S64 122 64 88Z" fill={skin} {...ink()} />
    <path d="M60 64C60 26 76 16 100 16s40 10 40 48Z" fill={shade} {...ink()} />
    <path d="M4 84C10 58 50 50 100 50s90 8 96 34c-20-8-60-10-96-10S24 76 4 84Z" fill={colour} {...ink()} />
    <path
      d="M136 46c-14-10-8-26 6-22c0-16 20-18 24-4c14-4 20 14 8 20c8 12-8 22-18 12c-6 8-18 4-20-6Z"
      fill="#fff6e2"
      {...ink(4)}
    />
    <circle cx={154} cy={36} r={6} fill="#e8bc45" {...ink(3)} />
    <Eyes left={84} right={116} y={100} mood={mood} size={8} lid="#7c3c57" />
    {mood !== 'down' && <path d="M74 96l-8-5M126 96l8-5" {...ink(4)} />}
    <path d="M98 112q3 4 7 0" fill="none" {...ink(3.2)} />
    {mood === 'calm' ? (
      <path d="M88 128q6-5 12-1q6-4 12 1q-12 12-24 0Z" fill="#8e1b1b" {...ink(3.5)} />
    ) : (
      <Mouth x={100} y={128} width={10} mood={mood} />
    )}
    <path
      d="M62 82l12 40M86 78l6 50M114 78l-6 50M138 82l-12 40M66 104q34 12 68 0"
      fill="none"
      stroke={INK}
      strokeWidth={1.4}
      opacity={0.55}
    />
  </>
);
