import { expect, test } from 'vitest';
import { biddersOf, bidOrder, inTurnOrder } from './bids.ts';
import { emptyPurse } from './cards.ts';

test('B2 B3 the highest bid comes first, ties in turn order from the horse head; a bid of 0 gets nothing', () => {
  const bids = [{ $5: 1 }, { $5: 1 }, {}, { $3: 1, $5: 1 }].map(bid => ({ ...emptyPurse(), ...bid }));
  expect(bidOrder(bids, 1)).toEqual([3, 1, 0, 2]);
  expect(biddersOf(bids, 0)).toEqual([3, 0, 1]);
});

test('F1 turns go once round the table', () => {
  expect(inTurnOrder(4, 2)).toEqual([2, 3, 0, 1]);
});
