import { type GameId, USUAL_GAME_IDS } from '@omerta/games';
import type { Planted, Suite, TrialRequest } from '@omerta/testing';
import { ALL_TABLES, GAMES, HIDING_GAMES, hiddenIn, plantedTable, tablesOf } from '../games.ts';
import { plantedPatch } from '../process/patchedRun.ts';
import { FRAME_WITH_CHOICE, PATCHES, TRACES } from '../worlds/patches.ts';
import { EVENTS_TO_ALL, leaksOf } from '../worlds/plantedLeaks.ts';
import { playedOn } from '../worlds/playedOn.ts';
import { searchPositions } from '../worlds/search.ts';
import { stepOrNone } from '../worlds/stepOrNone.ts';

const TRIALS = new URL('../worlds/trials.ts', import.meta.url);
const OVER_SOCKETS = HIDING_GAMES.at(-1)!; // the game whose leaks are planted there

export const twoWorlds: readonly Suite[] = [
  ...USUAL_GAME_IDS.map(suite),
  {
    id: 'S1-steps',
    promise: 'hidden',
    shows:
      'All games: a step that a viewer cannot see (a changed secret answer, an undo) and no step at all leave the same bytes wherever the viewer can read: lists, table, log, metrics, chat, streams',
    unit: 'positions',
    trials: { long: 1_200, night: 20_000 },
    share: 600,
    run: request => searchPositions({ ...request, tables: ALL_TABLES, course: () => stepOrNone }),
    planted: Object.entries(TRACES).map(([name, patch]) =>
      plantedPatch(name, 1_200, { module: TRIALS, run: 'stepsOrNone' }, patch),
    ),
  },
  {
    id: 'S1-sockets',
    promise: 'hidden',
    shows: 'All games: the same over real sockets, packet by packet',
    unit: 'positions',
    trials: { long: 600, night: 9_600 },
    share: 600,
    run: request => searchPositions({ ...request, tables: ALL_TABLES, course: () => playedOn, overSockets: true }),
    planted: [
      ...Object.entries({ 'events shown to all': EVENTS_TO_ALL, ...paddedViews() }).map(([name, leak]) => ({
        name,
        most: 1_200,
        run: (request: TrialRequest) =>
          searchPositions({
            ...request,
            tables: [plantedTable(OVER_SOCKETS)],
            course: () => playedOn,
            overSockets: true,
            leak,
            enough: 1,
          }),
      })),
      plantedPatch(
        'a frame that shows the last choice',
        1_200,
        { module: TRIALS, run: 'overSockets' },
        ...FRAME_WITH_CHOICE,
      ),
    ],
  },
];

function suite(game: GameId): Suite {
  return {
    id: `S1-${game}`,
    promise: 'hidden',
    shows: `${GAMES[game].title}: every byte a server sends a viewer (socket, endpoints, push messages, and log lines for the operator) is the same in two worlds that differ in what is hidden, and in what others choose unseen`,
    unit: 'positions',
    trials: { long: 4_800, night: 100_000 },
    share: 1_200,
    run: request => searchPositions({ ...request, tables: tablesOf(game), course: () => playedOn }),
    planted: planted(game),
  };
}

function planted(game: GameId): Planted[] {
  const table = plantedTable(game);
  const { hidden } = GAMES[game];
  const leaks = { ...(hidden === undefined ? {} : leaksOf(hidden)), 'events shown to all': EVENTS_TO_ALL };
  const wrapped = Object.entries(leaks).map(([name, leak]) => ({
    name,
    most: 2_400,
    run: (request: TrialRequest) =>
      searchPositions({ ...request, tables: [table], course: () => playedOn, leak, enough: 1 }),
  }));
  const program = { module: TRIALS, run: 'inGame', game };
  return [
    ...wrapped,
    ...Object.entries(PATCHES).map(([name, patches]) => plantedPatch(name, 2_400, program, ...patches)),
  ];
}

function paddedViews() {
  const name = 'the length of what is hidden, as white space in the view';
  return { [name]: leaksOf(hiddenIn(OVER_SOCKETS))[name]! };
}
