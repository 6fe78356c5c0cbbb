// Abandons idle tables, deletes expired sessions and unused packs, forgets old guesses.
import type { Config } from './config.ts';
import { ended } from './matches/evening.ts';
import type { LiveMatches } from './matches/liveMatches.ts';
import { changed } from './matches/lobby.ts';
import { abandon } from './matches/seatChanges.ts';
import type { Match, Store } from './store/store.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const UNUSED_PACK_LIFE = 7 * DAY;
const ROOM_LIFE = 2 * HOUR;

/**
 * An idle lobby is deleted; an unfinished game is kept as abandoned. Ending a game, or the session that is all a guest
 * has, cannot be undone: both go by a `trusted` date.
 */
export async function cleanUpIdle(
  store: Store,
  matches: LiveMatches,
  config: Config,
  { now, trusted = 0 }: { readonly now: number; readonly trusted: number | undefined },
): Promise<void> {
  await store.deleteExpiredSessions(trusted);
  await store.deleteOldGuesses(now);
  await store.deleteUnusedPacks(trusted - UNUSED_PACK_LIFE, now);
  const since = { lobby: now - config.idleLobbyHours * HOUR, playing: trusted - config.idleGameDays * DAY };
  const isIdle = ({ stage, activeAt }: Match) => (stage === 'lobby' || stage === 'playing') && activeAt < since[stage];
  const idle = await store.listIdle(since);
  await matches.withEach(
    idle.map(({ id }) => id),
    async table => {
      await table.change(match => (isIdle(match) ? abandon(match, now) : { ok: true, match }));
      const { id, stage, startedAt } = table.match;
      if (stage === 'abandoned' && startedAt === undefined) await store.deleteMatch(id);
    },
  );
  await closeRooms(store, matches, await store.listCodes(now - ROOM_LIFE), now);
}

/** Rooms nobody has been connected to for a while: the code is free for others. A game that runs goes on without it. */
async function closeRooms(store: Store, matches: LiveMatches, rooms: readonly Match[], now: number): Promise<void> {
  const isIdle = ({ evening, code, activeAt }: Match) =>
    evening !== undefined && code !== undefined && activeAt < now - ROOM_LIFE;
  await matches.withEach(
    rooms.filter(isIdle).map(({ id }) => id),
    async table => {
      await table.change(match =>
        changed(!isIdle(match) ? match : match.stage === 'playing' ? withoutCode(match) : ended(match, now)),
      );
      const { id, stage, startedAt } = table.match;
      if (stage === 'abandoned' && startedAt === undefined) await store.deleteMatch(id);
    },
  );
}

function withoutCode({ code: _, ...match }: Match): Match {
  return match;
}
