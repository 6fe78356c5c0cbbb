import { isNote } from '@omerta/corleone/seen';
import { Crest } from '../draw/Crest.tsx';
import { MoneyCard } from '../draw/cards/MoneyCard.tsx';
import { familyColours } from '../draw/families.ts';
import { HorseHead } from '../draw/pieces/HorseHead.tsx';
import { CheckSign, HourglassSign } from '../draw/signs.tsx';
import { useAtTable } from '../show/atTable.ts';
import { type OpenBid, openBids } from '../show/briberyStory.ts';
import { notesOf } from '../show/handCards.ts';
import { AllyPicks } from './AllyPicks.tsx';
import styles from './RevealScene.module.css';
import scene from './scenes.module.css';

/** B2: the bids in picking order, and the allies to pick from. */
export function RevealScene() {
  const { say, view, story } = useAtTable();
  const bids = openBids(view, story.phase);
  return (
    <div className={scene.scene}>
      <section className={scene.box}>
        <header className={scene.title}>
          <h2 className={scene.large}>{say('reveal.title')}</h2>
          <span>{say('reveal.how')}</span>
        </header>
        <ol className={styles.columns} data-turning={story.onStage?.kind === 'bidsRevealed' || undefined}>
          {bids.map(bid => (
            <BidColumn key={bid.seat} bid={bid} bids={bids} />
          ))}
        </ol>
      </section>
      <AllyPicks bids={bids} />
    </div>
  );
}

interface BidColumnProps {
  readonly bid: OpenBid;
  readonly bids: readonly OpenBid[];
}

function BidColumn({ bid, bids }: BidColumnProps) {
  const { say, names, families, seat } = useAtTable();
  const family = families[bid.seat] ?? 'neutral';
  const isMe = bid.seat === seat;
  const beaten = bid.tiedWith.filter(other => positionOf(other) > (bid.position ?? Number.MAX_SAFE_INTEGER));
  const state = bid.hired !== undefined ? 'done' : bid.isPicking ? 'now' : bid.position === undefined ? 'out' : 'wait';
  return (
    <li className={styles.column} style={familyColours(family)} data-state={state} data-anchor={`bid:${bid.seat}`}>
      <header>
        <Crest family={family} size={32} />
        <span>
          <b>{isMe ? say('you') : names.player(bid.seat)}</b>
          <small>{names.family(bid.seat)}</small>
        </span>
        <em>{say('dollars', { amount: bid.worth })}</em>
      </header>
      <ul className={styles.notes}>
        {notesOf(bid.notes)
          .reverse()
          .map(({ key, card }) => (
            <li key={key}>{isNote(card) && <MoneyCard note={card} label={card} />}</li>
          ))}
      </ul>
      <p>
        {beaten.length > 0 && <HorseHead size={20} />}
        {why()}
      </p>
      <span className={styles.position} aria-hidden="true">
        {bid.position ?? '–'}
      </span>
      <strong className={styles.state}>
        {state === 'done' && <CheckSign size={15} />}
        {state === 'wait' && <HourglassSign size={15} />}
        {stateInWords()}
      </strong>
    </li>
  );

  function positionOf(other: number): number {
    return bids.find(each => each.seat === other)?.position ?? Number.MAX_SAFE_INTEGER;
  }

  function why(): string {
    if (bid.worth === 0) return say('reveal.zero');
    if (bid.position === undefined) return say('reveal.noAlly');
    if (beaten.length > 0) return say('reveal.winsTie', { players: beaten.map(names.player).join(', ') });
    return state === 'wait' ? say('reveal.waits') : say('reveal.pays', { amount: bid.worth });
  }

  function stateInWords(): string {
    if (bid.hired !== undefined) return say('reveal.took', { ally: names.card(bid.hired) });
    if (bid.position === undefined)
      return say(bid.worth === 0 ? 'reveal.noBid' : 'reveal.refund', { amount: bid.worth });
    if (bid.isPicking) return isMe ? say('reveal.pickNow') : say('reveal.isPicking');
    return say('reveal.picks', { position: bid.position });
  }
}
