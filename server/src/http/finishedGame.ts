import { gameOf } from '../games.ts';
import type { Match } from '../store/store.ts';
import { demandAccess, ended, type Requester } from './access.ts';
import { Refused } from './errors.ts';
import type { Parts } from './parts.ts';
import { type RecordFile, recordFile } from './recordFile.ts';

export interface FinishedGame extends RecordFile {
  readonly match: Match;
}

/** A finished game. All callers who may see it get the same. */
export async function finishedGame(
  { store, rules, guesses }: Parts,
  id: string,
  requester: Requester,
): Promise<FinishedGame> {
  const found = await store.matchById(id);
  await demandAccess(guesses, requester, async condition => found !== undefined && condition(found));
  const match = ended(found!); // without a table there is no access
  if (match.startedAt === undefined) throw new Refused('notFound'); // abandoned in the lobby
  const [bound, rows, snapshot] = await Promise.all([rules.of(match), store.rowsOf(id), store.snapshotOf(id)]);
  const isStandard = match.pack === gameOf(match.game)?.rules.pack;
  const stored = isStandard ? undefined : await store.packByHash(match.pack);
  const pack = stored?.json as object | undefined; // checked before it was stored
  return { ...recordFile(bound, { match, rows, snapshot }, pack), match };
}
