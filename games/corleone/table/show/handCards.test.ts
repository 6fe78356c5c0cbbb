import { emptyHand, standardPack } from '@omerta/corleone/seen';
import { expect, test } from 'vitest';
import { allCards, goodsFor, inDiscardOrder } from './handCards.ts';

test('a hand is shown money first, highest first, and equal cards keep names of their own', () => {
  const hand = { ...emptyHand(), $1: 1, $5: 2, gun: 1, jobs: ['mobHit', 'mobHit'], allies: ['capo'] };
  expect(allCards(hand).map(({ key }) => key)).toEqual([
    '$5.1',
    '$5.0',
    '$1.0',
    'gun.0',
    'mobHit.0',
    'mobHit.1',
    'capo.0',
  ]);
});

test('RN-07 discards go in one order: jobs, goods, notes, allies', () => {
  expect(inDiscardOrder(standardPack, ['capo', '$5', 'gun', '$1', 'mobHit', 'carBomb'])).toEqual([
    'carBomb',
    'mobHit',
    'gun',
    '$1',
    '$5',
    'capo',
  ]);
});

test('J1 narcotics make up for what is missing, each card once', () => {
  const held = (goods: Parameters<typeof goodsFor>[1], narcotics: number) =>
    goodsFor({ ...emptyHand(), gun: 1, narcotics }, goods).map(({ isHeld }) => isHeld);
  expect(held(['gun', 'gun', 'booze'], 0)).toEqual([true, false, false]);
  expect(held(['gun', 'gun', 'booze'], 1)).toEqual([true, true, false]);
  expect(held(['gun', 'gun', 'booze'], 2)).toEqual([true, true, true]);
});
