import { afterEach, expect, test, vi } from 'vitest';
import { remember, remembered } from './deviceMemory.ts';

afterEach(() => void vi.unstubAllGlobals());

const refuse = (name: string) => () => {
  throw new DOMException('No', name);
};

test('what is kept is remembered', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    setItem: (key: string, text: string) => void kept.set(key, text),
    getItem: (key: string) => kept.get(key) ?? null,
  });
  remember('bet', '3');
  expect([remembered('bet'), remembered('other')]).toEqual(['3', undefined]);
});

test('a browser that keeps nothing forgets', () => {
  const nowhere = { get: refuse('SecurityError'), configurable: true };
  const before = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
  Object.defineProperty(globalThis, 'localStorage', nowhere);
  try {
    remember('bet', '3');
    expect(remembered('bet')).toBeUndefined();
  } finally {
    Reflect.deleteProperty(globalThis, 'localStorage');
    if (before !== undefined) Object.defineProperty(globalThis, 'localStorage', before);
  }
});

test('a device without room forgets', () => {
  vi.stubGlobal('localStorage', { setItem: refuse('QuotaExceededError'), getItem: () => null });
  remember('bet', '3');
  expect(remembered('bet')).toBeUndefined();
});
