// Nobody can tell, by any byte they are sent, in which of two worlds they are that differ only in what they may not know.
import { expect, test } from 'vitest';
import { leaksOfCashNGuns, leaksOfCorleone, plant } from '../../testing/play/plantedLeaks.ts';
import { searchLeaks } from '../../testing/play/twoWorlds.ts';

test.each([
  { game: 'corleone', players: 4, positions: 120 },
  { game: 'cashnguns', players: 5, positions: 120, options: { talents: true, talentDeal: 'two' } },
])('$game: $positions positions look the same in both worlds', async search => {
  const { differences, positions, steps, bytes } = await searchLeaks(search);
  expect(differences).toEqual([]);
  expect(positions).toBe(search.positions);
  expect(steps).toBeGreaterThan(search.positions);
  expect(bytes).toBeGreaterThan(600_000);
});

test.each(Object.entries(leaksOfCorleone))('a planted leak is found: %s', async (_name, leak) => {
  const { differences } = await searchLeaks({ game: 'corleone', players: 4, positions: 60, leak: plant(leak) });
  expect(differences).not.toEqual([]);
});

test.each(Object.entries(leaksOfCashNGuns))("a planted leak of Ca$h 'n Guns is found: %s", async (_name, leak) => {
  const { differences } = await searchLeaks({ game: 'cashnguns', players: 5, positions: 60, leak: plant(leak) });
  expect(differences).not.toEqual([]);
});
