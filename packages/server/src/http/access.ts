// Which tables somebody may know of, and as whom they look on. Computed here from person and match, never taken from a request.
import type { Viewer } from '@omerta/kernel';
import { seatOf } from '../matches/lobby.ts';
import { viewerFor } from '../matches/tableInfo.ts';
import type { Match, Store } from '../store/store.ts';
import { Refused } from './errors.ts';

/** An open private table shows itself to those who sit there and to those who know its code; after its end the link is enough. */
export async function tableFor(
  store: Store,
  id: string,
  person: string | undefined,
  code: string | undefined,
): Promise<Match> {
  const match = await store.matchById(id);
  if (match === undefined || !mayKnowOf(match, person, code)) throw new Refused('noSuchMatch');
  return match;
}

export function mayKnowOf(match: Match, person: string | undefined, code: string | undefined): boolean {
  if (match.visibility !== 'private' || isEnded(match)) return true;
  return match.host === person || seatOf(match, person) !== undefined || (code !== undefined && match.code === code);
}

/** A player sees what the seat sees, everybody else what a spectator does. */
export function viewerOf(match: Match, person: string | undefined): Viewer {
  const viewer = viewerFor(match, person);
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
