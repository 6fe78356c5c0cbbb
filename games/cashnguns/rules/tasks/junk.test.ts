import { expect, test } from 'vitest';
import { cashWith, lootOf, play } from '../../testing/index.ts';

test('T-JUN she draws before she gives: from a player with one card she always gets that card', () => {
  for (let seed = 0; seed < 30; seed += 1) {
    const game = cashWith({
      seed,
      stage: 'sharing',
      godfather: 'C',
      B: { down: 'ducked', loot: ['painting'] },
      C: { talent: 'junkDealer' },
    });
    play(game, 'C', 'take:bill5', 'swap:B');
    expect(lootOf(game, 'C')).toEqual(['painting']);
  }
});
