import { expect, test } from 'vitest';
import { codeProblem } from '../join/codeProblem.ts';
import { ApiError } from '../net/api.ts';
import type { ApiCode } from '../net/apiCodes.ts';
import { doormanSays } from './doormanSays.ts';

/** Shows the key and its values instead of words. */
const say = ((key: string, values = {}) => `${key} ${JSON.stringify(values)}`) as Parameters<typeof codeProblem>[0];

test('a code that nobody has typed wrong yet is asked for', () => {
  expect(doormanSays(undefined)).toBe('code.ask');
});

test.each<[ApiCode, string, string]>([
  ['noSuchMatch', 'code.unknown', 'join.unknown {"code":"ZEBU"}'],
  ['shownOut', 'code.keptOut', 'refusal.shownOut {}'],
  ['tooManyTries', 'code.wait', 'refusal.tooManyTries {"minutes":2}'],
  ['tooMany', 'code.wait', 'refusal.tooMany {}'],
  ['offline', 'code.notNow', 'refusal.offline {}'],
  ['full', 'code.notNow', 'refusal.full {}'],
  ['busy', 'code.notNow', 'refusal.busy {}'],
  ['stopping', 'code.notNow', 'refusal.stopping {}'],
  ['fault', 'code.notNow', 'refusal.fault {}'],
])('a code refused with %s is answered by its reason', (code, atTheDoor, below) => {
  expect(doormanSays(code)).toBe(atTheDoor);
  expect(codeProblem(say, 'ZEBU', new ApiError(code, [], { retryAfter: 90 }))).toBe(below);
});
