import type { ReactElement } from 'react';
import { BRASS, HAIR, INK, SHIRT } from '../palette.ts';
import { Glasses } from './parts.tsx';
import type { PawnKind } from './pawnKinds.ts';

export interface HatProps {
  readonly kind: PawnKind;
  readonly shade: string;
}

/** What tells ranks apart, on the head and in the hand. */
export const Hat = ({ kind, shade }: HatProps) => HATS[kind](shade);

const HATS: { readonly [K in PawnKind]: (shade: string) => ReactElement } = {
  thug: shade => (
    <path
      d="M-10-41c-.5-6 4-10 10-10 6.5 0 10.5 4 10.5 9.5l3.5 2.2c-2 1.8-6 1.5-9.5.6C0-40-6-40-10-41Z"
      fill={shade}
      stroke={INK}
      strokeWidth={1.6}
    />
  ),
  don: shade => (
    <>
      <Fedora fill={shade} />
      <circle cx={-9} cy={-23} r={2.4} fill="#C2302E" stroke="#fff" strokeWidth={0.8} />
    </>
  ),
  consigliere: () => (
    <>
      <path
        d="M-7.5-40c-1-4.5 0-7.5 7.5-7.5S8.5-44.5 7.5-40c-3-3.5-12-3.5-15 0Z"
        fill={HAIR}
        stroke={INK}
        strokeWidth={1.2}
      />
      <Glasses />
      <g stroke={INK} strokeWidth={1.4}>
        <rect x={6} y={-16} width={13} height={9.5} rx={1.5} fill="#7A4A22" />
        <path d="M10-16v-2.5h5v2.5" fill="none" />
      </g>
    </>
  ),
  heir: () => (
    <g stroke={INK}>
      <path
        d="M-8-38c-1.5-7 2-11.5 8.5-11.5 6 0 9 3.5 8 10-2-3.5-4-5-8-5-4 1-7 2.5-8.5 6.5Z"
        fill="#5A3214"
        strokeWidth={1.4}
      />
      <path d="M-6-28.5 0-26l6-2.5v6L0-25l-6 2.5Z" fill="#C2302E" strokeWidth={1.2} />
    </g>
  ),
  mayor: () => (
    <g stroke={INK}>
      <rect x={-7.5} y={-57} width={15} height={16} rx={1.5} fill="#2B2F36" strokeWidth={1.6} />
      <path d="M-7.5-46h15v3.5h-15Z" fill={BRASS} stroke="none" />
      <path d="M-13-42h26v2.8h-26Z" fill="#2B2F36" strokeWidth={1.4} />
      <path d="M-12-22 8-5h5.5L-9-26Z" fill={BRASS} strokeWidth={1} />
    </g>
  ),
  unionBoss: () => (
    <g stroke={INK}>
      <path d="M-10-40c0-8 4-12 10-12s10 4 10 12Z" fill="#D9A521" strokeWidth={1.6} />
      <path d="M-2-52h4v10h-4Z" fill="#9A6E0B" stroke="none" />
      <path d="M-13-41h26v2.8h-26Z" fill="#D9A521" strokeWidth={1.4} />
      <path d="M9-20l8-8 3 3-8 8Z" fill="#6B717B" strokeWidth={1.3} />
    </g>
  ),
  policeChief: () => <PeakedCap />,
};

export const Fedora = ({ fill, band = '#E9D6A6' }: { readonly fill: string; readonly band?: string }) => (
  <g stroke={INK} strokeWidth={1.6}>
    <path d="M-8.5-41c-.5-6.5 1-12.5 3.8-13.5 1.7-.6 3 1 4.7 1s3-1.6 4.7-1C7.5-53.5 9-47.5 8.5-41Z" fill={fill} />
    <path d="M-8.7-44.5c6 1.6 11.4 1.6 17.4 0v3.3h-17.4Z" fill={band} stroke="none" />
    <path d="M-15-42c3 3.6 27 3.6 30 0 .8 2.8-6.5 5-15 5s-15.8-2.2-15-5Z" fill={fill} />
  </g>
);

export const PeakedCap = ({
  star = '#F3CF6D',
  fill = '#1F2D4D',
}: {
  readonly star?: string;
  readonly fill?: string;
}) => (
  <>
    <path d="M-12-46c2-5 7-7 12-7s10 2 12 7l-4 5H-8Z" fill={fill} stroke={INK} strokeWidth={1.6} />
    <path d="M-8.5-41.5h17c1 0 1 2.5-1 2.8-5 .9-10 .9-15 0-2-.3-2-2.8-1-2.8Z" fill={INK} />
    <path
      d="m0-51.5 1.1 2.3 2.5.3-1.8 1.7.5 2.5L0-45.9l-2.3 1.2.5-2.5-1.8-1.7 2.5-.3Z"
      fill={star}
      stroke={SHIRT}
      strokeWidth={0.2}
    />
  </>
);
