// What allies hold or wear on the chest.
import { CREAM, INK, SHIRT } from '../palette.ts';

export const TommyGun = () => (
  <g transform="rotate(-14 0 -16)" stroke={INK} strokeWidth={1}>
    <path d="M-22-18.5h9l2-2.5h15v1.5h14v2.5h-14v2H-8l-3 5h-4l2-5h-9Z" fill="#3B4757" />
    <circle cx={-2} cy={-12.5} r={4.4} fill="#2B333F" />
  </g>
);

export const Ledger = () => (
  <g transform="rotate(8 11 -16)" stroke={INK} strokeWidth={1.2}>
    <rect x={5} y={-25} width={14} height={17} rx={1.5} fill="#5A2320" />
    <path d="M8-21h8M8-17.5h8" stroke={CREAM} strokeWidth={1.3} />
  </g>
);

export const EvidenceTag = () => (
  <g transform="rotate(-10 10 -16)">
    <path d="M3-22h11l4 4.5-4 4.5H3Z" fill="#E9D6A6" stroke={INK} strokeWidth={1.2} />
    <circle cx={14} cy={-17.5} r={1.2} fill={INK} />
    <path d="M5.5-19.3h5.5M5.5-16.6h4" stroke={INK} strokeWidth={1.1} />
  </g>
);

export const Slip = () => (
  <g transform="rotate(9 10 -17)">
    <path d="M5-25h10v14l-2-1.5-1.5 1.5-1.5-1.5-1.5 1.5L7-12.5 5-11Z" fill={SHIRT} stroke={INK} strokeWidth={1} />
    <path d="M7-22h6M7-19.5h6M7-17h4" stroke="#9B4A38" strokeWidth={1} />
  </g>
);

export const FilmReel = () => (
  <g transform="translate(-19 -24)">
    <circle r={9} fill="#3B4757" stroke={INK} strokeWidth={1.4} />
    {[0, 72, 144, 216, 288].map(angle => (
      <circle key={angle} cy={-5} r={2.2} fill="#C9CDD3" transform={`rotate(${angle})`} />
    ))}
    <circle r={1.5} fill={INK} />
  </g>
);

export const Cravat = () => (
  <path d="M-6-29c3 2.5 9 2.5 12 0l-2 4 2.5 6L0-15.5-6.5-19l2.5-6Z" fill="#7A2A4E" stroke={INK} strokeWidth={1.2} />
);

export const Toothpick = () => <path d="M1.5-31.5 8-29.8" stroke={SHIRT} strokeWidth={1.3} strokeLinecap="round" />;
