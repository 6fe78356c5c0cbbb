import { Drawing, type Labelled } from '../Drawing.tsx';
import { INK } from '../palette.ts';

export interface PoliceCarProps extends Labelled {
  readonly size?: number | string; // width
}

/** The marker of the phases. */
export const PoliceCar = ({ size = 32, label }: PoliceCarProps) => (
  <Drawing viewBox="0 0 40 24" width={size} label={label}>
    <path
      d="M2 17c0-4 2-6 6-6.5L13 5c1-1 2-1.5 3.5-1.5H25c1.5 0 2.5.5 3.5 1.8L32 10c4 .5 6 2.5 6 6v2.5H2Z"
      fill="var(--text)"
      stroke={INK}
      strokeWidth={1.5}
    />
    <path d="M12 11.5h16l2 7H10Z" fill={INK} />
    <path d="M15 9.5 17 6h4v3.5ZM23 9.5V6h2.5l2.5 3.5Z" fill="#8FBAF5" />
    <rect x={19} y={0.8} width={5} height={3} rx={1.5} fill="var(--vitale)" stroke={INK} />
    <g fill={INK} stroke="var(--text)" strokeWidth={1.3}>
      <circle cx={10.5} cy={19} r={3.8} />
      <circle cx={29.5} cy={19} r={3.8} />
    </g>
  </Drawing>
);
