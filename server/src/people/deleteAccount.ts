import type { LiveMatches } from '../matches/liveMatches.ts';
import type { Person, Store } from '../store/store.ts';

export interface DeleteContext {
  readonly store: Store;
  readonly matches: LiveMatches;
  endSessionsOf(person: string): void;
}

/** Deletes somebody and what is kept of them; a finished game keeps `…` in place of the name. */
export async function deleteAccount({ store, matches, endSessionsOf }: DeleteContext, person: Person): Promise<void> {
  await matches.leaveTables(person.id); // a seat without its person would only have its clock
  const tables = (await store.listOf(person.id, MOST_REFRESHED)).map(({ id }) => id);
  await store.deletePerson(person.id);
  endSessionsOf(person.id);
  await matches.withEach(tables, table => table.refresh());
}

/** The liveliest; what nobody looks at is read anew anyway. */
const MOST_REFRESHED = 200;
