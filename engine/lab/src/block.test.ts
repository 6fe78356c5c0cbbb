import { expect, test } from 'vitest';
import { type Block, readBlock, sharesOf } from './block.ts';

test('a shared victory is split, and a game without a winner counts for no player', () => {
  expect(sharesOf([1, 3, 2, 4])).toEqual([1, 0, 0, 0]);
  expect(sharesOf([1, 3, 1, 4])).toEqual([0.5, 0, 0.5, 0]);
  expect(sharesOf([2, 3, 2, 4])).toEqual([0, 0, 0, 0]);
});

test('a written block is read again; other data are refused', () => {
  const game = { places: [1, 2], scores: [9, 4.5] };
  const block: Block = { block: 3, games: [game, game], times: [{ 40: 3 }, {}] };
  const written = (changes: object) => readBlock(JSON.parse(JSON.stringify({ ...block, ...changes })), 2);
  expect(written({})).toEqual(block);
  expect(readBlock(block, 3)).toBeUndefined();
  const spoilt = [
    { block: 'three' },
    { games: [game] },
    { games: [game, { places: [1, 2], scores: ['many', 0] }] },
    { times: [{ 40: 'often' }, {}] },
    { times: undefined },
  ];
  for (const changes of spoilt) expect(written(changes)).toBeUndefined();
  expect(readBlock(null, 2)).toBeUndefined();
});
