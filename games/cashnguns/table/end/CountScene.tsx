import { useWords } from '@omerta/table/words/useWords.ts';
import { type CSSProperties, memo } from 'react';
import { LootCard } from '../draw/cards/LootCard.tsx';
import { MedalPicture } from '../draw/Medal.tsx';
import { useAtTable } from '../show/atTable.ts';
import { tvWords } from '../show/tvWords.ts';
import { useArtWords } from '../show/useArtWords.ts';
import { Beats } from './Beats.tsx';
import styles from './CountScene.module.css';
import type { Told, ToldRow } from './endShow.ts';
import type { Finale } from './finale.ts';
import type { Fall } from './remembered.ts';
import show from './Show.module.css';

interface CountSceneProps {
  readonly told: Told;
  readonly finale: Finale;
}

/** Bills and Paintings, then places from the last up. Rows stand in seat order until theirs is told. */
export function CountScene({ told, finale }: CountSceneProps) {
  const say = useWords(tvWords);
  const { names } = useAtTable();
  const { rows, stamps, counting } = told;
  const newest = stamps.at(-1);
  const top = rows.filter(({ seat }) => stamps.every(stamp => stamp.seat !== seat)).map(({ seat }) => seat);
  const slotOf = (seat: number): number => {
    const up = stamps.findIndex(stamp => stamp.seat === seat);
    return up < 0 ? top.indexOf(seat) : rows.length - 1 - up;
  };
  return (
    <section className={show.scene} aria-label={say('show.count')}>
      <header className={show.head}>
        <h1>{say('show.count')}</h1>
        <p>{say('show.countWords')}</p>
      </header>
      <Beats scene="count" />
      <ol
        className={styles.rows}
        style={{ '--rows': rows.length, '--top': top.length } as CSSProperties}
        data-cut={stamps.length > 0 || undefined}
      >
        {rows.map(row => (
          <Row
            key={row.seat}
            {...row}
            slot={slotOf(row.seat)}
            place={stamps.find(({ seat }) => seat === row.seat)?.place}
            isNewest={newest?.seat === row.seat}
            isCounting={counting === row.seat}
            fall={finale.falls.find(({ seat }) => seat === row.seat)}
          />
        ))}
      </ol>
      <p className="unseen" role="status">
        {newest === undefined ? '' : say('show.place', { name: names.player(newest.seat), place: newest.place })}
      </p>
    </section>
  );
}

const MOST = 300; // thousands of dollars along a bar: the same for every game, so that its length tells no more

interface RowProps extends ToldRow {
  readonly slot: number;
  readonly place: number | undefined;
  readonly isNewest: boolean;
  readonly isCounting: boolean;
  readonly fall: Fall | undefined;
}

const Row = memo(function Row(props: RowProps) {
  const { seat, isAlive, bills, paintings, total, slot, place, isNewest, isCounting, fall } = props;
  const say = useWords(tvWords);
  const { names, gangsters, say: sayGame, table } = useAtTable();
  const { loot } = useArtWords();
  const worth = (thousands: number) => sayGame('worth', { thousands });
  const along = (thousands: number, from = 0) =>
    ({ '--share': Math.min(1 - Math.min(1, from / MOST), thousands / MOST) }) as CSSProperties;
  return (
    <li
      className={styles.row}
      style={{ '--slot': slot } as CSSProperties}
      data-told={place !== undefined || undefined}
      data-newest={isNewest || undefined}
      data-counting={isCounting || undefined}
      data-out={!isAlive || undefined}
    >
      <span className={styles.place} data-told={place !== undefined || undefined}>
        {place ?? '?'}
      </span>
      <MedalPicture
        gangster={gangsters[seat] ?? 'bruno'}
        pose={isAlive ? 'stand' : 'out'}
        wounds={table.seats[seat]?.wounds ?? 0}
      />
      <b className={styles.name}>{names.player(seat)}</b>
      {isAlive ? (
        <span className={styles.bar}>
          <i className={styles.bills} style={along(bills)}>
            {bills >= 40 ? worth(bills) : ''}
          </i>
          <i className={styles.paintings} style={along(paintings, bills)}>
            {paintings >= 30 ? worth(paintings) : ''}
          </i>
          {isCounting && (
            <span className={styles.card} aria-hidden="true">
              <LootCard kind="painting" words={loot} />
            </span>
          )}
        </span>
      ) : (
        <span className={styles.gone}>
          {fall === undefined ? say('end.out') : say('show.outIn', { round: fall.round })}
        </span>
      )}
      <b className={styles.total}>{isAlive ? worth(total) : say('end.outMark')}</b>
    </li>
  );
});
