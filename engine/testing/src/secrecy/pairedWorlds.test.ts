import { liarsDice as dice, type LiarsDice } from '@omerta/liars-dice/rules';
import { expect, test } from 'vitest';
import { inPairs } from './inPairs.ts';
import { pairedWorlds } from './pairedWorlds.ts';
import { seenEvents, visibleTo } from './visibleTo.ts';

const games = Array.from({ length: 12 }, (_, seed) => ({
  rules: dice,
  options: { players: 3, secondRoll: true },
  seed,
  seat: seed % 3,
}));

test('two worlds look the same to their seat, now and ever since the deal, but are not', () => {
  let pairs = 0;
  let apart = 0;
  for (const game of games) {
    for (const { seat, worlds, steps } of pairedWorlds(game)) {
      const [here, there] = worlds.map(({ state, events }) => ({
        look: visibleTo(dice, state, seat),
        seen: seenEvents(dice, events, seat),
      }));
      expect(there).toEqual(here);
      expect(worlds[1].state).not.toEqual(worlds[0].state);
      pairs += 1;
      if (steps > 0) apart += 1;
    }
  }
  expect(pairs).toBeGreaterThan(20);
  expect(apart).toBeGreaterThan(0); // they have gone on, each by itself
});

test('what a seat was not told happened otherwise before, too', () => {
  let otherwise = 0;
  for (const game of games) {
    for (const { worlds, steps } of pairedWorlds(game)) {
      const [here, there] = worlds.map(({ events }) => JSON.stringify(events));
      if (steps === 0 && here !== there) otherwise += 1;
    }
  }
  expect(otherwise).toBeGreaterThan(0);
});

test('a share in the middle of a row has the same pairs', async () => {
  const seen = async (first: number, count: number) => {
    const states: unknown[] = [];
    const run = inPairs<LiarsDice>({
      gameAt: number => games[number % games.length]!,
      difference({ worlds }) {
        states.push(structuredClone(worlds.map(({ state }) => state)));
        return undefined;
      },
    });
    expect(await run({ first, count, until: () => false, log: () => {} })).toMatchObject({ trials: count });
    return states;
  };
  expect(await seen(3, 4)).toEqual((await seen(0, 7)).slice(3));
});

test('a difference stops a search that wants only one, and is told with its seed', async () => {
  const run = inPairs<LiarsDice>(
    { gameAt: number => games[number]!, difference: (_pair, seed) => (seed < 2 ? undefined : 'x') },
    1,
  );
  const { trials, failures } = await run({ first: 0, count: 10, until: () => false, log: () => {} });
  expect({ trials, failures }).toEqual({ trials: 3, failures: [{ seed: 2, what: 'x' }] });
});
