// Bids, once they are open: who picks when, and what became of each bid.
import {
  type AllyId,
  biddersOf,
  bidOrder,
  type Purse,
  type SeenEvent,
  type View,
  worthOf,
} from '@omerta/corleone/seen';
import type { Seat } from '@omerta/kernel';

export interface OpenBid {
  readonly seat: Seat;
  readonly notes: Readonly<Purse>;
  readonly worth: number;
  /** 1 picks first; undefined for those who get no ally. */
  readonly position: number | undefined;
  /** B2: whom the horse head lets go before them. */
  readonly tiedWith: readonly Seat[];
  readonly hired: AllyId | undefined;
  readonly isPicking: boolean;
}

/** In picking order; empty as long as the bids are sealed. */
export function openBids({ table }: View, events: readonly SeenEvent[]): readonly OpenBid[] {
  const task = table.agenda.findLast(each => each.kind === 'hire');
  const revealed = events.findLast(event => event.kind === 'bidsRevealed');
  const bids = task?.bids ?? revealed?.bids;
  if (bids === undefined) return [];
  const hired = new Map(
    events.flatMap(event => (event.kind === 'allyHired' ? [[event.seat, event.ally] as const] : [])),
  );
  const allies = table.allies.length + [...hired.keys()].filter(seat => !isStillFaceUp(table, hired.get(seat))).length;
  const bidders = biddersOf(bids, table.horseHead);
  return bidOrder(bids, table.horseHead).map(seat => {
    const at = bidders.indexOf(seat);
    return {
      seat,
      notes: bids[seat]!,
      worth: worth(seat),
      position: at >= 0 && at < allies ? at + 1 : undefined,
      tiedWith: bidders.filter(other => other !== seat && worth(other) === worth(seat)),
      hired: hired.get(seat),
      isPicking: task?.order[0] === seat,
    };
  });

  function worth(seat: Seat): number {
    return worthOf(bids![seat]!);
  }
}

/** While an ally is being hired on stage, the old view still has it face up. */
const isStillFaceUp = (table: View['table'], ally: AllyId | undefined): boolean =>
  ally !== undefined && table.allies.includes(ally);
