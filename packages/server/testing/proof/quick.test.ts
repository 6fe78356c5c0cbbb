// A few trials of the suites that are quick enough for everybody's `npm test`.
import { randomFor } from '@omerta/kernel/testing';
import { expect, test } from 'vitest';
import { isAllowedOrigin, originRule } from '../../src/http/origins.ts';
import { distortedOrigin, HOST } from '../origins.ts';
import { thisEngine } from '../replay/engines.ts';
import { bitRot } from './bitRot.ts';
import { replayIn, replays } from './replays.ts';
import { verified } from './verified.ts';

const asked = { first: 0, until: () => false, tell: () => {} };

test('S15 finished games verify, also without our code; one changed bit is noticed', async () => {
  expect(await verified.run({ ...asked, count: 16 })).toMatchObject({ trials: 16, failures: [] });
});

test.each(verified.planted)('S15 $name is found', async ({ most, run }) => {
  const { failures } = await run({ ...asked, count: most });
  expect(failures).not.toEqual([]);
});

test('R10 records replay to the same states in another process', async () => {
  expect(await replayIn(thisEngine, { ...asked, count: 8 })).toMatchObject({ trials: 8, failures: [] });
});

test.each(replays.planted)('R10 $name is found', async ({ most, run }) => {
  const { failures } = await run({ ...asked, count: most });
  expect(failures).not.toEqual([]);
});

test('R9 a flipped bit is noticed, or means nothing', async () => {
  expect(await bitRot.run({ ...asked, count: 25 })).toMatchObject({ trials: 25, failures: [] });
});

test('S11 no distorted origin is like our own', () => {
  const rule = originRule([], 3000);
  for (let seed = 0; seed < 5_000; seed += 1) {
    const origin = distortedOrigin(randomFor('origins', seed));
    expect([origin, isAllowedOrigin(origin, HOST, rule)]).toEqual([origin, false]);
  }
});
