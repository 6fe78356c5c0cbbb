import { expect, test } from 'vitest';
import { searchLeaks } from '../../testing/play/twoWorlds.ts';
import { rate, tell } from '../../testing/process/figures.ts';

test.each([
  { game: 'corleone', players: 2, positions: 1000, seed: 2 },
  { game: 'corleone', players: 3, positions: 1000, seed: 3 },
  { game: 'corleone', players: 4, positions: 1000, seed: 4 },
  { game: 'corleone', players: 5, positions: 1000, seed: 5 },
  { game: 'cashnguns', players: 4, positions: 1000, seed: 6 },
  { game: 'cashnguns', players: 6, positions: 1000, seed: 7, options: { talents: true } },
  { game: 'cashnguns', players: 8, positions: 1000, seed: 8, options: { talents: true, talentDeal: 'two' } },
  { game: 'cashnguns', players: 5, positions: 1000, seed: 9, options: { lootVisibility: 'open', lootLog: 'open' } },
])('$game with $players players: $positions positions look the same in both worlds', async search => {
  const { differences, positions, steps, bytes } = await searchLeaks(search);
  tell({
    'two worlds': search.game,
    players: search.players,
    steps,
    bytes,
    'positions that differ': rate(differences.length, positions),
  });
  expect(differences).toEqual([]);
  expect(positions).toBe(search.positions);
});
