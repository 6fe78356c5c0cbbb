import { expect, test } from 'vitest';
import { RateLimit } from './rateLimit.ts';

test('a burst, then so many each second', () => {
  const limit = new RateLimit({ burst: 3, perSecond: 2 }, 0);
  expect([0, 0, 0, 0].map(now => limit.spend(now))).toEqual(['fine', 'fine', 'fine', 'tooMany']);
  expect(limit.spend(499)).toBe('tooMany');
  expect(limit.spend(1000)).toBe('fine');
  expect([60_000, 60_000, 60_000, 60_000].map(now => limit.spend(now))).toEqual(['fine', 'fine', 'fine', 'tooMany']);
});

test('a sender who goes on after refusals is an offender, until a pause', () => {
  const limit = new RateLimit({ burst: 2, perSecond: 1 }, 0);
  expect([0, 0, 0, 0].map(now => limit.spend(now))).toEqual(['fine', 'fine', 'tooMany', 'tooMany']);
  expect(limit.spend(1000)).toBe('fine');
  expect([1000, 1000, 1000].map(now => limit.spend(now))).toEqual(['tooMany', 'tooMany', 'offender']);
});

test('a clock that is turned back earns nothing', () => {
  const limit = new RateLimit({ burst: 1, perSecond: 1 }, 10_000);
  expect([10_000, 0, 0].map(now => limit.spend(now))).toEqual(['fine', 'tooMany', 'offender']);
});
