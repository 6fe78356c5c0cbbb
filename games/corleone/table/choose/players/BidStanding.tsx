import { has, type Seat } from '@omerta/kernel';
import { Crest } from '../../draw/Crest.tsx';
import { Envelope } from '../../draw/pieces/Envelope.tsx';
import { HourglassSign } from '../../draw/signs.tsx';
import { useAtTable } from '../../show/atTable.ts';
import { openBids } from '../../show/briberyStory.ts';
import { worthOfKeys } from '../bids.ts';
import { usePlay } from '../play.ts';
import styles from './BidStanding.module.css';

export interface BidStandingProps {
  readonly seat: Seat;
  readonly isLong?: boolean; // with the name
}

/** How a player stands in bribery: choosing, counting, sealed; later the bid and what came of it. */
export function BidStanding({ seat, isLong = false }: BidStandingProps) {
  const { say, names, families, view, table, story, seat: me } = useAtTable();
  const { kind, marked } = usePlay();
  const family = families[seat];
  if (family === undefined) return null;
  const open = openBids(view, story.phase).find(bid => bid.seat === seat);
  const task = view.table.agenda.at(-1);
  const isChoosing = task?.kind === 'bribery' && has(task.waiting, seat) && !hasJustBid();
  const isMine = seat === me && kind === 'bid';
  return (
    <div className={styles.standing} data-state={stateOf()}>
      {open !== undefined ? (
        <b>{say('dollars', { amount: open.worth })}</b>
      ) : isChoosing ? (
        isLong ? (
          <Crest family={family} size={26} />
        ) : (
          <HourglassSign size={18} />
        )
      ) : (
        <Envelope family={family} size={28} />
      )}
      <span>
        {isLong && <b>{seat === me ? say('you') : names.player(seat)}</b>}
        <span>{inWords()}</span>
      </span>
    </div>
  );

  function stateOf(): 'open' | 'mine' | 'done' {
    if (open !== undefined) return open.isPicking ? 'mine' : open.hired === undefined ? 'open' : 'done';
    if (isMine) return 'mine';
    return isChoosing ? 'open' : 'done';
  }

  /** Told on stage before the next view is drawn. */
  function hasJustBid(): boolean {
    return [...story.played, story.onStage].some(event => event?.kind === 'bidMade' && event.seat === seat);
  }

  function inWords(): string {
    if (open === undefined) {
      if (isMine) return say('bid.choosing', { amount: worthOfKeys(marked) });
      if (isChoosing) return say('bid.counting');
      return table.seats[seat]?.suitcaseSize === 0 ? say('bid.nothingToBid') : say('bid.sealed');
    }
    if (open.hired !== undefined) return say('reveal.took', { ally: names.card(open.hired) });
    if (open.position === undefined) return say(open.worth === 0 ? 'reveal.noBid' : 'reveal.keeps');
    return open.isPicking && seat === me ? say('reveal.yourPick') : say('reveal.picks', { position: open.position });
  }
}
