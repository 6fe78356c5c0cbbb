// A practice game as a browser has stored it, resumed without a page.
import type { PlayedRow } from '@omerta/kernel';
import type { Frame } from '@omerta/protocol';
import type { TableListener } from '@omerta/table/table/source.ts';
import { rulesOf, wholeGame } from '../src/games/wholeGames.ts';
import type { WallClock } from '../src/net/wallClock.ts';
import { localHost } from '../src/practice/localHost.ts';
import { memoryGames } from '../src/practice/memoryGames.ts';
import { recordFileOf } from '../src/practice/recordFile.ts';
import { type GameStore, humanSeats, type SavedGame, type StoredGame } from '../src/practice/savedGame.ts';
import type { ResumedGame, StoredGames } from './storedGames.ts';

export const recordOfGame = (stored: StoredGames, id: string): object => recordFileOf(keptIn(stored, id));

export async function resumeGame(stored: StoredGames, id: string): Promise<ResumedGame> {
  const kept = keptIn(stored, id);
  const { saved } = kept;
  const store = await storeWith(kept);
  const faults: unknown[] = [];
  const host = localHost({
    wholeGame,
    openStore: async () => ({ ...store, isStored: true }),
    clock: hurried,
    report: fault => void faults.push(fault),
  });
  const rules = await wholeRules(saved.game, saved.pack);
  const people = humanSeats(saved);
  let frame: Frame | undefined;
  let wake = () => {};
  const listener: TableListener = {
    frame(next) {
      frame = next;
      void host.caughtUp(next.viewer, next.version);
      wake();
    },
    info() {},
    line() {},
    connection() {},
    aside: () => void faults.push(new Error('The game was opened elsewhere')),
    closed: code => void faults.push(new Error(`The game was closed: ${code}`)),
  };
  const current = () => {
    if (faults.length > 0) throw faults[0];
    if (frame === undefined) throw new Error('Nothing was shown');
    return frame;
  };
  /** Bots play; the device is handed to the player who is asked. */
  const untilAsked = async () => {
    while (!current().over && current().question?.isChange !== false) {
      const asked = current().waiting.find(seat => people.includes(seat));
      if (asked !== undefined && asked !== current().viewer) await host.handTo(asked);
      else
        await new Promise<void>(resolve => {
          wake = resolve;
        });
    }
  };
  if ((await host.open({ kind: 'saved', id }, listener)) === undefined) throw new Error(`There is no game ${id}`);
  await untilAsked();
  return {
    get viewer() {
      return current().viewer;
    },
    get view() {
      return current().view;
    },
    get isOver() {
      return current().over;
    },
    get choices() {
      return current().over ? [] : rules.choices(current().view).map(choice => rules.writeChoice(choice));
    },
    async answer(text) {
      const { question } = current();
      if (question === undefined) throw new Error('No player is asked');
      const answered = await host.answer(question.decision, text);
      if (!answered.ok) throw new Error(`${text} is refused: ${answered.code}`);
      await untilAsked();
    },
    rows: async () => (await store.open(id))?.rows.length ?? 0,
    close: () => host.close(),
  };
}

function keptIn({ games, rows, states }: StoredGames, id: string): StoredGame {
  const saved = games.find(({ key }) => key === id)?.value as SavedGame | undefined; // as the browser stores it
  if (saved === undefined) throw new Error(`There is no game ${id}`);
  const own = rows.map(({ value }) => value as PlayedRow & { readonly game: string }).filter(({ game }) => game === id);
  return {
    saved,
    rows: own.map(({ kind, seat, text, by }) => ({ kind, seat, text, by })),
    state: states.find(({ key }) => key === id)?.value,
  };
}

async function storeWith({ saved, rows, state }: StoredGame): Promise<GameStore> {
  const store = memoryGames();
  await store.add(saved);
  const { playedAt, played, outcome } = saved;
  for (const [at, row] of rows.entries())
    await store.append(saved.id, at + 1, row, { state, playedAt, played, outcome });
  return store;
}

async function wholeRules(game: string, pack: object | undefined) {
  const rules = await rulesOf(game, pack);
  if (rules === undefined) throw new Error(`There are no rules of ${game}`);
  return rules;
}

/** No pause is waited for. */
const hurried: WallClock = {
  now: () => Date.now(),
  after: (_milliseconds, call) => {
    const timer = setTimeout(call);
    return () => clearTimeout(timer);
  },
};
