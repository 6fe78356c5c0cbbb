import type { Emote } from '@omerta/protocol';
import type { ReactNode } from 'react';

/** In the order of the tray. */
export const EMOTE_ORDER = ['laugh', 'rage', 'threat', 'beg', 'applause', 'shrug'] as const satisfies readonly Emote[];

const INK = '#0F1118';
const SKIN = '#F2C48D';

/** A drawn face. Whoever shows it says its name. */
export function EmoteFace({ emote, size = 40 }: { readonly emote: Emote; readonly size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 64 64"
      fill="none"
      stroke={INK}
      strokeWidth={3}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {FACES[emote]}
    </svg>
  );
}

const head = (fill: string) => <circle cx={32} cy={34} r={22} fill={fill} />;
const fedora = (
  <path fill="#2B3A52" d="M8 22c8 4 40 4 48 0-1-4-6-5-10-5L43 7c-4-3-7 1-11 1s-7-4-11-1l-3 10c-4 0-9 1-10 5Z" />
);

const FACES: { readonly [E in Emote]: ReactNode } = {
  laugh: (
    <>
      {head('#F5CF57')}
      <path d="M17 30c2-5 8-5 10 0M37 30c2-5 8-5 10 0" />
      <path fill="#5B0F14" d="M18 37h28c0 9-6 15-14 15s-14-6-14-15Z" />
      <path fill="#FBF3DF" strokeWidth={2} d="M20 38h24v4H20Z" />
      <path fill="#9AD0FF" strokeWidth={2} d="M11 33c-5 4-6 9-2 10s5-5 2-10ZM53 33c5 4 6 9 2 10s-5-5-2-10Z" />
    </>
  ),
  rage: (
    <>
      {head('#E0574B')}
      <path d="m16 24 11 6M48 24l-11 6" />
      <circle cx={24} cy={33} r={2.4} fill={INK} stroke="none" />
      <circle cx={40} cy={33} r={2.4} fill={INK} stroke="none" />
      <path fill="#FBF3DF" d="M20 43c6-5 18-5 24 0l-2 6H22Z" />
      <path strokeWidth={2} d="M28 41v8M36 41v8" />
      <path fill="#FBF3DF" strokeWidth={2} d="M6 20c-4-5 1-10 6-7 1-6 9-6 9 0M58 20c4-5-1-10-6-7-1-6-9-6-9 0" />
    </>
  ),
  threat: (
    <>
      {head(SKIN)}
      {fedora}
      <path d="m18 29 9 3M46 29l-9 3" />
      <circle cx={24} cy={35} r={2.2} fill={INK} stroke="none" />
      <circle cx={40} cy={35} r={2.2} fill={INK} stroke="none" />
      <path d="M25 47c5-3 9-3 14 0" />
      <path strokeWidth={2} stroke="#8A4F0E" d="m43 38 4 8" />
      <path fill={SKIN} d="M51 60V44c0-3 5-3 5 0v6l4 1c2 1 2 3 1 5l-2 4Z" />
    </>
  ),
  beg: (
    <>
      {head(SKIN)}
      <path d="m17 27 8-3M47 27l-8-3" />
      <circle cx={24} cy={33} r={5} fill="#FBF3DF" />
      <circle cx={40} cy={33} r={5} fill="#FBF3DF" />
      <circle cx={24} cy={31.5} r={2} fill={INK} stroke="none" />
      <circle cx={40} cy={31.5} r={2} fill={INK} stroke="none" />
      <path d="M27 46c3-3 7-3 10 0" />
      <path fill="#9AD0FF" strokeWidth={2} d="M47 37c4 5 4 9 1 9s-4-4-1-9Z" />
      <path fill={SKIN} d="M27 63V52c0-2 4-3 5 0 1-3 5-2 5 0v11Z" />
      <path strokeWidth={2} d="M32 53v9" />
    </>
  ),
  applause: (
    <>
      <path
        fill="#F5CF57"
        d="M13 40 28 19c2-3 6-1 5 2l-4 9 12-13c3-3 6 0 4 3L35 33l12-9c3-2 5 1 3 4L32 48c-7 8-17 6-19-8Z"
      />
      <path fill="#F2A65A" d="M34 55c-8 3-14-1-14-8l16-17c3-2 5 1 3 3l-8 9 13-9c3-2 5 2 2 4l-9 7 8-3c3-1 4 3 1 4Z" />
      <path stroke="#E3C27A" d="M14 14 9 8M24 10l-1-7M46 12l4-6M54 22l6-3" />
    </>
  ),
  shrug: (
    <>
      <path fill="#2F6DC2" d="M14 60c1-9 8-13 18-13s17 4 18 13Z" />
      <circle cx={32} cy={27} r={17} fill={SKIN} />
      <path fill="#3B2819" d="M15 24c0-12 8-17 17-17s17 5 17 17c-7-1-10-5-11-9-5 6-14 9-23 9Z" />
      <path d="m22 25 6-2M42 25l-6-2" />
      <circle cx={26} cy={30} r={2} fill={INK} stroke="none" />
      <circle cx={38} cy={30} r={2} fill={INK} stroke="none" />
      <path d="M27 38c3 1 7-1 10-2" />
      <path fill={SKIN} d="M4 52c-1-5 2-8 6-7l6 5-4 8ZM60 52c1-5-2-8-6-7l-6 5 4 8Z" />
    </>
  ),
};
