// Abandons idle tables, deletes expired sessions and unused packs, forgets old guesses.
import type { Config } from './config.ts';
import type { LiveMatches } from './matches/liveMatches.ts';
import { abandon } from './matches/seatChanges.ts';
import type { Match, Store } from './store/store.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const UNUSED_PACK_LIFE = 7 * DAY;

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
}
