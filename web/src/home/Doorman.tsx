import styles from './Doorman.module.css';

export interface DoormanProps {
  readonly looks: number; // how many letters were typed: the eyes follow
  readonly isShut?: boolean;
}

const INK = '#0d0f15';
const STEP = 2.4;

/** Two eyes behind the hatch of the door. */
export const Doorman = ({ looks, isShut = false }: DoormanProps) => (
  <span className={styles.hatch} data-shut={isShut || undefined} aria-hidden="true">
    <svg viewBox="0 0 124 40" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      <rect width={124} height={40} fill="#05060a" />
      <circle cx={6} cy={32} r={12} fill="#e3ab7d" stroke={INK} strokeWidth={5} />
      <circle cx={118} cy={32} r={12} fill="#e3ab7d" stroke={INK} strokeWidth={5} />
      <rect x={10} y={-20} width={104} height={80} fill="#e3ab7d" stroke={INK} strokeWidth={5} />
      <rect width={124} height={7} fill="#05060a" opacity={0.6} />
      <path d="M24 16q38 12 76 0" fill="none" stroke={INK} strokeWidth={11} strokeLinecap="round" />
      {[42, 82].map(x => (
        <g key={x}>
          <ellipse cx={x} cy={32} rx={8} ry={7.5} fill="#fff" stroke={INK} strokeWidth={4} />
          <circle
            className={styles.pupil}
            cx={x}
            cy={34}
            r={3.6}
            fill={INK}
            style={{ transform: `translateX(${(Math.min(looks, 4) - 2) * STEP * 0.8}px)` }}
          />
          <path d={`M${x - 9} 31A9 9 0 0 1 ${x + 9} 31Z`} fill="#e3ab7d" stroke={INK} strokeWidth={4} />
        </g>
      ))}
      <path d="M52 46c4 -8 16 -8 20 0c4 10-24 10-20 0Z" fill="#cf8d5f" stroke={INK} strokeWidth={4} />
    </svg>
  </span>
);
