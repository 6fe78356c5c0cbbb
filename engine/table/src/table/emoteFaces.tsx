import type { Emote } from '@omerta/protocol';
import type { ReactNode } from 'react';

const INK = '#0d0f15';

/** The outline of everything cut from cardboard. */
const ink = (width = 5) =>
  ({ stroke: INK, strokeWidth: width, strokeLinejoin: 'round', strokeLinecap: 'round' }) as const;

/** Each on 120 × 120, in the order of the tray. */
export const EMOTE_FACES: { readonly [E in Emote]: ReactNode } = {
  liar: (
    <>
      <path d="M30 62c0-26 16-42 40-42s38 16 38 40s-14 44-38 44S30 88 30 62Z" fill="#f3cfa4" {...ink(4.5)} />
      <path d="M34 46C30 22 50 10 72 12s40 14 36 34c-16-12-54-14-74 0Z" fill="#5b4128" {...ink(4.5)} />
      <path d="M66 62L10 74c-7 1-8 12-1 13l56-3c9-1 12-8 10-14c-2-5-5-9-9-8Z" fill="#e8a877" {...ink(4.5)} />
      <path d="M20 73l2 13M36 70l1 14" fill="none" {...ink(3)} />
      <path d="M5 77c-6-3-4-11 3-9c2-7 11-5 10 2" fill="#8fc458" {...ink(4.5)} />
      <circle cx={62} cy={50} r={9} fill="#fff" {...ink(4.5)} />
      <circle cx={90} cy={50} r={9} fill="#fff" {...ink(4.5)} />
      <circle cx={65} cy={51} r={3.6} fill={INK} />
      <circle cx={93} cy={51} r={3.6} fill={INK} />
      <path d="M50 37l18 4M102 36l-16 5" fill="none" {...ink()} />
      <path d="M72 90q14 4 22-8" fill="none" {...ink()} />
    </>
  ),
  chicken: (
    <>
      <path d="M44 26c-6-12 6-18 12-9c2-13 17-12 17 0c8-9 18 0 11 10Z" fill="#c4241c" {...ink(4.5)} />
      <path
        d="M36 62c-4-28 12-42 30-42s34 14 32 44c0 18 6 26 10 46H26c6-18 10-30 10-48Z"
        fill="#fffaf0"
        {...ink(4.5)}
      />
      <path d="M36 100q8 8 15 0q8 8 16 0q8 8 16 0q8 8 18 0" fill="none" {...ink(4)} />
      <circle cx={56} cy={50} r={10} fill="#fff" {...ink(4.5)} />
      <circle cx={80} cy={50} r={10} fill="#fff" {...ink(4.5)} />
      <circle cx={58} cy={52} r={3.2} fill={INK} />
      <circle cx={78} cy={52} r={3.2} fill={INK} />
      <path d="M52 68L68 58L84 68L68 74Z" fill="#f2934a" {...ink(4.5)} />
      <path d="M56 74L68 72L80 74L68 84Z" fill="#d9722a" {...ink(4.5)} />
      <path d="M62 84c-3 10 0 16 5 16s9-6 6-16Z" fill="#c4241c" {...ink(4.5)} />
      <path d="M104 34c5 8 8 12 8 16a8 8 0 0 1-16 0c0-4 3-8 8-16Z" fill="#a9d8ff" {...ink(3.5)} />
    </>
  ),
  mercy: (
    <>
      <path d="M96 112V14" {...ink(10)} />
      <path d="M96 112V14" stroke="#a97142" strokeWidth={5} strokeLinecap="round" />
      <path d="M94 16C76 6 60 26 38 14v42c22 12 38-8 56 2Z" fill="#fffaf0" {...ink(4.5)} />
      <path d="M50 32q14-2 28-6M50 44q14-2 28-6" fill="none" stroke="#c9c2b0" strokeWidth={4} strokeLinecap="round" />
      <path
        d="M84 80c-4-9 2-14 12-13l10 2c8 2 10 10 7 16l-4 12c-3 8-10 10-18 8c-9-2-12-8-10-14Z"
        fill="#f0c195"
        {...ink(4.5)}
      />
      <path d="M86 82h20M86 93h18" fill="none" {...ink(3.6)} />
      <path d="M14 112c0-18 8-26 24-26s26 8 26 26Z" fill="#6aa3ee" {...ink(4.5)} />
      <circle cx={38} cy={72} r={24} fill="#f0c195" {...ink(4.5)} />
      <path d="M14 68c0-22 48-22 48 0c-14-8-34-8-48 0Z" fill="#473c55" {...ink(4.5)} />
      <circle cx={30} cy={74} r={6.5} fill="#fff" {...ink(4.5)} />
      <circle cx={48} cy={74} r={6.5} fill="#fff" {...ink(4.5)} />
      <circle cx={30} cy={75} r={2.4} fill={INK} />
      <circle cx={48} cy={75} r={2.4} fill={INK} />
      <ellipse cx={39} cy={88} rx={5} ry={4} fill="#5c1414" {...ink(4.5)} />
    </>
  ),
  laugh: (
    <>
      <circle cx={60} cy={60} r={46} fill="#f6cf5a" {...ink(4.5)} />
      <path d="M26 50q10-14 20 0M74 50q10-14 20 0" fill="none" {...ink(6)} />
      <path d="M26 62h68c2 24-14 38-34 38S24 86 26 62Z" fill="#5c1414" {...ink(4.5)} />
      <path d="M30 63h60v11H32Z" fill="#fff" {...ink(3.5)} />
      <path d="M40 94c6-14 34-14 40 0c-10 8-30 8-40 0Z" fill="#e0503f" {...ink(4.5)} />
      <path
        d="M14 44c-9 4-12 10-10 16a7 7 0 0 0 13-2c1-5-1-9-3-14ZM106 44c9 4 12 10 10 16a7 7 0 0 1-13-2c-1-5 1-9 3-14Z"
        fill="#a9d8ff"
        {...ink(3.5)}
      />
    </>
  ),
  poker: (
    <>
      <g transform="rotate(-16 30 78)">
        <rect x={4} y={50} width={38} height={54} rx={5} fill="#14171f" {...ink(4.5)} />
        <rect x={9} y={55} width={28} height={44} rx={3} fill="none" stroke="#c9a227" strokeWidth={2.5} />
        <circle cx={23} cy={77} r={8} fill="none" stroke="#c9a227" strokeWidth={2.5} />
      </g>
      <path d="M28 60c0-28 14-44 36-44s36 16 36 44s-14 46-36 46S28 88 28 60Z" fill="#e6b88c" {...ink(4.5)} />
      <path d="M24 46c6-6 74-6 80 0c2 6-4 8-8 7c-18-5-46-5-64 0c-4 1-10-1-8-7Z" fill="#2f6f73" {...ink(4.5)} />
      <path d="M34 42C34 16 46 8 64 8s30 8 30 34Z" fill="#2f6f73" {...ink(4.5)} />
      <path d="M34 42v-10h60v10Z" fill="#14171f" />
      <rect x={36} y={54} width={26} height={18} rx={7} fill="#14171f" {...ink(4.5)} />
      <rect x={66} y={54} width={26} height={18} rx={7} fill="#14171f" {...ink(4.5)} />
      <path d="M42 66l8-8M72 66l8-8" stroke="#fff" strokeOpacity={0.55} strokeWidth={4} strokeLinecap="round" />
      <path d="M50 90h28" {...ink(6)} />
    </>
  ),
  mine: (
    <>
      <path d="M24 60c10-14 22-18 36-18s26 4 36 18c10 16 8 48-36 48S14 76 24 60Z" fill="#c9a56a" {...ink(4.5)} />
      <path d="M44 42L34 22c8 4 12 0 16-4c4 6 14 6 18 0c4 4 8 8 18 4L76 42Z" fill="#b08b4e" {...ink(4.5)} />
      <path d="M42 43h36" {...ink(7)} />
      <path d="M42 43h36" stroke="#8e1b1b" strokeWidth={3} strokeLinecap="round" />
      <text
        x={60}
        y={92}
        textAnchor="middle"
        fontFamily="Bangers, Impact, sans-serif"
        fontSize={46}
        fill="#4c6b3a"
        stroke={INK}
        strokeWidth={3}
        paintOrder="stroke"
      >
        $
      </text>
      <path
        d="M4 84c-2-10 4-18 14-18l16 4c6 2 6 10 0 11c5 2 5 10-1 11c4 3 3 10-3 11c2 4-1 9-7 8c-12 0-17-10-19-27Z"
        fill="#f0c195"
        {...ink(4.5)}
      />
      <path
        d="M116 84c2-10-4-18-14-18l-16 4c-6 2-6 10 0 11c-5 2-5 10 1 11c-4 3-3 10 3 11c-2 4 1 9 7 8c12 0 17-10 19-27Z"
        fill="#f0c195"
        {...ink(4.5)}
      />
    </>
  ),
};
