import type { LiveMatches } from '../matches/liveMatches.ts';
import type { Person, Store } from '../store/store.ts';

export interface MergeContext {
  readonly store: Store;
  readonly matches: LiveMatches;
  endSessionsOf(person: string): void;
}

/**
 * A guest turns out to be somebody with an account, who keeps the guest's seats and games. One person plays one seat:
 * where both sit, the guest's seat is given up first. Whoever else holds the guest's cookie has no part in the account.
 */
export async function mergeGuest(
  { store, matches, endSessionsOf }: MergeContext,
  guest: Person,
  account: Person,
): Promise<void> {
  await matches.giveUpSeats(guest.id, account.id);
  const tables = (await store.listOf(guest.id, MOST_REFRESHED)).map(({ id }) => id);
  if (!(await store.mergePeople(guest.id, account.id))) return;
  endSessionsOf(guest.id);
  await matches.withEach(tables, table => table.refresh());
}

/** The liveliest; what nobody looks at is read anew anyway. */
const MOST_REFRESHED = 200;
