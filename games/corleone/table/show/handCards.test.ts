import { emptyHand } from '@omerta/corleone/seen';
import { expect, test } from 'vitest';
import { allCards } from './handCards.ts';

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
