import { NO_SEATS, pick } from '@omerta/kernel';
import { ActivePlayers } from 'boardgame.io/core';
import { CreateGameReducer, type Game, InitializeGame, ProcessGameConfig, type State } from 'boardgame.io/internal';
import type { Row } from '../figures.ts';
import { firstOf, playersRandom } from '../playOut.ts';
import { type Effort, type Job, perSecond, speedsOf } from '../speed.ts';
import { type Docks, setUp, waitingFor } from './docks.ts';
import { enumerate, moves } from './moves.ts';

/** The Docks played at random through boardgame.io's reducer. */
export function yardstickRows(seats: number, rounds: number, effort: Effort): Row[] {
  const documented = gameOf(rounds, { disableUndo: false });
  const bare = gameOf(rounds, { disableUndo: true });
  const reducer = CreateGameReducer({ game: bare });
  const asServed = speedsOf(
    wholeGames(documented, seats, () => CreateGameReducer({ game: documented })),
    effort,
  );
  const reused = speedsOf(
    wholeGames(bare, seats, () => reducer),
    effort,
  );
  return [
    perSecond('a reducer for each move, undo (as its server does)', 'decisions/s', asServed.amounts),
    perSecond('one reducer for all, no undo', 'decisions/s', reused.amounts),
    perSecond('whole games, the same', 'games/s', reused.pieces),
  ];
}

function gameOf(rounds: number, { disableUndo }: { disableUndo: boolean }): Game<Docks> {
  return ProcessGameConfig({
    name: 'docks',
    seed: 0,
    disableUndo,
    setup: ({ ctx, random }) => setUp(ctx.numPlayers, rounds, random),
    turn: { activePlayers: ActivePlayers.ALL },
    moves,
    endIf: ({ G }) => (G.asked.length === 0 ? true : undefined),
  });
}

type Reducer = ReturnType<typeof CreateGameReducer<Docks>>;

function wholeGames(game: Game<Docks>, numPlayers: number, nextReducer: () => Reducer): Job {
  return seed => {
    const random = playersRandom(seed);
    let decisions = 0;
    let state = InitializeGame({ game: { ...game, seed }, numPlayers });
    for (let waiting = waitingFor(state.G); waiting !== NO_SEATS; waiting = waitingFor(state.G)) {
      const seat = firstOf(waiting);
      const answers = enumerate(state.G, seat);
      if (answers.length > 1) decisions++;
      const { move, args } = pick(random, answers);
      const payload = { type: move, args, playerID: String(seat) };
      state = accepted(state, nextReducer()(state, { type: 'MAKE_MOVE', payload }), move);
    }
    return decisions;
  };
}

function accepted(before: State<Docks>, after: State<Docks>, move: string): State<Docks> {
  if (after._stateID === before._stateID) throw new Error(`boardgame.io refused ${move}`);
  return after;
}
