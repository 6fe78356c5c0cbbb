import type { Seat } from '@omerta/kernel';
import { useWords } from '@omerta/table/words/useWords.ts';
import { Bust } from '../draw/busts/Bust.tsx';
import { Chip } from '../draw/Chip.tsx';
import { LOOKS } from '../draw/gangsters.ts';
import { FoamGun } from '../draw/guns.tsx';
import { INK } from '../draw/ink.ts';
import { Sunburst } from '../draw/Sunburst.tsx';
import { Layer } from '../draw/scene/Layer.tsx';
import { starPath } from '../draw/star.ts';
import { useAtTable } from '../show/atTable.ts';
import { BangsSeen } from '../show/BangsSeen.tsx';
import { tvWords } from '../show/tvWords.ts';
import styles from './Standoff.module.css';

const LEFT = 'M0 0H1040L960 170L1010 290L890 560L1000 620L880 880L950 940L860 1080H0Z';
const CRACK = 'M1040 -20L960 170L1010 290L890 560L1000 620L880 880L950 940L860 1100';

/** Two aim at each other: the screen splits between them. It shows no more than all have seen. */
export function Standoff({ seats: [left, right] }: { readonly seats: readonly [Seat, Seat] }) {
  const say = useWords(tvWords);
  const { gangsters, names } = useAtTable();
  const [one, other] = [gangsters[left] ?? 'bruno', gangsters[right] ?? 'kitty'];
  return (
    <section className={styles.standoff} aria-label={say('moment.standoff')}>
      <Layer className={styles.fromRight}>
        <rect width={1920} height={1080} fill={LOOKS[other].shade} />
        <Sunburst x={1480} y={600} radius={1500} rays={36} colour={LOOKS[other].colour} opacity={0.3} />
        <g transform="translate(1160 280) scale(4)">
          <Bust gangster={other} mood="wide" />
        </g>
      </Layer>
      <Layer className={styles.fromLeft}>
        <clipPath id="cash-left">
          <path d={LEFT} />
        </clipPath>
        <g clipPath="url(#cash-left)">
          <rect width={1100} height={1080} fill={LOOKS[one].shade} />
          <Sunburst x={430} y={600} radius={1500} rays={36} colour={LOOKS[one].colour} opacity={0.3} />
          <g transform="translate(30 280) scale(4)">
            <Bust gangster={one} mood="wide" />
          </g>
        </g>
        <path d={CRACK} fill="none" stroke={INK} strokeWidth={44} strokeLinejoin="bevel" />
        <path d={CRACK} fill="none" stroke="#fff1b8" strokeWidth={22} strokeLinejoin="bevel" />
      </Layer>
      <Layer className={styles.guns}>
        <g transform="translate(630 810) scale(3.1)">
          <FoamGun gangster={one} />
        </g>
        <g transform="translate(1290 810) scale(-3.1 3.1)">
          <FoamGun gangster={other} />
        </g>
        <g transform="translate(960 762)">
          <path d={starPath(12, 150, 74, 0.1, 0.25)} fill="#ffb52e" stroke={INK} strokeWidth={8} />
          <path d={starPath(11, 110, 60, 0.3, 0.2)} fill="#fff1b8" />
        </g>
      </Layer>
      <b className={styles.word}>{say('moment.standoff')}</b>
      <Plate seat={left} />
      <Plate seat={right} />
      <p className="unseen" role="status">
        {say('moment.standoffSaid', { names: names.players([left, right]) })}
      </p>
    </section>
  );
}

function Plate({ seat }: { readonly seat: Seat }) {
  const { gangsters, names } = useAtTable();
  const gangster = gangsters[seat] ?? 'bruno';
  return (
    <p className={styles.plate} style={{ borderColor: LOOKS[gangster].colour }}>
      <Chip gangster={gangster} size={64} />
      <b>{names.player(seat)}</b>
      <BangsSeen seat={seat} size={40} />
    </p>
  );
}
