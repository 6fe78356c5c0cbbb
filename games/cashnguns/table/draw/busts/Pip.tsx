import { LOOKS } from '../gangsters.ts';
import { ink } from '../ink.ts';
import { clothOf } from '../paints.ts';
import type { Mood } from '../sceneProps.ts';
import { Eyes } from './Eyes.tsx';
import { Mouth } from './Mouth.tsx';

const { colour, shade, skin } = LOOKS.pip;
const cloth = clothOf('pip');

/** A huge cap, big ears. */
export const Pip = ({ mood }: { readonly mood: Mood }) => (
  <>
    <path d="M46 204c0-32 20-44 54-44s54 12 54 44Z" fill="#fff6e2" {...ink()} />
    <path d="M66 164v40h16v-42ZM118 162v42h16v-40Z" fill={cloth} {...ink(4)} />
    <path d="M90 158l10 14l10-14Z" fill={skin} {...ink(4)} />
    <circle cx={44} cy={112} r={18} fill={skin} {...ink()} />
    <circle cx={156} cy={112} r={18} fill={skin} {...ink()} />
    <path d="M44 112q6-8 10 2M156 112q-6-8-10 2" fill="none" {...ink(3)} />
    <path d="M54 106c0-26 18-40 46-40s46 14 46 40c0 34-20 56-46 56s-46-22-46-56Z" fill={skin} {...ink()} />
    <path d="M26 74C14 34 52 10 100 10s88 22 74 62c-4 12-16 16-32 14H58c-16 2-28 0-32-12Z" fill={cloth} {...ink()} />
    <circle cx={100} cy={12} r={8} fill={colour} {...ink(4)} />
    <path d="M46 84c14-16 94-16 108 0c4 8-8 14-14 10c-24-10-56-10-80 0c-8 4-18-2-14-10Z" fill={shade} {...ink()} />
    <Eyes left={82} right={118} y={110} mood={mood} size={9.5} lid={skin} />
    <circle cx={100} cy={122} r={6} fill="#eba878" {...ink(3.5)} />
    <path
      d="M68 126h.1M74 131h.1M66 133h.1M132 126h.1M126 131h.1M134 133h.1"
      stroke="#c77b43"
      strokeWidth={4.5}
      strokeLinecap="round"
    />
    {mood === 'calm' ? (
      <>
        <path d="M80 136q20 22 40 0Z" fill="#5c1414" {...ink(4)} />
        <path d="M95 137h10v8H95Z" fill="#fff" />
      </>
    ) : (
      <Mouth x={100} y={140} width={11} mood={mood} />
    )}
  </>
);
