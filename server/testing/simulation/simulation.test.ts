// A share of suite R3; `npm run proof` runs the rest.
import { expect, test } from 'vitest';
import { PLANTED } from './planted.ts';
import { simulate } from './simulate.ts';
import { simulation } from './suite.ts';

const share = (first: number, count: number) => ({ first, count, until: () => false, log: () => {} });

test('20 seeds with faults: nothing is lost, doubled or shown too early, and every game ends', async () => {
  const { failures, sums } = await simulation.run(share(1, 20));
  expect(failures).toEqual([]);
  expect(sums?.acknowledged).toBeGreaterThan(400);
  expect(sums?.crashes).toBeGreaterThan(20);
});

test('a seed gives the same run every time, and another seed another one', async () => {
  const [once, again, other] = [await simulate(2), await simulate(2), await simulate(3)];
  expect(again).toEqual(once);
  expect(other.fingerprint).not.toBe(once.fingerprint);
});

test.each([
  'acknowledges before the commit',
  'tries a lost commit again without looking',
  'undoes across what was revealed',
  'sends a page that comes back what the log leaves out',
])('a server that %s is found', async name => {
  expect(Object.keys(PLANTED)).toContain(name);
  const planted = simulation.planted.find(each => each.name === name)!;
  expect((await planted.run(share(1, 20))).failures).toHaveLength(1);
});
