import { botName, botOf, levelNamed, randomFor, styleAt, thinkingTime, USUAL_LEVEL } from '@omerta/bots';
import type { AnyRules } from '@omerta/match';
import { distinctName, lookAlikesAmong, readName } from '@omerta/names';
import type { TableListener } from '@omerta/table/table/source.ts';
import { rulesWithPack, type WholeGame } from '../games/wholeGames.ts';
import type { WallClock } from '../net/wallClock.ts';
import { type LocalPlayer, LocalTable } from './localTable.ts';
import { memoryGames } from './memoryGames.ts';
import { newId, newSeed } from './newSeed.ts';
import { openedMatch } from './openedMatch.ts';
import type { NewGame, PracticeHost, WantedGame, WantedSeat } from './practiceHost.ts';
import type { GameStore, LocalSeat, OpenedStore, SavedGame, Start, StoredGame } from './savedGame.ts';

export interface LocalHostParts {
  /** Undefined for a game that this device cannot play. */
  wholeGame(id: string): WholeGame | undefined;
  readonly openStore: (wanted: WantedGame['kind']) => Promise<OpenedStore>;
  readonly clock: WallClock;
  readonly report: (fault: unknown) => void;
}

export function localHost({ wholeGame: gameOf, openStore, clock, report }: LocalHostParts): PracticeHost {
  let table: LocalTable | undefined;

  const wholeGame = (id: string): WholeGame => {
    const found = gameOf(id);
    if (found === undefined) throw new Error(`No game ${JSON.stringify(id)}`);
    return found;
  };

  const kept = async (store: GameStore, wanted: WantedGame): Promise<StoredGame | undefined> => {
    if (wanted.kind === 'saved') return store.open(wanted.id);
    const whole = wholeGame(wanted.game);
    const saved = await newGame(whole, wanted, clock.now());
    await store.add(saved);
    return { saved, rows: [], state: undefined };
  };

  const sit = async (store: GameStore, found: StoredGame, listener: TableListener, script: NewGame['script']) => {
    const { saved } = found;
    const game = wholeGame(saved.game);
    const rules = await rulesFor(game, saved.pack);
    const players = new Map<number, LocalPlayer>(); // by seat
    const playerOf = (seat: number): LocalPlayer => {
      const level = levelNamed(saved.seats[seat]?.level ?? '') ?? USUAL_LEVEL;
      const style = script === undefined ? styleAt(saved.start.seed, seat) : 'plain'; // a lesson always goes the same way
      return { bot: botOf(game.bots, level, rules, style), thinkingTime: thinkingTime(game.bots, level) };
    };
    return new LocalTable({
      saved,
      progress: openedMatch(rules, found),
      store,
      clock,
      listener,
      report,
      script,
      newMemory: (of, players) => game.bots.newMemory(of, players),
      randomAt: step => randomFor('bot', saved.start.seed, step),
      playerAt: seat => {
        const player = players.get(seat) ?? playerOf(seat);
        players.set(seat, player);
        return player;
      },
    });
  };

  const seated = () => {
    if (table === undefined) throw new Error('No game is open');
    return table;
  };

  return {
    open: async (wanted, listener) => {
      table?.close();
      const isLesson = wanted.kind === 'new' && wanted.isLesson === true;
      const store = isLesson ? { ...memoryGames(), isStored: false } : await openStore(wanted.kind);
      const found = await kept(store, wanted);
      if (found === undefined) return undefined;
      table = await sit(store, found, listener, wanted.kind === 'new' ? wanted.script : undefined);
      table.begin();
      const { id, pack } = found.saved;
      return { id, isStored: store.isStored, ...(pack === undefined ? {} : { pack }) };
    },
    answer: (decision, text, next) => seated().answer(decision, text, next),
    undo: decision => seated().undo(decision),
    log: async () => seated().log(),
    handTo: async viewer => seated().handTo(viewer),
    caughtUp: async (viewer, version) => table?.caughtUp(viewer, version),
    close: async () => table?.close(),
  };
}

async function newGame(game: WholeGame, wanted: NewGame, now: number): Promise<SavedGame> {
  const { seats, pace, memoryAid = false, hints = true, pack } = wanted;
  const rules = await rulesFor(game, pack);
  const start: Start =
    wanted.start.kind === 'fresh' ? { kind: 'deal', options: wanted.start.options, seed: newSeed() } : wanted.start;
  return {
    id: newId(),
    game: game.id,
    start,
    seats: named(game, seats, start),
    pace,
    memoryAid,
    hints,
    ...(pack === undefined ? {} : { pack }),
    packHash: rules.pack,
    startedAt: now,
    playedAt: now,
    played: [{ version: rules.version, from: 1 }],
  };
}

function named({ bots }: WholeGame, seats: readonly WantedSeat[], { seed }: Start): LocalSeat[] {
  const random = randomFor('names', seed);
  const taken: string[] = [];
  const take = (name: string): string => {
    const distinct = distinctName(name, taken);
    taken.push(distinct);
    return distinct;
  };
  const people = seats.map(({ name }) => (name === undefined ? undefined : take(readName(name) ?? '?')));
  return seats.map(({ level }, seat) => {
    const name = people[seat] ?? take(botName(bots, random, lookAlikesAmong(bots.names, taken)));
    return { name, ...(level === undefined ? {} : { level }) };
  });
}

async function rulesFor(game: WholeGame, pack: object | undefined): Promise<AnyRules> {
  const read = await rulesWithPack(game, pack);
  if (!read.ok) throw new Error(`The pack cannot be used: ${read.problems[0]}`);
  return read.rules;
}
