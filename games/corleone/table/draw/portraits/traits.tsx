// Small things that tell one face from another. The origin is that of a figure: 46 units below the crown of the head.
import { BRASS, HAIR, INK, SHIRT } from '../palette.ts';

export const Moustache = ({ fill = HAIR }: { readonly fill?: string }) => (
  <path d="M-5-32.5c1.5-2.4 3.6-2 5-.6 1.4-1.4 3.5-1.8 5 .6-2 .6-3.8 1.2-5 .2-1.2 1-3 .4-5-.2Z" fill={fill} />
);

export const Beard = ({ fill = '#6B5A48' }: { readonly fill?: string }) => (
  <path
    d="M-7-37c0 8 3 11.5 7 11.5S7-29 7-37c-1 3.5-3 4.5-7 4.5s-6-1-7-4.5Z"
    fill={fill}
    stroke={INK}
    strokeWidth={1}
  />
);

export const Stubble = () => (
  <path d="M-6.7-35.5c.4 5 3.2 7.5 6.7 7.5s6.3-2.5 6.7-7.5c-2 3.4-11.4 3.4-13.4 0Z" fill="#6B4A2C" opacity={0.38} />
);

export const Cigar = () => (
  <g>
    <path d="M2-32.5 10-30.5" stroke="#6A3F1D" strokeWidth={2.4} strokeLinecap="round" />
    <circle cx={10.6} cy={-30.3} r={1.4} fill="#E2703A" />
    <path d="M12-33c2-2 0-4 2-6.5" fill="none" stroke={SHIRT} strokeOpacity={0.6} strokeWidth={1.1} />
  </g>
);

export const Scar = () => <path d="M3-41.5 5.5-34.5M3.2-38.5l2.6-.8" stroke="#9B4A38" strokeWidth={1.1} />;

export const DarkGlasses = () => (
  <g fill={INK}>
    <path d="M-7-39.2h14v1.2H-7Z" />
    <path d="M-6.6-39h5.8c.2 3-1 4.4-2.9 4.4S-6.8-36-6.6-39ZM.8-39h5.8c.2 3-1 4.4-2.9 4.4S.6-36 .8-39Z" />
  </g>
);

export const Monocle = () => (
  <g fill="none" stroke={BRASS}>
    <circle cx={3.4} cy={-37} r={3} strokeWidth={1.5} fill={SHIRT} fillOpacity={0.5} />
    <path d="M6-35.5c2 4 1 8-1 11" strokeWidth={0.9} />
  </g>
);

export const Badge = () => (
  <path
    d="m-8.5-23.5 1.3 2.6 2.9.4-2.1 2 .5 2.9-2.6-1.4-2.6 1.4.5-2.9-2.1-2 2.9-.4Z"
    fill="#F3CF6D"
    stroke={INK}
    strokeWidth={0.8}
  />
);

export const Medals = () => (
  <g stroke={INK} strokeWidth={0.7}>
    <path d="M-11-23h7v2.6h-7Z" fill="#C2302E" />
    <circle cx={-9.3} cy={-17.5} r={1.9} fill={BRASS} />
    <circle cx={-5.5} cy={-17.5} r={1.9} fill={BRASS} />
  </g>
);

export const Vest = ({ fill }: { readonly fill: string }) => (
  <path d="M-10-4V-26l5.5-2.5L0-18l4.5-10.5L10-26v22Z" fill={fill} stroke={INK} strokeWidth={1.2} />
);

export const Braces = () => <path d="M-7-28-8-4M7-28 8-4" stroke="#7A2A22" strokeWidth={2.6} fill="none" />;

export const Pinstripes = () => (
  <path d="M-11-24v20M-7.5-26v22M7.5-26v22M11-24v20" stroke="#fff" strokeOpacity={0.28} strokeWidth={0.9} fill="none" />
);

export const Pencil = () => (
  <g transform="rotate(-24 8 -41)">
    <path d="M3-42.2h10v2.2H3Z" fill="#E0B02E" stroke={INK} strokeWidth={0.8} />
    <path d="M13-42.2l2.4 1.1L13-40Z" fill={SHIRT} stroke={INK} strokeWidth={0.6} />
  </g>
);
