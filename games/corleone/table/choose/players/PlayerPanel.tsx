import { handLimit, isOutOfPhase } from '@omerta/corleone/seen';
import type { Seat } from '@omerta/kernel';
import { Clock } from '@omerta/table/table/Clock.tsx';
import { SeatBadge } from '@omerta/table/table/SeatBadge.tsx';
import type { ReactNode } from 'react';
import { MarkerIcon } from '../../draw/ControlMarker.tsx';
import { Crest } from '../../draw/Crest.tsx';
import { familyColours } from '../../draw/families.ts';
import { FigureRow } from '../../draw/pawns/FigureRow.tsx';
import { HorseHead } from '../../draw/pieces/HorseHead.tsx';
import { CardsSign, CaseSign } from '../../draw/signs.tsx';
import { useAtTable } from '../../show/atTable.ts';
import { JobCounts } from '../../show/players/JobCounts.tsx';
import { PlayedAllies } from '../../show/players/PlayedAllies.tsx';
import { figuresOf } from '../../show/players/players.ts';
import { Recalled } from '../../show/recall/Recalled.tsx';
import { usePlay } from '../play.ts';
import styles from './PlayerPanel.module.css';
import { useSeatTap } from './useSeatTap.ts';

export interface PlayerPanelProps {
  readonly seat: Seat;
  /** In place of the figures: how a player stands in bribery or tribute. */
  readonly standing?: ReactNode;
  readonly onOpen: (seat: Seat) => void;
}

const ROW = 234; // heights of figures that stand side by side in a panel, added up

/** All that is public about a player. */
export function PlayerPanel({ seat, standing, onOpen }: PlayerPanelProps) {
  const { table, content, names, say, families, seat: me, waiting, info, recall } = useAtTable();
  const { selection } = usePlay();
  const tapSeat = useSeatTap(onOpen);
  const player = table.seats[seat];
  const family = families[seat];
  if (player === undefined || family === undefined) return null;
  const limit = handLimit(content, table);
  const figures = figuresOf(table, seat);
  const isMe = seat === me;
  const inReserve = figures.filter(({ at }) => at === 'reserve').length;
  const isDense = table.players > 4;
  const tallest = (isDense ? 38 : 56) - (recall === undefined ? 0 : 10); // what is recalled needs a line
  const figureSize = Math.min(tallest, Math.floor(ROW / figures.length)); // all of them in one row
  return (
    <li
      className={styles.panel}
      style={familyColours(family)}
      data-anchor={`seat:${seat}`}
      data-dense={isDense || undefined}
      data-active={waiting.includes(seat) || undefined}
      data-out={isOutOfPhase(table, seat) || undefined}
      data-legal={selection.legal.has(`seat:${seat}`) || undefined}
      data-selected={selection.tapped.includes(`seat:${seat}`) || undefined}
    >
      <div className={styles.head}>
        <Crest family={family} size={34} />
        <button type="button" className={styles.name} onClick={() => tapSeat(seat)} aria-pressed={pressed()}>
          <b>
            {isMe ? say('you') : names.player(seat)}
            {isMe && names.player(seat) !== say('you') && <span className={styles.badge}>{names.player(seat)}</span>}
            {info.seats[seat]?.kind === 'bot' && <span className={styles.badge}>{say('bot')}</span>}
          </b>
          <span>{names.family(seat)}</span>
          {selection.legal.has(`seat:${seat}`) && <span className="unseen">{say('label.legal')}</span>}
        </button>
        <span className={styles.signs}>
          {table.horseHead === seat && (
            <span data-anchor={`horse:${seat}`} title={say('horseHead')}>
              <HorseHead size={24} label={say('horseHead')} />
            </span>
          )}
          <SeatBadge seat={seat} />
        </span>
      </div>
      <div className={styles.counts}>
        <span data-over={player.handSize > limit || undefined} title={say('handAndLimit')}>
          <CardsSign size={17} />
          <b aria-hidden="true">{player.handSize}</b>
          <em aria-hidden="true">/{limit}</em>
          <span className="unseen">{say('handOf', { count: player.handSize, limit })}</span>
        </span>
        <span title={say('suitcaseOf', { count: player.suitcaseSize })} data-anchor={`suitcase:${seat}`}>
          <CaseSign size={17} />
          <b aria-hidden="true">{player.suitcaseSize}</b>
          <span className="unseen">{say('suitcaseOf', { count: player.suitcaseSize })}</span>
        </span>
        <span title={say('markersLeft', { count: player.markers })}>
          <MarkerIcon family={family} size={16} />
          <b aria-hidden="true">{player.markers}</b>
          <span className="unseen">{say('markersLeft', { count: player.markers })}</span>
        </span>
        <span className={styles.clock}>
          <Clock seat={seat} />
        </span>
      </div>
      <Recalled seat={seat} />
      <div className={styles.line}>
        {standing ?? (
          <FigureRow
            family={family}
            figures={figures}
            size={figureSize}
            label={
              isOutOfPhase(table, seat)
                ? say('outOfPhase')
                : say('figuresOf', { reserve: inReserve, away: figures.length - inReserve })
            }
          />
        )}
        {isDense && <PlayedAllies seat={seat} isShort />}
      </div>
      <JobCounts seat={seat} />
      {!isDense && <PlayedAllies seat={seat} isShort={false} />}
    </li>
  );

  function pressed(): boolean | undefined {
    return selection.legal.has(`seat:${seat}`) ? selection.tapped.includes(`seat:${seat}`) : undefined;
  }
}
