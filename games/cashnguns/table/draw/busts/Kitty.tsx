import { LOOKS } from '../gangsters.ts';
import { INK, ink } from '../ink.ts';
import { clothOf } from '../paints.ts';
import type { Mood } from '../sceneProps.ts';
import { Eyes } from './Eyes.tsx';
import { Mouth } from './Mouth.tsx';

const { colour, shade, skin } = LOOKS.kitty;
const cloth = clothOf('kitty');

/** A cloche with a feather, a bob, a fur collar. */
export const Kitty = ({ mood }: { readonly mood: Mood }) => (
  <>
    <path d="M34 204c0-34 26-50 66-50s66 16 66 50Z" fill={cloth} {...ink()} />
    <path d="M88 136h24v22H88Z" fill={skin} {...ink(4)} />
    <path
      d="M36 176a13 13 0 0 1 8-20a14 14 0 0 1 22-8a14 14 0 0 1 20 4q14 14 28 0a14 14 0 0 1 20-4a14 14 0 0 1 22 8a13 13 0 0 1 8 20c-18-8-30-8-40 6q-24 10-48 0c-10-14-22-14-40-6Z"
      fill="#f3e7cf"
      {...ink(4.5)}
    />
    <path
      d="M44 88C42 50 66 36 100 36s58 14 56 52c0 22 4 36 12 50c-20 6-34 0-38-14H70c-4 14-18 20-38 14c8-14 12-28 12-50Z"
      fill="#2b1d2b"
      {...ink()}
    />
    <path d="M62 92c0-24 14-36 38-36s38 12 38 36c0 32-18 56-38 56s-38-24-38-56Z" fill={skin} {...ink(4.5)} />
    <path
      d="M62 118c-2-18-4-30 0-48l16 6c-6 14-8 28-16 42ZM138 118c2-18 4-30 0-48l-16 6c6 14 8 28 16 42Z"
      fill="#2b1d2b"
    />
    <path d="M42 86C36 30 66 16 100 16s64 14 58 70c-30-16-86-16-116 0Z" fill={colour} {...ink()} />
    <path d="M40 84c30-16 90-16 120 0v-14c-30-16-90-16-120 0Z" fill={shade} {...ink(4)} />
    <path d="M140 66C156 36 168 8 194 2c-2 30-16 50-48 68Z" fill="#f3e7cf" {...ink(4.5)} />
    <path d="M144 66C158 44 172 24 190 8" fill="none" {...ink(3)} />
    <circle cx={144} cy={68} r={9} fill="#e8bc45" {...ink(4)} />
    <Eyes left={82} right={118} y={102} mood={mood} size={8.5} lid="#9c6fd0" />
    {mood !== 'down' && <path d="M70 98l-7-5M130 98l7-5" {...ink(4)} />}
    <path d="M98 116q3 4 7 0" fill="none" {...ink(3.2)} />
    {mood === 'calm' ? (
      <path d="M87 130q6-6 13-1q7-5 13 1q-12 13-26 0Z" fill="#c2263a" {...ink(3.5)} />
    ) : (
      <Mouth x={100} y={130} width={11} mood={mood} />
    )}
    <circle cx={122} cy={124} r={2.8} fill={INK} />
  </>
);
