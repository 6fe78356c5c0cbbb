// Hints know no more than their seat. A share of what `npm run proof -- --only S1-hints` looks at.
import { expect, test } from 'vitest';
import { hints } from '../../testing/proof/hints.ts';

const asked = { first: 0, until: () => false, tell: () => {} };

test.each(hints)('$id: other hidden cards, the same hint in the same words', async ({ run }) => {
  expect(await run({ ...asked, count: 20 })).toMatchObject({ trials: 20, failures: [] });
});

test.each(hints.flatMap(({ id, planted }) => planted.map(each => ({ id, ...each }))))(
  '$id: $name is found',
  async ({ most, run }) => {
    const { failures } = await run({ ...asked, count: most });
    expect(failures).not.toEqual([]);
  },
);
