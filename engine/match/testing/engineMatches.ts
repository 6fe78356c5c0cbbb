import type { PlayedRow, Seat, Viewer } from '@omerta/kernel';
import {
  type AnyRules,
  begin,
  frameFor,
  isStale,
  logOf,
  type MatchProgress,
  type NewMemory,
  restore,
  SeatMemories,
  type StoredMatch,
  seenSoFar,
  snapshotOf,
  take,
  versionOf,
} from '../src/index.ts';
import type { HostedMatch, MatchHost, Replied } from './matchHost.ts';

/** The engine alone: rows in a list, and a snapshot as text. */
export function engineMatches(rulesOf: (game: string) => AnyRules, newMemory: NewMemory): MatchHost {
  return {
    async begin({ game, options, seed = 1 }) {
      const rules = rulesOf(game);
      const beginning = { options, seed };
      return hosted({ beginning, players: options.players }, begin(rules, beginning, options.players), [], newMemory);
    },
  };
}

function hosted(
  stored: Pick<StoredMatch, 'beginning' | 'players'>,
  begun: MatchProgress,
  rows: PlayedRow[],
  newMemory: NewMemory,
): HostedMatch {
  const memories = new SeatMemories(newMemory);
  let progress = begun;
  const { rules } = progress;
  const seen = (viewer: Viewer) => seenSoFar(progress, stored.beginning, viewer);
  const scope = () => (rules.outcome(progress.state) === undefined ? 'open' : 'whole');
  const took = async (row: PlayedRow, decision: number): Promise<Replied> => {
    if (isStale(progress, row.seat, decision)) return { ok: false, code: 'stale' };
    const taken = take(progress, row);
    if (!taken.ok) return { ok: false, code: taken.refusal.code };
    const since = versionOf(progress, row.seat);
    progress = taken.progress;
    rows.push(row);
    return { ok: true, frame: frameFor('match', progress, row.seat, [], since) };
  };
  return {
    rules,
    players: stored.players,
    seed: stored.beginning.seed,
    look: async viewer => frameFor('match', progress, viewer, [], undefined),
    answer: (seat, decision, text) => took({ kind: 'choice', seat, text, by: 'player' }, decision),
    undo: (seat, decision) => took({ kind: 'undo', seat, text: '', by: 'player' }, decision),
    log: async viewer => ({
      version: versionOf(progress, viewer),
      events: logOf(progress, viewer, seen(viewer), scope()),
    }),
    recallOf: async (seat: Seat) =>
      (memories.follow(progress, seat) ?? memories.remember(progress, seat, seen(seat))).recall,
    async restarted() {
      const snapshot = JSON.parse(JSON.stringify(snapshotOf(progress)));
      const restored = restore(rules, { ...stored, rows, snapshot });
      if (!restored.ok) throw new Error(restored.problem);
      return hosted(stored, restored.progress, [...rows], newMemory);
    },
  };
}
