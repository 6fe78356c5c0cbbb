// What endpoints do with a live match: refusals end the request, and every result is for one viewer.
import type { Seat, Viewer } from '@omerta/kernel';
import { frameFor, type MatchProgress } from '@omerta/match';
import type { Frame, Served, ServedKind, TableInfo } from '@omerta/protocol';
import { readLog } from '../matches/gameLog.ts';
import { holdsAfterPoll } from '../matches/holdsAfterPoll.ts';
import type { LiveMatch } from '../matches/liveMatch.ts';
import type { ChangeResult } from '../matches/lobby.ts';
import type { ViewerIdentity, Watcher } from '../matches/watchers.ts';
import type { Match } from '../store/store.ts';
import { demandAccess, type Requester } from './access.ts';
import { Refused } from './errors.ts';
import type { Parts } from './parts.ts';

export type Table = LiveMatch;

/** The live match, if the requester may know of it. The request counts as presence. */
export async function liveTable(parts: Parts, id: string, requester: Requester): Promise<Table> {
  const table = await quietTable(parts, id, requester);
  if (requester.screen === undefined) table.noteRequest(requester.person);
  return table;
}

/** The same for choices, which may be hidden: they must not show in who is present. */
export async function quietTable({ matches, guesses }: Parts, id: string, requester: Requester): Promise<Table> {
  const table = await matches.open(id);
  await demandAccess(guesses, requester, async condition => table !== undefined && holdsAfterPoll(table, condition));
  return table!; // without a table there is no access
}

export function tableInfoFor(table: Table, looker: ViewerIdentity): TableInfo {
  return table.broadcast.tableFor(table.state, looker);
}

export function changedOrRefuse(result: ChangeResult): Match {
  if (!result.ok) throw new Refused(result.code, result);
  return result.match;
}

export function frameOf(table: Table, seat: Seat): Frame {
  return frameFor(table.match.id, playedBy(table), seat, table.clocks, undefined);
}

/** The legal answers of the seat as text; none if it has nothing to decide. */
export function legalChoices(table: Table, seat: Seat): string[] {
  const { rules, state } = playedBy(table);
  return table.playing === undefined ? [] : rules.choices(rules.viewFor(state, seat)).map(rules.writeChoice);
}

export interface ChoiceRequest {
  readonly kind: 'choice' | 'undo';
  readonly person: string;
  readonly decision: number;
  readonly command: string;
  readonly text: string;
}

/** Resolves when the row is on disk. */
export function submitChoice(table: Table, { person, ...command }: ChoiceRequest): Promise<{ decision: number }> {
  return new Promise((resolve, reject) => {
    table
      .submit({ ...command, from: { person } }, answer => {
        if (answer.ok) resolve({ decision: answer.decision });
        else reject(new Refused(answer.code, { reason: answer.reason }));
      })
      .catch(reject);
  });
}

export type Send = <K extends ServedKind>(kind: K, what: Served<K>) => void;

/** Sends what this person may see, from now on or from `since`. Returns how to stop. */
export function watch(table: Table, person: string, since: number | undefined, send: Send): () => void {
  const watcher: Watcher = { person, send: send };
  const first = table.watch(watcher, since);
  if (!first.ok) throw new Refused(first.code);
  send('table', first.table);
  if (first.frame !== undefined) send('frame', first.frame);
  return () => table.leave(watcher);
}

export function logOf(table: Table, viewer: Viewer) {
  const log = readLog(table.state, viewer);
  if (!log.ok) throw new Refused(log.code);
  return { version: log.version, events: log.events as Record<string, unknown>[] };
}

function playedBy({ state: { progress }, isFrozen }: Table): MatchProgress {
  if (progress === undefined) throw new Refused(isFrozen ? 'frozen' : 'notPlaying');
  return progress;
}
