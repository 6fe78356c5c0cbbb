import { LOOKS } from '../gangsters.ts';
import { INK, ink } from '../ink.ts';
import { clothOf } from '../paints.ts';
import type { Mood } from '../sceneProps.ts';
import { Eyes } from './Eyes.tsx';
import { Mouth } from './Mouth.tsx';

const { shade, skin } = LOOKS.vera;
const cloth = clothOf('vera');

/** A bun with crossed needles, round glasses. */
export const Vera = ({ mood }: { readonly mood: Mood }) => (
  <>
    <path d="M32 204c0-40 26-58 68-58s68 18 68 58Z" fill={cloth} {...ink()} />
    <path
      d="M60 156c16 18 64 18 80 0"
      fill="none"
      stroke="#fff6e2"
      strokeWidth={9}
      strokeDasharray=".1 11"
      strokeLinecap="round"
    />
    <path d="M64 6L136 66M136 6L64 66" stroke="#e9d6ac" strokeWidth={7} strokeLinecap="round" />
    <path d="M64 6L136 66M136 6L64 66" stroke={INK} strokeWidth={1.5} />
    <circle cx={62} cy={5} r={6} fill={shade} {...ink(3)} />
    <circle cx={138} cy={5} r={6} fill={shade} {...ink(3)} />
    <circle cx={100} cy={36} r={30} fill="#dcdde6" {...ink()} />
    <path d="M84 28q16-12 30 2M82 42q18-8 36 2" fill="none" stroke="#9a9db0" strokeWidth={4} strokeLinecap="round" />
    <path d="M46 112C42 72 66 58 100 58s58 14 54 54c-2 20-4 24-10 30H56c-6-6-8-10-10-30Z" fill="#dcdde6" {...ink()} />
    <path d="M58 104c4-20 20-30 42-30s38 10 42 30c4 32-18 52-42 52S54 136 58 104Z" fill={skin} {...ink()} />
    <Eyes left={80} right={120} y={108} mood={mood} size={8} lid={skin} />
    <circle cx={80} cy={108} r={18} fill="#bfe9ff" fillOpacity={0.28} {...ink(4.5)} />
    <circle cx={120} cy={108} r={18} fill="#bfe9ff" fillOpacity={0.28} {...ink(4.5)} />
    <path d="M98 106h4M62 104l-8-4M138 104l8-4" {...ink(4)} />
    <path d="M96 120q4 5 9 0" fill="none" {...ink(3.5)} />
    <Mouth x={100} y={136} width={12} mood={mood} />
    <path d="M68 132q4 3 8 1M132 132q-4 3-8 1" fill="none" stroke="#b98559" strokeWidth={3} strokeLinecap="round" />
  </>
);
