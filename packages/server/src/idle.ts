// Tables nobody comes back to are put away, and sessions nobody uses.
import type { Config } from './config.ts';
import type { LiveMatches } from './matches/liveMatches.ts';
import { abandon } from './matches/seatLife.ts';
import type { Match, Store } from './store/store.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** A lobby that never began goes altogether; a game that was never finished stays, as abandoned. */
export async function putAwayIdle(store: Store, matches: LiveMatches, config: Config, now: number): Promise<void> {
  await store.deleteExpiredSessions(now);
  const idle = await store.listIdle(now - config.idleLobbyHours * HOUR);
  await matches.withEach(
    idle.map(({ id }) => id),
    async table => {
      await table.change(match => (isIdle(match, config, now) ? abandon(match, now) : { ok: true, match }));
      const { id, stage, startedAt } = table.match;
      if (stage === 'abandoned' && startedAt === undefined) await store.deleteMatch(id);
    },
  );
}

function isIdle({ stage, activeAt }: Match, { idleLobbyHours, idleGameDays }: Config, now: number): boolean {
  return now - activeAt > (stage === 'lobby' ? idleLobbyHours * HOUR : idleGameDays * DAY);
}
