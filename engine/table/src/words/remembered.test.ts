import { expect, test } from 'vitest';
import { remembered } from './remembered.ts';

test('what is loaded is loaded once, and what failed is tried again', async () => {
  const asked: string[] = [];
  const load = remembered(async (key: string) => {
    asked.push(key);
    if (asked.length === 1) throw new Error('offline');
    return key.toUpperCase();
  });
  await expect(load('a')).rejects.toThrow('offline');
  expect(await load('a')).toBe('A');
  expect(load('a')).toBe(load('a'));
  expect(await load('b')).toBe('B');
  expect(asked).toEqual(['a', 'a', 'b']);
});
