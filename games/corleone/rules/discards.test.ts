import { expect, test } from 'vitest';
import { bindPack } from './content.ts';
import { inCardOrder } from './discards.ts';
import { standardPack } from './pack/standard.ts';

test('RN-33 discards go in one order: jobs, goods, notes, allies', () => {
  const cards = ['capo', '$5', 'gun', '$1', 'mobHit', 'carBomb'];
  expect(inCardOrder(bindPack(standardPack), cards)).toEqual(['carBomb', 'mobHit', 'gun', '$1', '$5', 'capo']);
});
