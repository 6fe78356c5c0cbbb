import { LOOKS } from '../gangsters.ts';
import { ink } from '../ink.ts';
import { clothOf } from '../paints.ts';
import type { Mood } from '../sceneProps.ts';
import { Eyes } from './Eyes.tsx';
import { Mouth } from './Mouth.tsx';

const { skin } = LOOKS.moose;
const cloth = clothOf('moose');

/** A square head, a flat top, shoulders. */
export const Moose = ({ mood }: { readonly mood: Mood }) => (
  <>
    <path d="M0 204v-26c0-22 24-38 56-38h88c32 0 56 16 56 38v26Z" fill={cloth} {...ink()} />
    <path d="M58 140h84v14c-14 12-70 12-84 0Z" fill={skin} {...ink()} />
    <circle cx={44} cy={94} r={12} fill={skin} {...ink()} />
    <circle cx={156} cy={94} r={12} fill={skin} {...ink()} />
    <path d="M48 46h104v72c0 22-14 34-32 34H80c-18 0-32-12-32-34Z" fill={skin} {...ink()} />
    <path
      d="M44 60l4-40l14 8l10-12l14 10l14-10l14 10l14-10l10 12l14-8l4 40c-20-8-92-8-112 0Z"
      fill="#3b2a20"
      {...ink()}
    />
    {mood === 'calm' && <path d="M62 78q38 12 76 0" {...ink(11)} fill="none" />}
    <Eyes left={80} right={120} y={94} mood={mood} size={7.5} lid={skin} />
    <path d="M90 108c4-8 16-8 20 0c4 10-24 10-20 0Z" fill="#cf8d5f" {...ink(4)} />
    <Mouth x={100} y={132} width={17} mood={mood} />
    <path
      d="M62 122h.1M70 128h.1M130 128h.1M138 122h.1M66 134h.1M134 134h.1"
      stroke="#8f6239"
      strokeWidth={4}
      strokeLinecap="round"
    />
  </>
);
