// Nobody can tell, by any byte they are sent, in which of two worlds they are that differ only in what they may not know.
import { expect, test } from 'vitest';
import { searchLeaks } from '../../testing/play/twoWorlds.ts';

test.each([
  { game: 'corleone', players: 4, positions: 200 },
  { game: 'cashnguns', players: 5, positions: 200, options: { talents: true, talentDeal: 'two' } },
])('$game: $positions positions look the same in both worlds', async search => {
  const { differences, positions, steps, bytes } = await searchLeaks(search);
  expect(differences).toEqual([]);
  expect(positions).toBe(search.positions);
  expect(steps).toBeGreaterThan(search.positions);
  expect(bytes).toBeGreaterThan(1_000_000);
});
