import type { LiveMatches } from '../matches/liveMatches.ts';
import type { Person, Store } from '../store/store.ts';

export interface DeleteContext {
  readonly store: Store;
  readonly matches: LiveMatches;
  endSessionsOf(person: string): void;
}

/** Deletes a guest or an account with all personal data; finished games show `…` in place of the name. */
export async function deleteAccount({ store, matches, endSessionsOf }: DeleteContext, person: Person): Promise<void> {
  await matches.leaveTables(person.id); // else the seat would play on by its clock alone
  const tables = (await store.listOf(person.id, MOST_REFRESHED)).map(({ id }) => id);
  await store.deletePerson(person.id);
  endSessionsOf(person.id);
  await matches.withEach(tables, table => table.refresh());
}

/** The most recently active ones; the others are read anew when they are opened. */
const MOST_REFRESHED = 200;
