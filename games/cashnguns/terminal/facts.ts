import { type Event, NEW_GODFATHER, NO_TALENT, ROUNDS, type State, WORTH } from '@omerta/cashnguns/rules';
import { type Seat, seatName } from '@omerta/kernel';
import type { Amount, SeatFacts } from '@omerta/lab';
import { nameOf } from './words.ts';

/** What a finished game tells about what wins. */
export function factsOf({ table }: State, events: readonly Event[]): SeatFacts[] {
  return table.seats.map(({ talent, wounds, alive }, seat) => ({
    traits: [
      { group: 'seat', name: seatName(seat) },
      ...(talent === NO_TALENT ? [] : [{ group: 'talent', name: nameOf('en', 'talent', talent) }]),
      { group: 'wounds at the end', name: alive ? String(wounds) : 'eliminated' },
      ...sharesTaken(events, seat).map(share => ({ group: 'share taken', name: nameOf('en', 'share', share) })),
    ],
    amounts: byRound(events, seat),
  }));
}

function sharesTaken(events: readonly Event[], seat: Seat) {
  return events.flatMap(event => (event.kind === 'shareTaken' && event.seat === seat ? [event.share] : []));
}

/** One amount for each round, in thousands of dollars, 0 where nothing came in. */
function byRound(events: readonly Event[], seat: Seat): Amount[] {
  const sums = Array<number>(ROUNDS).fill(0);
  let round = 1;
  for (const event of events) {
    if (event.kind === 'roundBegan') round = event.round;
    if (event.kind !== 'shareTaken' || event.seat !== seat || event.share === NEW_GODFATHER) continue;
    sums[round - 1]! += WORTH[event.share];
  }
  const group = 'bills and diamonds taken, in thousands of dollars';
  return sums.map((amount, at) => ({ group, name: `round ${at + 1}`, amount }));
}
