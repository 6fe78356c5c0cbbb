import type { Viewer } from '@omerta/kernel';
import type { ContractTable, HostedMatch, MatchHost, Replied } from '@omerta/match/testing';
import type { Frame } from '@omerta/protocol';
import type { Answered, TableListener } from '@omerta/table/table/source.ts';
import { wholeGame } from '../src/games/wholeGames.ts';
import type { WallClock } from '../src/net/wallClock.ts';
import { LocalTable } from '../src/practice/localTable.ts';
import { memoryGames } from '../src/practice/memoryGames.ts';
import { openedMatch } from '../src/practice/openedMatch.ts';
import type { GameStore, SavedGame } from '../src/practice/savedGame.ts';

const clock: WallClock = { now: () => 7, after: () => () => {} };

/** Tables of this browser, passed around among people. */
export const browserMatches: MatchHost = {
  async begin(table) {
    const store = memoryGames();
    const saved = savedGame(table);
    await store.add(saved);
    return opened(store, saved.id);
  },
};

async function opened(store: GameStore, id: string): Promise<HostedMatch> {
  const kept = structuredClone((await store.open(id))!); // as the browser's database gives it
  const { saved } = kept;
  const { rules, bots } = wholeGame(saved.game)!;
  let newest: Frame | undefined;
  const table = new LocalTable({
    saved,
    progress: openedMatch(rules, kept),
    store,
    clock,
    listener: {
      ...DEAF,
      frame: frame => {
        newest = frame;
      },
    },
    report: fault => {
      throw fault;
    },
    playerAt: noBots,
    newMemory: (of, players) => bots.newMemory(of, players),
    randomAt: noBots,
  });
  table.begin();
  const received = (): Frame => structuredClone(newest!); // as it comes from the worker
  const look = async (viewer: Viewer) => {
    table.handTo('spectator');
    table.handTo(viewer);
    return received();
  };
  const sent = async (seat: number, send: () => Promise<Answered>): Promise<Replied> => {
    await look(seat);
    const answered = await send();
    return answered.ok ? { ok: true, frame: received() } : { ok: false, code: answered.code };
  };
  return {
    rules,
    players: saved.seats.length,
    seed: saved.start.seed,
    look,
    answer: (seat, decision, text) => sent(seat, () => table.answer(decision, text)),
    undo: (seat, decision) => sent(seat, () => table.undo(decision)),
    log: async viewer => {
      await look(viewer);
      return table.log();
    },
    recallOf: async seat => table.recallOf(seat),
    async restarted() {
      table.close();
      return opened(store, id);
    },
  };
}

function savedGame({ game, options, seed = 1 }: ContractTable): SavedGame {
  const { version, pack } = wholeGame(game)!.rules;
  return {
    id: 'match',
    game,
    start: { kind: 'deal', options, seed },
    seats: Array.from({ length: options.players }, (_, seat) => ({ name: `Player ${seat}` })),
    pace: 'instant',
    packHash: pack,
    startedAt: 0,
    playedAt: 0,
    played: [{ version, from: 1 }],
  };
}

const DEAF: TableListener = {
  frame: () => {},
  info: () => {},
  line: () => {},
  connection: () => {},
  aside: () => {},
  closed: () => {},
};

function noBots(): never {
  throw new Error('All seats are people');
}
