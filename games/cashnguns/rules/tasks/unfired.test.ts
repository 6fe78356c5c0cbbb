import { expect, test } from 'vitest';
import { afterRound, asks, lootOf, play, see } from '../../testing/index.ts';

const A = { talent: 'professional' } as const;
const shot = { A: 'bang>B', B: 'click>A duck', C: 'click>D', D: 'click>C' };

test('T-PRO AMB-48 he steals a random card, each equally likely, and cannot decline', () => {
  let bills = 0;
  for (let seed = 0; seed < 300; seed += 1) {
    const game = afterRound({ seed, A, B: { loot: ['bill20', 'painting', 'painting'] } }, shot);
    expect(lootOf(game, 'A')).toHaveLength(1);
    if (lootOf(game, 'A')[0] === 'bill20') bills += 1;
  }
  expect(bills).toBeGreaterThan(70);
  expect(bills).toBeLessThan(130);
});

test('AMB-13 first the Stealthy, then the Doctor, then the discards from the Godfather clockwise', () => {
  const game = afterRound(
    {
      players: 6,
      godfather: 'E',
      A: { talent: 'smart' },
      B: { talent: 'doctor', wounds: 1 },
      C: { talent: 'stealthy' },
      D: { talent: 'professional' },
      F: { loot: ['painting'] },
    },
    { A: 'click>B', B: 'click>A duck', C: 'click>A duck', D: 'bang>F', E: 'click>B', F: 'click>A duck' },
  );
  expect(asks(game)).toBe('B doctor');
  play(game, 'B', 'heal');
  expect(asks(game)).toBe('A smart');
  play(game, 'A', 'discard:click');
  const order = see(
    game,
    'spectator',
    'stealthyTook',
    'woundHealed',
    'bulletDiscarded',
    'bulletTakenBack',
    'bangShown',
  );
  expect(order.map(({ kind, seat }) => `${seat} ${kind}`)).toEqual([
    'C stealthyTook',
    'B woundHealed',
    'E bulletDiscarded',
    'F bulletDiscarded',
    'A bulletTakenBack',
    'A bulletDiscarded',
    'B bulletDiscarded',
    'C bulletDiscarded',
    'D bangShown',
  ]);
});
