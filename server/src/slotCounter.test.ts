import { expect, test } from 'vitest';
import { SlotCounter } from './slotCounter.ts';

test('a name takes as many slots as its limit, and other names have their own', () => {
  const slots = new SlotCounter();
  expect([slots.take('ann', 2), slots.take('ann', 2), slots.take('ann', 2)].map(Boolean)).toEqual([true, true, false]);
  expect(slots.take('bob', 2)).toBeDefined();
});

test('a released slot is free again, and releasing it twice frees one', () => {
  const slots = new SlotCounter();
  const release = slots.take('ann', 2)!;
  slots.take('ann', 2);
  release();
  release();
  expect([slots.take('ann', 2), slots.take('ann', 2)].map(Boolean)).toEqual([true, false]);
});

test('a name without slots takes no memory', () => {
  const slots = new SlotCounter();
  for (let count = 0; count < 100; count++) slots.take(`guest ${count}`, 1)?.();
  expect(slots.names).toBe(0);
});
