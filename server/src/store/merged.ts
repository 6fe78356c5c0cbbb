import type { Match, Person, Seat } from './rows.ts';

type Seated = Pick<Match, 'host' | 'seats'>;

/** The table after the guest has become the account. One person has one seat: where both sit, the account's own. */
export function merged<T extends Seated>(match: T, guest: string, account: Pick<Person, 'id' | 'name'>): T {
  const isThere = match.seats.some(({ person }) => person === account.id);
  const seats = match.seats.map(seat => {
    if (seat.person !== guest) return seat;
    return isThere ? withoutPerson(seat) : { ...seat, person: account.id, name: account.name };
  });
  return { ...match, seats, host: match.host === guest ? account.id : match.host };
}

function withoutPerson({ person: _, language: __, ...seat }: Seat): Seat {
  return seat;
}
