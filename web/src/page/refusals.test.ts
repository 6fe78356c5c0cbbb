import { expect, test } from 'vitest';
import { ApiError } from '../net/api.ts';
import { refusalWords } from './refusals.ts';

/** Shows the key and its values instead of words. */
const say = ((key: string, values = {}) => `${key} ${JSON.stringify(values)}`) as Parameters<typeof refusalWords>[0];

test.each([
  [undefined, 0],
  [15, 0],
  [60, 1],
  [61, 2],
  [3600, 60],
])('after too many wrong tries, %s seconds are %s minutes', (retryAfter, minutes) => {
  const words = refusalWords(say, new ApiError('tooManyTries', [], { retryAfter }));
  expect(words).toBe(`refusal.tooManyTries {"minutes":${minutes}}`);
});

test('refusals without words of their own are faults', () => {
  expect(refusalWords(say, new ApiError('full'))).toBe('refusal.full {}');
  expect(refusalWords(say, new ApiError('badOrigin'))).toBe('refusal.fault {}');
  expect(refusalWords(say, new Error('unforeseen'))).toBe('refusal.fault {}');
});
