import { memo } from 'react';
import { artUrl } from '../icons/symbolId.ts';
import styles from './Board.module.css';
import { BOARD, SHEET } from './layout.ts';
import { Unspoken } from './spoken.tsx';

const MANHATTAN =
  '240,14 610,14 960,14 984,110 1010,230 1040,396 1064,480 1066,575 1040,656 960,740 880,810 790,880 690,936 600,946 430,946 330,930 244,860 196,760 176,652 168,520 182,400 200,260 222,130';
const LONG_ISLAND =
  '1006,14 1386,14 1386,946 770,946 822,918 915,848 1000,775 1086,670 1112,582 1112,552 1110,480 1086,392 1056,225 1030,105';
const PIERS =
  'M218 175h-24M211 214h-30M205 252h-24M198 306h-28M192 345h-22M175 470h-24M173 505h-28M173 545h-22M175 585h-26M177 618h-20M190 706h-24M196 738h-20';

/** Water, shores and piers: what lies below everything else. */
export const Sea = memo(function Sea() {
  return (
    <Unspoken className={styles.art}>
      <rect width={BOARD.width} height={BOARD.height} rx={18} fill="#0B1C25" />
      <rect {...SHEET} rx={13} fill={artUrl('sea')} />
      <rect {...SHEET} rx={13} fill={artUrl('waves')} />
      {[MANHATTAN, LONG_ISLAND].map(shore => (
        <g key={shore}>
          <polygon
            points={shore}
            fill="none"
            stroke="#8FC0CB"
            strokeOpacity={0.16}
            strokeWidth={16}
            strokeLinejoin="round"
          />
          <polygon points={shore} fill="#0A161C" opacity={0.5} transform="translate(4 7)" />
        </g>
      ))}
      <path d={PIERS} stroke="#C9B384" strokeWidth={5} />
    </Unspoken>
  );
});
