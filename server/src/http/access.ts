// Which tables a requester may know of, and as which viewer. Computed from person and match, never from the request.
import type { Viewer } from '@omerta/kernel';
import type { Guesses } from '../guesses/guesses.ts';
import { seatOf } from '../matches/lobby.ts';
import { isScreenOf } from '../matches/sharedScreen.ts';
import { viewerFor } from '../matches/tableInfo.ts';
import type { ViewerIdentity } from '../matches/watchers.ts';
import type { Match } from '../store/store.ts';
import { Refused } from './errors.ts';

/** The caller of an endpoint or socket, with the code or screen key of the request. */
export interface Requester extends ViewerIdentity {
  readonly code?: string | undefined; // of a private table
  readonly address: string;
}

export type Access = 'yes' | 'noSuchMatch' | { readonly wait: number };

/**
 * Whether the requester may know of a table; `holds` asks of the table, and is false where there is none. A code is a
 * guess, and so is the id of a table that the requester may not know of, whether or not it exists: all count alike.
 */
export async function accessTo(
  guesses: Guesses,
  { address, code, ...requester }: Requester,
  holds: (condition: (match: Match) => boolean) => Promise<boolean>,
): Promise<Access> {
  if (await holds(match => maySee(match, requester))) return 'yes';
  const guess = await guesses.begin({ kind: 'code', address });
  if (!guess.ok) return guess;
  const isRight = code !== undefined && (await holds(match => maySee(match, { ...requester, code })));
  await (isRight ? guess.right() : guess.wrong());
  return isRight ? 'yes' : 'noSuchMatch';
}

/** For endpoints: ends the request without access. */
export async function demandAccess(...asked: Parameters<typeof accessTo>): Promise<void> {
  const access = await accessTo(...asked);
  if (access === 'noSuchMatch') throw new Refused(access);
  if (access !== 'yes') throw new Refused('tooManyTries', access);
}

/**
 * An open private table is visible to its players, to callers with its code and to its shared screen; after its end the
 * link is enough.
 */
function maySee(match: Match, { person, code, screen }: Omit<Requester, 'address'>): boolean {
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
