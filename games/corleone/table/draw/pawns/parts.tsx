// What figures and portraits are made of. The origin is the middle of a figure's base.
import { INK, SHIRT, SKIN } from '../palette.ts';

export const Body = ({ fill, width }: { readonly fill: string; readonly width: number }) => (
  <path
    d={`M-${width}-4c0-10-1-15 2-20 2-3.5 6-5 ${width - 2}-5s${width - 4} 1.5 ${width - 2} 5c3 5 2 10 2 20Z`}
    fill={fill}
    stroke={INK}
    strokeWidth={1.8}
    strokeLinejoin="round"
  />
);

export const Head = ({ skin = SKIN }: { readonly skin?: string }) => (
  <path d="M-7-38c0-5 3-8 7-8s7 3 7 8-3 10-7 10-7-5-7-10Z" fill={skin} stroke={INK} strokeWidth={1.6} />
);

export const Shirt = ({ tie = INK }: { readonly tie?: string }) => (
  <>
    <path d="M-4.5-28.5 0-19l4.5-9.5Z" fill={SHIRT} stroke={INK} strokeWidth={1.2} />
    <path d="M-1.3-27h2.6l1 5L0-19l-2.3-3Z" fill={tie} />
  </>
);

export const Glasses = () => (
  <g fill={SHIRT} fillOpacity={0.6} stroke={INK} strokeWidth={1.5}>
    <circle cx={-3.4} cy={-37} r={2.7} />
    <circle cx={3.4} cy={-37} r={2.7} />
  </g>
);
