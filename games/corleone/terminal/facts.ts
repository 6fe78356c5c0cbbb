import { type Content, type Event, type EventKind, type EventOf, type State, WORTH } from '@omerta/corleone/rules';
import { type Seat, seatName } from '@omerta/kernel';
import type { Amount, SeatFacts, Trait } from '@omerta/lab';
import { nameOf, romanOf } from './words.ts';

/** What a finished game tells about what wins. */
export function factsOf({ pack, pack: { acts } }: Content, { table }: State, events: readonly Event[]): SeatFacts[] {
  const named = (group: string, kind: Parameters<typeof nameOf>[1], id: string): Trait => ({
    group,
    name: nameOf('en', kind, id, pack),
  });
  return table.seats.map(({ family }, seat) => ({
    traits: [
      { group: 'seat', name: seatName(seat) },
      named('family', 'family', family),
      ...of(events, 'jobCompleted', seat).map(({ job }) => named('job completed', 'job', job)),
      ...of(events, 'allyHired', seat).map(({ ally }) => named('ally hired', 'ally', ally)),
      ...of(events, 'memberPlayed', seat).map(({ space }) => named('family space', 'space', space)),
      ...of(events, 'thugPlayed', seat).map(({ business }) => named('business shaken down', 'business', business)),
      ...of(events, 'turfWon', seat).map(({ turf }) => named('turf won', 'turf', turf)),
    ],
    amounts: [
      ...byAct(acts.length, events, 'moneyTaken', seat, 'money taken'),
      ...byAct(acts.length, events, 'suitcased', seat, 'money put into the suitcase'),
    ],
  }));
}

type SeatEventKind = { [K in EventKind]: EventOf<K> extends { seat: Seat } ? K : never }[EventKind];

function of<K extends SeatEventKind>(events: readonly Event[], kind: K, seat: Seat): EventOf<K>[] {
  return events.filter((event): event is EventOf<K> => event.kind === kind && 'seat' in event && event.seat === seat);
}

/** One amount for each act, 0 where nothing came in. */
function byAct(
  acts: number,
  events: readonly Event[],
  kind: 'moneyTaken' | 'suitcased',
  seat: Seat,
  group: string,
): Amount[] {
  const sums = Array<number>(acts).fill(0);
  let act = 1;
  for (const event of events) {
    if (event.kind === 'actBegan') act = event.act;
    if (event.kind === kind && event.seat === seat) sums[act - 1]! += WORTH[event.note];
  }
  return sums.map((amount, at) => ({ group, name: `Act ${romanOf(at + 1)}`, amount }));
}
