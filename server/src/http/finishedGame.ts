import { gameOf } from '../games.ts';
import type { Match } from '../store/store.ts';
import { ended, tableFor } from './access.ts';
import { Refused } from './errors.ts';
import type { Parts } from './parts.ts';
import { type RecordFile, recordFile } from './recordFile.ts';

export interface FinishedGame extends RecordFile {
  readonly match: Match;
}

/** A finished game. All callers who may see it get the same. */
export async function finishedGame(
  { store, rules }: Parts,
  id: string,
  person: string | undefined,
): Promise<FinishedGame> {
  const match = ended(await tableFor(store, id, { person }));
  if (match.startedAt === undefined) throw new Refused('notFound'); // abandoned in the lobby
  const [bound, rows, snapshot] = await Promise.all([rules.of(match), store.rowsOf(id), store.snapshotOf(id)]);
  const isStandard = match.pack === gameOf(match.game)?.rules.pack;
  const stored = isStandard ? undefined : await store.packByHash(match.pack);
  const pack = stored?.json as object | undefined; // checked before it was stored
  return { ...recordFile(bound, { match, rows, snapshot }, pack), match };
}
