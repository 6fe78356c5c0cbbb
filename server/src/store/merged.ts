import type { Evening, Match, Person, Seat } from './rows.ts';

type Seated = Pick<Match, 'host' | 'seats' | 'evening' | 'shownOut'>;

/** The table after the guest has become the account. One person has one seat: where both sit, the account's own. */
export function merged<T extends Seated>(match: T, guest: string, account: Pick<Person, 'id' | 'name'>): T {
  const { evening, shownOut } = match;
  const isThere = match.seats.some(({ person }) => person === account.id);
  const seats = match.seats.map(seat => {
    if (seat.comes?.person === guest)
      return { ...seat, comes: { ...seat.comes, person: account.id, name: account.name } };
    if (seat.person !== guest) return seat;
    return isThere ? withoutPerson(seat) : { ...seat, person: account.id, name: account.name };
  });
  const host = match.host === guest ? account.id : match.host;
  return {
    ...match,
    seats,
    host,
    ...(evening === undefined ? {} : { evening: renamed(evening, guest, account.id) }),
    ...(shownOut === undefined ? {} : { shownOut: shownOut.map(id => (id === guest ? account.id : id)) }),
  };
}

function renamed(evening: Evening, guest: string, account: string): Evening {
  const { [guest]: device, ...others } = evening.devices;
  const keptOut = evening.keptOut.map(out => (out.person === guest ? { ...out, person: account } : out));
  const owner = evening.owner === guest ? account : evening.owner;
  return {
    ...evening,
    devices: device === undefined ? others : { ...others, [account]: device },
    keptOut,
    ...(owner === undefined ? {} : { owner }),
  };
}

function withoutPerson({ person: _, language: __, ...seat }: Seat): Seat {
  return seat;
}
