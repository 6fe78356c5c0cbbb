import { Rays } from '@omerta/table/ui/Rays.tsx';

const INK = '#17110B';
const GREEN = '#1D4533';

const NOTES = [
  [180, 270, -14],
  [236, 266, 8],
  [298, 274, -6],
  [206, 246, 18],
  [270, 242, -18],
  [238, 220, 4],
] as const;

/** Foam pistols around the loot, under one lamp. */
export function Poster() {
  return (
    <svg viewBox="30 -90 420 428" preserveAspectRatio="xMidYMax slice" aria-hidden="true" focusable="false">
      <rect x={-400} y={-300} width={1280} height={900} fill="#3A0D0F" />
      <Rays x={240} y={40} count={28} reach={1000} fill="#C2302E" opacity={0.22} />
      <path d="M240 20 20 420h440Z" fill="#F3CF6D" opacity={0.16} />
      <path d="M206 20h68l22 30H184Z" fill={INK} stroke="#C9A35B" strokeWidth={2} />
      <path d="M240-300v320" stroke="#C9A35B" strokeWidth={3} />
      <ellipse cx={240} cy={52} rx={44} ry={8} fill="#FFF3CB" />
      <ellipse cx={240} cy={292} rx={190} ry={30} fill="#1C0607" />
      {NOTES.map(([x, y, turn]) => (
        <Note key={x} x={x} y={y} turn={turn} />
      ))}
      <FoamPistol x={22} y={110} scale={4.2} turn={6} fill="#E8742C" />
      <FoamPistol x={458} y={110} scale={4.2} turn={6} fill="#E8742C" isMirrored />
      <FoamPistol x={26} y={196} scale={3.6} turn={-14} fill="#D9A521" />
      <FoamPistol x={454} y={196} scale={3.6} turn={-14} fill="#D9A521" isMirrored />
    </svg>
  );
}

const Note = ({ x, y, turn }: { readonly x: number; readonly y: number; readonly turn: number }) => (
  <g transform={`translate(${x} ${y}) rotate(${turn})`} stroke={GREEN}>
    <rect x={-40} y={-20} width={80} height={40} rx={4} fill="#CBD8B7" strokeWidth={2} />
    <rect x={-34} y={-14} width={68} height={28} rx={2} fill="none" strokeWidth={1.5} />
    <text y={10} textAnchor="middle" fontFamily="var(--font-display)" fontSize={28} fill={GREEN} stroke="none">
      $
    </text>
  </g>
);

interface FoamPistolProps {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly turn: number;
  readonly fill: string;
  readonly isMirrored?: boolean;
}

const FoamPistol = ({ x, y, scale, turn, fill, isMirrored = false }: FoamPistolProps) => (
  <g transform={`translate(${x} ${y}) scale(${isMirrored ? -scale : scale} ${scale}) rotate(${turn})`}>
    <path
      d="M4 12.5c0-1 .8-1.7 1.7-1.7H31l1.2-1.6h2.3V11H36v6.2H22.4c-.3 2.7-1.7 4.6-4.4 4.9l-1.9 8.3c-.2.8-.8 1.2-1.6 1.2H8.2c-1.1 0-1.8-1-1.5-2l2.6-9.4L4 17.6Z"
      fill={fill}
      stroke={INK}
    />
    <path d="M12 14h13" stroke={INK} strokeOpacity={0.5} strokeWidth={1.2} />
  </g>
);
