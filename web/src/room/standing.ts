// Who stands in the room before the deal, and how far they are.
import { factionsBySeat } from '@omerta/kernel';
import type { TableInfo } from '@omerta/protocol';

export interface Standing {
  readonly seat: number;
  readonly name: string;
  readonly faction: string | undefined;
  readonly state: 'ready' | 'picking' | 'lost' | 'bot'; // a bot stands where a guest may still come
}

export function standingIn(info: TableInfo): readonly Standing[] {
  const bySeat = info.factions && factionsBySeat(info.factions, info.options, info.seats.length);
  return info.seats.map(({ kind, name, ready, present }, seat) => ({
    seat,
    name,
    faction: bySeat?.[seat],
    state: kind !== 'person' ? 'bot' : !present ? 'lost' : ready ? 'ready' : 'picking',
  }));
}

/** The people who are not ready, whatever their connection. */
export const unreadyIn = ({ seats }: TableInfo): readonly number[] =>
  seats.flatMap(({ kind, ready }, seat) => (kind === 'person' && !ready ? [seat] : []));

export const peopleIn = ({ seats }: TableInfo): number => seats.filter(({ kind }) => kind === 'person').length;

/** Three names, then how many more. */
export function namesOf(info: TableInfo, seats: readonly number[], language: string): string {
  const names = seats.map(seat => info.seats[seat]?.name ?? '');
  const shown = names.length > MOST_NAMED ? [...names.slice(0, MOST_NAMED), `+${names.length - MOST_NAMED}`] : names;
  return new Intl.ListFormat(language).format(shown);
}

const MOST_NAMED = 3;

export const hostName = ({ host, seats }: TableInfo): string | undefined =>
  host === undefined ? undefined : seats[host]?.name;
