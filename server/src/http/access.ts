// Which tables somebody may know of, and as whom they look on. Computed here from person and match, never taken from a request.
import type { Viewer } from '@omerta/kernel';
import { seatOf } from '../matches/lobby.ts';
import { isScreenOf } from '../matches/sharedScreen.ts';
import { viewerFor } from '../matches/tableInfo.ts';
import type { ViewerIdentity } from '../matches/watchers.ts';
import type { Match, Store } from '../store/store.ts';
import { Refused } from './errors.ts';

/** Who asks, and what they show to be let in. */
export interface Requester extends ViewerIdentity {
  readonly code?: string | undefined; // of a private table
}

export async function tableFor(store: Store, id: string, requester: Requester): Promise<Match> {
  const match = await store.matchById(id);
  if (match === undefined || !maySee(match, requester)) throw new Refused('noSuchMatch');
  return match;
}

/**
 * An open private table shows itself to those who sit there, to those who know its code and to its shared screen; after
 * its end the link is enough.
 */
export function maySee(match: Match, { person, code, screen }: Requester): boolean {
  if (match.visibility !== 'private' || isEnded(match)) return true;
  if (screen !== undefined) return isScreenOf(match, screen);
  return match.host === person || seatOf(match, person) !== undefined || (code !== undefined && match.code === code);
}

/** A player sees what the seat sees, everybody else what a spectator does. */
export function viewerOf(match: Match, requester: ViewerIdentity): Viewer {
  const viewer = viewerFor(match, requester);
  if (viewer === undefined) throw new Refused('spectatorsOff');
  return viewer;
}

export function isEnded({ stage }: Match): boolean {
  return stage === 'over' || stage === 'abandoned';
}

/** What would spoil a running game is told to nobody, its host and its players included. */
export function ended(match: Match): Match {
  if (!isEnded(match)) throw new Refused('notYet');
  return match;
}
