import { gunsOn } from '@omerta/cashnguns/seen';
import type { CSSProperties } from 'react';
import { Bust } from '../draw/busts/Bust.tsx';
import { FrontGun } from '../draw/guns.tsx';
import { Sunburst } from '../draw/Sunburst.tsx';
import { useAtTable } from '../show/atTable.ts';
import { BangsSeen } from '../show/BangsSeen.tsx';
import { Player } from '../show/players/Player.tsx';
import { TableWorth } from '../show/TableWorth.tsx';
import styles from './GunsOnYou.module.css';

/** Red and black: all who aim at the viewer. */
export function GunsOnYou() {
  const { say, table, seat, gangsters } = useAtTable();
  const guns = seat === undefined ? [] : gunsOn(table, seat);
  return (
    <div className={styles.guns}>
      <svg
        className={styles.rays}
        viewBox="0 0 390 400"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
        focusable="false"
      >
        <Sunburst x={195} y={220} radius={420} rays={22} colour="#7d1515" opacity={0.4} />
      </svg>
      <h2>{say('gunsOnYou', { count: guns.length })}</h2>
      <ul
        data-many={guns.length > 3 || undefined}
        style={{ '--guns': guns.length, '--half': Math.ceil(guns.length / 2) } as CSSProperties}
      >
        {guns.map((gun, at) => (
          <li key={gun} data-anchor={`seat:${gun}`}>
            <svg viewBox="0 -8 200 214" aria-hidden="true" focusable="false">
              <Bust gangster={gangsters[gun] ?? 'bruno'} wounds={table.seats[gun]?.wounds ?? 0} />
              <g
                transform={
                  at * 2 < guns.length - 1 ? 'translate(92 148) scale(-.72 .72)' : 'translate(108 148) scale(.72)'
                }
              >
                <FrontGun gangster={gangsters[gun] ?? 'bruno'} />
              </g>
            </svg>
            <p>
              <Player seat={gun} />
              <BangsSeen seat={gun} size={18} />
            </p>
          </li>
        ))}
      </ul>
      <div className={styles.stake}>
        <TableWorth />
      </div>
    </div>
  );
}
