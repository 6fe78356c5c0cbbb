import type { Seat } from '@omerta/kernel';
import { type EveningGame, scoreOf } from '@omerta/table/evening/score.ts';
import { useWords } from '@omerta/table/words/useWords.ts';
import { LOOKS } from '../draw/gangsters.ts';
import { StandeePicture } from '../draw/Standee.tsx';
import { Sunburst } from '../draw/Sunburst.tsx';
import { Rosette } from '../draw/trinkets.tsx';
import { useAtTable } from '../show/atTable.ts';
import { tvWords } from '../show/tvWords.ts';
import type { Finale } from './finale.ts';
import type { FinalRow } from './finalRows.ts';
import styles from './MyEnd.module.css';

interface MyEndProps {
  readonly seat: Seat;
  readonly finale: Finale;
  readonly games: readonly EveningGame[];
}

const PARTS = ['bills', 'diamonds', 'bonus', 'paintings'] as const;

/** What it came to for me: my place, my money, my award, my evening. */
export function MyEnd({ seat, finale, games }: MyEndProps) {
  const say = useWords(tvWords);
  const { names, gangsters, info, say: sayGame } = useAtTable();
  const { rows, awards, falls } = finale;
  const row = rows.find(each => each.seat === seat);
  const gangster = gangsters[seat] ?? 'bruno';
  const award = awards.find(each => each.seat === seat);
  const fall = falls.find(each => each.seat === seat);
  const line = scoreOf(games).find(({ name }) => name === info.seats[seat]?.name);
  if (row === undefined) return null;
  const worth = (thousands: number) => sayGame('worth', { thousands });
  return (
    <section className={styles.mine} style={{ background: LOOKS[gangster].shade }}>
      <svg
        className={styles.rays}
        viewBox="0 0 390 380"
        preserveAspectRatio="xMidYMin slice"
        aria-hidden="true"
        focusable="false"
      >
        <Sunburst x={195} y={210} radius={460} rays={24} colour={LOOKS[gangster].colour} opacity={0.3} />
      </svg>
      <div className={styles.hero}>
        <StandeePicture
          gangster={gangster}
          mood={row.isAlive ? 'calm' : 'down'}
          wounds={Math.min(3, row.wounds)}
          className={styles.figure}
        />
        <h1>
          <b className={styles.place}>{say('show.second', { place: row.place })}</b>
          <span className={styles.of}>{say('mine.of', { all: rows.length })}</span>
        </h1>
      </div>
      <div className={styles.body}>
        <p className={styles.money}>
          <b className={styles.sum}>{row.isAlive ? worth(row.total) : say('end.outMark')}</b>
          <span>
            {row.isAlive ? (
              <Distance row={row} rows={rows} />
            ) : fall === undefined ? (
              say('end.out')
            ) : (
              say('mine.out', { round: fall.round })
            )}
          </span>
        </p>
        {row.isAlive && (
          <ul className={styles.parts}>
            {PARTS.map(part => (
              <li key={part}>
                <b className={`${styles.worth} ${styles[part]}`}>{worth(row[part])}</b>{' '}
                <span className={styles.part}>{say(`end.${part}`)}</span>
              </li>
            ))}
          </ul>
        )}
        {award !== undefined && (
          <div className={styles.award}>
            <svg viewBox="-54 -54 108 142" aria-hidden="true" focusable="false">
              <Rosette text={String(award.count)} />
            </svg>
            <p>
              <small className={styles.awardHead}>{say('mine.award')}</small>
              <b className={styles.awardName}>{say(`award.${award.kind}`)}</b>
              <span>{say(`award.${award.kind}.words`, { count: award.count })}</span>
            </p>
          </div>
        )}
        {line !== undefined && games.length > 1 && (
          <p className={styles.evening}>
            <span>{say('mine.evening', { games: games.length })}</span>
            <b className={styles.points}>
              {say('mine.points', { place: say('show.second', { place: line.place }), points: line.points })}
            </b>
          </p>
        )}
      </div>
      <p className="unseen" role="status">
        {names.player(seat)}: {say('show.second', { place: row.place })} {say('mine.of', { all: rows.length })}
      </p>
    </section>
  );
}

/** To the one above; for the first, to the one below. */
function Distance({ row, rows }: { readonly row: FinalRow; readonly rows: readonly FinalRow[] }) {
  const say = useWords(tvWords);
  const { names, say: sayGame } = useAtTable();
  const at = rows.indexOf(row);
  const other = row.place === 1 ? rows.find(({ place, isAlive }) => place > 1 && isAlive) : rows[at - 1];
  if (other === undefined) return null;
  const name = names.player(other.seat);
  const apart = Math.abs(other.total - row.total);
  if (apart === 0) return say('mine.level', { name });
  return say(row.place === 1 ? 'mine.ahead' : 'mine.short', { amount: sayGame('worth', { thousands: apart }), name });
}
