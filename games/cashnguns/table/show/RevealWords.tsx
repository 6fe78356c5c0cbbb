import { gunsOn } from '@omerta/cashnguns/seen';
import { useAtTable } from './atTable.ts';
import { areAimsShown } from './poses.ts';

/** What a reveal means for me, spoken first: the guns on me, and where mine points. */
export function RevealWords() {
  const { say, names, table, seat } = useAtTable();
  const target = seat === undefined ? -1 : (table.seats[seat]?.target ?? -1);
  const isUp = seat !== undefined && areAimsShown(table) && table.seats.some(player => player.target >= 0);
  const guns = seat === undefined ? [] : gunsOn(table, seat);
  return (
    <p className="unseen" role="status">
      {isUp && say('now.guns', { count: guns.length, players: names.players(guns) })}{' '}
      {isUp && target >= 0 && say('youAim', { player: names.player(target) })}
    </p>
  );
}
