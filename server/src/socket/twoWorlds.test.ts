// No viewer can tell, by any byte it is sent, two worlds apart that differ only in hidden information.
import { expect, test } from 'vitest';
import { type GameTable, hiddenIn } from '../../testing/games.ts';
import { EVENTS_TO_ALL, leaksOf } from '../../testing/worlds/plantedLeaks.ts';
import { playedOn } from '../../testing/worlds/playedOn.ts';
import { searchPositions } from '../../testing/worlds/search.ts';

const CORLEONE: GameTable = { game: 'corleone', players: 4, options: {} };
const CASH: GameTable = { game: 'cashnguns', players: 5, options: { talents: true, talentDeal: 'two' } };

test.each([CORLEONE, CASH])('$game: 96 positions look the same in both worlds', async table => {
  const { trials, failures, sums } = await searchPositions({
    tables: [table],
    course: () => playedOn,
    first: 0,
    count: 96,
  });
  expect(failures).toEqual([]);
  expect(trials).toBe(96);
  expect(sums!.steps).toBeGreaterThan(150);
  expect(sums!.bytes).toBeGreaterThan(600_000);
});

test.each([CORLEONE, CASH])('$game: 24 positions look the same over real sockets', async table => {
  const search = { tables: [table], course: () => playedOn, overSockets: true, first: 0, count: 24 };
  expect(await searchPositions(search)).toMatchObject({ trials: 24, failures: [] });
});

test('over real sockets a leak is found as well', async () => {
  const leak = leaksOf(hiddenIn(CASH.game))['the length of what is hidden, as white space in the view']!;
  const search = { tables: [CASH], course: () => playedOn, overSockets: true, first: 0, count: 24, leak, enough: 1 };
  expect((await searchPositions(search)).failures).toHaveLength(1);
});

const leaks = { ...leaksOf(hiddenIn(CASH.game)), 'events shown to all': EVENTS_TO_ALL };

test.each(Object.entries(leaks))('a planted leak is found: %s', async (_name, leak) => {
  const search = { tables: [CASH], course: () => playedOn, first: 0, count: 400, leak, enough: 1 };
  const { failures } = await searchPositions(search);
  expect(failures).toHaveLength(1);
});
