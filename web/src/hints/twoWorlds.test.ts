// Hints know no more than their seat. A share of `npm run proof -- --only S1-hints`.
import { expect, test } from 'vitest';
import { hints } from '../../testing/proof/hints.ts';

const request = { first: 0, until: () => false, log: () => {} };

test.each(hints)('$id: other hidden cards, the same hint in the same words', async ({ run }) => {
  expect(await run({ ...request, count: 20 })).toMatchObject({ trials: 20, failures: [] });
});

test.each(hints.flatMap(({ id, planted }) => planted.map(each => ({ id, ...each }))))(
  '$id: $name is found',
  async ({ most, run }) => {
    const { failures } = await run({ ...request, count: most });
    expect(failures).not.toEqual([]);
  },
);
