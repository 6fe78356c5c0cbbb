import { handLimit, isOutOfPhase } from '@omerta/corleone/seen';
import type { Seat } from '@omerta/kernel';
import { SeatBadge } from '@omerta/table/table/SeatBadge.tsx';
import { Crest } from '../../draw/Crest.tsx';
import { familyColours } from '../../draw/families.ts';
import { FigureRow } from '../../draw/pawns/FigureRow.tsx';
import { HorseHead } from '../../draw/pieces/HorseHead.tsx';
import { CardsSign, CaseSign } from '../../draw/signs.tsx';
import { useAtTable } from '../../show/atTable.ts';
import { figuresOf } from '../../show/players/players.ts';
import { usePlay } from '../play.ts';
import styles from './PlayerTile.module.css';
import { useSeatTap } from './useSeatTap.ts';

export interface PlayerTileProps {
  readonly seat: Seat;
  /** Tablets show figures, phones only names, small phones only crests. */
  readonly size: 'figures' | 'name' | 'crest';
  readonly onOpen: (seat: Seat) => void;
}

/** A player in one line; a tap tells the rest. */
export function PlayerTile({ seat, size, onOpen }: PlayerTileProps) {
  const { table, content, names, say, families, seat: me, waiting, info } = useAtTable();
  const { selection } = usePlay();
  const tapSeat = useSeatTap(onOpen);
  const player = table.seats[seat];
  const family = families[seat];
  if (player === undefined || family === undefined) return null;
  const name = seat === me ? say('you') : names.player(seat);
  const reserve = figuresOf(table, seat).filter(({ at }) => at === 'reserve');
  const isLegal = selection.legal.has(`seat:${seat}`);
  return (
    <li className={styles.item} data-anchor={`seat:${seat}`}>
      <button
        type="button"
        className={styles.tile}
        style={familyColours(family)}
        data-size={size}
        data-active={waiting.includes(seat) || undefined}
        data-legal={isLegal || undefined}
        aria-pressed={isLegal ? selection.tapped.includes(`seat:${seat}`) : undefined}
        onClick={() => tapSeat(seat)}
      >
        <Crest family={family} size={size === 'figures' ? 28 : 20} />
        <span className={size === 'crest' ? 'unseen' : styles.name}>
          <b>{name}</b>
          {size === 'figures' && <span>{names.family(seat)}</span>}
        </span>
        <span className={styles.counts}>
          <span data-over={player.handSize > handLimit(content, table) || undefined}>
            <CardsSign size={14} />
            <b aria-hidden="true">{player.handSize}</b>
            <span className="unseen">{say('cards', { count: player.handSize })}</span>
          </span>
          {size === 'figures' && (
            <span>
              <CaseSign size={14} />
              <b aria-hidden="true">{player.suitcaseSize}</b>
              <span className="unseen">{say('suitcaseOf', { count: player.suitcaseSize })}</span>
            </span>
          )}
          {table.horseHead === seat && <HorseHead size={size === 'figures' ? 20 : 16} label={say('horseHead')} />}
          {isOutOfPhase(table, seat) ? (
            <em>{say('out')}</em>
          ) : info.seats[seat]?.kind === 'bot' && size !== 'crest' ? (
            <em className={styles.badge}>{say('bot')}</em>
          ) : (
            seat !== me && <SeatBadge seat={seat} />
          )}
        </span>
        {size === 'figures' && (
          <span className={styles.figures}>
            <FigureRow
              family={family}
              figures={reserve}
              size={30}
              label={say('inReserve', { count: reserve.length })}
            />
          </span>
        )}
        {isLegal && <span className="unseen">{say('label.legal')}</span>}
      </button>
    </li>
  );
}
