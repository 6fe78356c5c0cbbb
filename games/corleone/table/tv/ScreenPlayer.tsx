import { isOutOfPhase } from '@omerta/corleone/seen';
import type { Seat } from '@omerta/kernel';
import { Clock } from '@omerta/table/table/Clock.tsx';
import { BidStanding } from '../choose/players/BidStanding.tsx';
import { Crest } from '../draw/Crest.tsx';
import { familyColours } from '../draw/families.ts';
import { FigureRow } from '../draw/pawns/FigureRow.tsx';
import { HorseHead } from '../draw/pieces/HorseHead.tsx';
import { CardsSign, CaseSign } from '../draw/signs.tsx';
import { useAtTable } from '../show/atTable.ts';
import { JobCounts } from '../show/players/JobCounts.tsx';
import { figuresOf } from '../show/players/players.ts';
import styles from './ScreenPlayer.module.css';

/** A player on the shared screen. */
export function ScreenPlayer({ seat }: { readonly seat: Seat }) {
  const { table, names, say, families, waiting, info } = useAtTable();
  const player = table.seats[seat];
  const family = families[seat];
  if (player === undefined || family === undefined) return null;
  const reserve = figuresOf(table, seat).filter(({ at }) => at === 'reserve');
  return (
    <li
      className={styles.player}
      style={familyColours(family)}
      data-active={waiting.includes(seat) || undefined}
      data-anchor={`seat:${seat}`}
    >
      <Crest family={family} size={48} />
      <div className={styles.words}>
        <h3>
          {names.player(seat)} <span>{names.family(seat)}</span>
          {table.horseHead === seat && <HorseHead size={30} label={say('horseHead')} />}
          {info.seats[seat]?.kind === 'bot' && <small>{say('bot')}</small>}
        </h3>
        <div className={styles.counts}>
          <span>
            <CardsSign size={22} />
            <b>{player.handSize}</b>
            <span className="unseen">{say('cards', { count: player.handSize })}</span>
          </span>
          <span data-anchor={`suitcase:${seat}`}>
            <CaseSign size={22} />
            <b>{player.suitcaseSize}</b>
            <span className="unseen">{say('suitcaseOf', { count: player.suitcaseSize })}</span>
          </span>
          <JobCounts seat={seat} isShort />
          <Clock seat={seat} />
        </div>
      </div>
      <span className={styles.figures}>
        {table.phase === 'bribery' ? (
          <BidStanding seat={seat} />
        ) : isOutOfPhase(table, seat) ? (
          <em>{say('out')}</em>
        ) : (
          <FigureRow family={family} figures={reserve} size={58} label={say('inReserve', { count: reserve.length })} />
        )}
      </span>
    </li>
  );
}
