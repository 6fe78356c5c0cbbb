import { expect, test } from 'vitest';
import { shuffles } from './shuffles.ts';

const request = { first: 0, until: () => false, log: () => {} };

test('10,000 shuffles favour nothing', async () => {
  expect(await shuffles.run({ ...request, count: 10_000 })).toEqual({ trials: 10_000, failures: [] });
});

test.each(shuffles.planted)('$name is found', async ({ run }) => {
  const { failures } = await run({ ...request, count: 10_000 });
  expect(failures).not.toEqual([]);
});
