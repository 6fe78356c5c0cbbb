import type { Seat } from '@omerta/kernel';
import { useState } from 'react';
import { useAtTable } from '../../show/atTable.ts';
import { PlayerSheet } from '../../show/players/PlayerSheet.tsx';
import { BidStanding } from './BidStanding.tsx';
import { PlayerPanel } from './PlayerPanel.tsx';
import styles from './PlayersRail.module.css';
import { PlayerTile, type PlayerTileProps } from './PlayerTile.tsx';

/** All players, one panel each, beginning with the first seat. */
export function PlayersRail() {
  const { table, say } = useAtTable();
  const [opened, setOpened] = useState<Seat | undefined>(undefined);
  const isBribery = table.phase === 'bribery';
  return (
    <section className={styles.part} aria-label={say('players')}>
      <ul className={styles.rail} data-region="players">
        {table.seats.map((player, seat) => (
          <PlayerPanel
            key={player.family}
            seat={seat}
            onOpen={setOpened}
            standing={isBribery ? <BidStanding seat={seat} /> : undefined}
          />
        ))}
      </ul>
      {opened !== undefined && <PlayerSheet seat={opened} onClose={() => setOpened(undefined)} />}
    </section>
  );
}

/** The same in one row. */
export function PlayersRow({ size }: Pick<PlayerTileProps, 'size'>) {
  const { table, say } = useAtTable();
  const [opened, setOpened] = useState<Seat | undefined>(undefined);
  return (
    <section className={styles.line} aria-label={say('players')}>
      <ul className={styles.row} data-region="players">
        {table.seats.map((player, seat) => (
          <PlayerTile key={player.family} seat={seat} size={size} onOpen={setOpened} />
        ))}
      </ul>
      {opened !== undefined && <PlayerSheet seat={opened} onClose={() => setOpened(undefined)} />}
    </section>
  );
}
