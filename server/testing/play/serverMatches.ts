import type { Viewer } from '@omerta/kernel';
import type { HostedMatch, MatchHost, Replied } from '@omerta/match/testing';
import type { Answer } from '../../src/matches/command.ts';
import { readLog } from '../../src/matches/gameLog.ts';
import type { LiveMatch } from '../../src/matches/liveMatch.ts';
import { seedOf } from '../../src/matches/loading.ts';
import { SeatMemories } from '../../src/matches/seatMemories.ts';
import { Disk, type MemoryStore, memoryStore } from '../memoryStore.ts';
import { startedTable } from './table.ts';
import { choose, openTestNode, TestWatcher, undo } from './testNode.ts';

/** The server's live matches, over a store in memory. */
export const serverMatches: MatchHost = {
  async begin({ game, options, seed = 1 }) {
    const disk = new Disk();
    const store = memoryStore(disk);
    const table = { game, people: options.players, options, seed, id: 'match' };
    return hosted(await startedTable(store, openTestNode(store).matches, table), store, disk);
  },
};

function hosted(live: LiveMatch, store: MemoryStore, disk: Disk): HostedMatch {
  const { rules, players } = live.state.progress!;
  const memories = new SeatMemories();
  const watcherOf = (viewer: Viewer) => {
    const watcher = new TestWatcher(viewer === 'spectator' ? undefined : viewer);
    watcher.watch(live);
    return watcher;
  };
  const sent = async (seat: number, send: () => Promise<Answer>): Promise<Replied> => {
    const watcher = watcherOf(seat);
    const answer = await send();
    live.leave(watcher);
    return answer.ok ? { ok: true, frame: watcher.seen.frame! } : { ok: false, code: answer.code };
  };
  return {
    rules,
    players,
    seed: seedOf(live.match),
    async look(viewer) {
      const watcher = watcherOf(viewer);
      live.leave(watcher);
      return watcher.seen.frame!;
    },
    answer: (seat, decision, text) => sent(seat, () => choose(live, seat, text, { decision })),
    undo: (seat, decision) => sent(seat, () => undo(live, seat, { decision })),
    async log(viewer) {
      const log = readLog(live.state, viewer);
      if (!log.ok) throw new Error(log.code);
      return log;
    },
    recallOf: async seat => memories.recallOf({ ...live.state, progress: live.state.progress! }, seat),
    async restarted() {
      live.close();
      store.crash();
      const next = memoryStore(disk);
      const again = await openTestNode(next).matches.open(live.match.id);
      return hosted(again!, next, disk);
    },
  };
}
