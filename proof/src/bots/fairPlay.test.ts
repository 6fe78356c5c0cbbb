// Bots choose by what their seat sees. A share of `npm run proof -- --only S1-bots`.
import { expect, test } from 'vitest';
import { fairPlay } from './fairPlay.ts';

const request = { first: 0, until: () => false, log: () => {} };

test.each(fairPlay)('$id: other hidden cards, the same choice', async ({ run }) => {
  expect(await run({ ...request, count: 20 })).toMatchObject({ trials: 20, failures: [] });
});

test.each(fairPlay.flatMap(({ id, planted }) => planted.map(each => ({ id, ...each }))))(
  '$id: $name is found',
  async ({ most, run }) => {
    const { failures } = await run({ ...request, count: most });
    expect(failures).not.toEqual([]);
  },
);
