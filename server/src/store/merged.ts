import { distinctName } from '@omerta/names';
import type { Match, Person, Seat } from './rows.ts';

type Seated = Pick<Match, 'host' | 'seats'>;

/** The table after the guest has become the account, whose name looks like no other one there. One person has one seat: where both sit, the account's own. */
export function merged<T extends Seated>(match: T, guest: string, account: Pick<Person, 'id' | 'name'>): T {
  const isThere = match.seats.some(({ person }) => person === account.id);
  const others = match.seats.flatMap(seat => (seat.person === guest || seat.kind === 'empty' ? [] : [seat.name]));
  const seats = match.seats.map(seat => {
    if (seat.person !== guest) return seat;
    const name = distinctName(account.name, others);
    return isThere ? withoutPerson(seat) : { ...seat, person: account.id, name };
  });
  return { ...match, seats, host: match.host === guest ? account.id : match.host };
}

function withoutPerson({ person: _, language: __, ...seat }: Seat): Seat {
  return seat;
}
