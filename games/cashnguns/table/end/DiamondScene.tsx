import { DIAMOND_BONUS } from '@omerta/cashnguns/seen';
import { useWords } from '@omerta/table/words/useWords.ts';
import { Curtain } from '../draw/Curtain.tsx';
import { StandeePicture } from '../draw/Standee.tsx';
import { starPath } from '../draw/star.ts';
import { Gem } from '../draw/trinkets.tsx';
import { useAtTable } from '../show/atTable.ts';
import { tvWords } from '../show/tvWords.ts';
import { Beats } from './Beats.tsx';
import styles from './DiamondScene.module.css';
import type { Told } from './endShow.ts';
import show from './Show.module.css';

/** Who is left steps on stage; the one with most Diamonds alone gets the bonus. */
export function DiamondScene({ told }: { readonly told: Told }) {
  const say = useWords(tvWords);
  const { names, gangsters, table, say: sayGame } = useAtTable();
  const { rows, stamps, diamonds } = told;
  const on = rows.filter(({ seat, isAlive }) => isAlive && stamps.every(stamp => stamp.seat !== seat));
  const newest = stamps.at(-1);
  const { isTurned = false, most, counts } = diamonds ?? {};
  const worth = (thousands: number) => sayGame('worth', { thousands });
  const verdict =
    most === undefined || diamonds === undefined
      ? say('show.noBonus')
      : say('show.bonus', { name: names.player(most), from: worth(diamonds.from), to: worth(diamonds.to) });
  return (
    <section className={`${show.scene} ${styles.stage}`} aria-label={say('show.diamonds')}>
      <div className={styles.curtain}>
        <Curtain isDim />
      </div>
      <header className={show.head}>
        <h1>{say('show.most')}</h1>
        {isTurned && (
          <div className={styles.verdict}>
            {most !== undefined && (
              <b className={styles.beats}>
                {say('show.beats', { most: counts?.most ?? 0, second: counts?.second ?? 0 })}
              </b>
            )}
            <p>{verdict}</p>
          </div>
        )}
      </header>
      <Beats scene="diamonds" />
      <div className={styles.bonus} data-turned={isTurned || undefined} data-won={most !== undefined || undefined}>
        <svg className={styles.card} viewBox="-300 -260 600 520" aria-hidden="true" focusable="false">
          <path
            d={starPath(24, 290, 200, 0.1, 0.2)}
            fill="#ffb52e"
            opacity={isTurned && most !== undefined ? 0.4 : 0.08}
          />
          <g className={styles.face}>
            <rect x={-128} y={-188} width={256} height={372} rx={24} fill="#0d0f15" />
            <rect x={-118} y={-178} width={236} height={352} rx={18} fill="#dfeaf4" stroke="#38608c" strokeWidth={6} />
            <g transform="translate(0 -36) scale(4.6)">
              <Gem />
            </g>
            {isTurned && most !== undefined ? (
              <text y={136} textAnchor="middle" className={styles.sum}>
                +{worth(DIAMOND_BONUS)}
              </text>
            ) : (
              <text y={140} textAnchor="middle" className={styles.sum}>
                ?
              </text>
            )}
          </g>
        </svg>
      </div>
      <ul className={styles.people}>
        {on.map(({ seat, gems, total }) => (
          <li key={seat} data-most={(isTurned && most === seat) || undefined}>
            <StandeePicture
              gangster={gangsters[seat] ?? 'bruno'}
              wounds={table.seats[seat]?.wounds ?? 0}
              className={styles.figure}
            />
            <span className={styles.gems}>
              {Array.from({ length: gems }, (_, gem) => `gem ${gem}`).map(gem => (
                <svg key={gem} className={styles.gem} viewBox="-21 -17 42 38" aria-hidden="true" focusable="false">
                  <Gem />
                </svg>
              ))}
            </span>
            <b className={styles.name}>{names.player(seat)}</b>
            <span className={styles.money}>{worth(total)}</span>
            <span className="unseen">
              {say('end.diamonds')} {gems}
            </span>
          </li>
        ))}
      </ul>
      <p className="unseen" role="status">
        {isTurned ? verdict : ''}{' '}
        {newest === undefined ? '' : say('show.place', { name: names.player(newest.seat), place: newest.place })}
      </p>
    </section>
  );
}
