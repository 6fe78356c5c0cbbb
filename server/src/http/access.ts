// Which tables a requester may know of, and as which viewer. Computed from person and match, never from the request.
import type { Viewer } from '@omerta/kernel';
import { seatOf } from '../matches/lobby.ts';
import { isScreenOf } from '../matches/sharedScreen.ts';
import { viewerFor } from '../matches/tableInfo.ts';
import type { ViewerIdentity } from '../matches/watchers.ts';
import type { Match, Store } from '../store/store.ts';
import { Refused } from './errors.ts';

/** The caller of an endpoint, with the code or screen key of the request. */
export interface Requester extends ViewerIdentity {
  readonly code?: string | undefined; // of a private table
}

export async function tableFor(store: Store, id: string, requester: Requester): Promise<Match> {
  const match = await store.matchById(id);
  if (match === undefined || !maySee(match, requester)) throw new Refused('noSuchMatch');
  return match;
}

/**
 * An open private table is visible to its players, to callers with its code and to its shared screen; after its end the
 * link is enough.
 */
export function maySee(match: Match, { person, code, screen }: Requester): boolean {
  if (match.visibility !== 'private' || isEnded(match)) return true;
  if (screen !== undefined) return isScreenOf(match, screen);
  return match.host === person || seatOf(match, person) !== undefined || (code !== undefined && match.code === code);
}

/** A player sees what the seat sees, other callers what a spectator sees. */
export function viewerOf(match: Match, requester: ViewerIdentity): Viewer {
  const viewer = viewerFor(match, requester);
  if (viewer === undefined) throw new Refused('spectatorsOff');
  return viewer;
}

export function isEnded({ stage }: Match): boolean {
  return stage === 'over' || stage === 'abandoned';
}

/** Refuses what would spoil a running game, to its host and players too. */
export function ended(match: Match): Match {
  if (!isEnded(match)) throw new Refused('notYet');
  return match;
}
