import { NO_SEATS, pick } from '@omerta/kernel';
import { ActivePlayers } from 'boardgame.io/core';
import { CreateGameReducer, type Game, InitializeGame, ProcessGameConfig, type State } from 'boardgame.io/internal';
import { calibrationJob, calibrationRow } from '../calibration.ts';
import type { Figures } from '../figures.ts';
import { firstOf, playersRandom } from '../playOut.ts';
import { type Effort, type Job, perSecond, speedsOf } from '../speed.ts';
import { type Docks, setUp, waitingFor } from './docks.ts';
import { enumerate, moves } from './moves.ts';

/** The Docks played at random through boardgame.io's reducer. */
export function yardstickFigures(seats: number, rounds: number, effort: Effort): Figures {
  const served = gameOf(rounds, { disableUndo: false });
  const bare = gameOf(rounds, { disableUndo: true });
  const reducer = CreateGameReducer({ game: bare });
  const jobs = {
    calibration: calibrationJob(),
    asServed: wholeGames(served, seats, () => CreateGameReducer({ game: served })),
    reused: wholeGames(bare, seats, () => reducer),
  };
  const { calibration, asServed, reused } = speedsOf(jobs, effort);
  return {
    rows: [
      perSecond('a reducer for each move, undo (as its server does)', 'decisions/s', asServed.amounts),
      perSecond('one reducer for all, no undo', 'decisions/s', reused.amounts),
      perSecond('whole games, the same', 'games/s', reused.pieces),
    ],
    calibration: calibrationRow(calibration),
  };
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
