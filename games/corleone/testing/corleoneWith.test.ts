import { expect, test } from 'vitest';
import { choicesOf, corleoneWith, handOf, jump, play, promptOf, refusal, see, waiting } from './index.ts';

test('T2 the active player names who goes first, and one finishes before the other starts', () => {
  const game = corleoneWith({ turn: 'A', control: { brooklyn: 'B' } });
  play(game, 'A', 'thug:bar', 'first:B');
  expect(waiting(game)).toEqual(['B']);
  play(game, 'B', 'use:booze', 'use:$2');
  expect(choicesOf(game, 'A').toSorted()).toEqual(['done', 'use:$2', 'use:booze']);
  expect(handOf(game, 'B')).toEqual(['$2', 'booze']);
});

test('a refused choice throws with its reason, and `refusal` returns the reason', () => {
  const game = corleoneWith({ board: { bar: 'B.thug' } });
  expect(refusal(game, 'A', 'thug:bar')).toBe('thugSpaceOccupied');
  expect(refusal(game, 'A', 'thug:gunShop')).toBeUndefined();
  expect(() => play(game, 'A', 'thug:bar')).toThrow('A: thug:bar: refused, thugSpaceOccupied');
});

test('I7 each viewer sees the same story, but only the picker sees the jobs', () => {
  const game = corleoneWith({ jobDeck: ['usurp', 'layLow'] });
  play(game, 'A', 'thug:pennCentral', 'use:job');
  const looked = { kind: 'jobsLookedAt', seat: 'A', count: 2 };
  expect(see(game, 'A').at(-1)).toEqual({ ...looked, jobs: ['usurp', 'layLow'] });
  expect(see(game, 'spectator').at(-1)).toEqual({ ...looked, jobs: undefined });
});

test('a story can jump to another phase', () => {
  const game = corleoneWith({ allies: ['capo'], A: { suitcase: ['$5'] } });
  jump(game, 'bribery');
  expect([waiting(game), promptOf(game, 'A'), promptOf(game, 'B')]).toEqual([['A'], 'bid', undefined]);
});

test('an impossible state throws', () => {
  expect(() => corleoneWith({ A: { hand: ['boze'] } })).toThrow('given.A.hand: no card "boze" in this pack');
});
