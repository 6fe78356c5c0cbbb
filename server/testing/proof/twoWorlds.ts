import type { Planted, Suite, TrialRequest } from '@omerta/testing';
import { plantedPatch } from '../process/patchedRun.ts';
import { HIDDEN } from '../worlds/hidden.ts';
import { FRAME_WITH_CHOICE, PATCHES } from '../worlds/patches.ts';
import { EVENTS_TO_ALL, leaksOf } from '../worlds/plantedLeaks.ts';
import { playedOn } from '../worlds/playedOn.ts';
import type { WorldTable } from '../worlds/positions.ts';
import { searchPositions } from '../worlds/search.ts';
import { ALL_TABLES, TABLES } from '../worlds/tables.ts';

const TRIALS = new URL('../worlds/trials.ts', import.meta.url);

export const twoWorlds: readonly Suite[] = [
  suite('corleone', "Corleone's Empire", 3),
  suite('cashnguns', "Ca$h 'n Guns", 1),
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
            tables: [TABLES.cashnguns[1]!],
            course: () => playedOn,
            overSockets: true,
            leak,
            enough: 1,
          }),
      })),
      plantedPatch(
        'a frame that shows the last choice',
        1_200,
        { module: TRIALS, run: 'sockets' },
        ...FRAME_WITH_CHOICE,
      ),
    ],
  },
];

function suite(game: 'corleone' | 'cashnguns', name: string, plantedAt: number): Suite {
  return {
    id: `S1-${game}`,
    promise: 'hidden',
    shows: `${name}: every byte a server sends a viewer (socket, endpoints, push messages, and log lines for the operator) is the same in two worlds that differ in what is hidden, and in what others choose unseen`,
    unit: 'positions',
    trials: { long: 4_800, night: 100_000 },
    share: 1_200,
    run: request => searchPositions({ ...request, tables: TABLES[game], course: () => playedOn }),
    planted: planted(game, TABLES[game][plantedAt]!),
  };
}

function planted(game: 'corleone' | 'cashnguns', table: WorldTable): Planted[] {
  const leaks = { ...leaksOf(HIDDEN[game]), 'events shown to all': EVENTS_TO_ALL };
  const wrapped = Object.entries(leaks).map(([name, leak]) => ({
    name,
    most: 2_400,
    run: (request: TrialRequest) =>
      searchPositions({ ...request, tables: [table], course: () => playedOn, leak, enough: 1 }),
  }));
  const program = { module: TRIALS, run: game };
  return [
    ...wrapped,
    ...Object.entries(PATCHES).map(([name, patches]) => plantedPatch(name, 2_400, program, ...patches)),
  ];
}

function paddedViews() {
  const name = 'the length of what is hidden, as white space in the view';
  return { [name]: leaksOf(HIDDEN.cashnguns)[name]! };
}
