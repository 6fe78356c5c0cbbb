import { afterEach, expect, test, vi } from 'vitest';
import { entropyOf, newEntropy } from './entropy.ts';

afterEach(() => void vi.unstubAllGlobals());

const refuse = () => {
  throw new DOMException('No', 'QuotaExceededError');
};

test('a seat’s part of the shuffle is kept', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    setItem: (key: string, text: string) => void kept.set(key, text),
    getItem: (key: string) => kept.get(key) ?? null,
  });
  expect(newEntropy('m1')).toBe(entropyOf('m1'));
});

test('a device that keeps nothing can be ready all the same', () => {
  vi.stubGlobal('localStorage', { setItem: refuse, getItem: () => null });
  expect(newEntropy('m1')).toMatch(/^[0-9a-f]{32}$/);
  expect(entropyOf('m1')).toBeUndefined();
});
