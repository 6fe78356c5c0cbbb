import { controllerOf, handLimit, markersIn } from '@omerta/corleone/seen';
import type { Seat } from '@omerta/kernel';
import { Clock } from '@omerta/table/table/Clock.tsx';
import { Sheet } from '@omerta/table/ui/Sheet.tsx';
import { Crest } from '../../draw/Crest.tsx';
import { FigureRow } from '../../draw/pawns/FigureRow.tsx';
import { useAtTable } from '../atTable.ts';
import { Held } from '../Held.tsx';
import { RecalledAll } from '../recall/RecalledAll.tsx';
import { JobCounts } from './JobCounts.tsx';
import styles from './PlayerSheet.module.css';
import { figuresOf } from './players.ts';

/** All that is public about one player, at leisure. */
export function PlayerSheet({ seat, onClose }: { readonly seat: Seat; readonly onClose: () => void }) {
  const { table, content, names, say, families } = useAtTable();
  const player = table.seats[seat];
  const family = families[seat];
  if (player === undefined || family === undefined) return null;
  const figures = figuresOf(table, seat);
  const inReserve = figures.filter(({ at }) => at === 'reserve').length;
  const markers = content.turfs
    .map(({ id }, at) => ({
      turf: id,
      count: markersIn(table.stacks[at]!)[seat]!,
      isController: controllerOf(table, at) === seat,
    }))
    .filter(({ count }) => count > 0);
  return (
    <Sheet title={names.player(seat)} closeLabel={say('close')} onClose={onClose}>
      <div className={styles.head}>
        <Crest family={family} size={44} />
        <div>
          <b>{names.family(seat)}</b>
          <p>{say('handOf', { count: player.handSize, limit: handLimit(content, table) })}</p>
          <p>{say('suitcaseOf', { count: player.suitcaseSize })}</p>
          <p>{say('markersLeft', { count: player.markers })}</p>
        </div>
        <Clock seat={seat} />
      </div>
      <FigureRow
        family={family}
        figures={figures}
        label={say('figuresOf', { reserve: inReserve, away: figures.length - inReserve })}
      />
      <JobCounts seat={seat} />
      <RecalledAll seat={seat} />
      {markers.length > 0 && (
        <>
          <h3>{say('markersOnBoard')}</h3>
          <ul className={styles.markers}>
            {markers.map(({ turf, count, isController }) => (
              <li key={turf}>
                {say('markersIn', { turf: names.turf(turf), count, controls: isController ? 'yes' : 'no' })}
              </li>
            ))}
          </ul>
        </>
      )}
      <Cards title={say('playedAllies')} cards={player.played} />
      <Cards title={say('completedJobs')} cards={player.completed} />
    </Sheet>
  );
}

function Cards({ title, cards }: { readonly title: string; readonly cards: readonly string[] }) {
  if (cards.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul className={styles.cards}>
        {cards.map((card, at) => (
          <li key={`${card}.${cards.slice(0, at).filter(other => other === card).length}`}>
            <Held card={card} size="row" />
          </li>
        ))}
      </ul>
    </>
  );
}
