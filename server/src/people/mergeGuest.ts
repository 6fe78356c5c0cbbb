import type { LiveMatches } from '../matches/liveMatches.ts';
import type { Person, Store } from '../store/store.ts';

export interface MergeContext {
  readonly store: Store;
  readonly matches: LiveMatches;
  endSessionsOf(person: string): void;
}

/**
 * A guest logs in to an account, which takes over the guest's seats and games. One person plays one seat: where both sit,
 * the guest's seat is given up first. The guest's sessions end, so a shared guest cookie gives no access to the account.
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

/** The most recently active ones; the others are read anew when they are opened. */
const MOST_REFRESHED = 200;
