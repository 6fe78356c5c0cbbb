import { expect, test } from 'vitest';
import { emptyHand } from './cards.ts';
import { canPay, goodsFor, missingFor, needsOf, shortOf } from './payment.ts';

const hand = (held: Partial<ReturnType<typeof emptyHand>>) => ({ ...emptyHand(), ...held });

test('J1 a payment takes exactly its cards', () => {
  expect(canPay(hand({ gun: 1, narcotics: 1 }), ['gun', 'narcotics'])).toBe(true);
  expect(canPay(hand({ gun: 1, narcotics: 1 }), ['gun', 'gun'])).toBe(false);
});

test('J1 narcotics make up for what is missing, each card once', () => {
  const held = (narcotics: number) =>
    goodsFor(hand({ gun: 1, narcotics }), ['gun', 'gun', 'booze']).map(({ isHeld }) => isHeld);
  expect(held(0)).toEqual([true, false, false]);
  expect(held(1)).toEqual([true, true, false]);
  expect(held(2)).toEqual([true, true, true]);
});

test('J1 counts the goods that are short, and those missing even with narcotics', () => {
  const needs = needsOf(['booze', 'gun', 'gun']);
  expect(needs).toEqual([
    ['gun', 2],
    ['booze', 1],
  ]);
  const counts = (narcotics: number) => {
    const held = hand({ gun: 1, narcotics });
    return [shortOf(held, needs), missingFor(held, needs)];
  };
  expect([counts(0), counts(1), counts(3)]).toEqual([
    [2, 2],
    [2, 1],
    [2, 0],
  ]);
});
