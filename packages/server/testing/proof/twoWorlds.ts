import type { Planted, Suite } from '@omerta/kernel/testing';
import { HIDDEN } from '../worlds/hidden.ts';
import { EVENTS_TO_ALL, leaksOf } from '../worlds/plantedLeaks.ts';
import { playedOn } from '../worlds/playedOn.ts';
import type { WorldTable } from '../worlds/positions.ts';
import { searchPositions } from '../worlds/search.ts';

export const TABLES: Readonly<Record<'corleone' | 'cashnguns', readonly WorldTable[]>> = {
  corleone: [2, 3, 4, 5].map(players => ({ game: 'corleone', players })),
  cashnguns: [
    { game: 'cashnguns', players: 4 },
    { game: 'cashnguns', players: 6, options: { talents: true } },
    { game: 'cashnguns', players: 8, options: { talents: true, talentDeal: 'two' } },
    { game: 'cashnguns', players: 5, options: { talents: true, lootVisibility: 'open', lootLog: 'open' } },
  ],
};

/** Both games in turn. */
export const ALL_TABLES: readonly WorldTable[] = TABLES.corleone.flatMap((table, at) => [table, TABLES.cashnguns[at]!]);

export const twoWorlds: readonly Suite[] = [
  suite('corleone', "Corleone's Empire", 3),
  suite('cashnguns', "Ca$h 'n Guns", 1),
  {
    id: 'S1-sockets',
    promise: 'hidden',
    shows: 'Both games: the same over real sockets, packet by packet',
    unit: 'positions',
    trials: { long: 600, night: 9_600 },
    share: 600,
    run: asked => searchPositions({ ...asked, tables: ALL_TABLES, course: () => playedOn, overSockets: true }),
    planted: Object.entries({ 'events shown to everybody': EVENTS_TO_ALL, ...paddedViews() }).map(([name, leak]) => ({
      name,
      most: 1_200,
      run: asked =>
        searchPositions({
          ...asked,
          tables: [TABLES.cashnguns[1]!],
          course: () => playedOn,
          overSockets: true,
          leak,
          enough: 1,
        }),
    })),
  },
];

function suite(game: 'corleone' | 'cashnguns', name: string, plantedAt: number): Suite {
  return {
    id: `S1-${game}`,
    promise: 'hidden',
    shows: `${name}: every byte a server sends a viewer (lines, endpoints, pushes, and lines for the operator) is the same in two worlds that differ in what is hidden`,
    unit: 'positions',
    trials: { long: 4_800, night: 100_000 },
    share: 1_200,
    run: asked => searchPositions({ ...asked, tables: TABLES[game], course: () => playedOn }),
    planted: planted(game, TABLES[game][plantedAt]!),
  };
}

function planted(game: 'corleone' | 'cashnguns', table: WorldTable): Planted[] {
  const leaks = { ...leaksOf(HIDDEN[game]), 'events shown to everybody': EVENTS_TO_ALL };
  return Object.entries(leaks).map(([name, leak]) => ({
    name,
    most: 2_400,
    run: asked => searchPositions({ ...asked, tables: [table], course: () => playedOn, leak, enough: 1 }),
  }));
}

function paddedViews() {
  const name = 'the length of what is hidden, as white space in the view';
  return { [name]: leaksOf(HIDDEN.cashnguns)[name]! };
}
