import { expect, test } from 'vitest';
import { shuffles } from './shuffles.ts';

const asked = { first: 0, until: () => false, tell: () => {} };

test('10,000 shuffles favour nothing', async () => {
  expect(await shuffles.run({ ...asked, count: 10_000 })).toEqual({ trials: 10_000, failures: [] });
});

test.each(shuffles.planted)('$name is found', async ({ run }) => {
  const { failures } = await run({ ...asked, count: 10_000 });
  expect(failures).not.toEqual([]);
});
