// A bot is told apart from nobody by what it cannot see. A share of what `npm run proof -- --only S1-bots` looks at.
import { expect, test } from 'vitest';
import { fairPlay } from './fairPlay.ts';

const asked = { first: 0, until: () => false, tell: () => {} };

test.each(fairPlay)('$id: other hidden cards, the same choice', async ({ run }) => {
  expect(await run({ ...asked, count: 20 })).toMatchObject({ trials: 20, failures: [] });
});

test.each(fairPlay.flatMap(({ id, planted }) => planted.map(each => ({ id, ...each }))))(
  '$id: $name is found',
  async ({ most, run }) => {
    const { failures } = await run({ ...asked, count: most });
    expect(failures).not.toEqual([]);
  },
);
