import { memo } from 'react';
import styles from './Board.module.css';
import { Unspoken } from './spoken.tsx';

const CREEK = 'M1104 552 1112 552 1180 561 1260 580 1330 590 1260 588 1180 572 1112 582 1104 582Z';
/** Bridges and tunnels over the East River; their middles lie under family spaces. */
const BRIDGES =
  'M1020 392 1108 397M1049 478 1132 482M1049 566 1130 566M1024 640 1110 690M930 736 998 808M832 810 896 892M966 115 1050 101';

const TOWERS = {
  spire: 'M-16 0V-44h6v-18h6v-14l4-26 4 26v14h6v18h6V0ZM-10-44H10M-4-62h8M-8-10v-28M0-10v-46M8-10v-28',
  block: 'M-18 0V-52h36V0ZM-12-52v-10h24v10M-6-62v-8H6v8M0-70v-14M-12-8v-36M-4-8v-36M4-8v-36M12-8v-36',
  houses: 'M-22 0V-26h16V0M-6 0V-40H14V0M-22-26l8-8 8 8M14 0V-20h12V0M-1-34h10M-1-26h10M-1-18h10',
} as const;

const SKYLINE: readonly (readonly [x: number, y: number, scale: number, tower: keyof typeof TOWERS])[] = [
  [764, 900, 0.9, 'block'],
  [730, 912, 1, 'spire'],
  [700, 918, 0.8, 'houses'],
  [800, 790, 0.9, 'houses'],
  [835, 770, 0.75, 'block'],
  [1180, 720, 1, 'houses'],
  [1140, 722, 0.9, 'block'],
  [1226, 722, 0.85, 'houses'],
  [1130, 440, 0.8, 'houses'],
  [1340, 528, 0.9, 'houses'],
  [940, 372, 0.9, 'block'],
  [972, 374, 0.8, 'houses'],
  [905, 374, 0.8, 'houses'],
  [256, 352, 0.8, 'block'],
  [284, 354, 0.7, 'houses'],
];

export interface CityProps {
  readonly isMini: boolean;
  readonly hudson: string | undefined;
  readonly eastRiver: string | undefined;
}

/** What gives the turfs a town: the creek, bridges, skyline, compass and the names of the waters. */
export const City = memo(function City({ isMini, hudson, eastRiver }: CityProps) {
  return (
    <Unspoken className={styles.art}>
      <path d={CREEK} fill="#17394A" />
      <Bridges />
      {!isMini && (
        <>
          <Skyline />
          <Waters hudson={hudson} eastRiver={eastRiver} />
          <Compass />
        </>
      )}
    </Unspoken>
  );
});

const Bridges = () => (
  <g fill="none">
    <path d={BRIDGES} stroke="#0B0906" strokeOpacity={0.35} strokeWidth={9} />
    <path d={BRIDGES} stroke="var(--brass-500)" strokeWidth={5} />
    <path d={BRIDGES} stroke="#5A431B" strokeWidth={1.4} strokeDasharray="2 4" />
  </g>
);

const Skyline = () => (
  <g fill="none" stroke="#7A5C28" strokeWidth={1.7} opacity={0.5} strokeLinejoin="round">
    {SKYLINE.map(([x, y, scale, tower]) => (
      <path key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(${scale})`} d={TOWERS[tower]} />
    ))}
  </g>
);

const Waters = ({ hudson, eastRiver }: Pick<CityProps, 'hudson' | 'eastRiver'>) => (
  <g className={styles.title} fill="#A9CBD2" opacity={0.85}>
    <text transform="translate(96 200) rotate(-85)" fontSize={30} letterSpacing={7} textAnchor="middle">
      {hudson?.toLocaleUpperCase()}
    </text>
    <text transform="translate(1030 206) rotate(77)" fontSize={15} letterSpacing={3} textAnchor="middle" dy={5}>
      {eastRiver?.toLocaleUpperCase()}
    </text>
  </g>
);

const POINTS = [0, 45, 90, 135, 180, 225, 270, 315] as const;
const TILT = 29; // Manhattan's north

const Compass = () => (
  <g transform="translate(1254 452)">
    <g stroke="#8A6D37" fill="none" strokeWidth={1.5}>
      <circle r={44} />
      <circle r={38} strokeOpacity={0.5} />
    </g>
    {POINTS.map(angle => (
      <path
        key={angle}
        transform={`rotate(${angle + TILT})`}
        d={`M0-${angle % 90 === 0 ? 41 : 27}L5-6 0 0-5-6Z`}
        fill={angle === 0 ? 'var(--red-600)' : '#8A6D37'}
        opacity={angle % 90 === 0 ? 0.95 : 0.5}
      />
    ))}
    <circle r={4} fill="#E9DBBA" stroke="#8A6D37" />
    <text
      transform={`rotate(${TILT})`}
      y={-47}
      textAnchor="middle"
      className={styles.title}
      fontSize={17}
      fill="#6B1A19"
    >
      N
    </text>
  </g>
);
