import { below, randomFrom } from '@omerta/kernel';
import { expect, test } from 'vitest';
import { NO_MOMENTS, withNumber } from './moments.ts';
import { type Verdict, varianceOfBlocks, verdictOn } from './sequentialTest.ts';

const QUESTION = { figure: 0.33, margin: 0.03, variance: varianceOfBlocks(0.33, 4) };

/** Blocks of four games of a player with this true share, until there is a verdict. */
function decide(share: number, seed: number, most: number): { verdict: Verdict | undefined; blocks: number } {
  const random = randomFrom(seed);
  const won = () => (below(random, 10_000) < share * 10_000 ? 1 : 0);
  let moments = NO_MOMENTS;
  while (moments.count < most) {
    moments = withNumber(moments, (won() + won() + won() + won()) / 4);
    const verdict = verdictOn(moments, QUESTION);
    if (verdict !== undefined) return { verdict, blocks: moments.count };
  }
  return { verdict: undefined, blocks: moments.count };
}

const trials = (share: number) => Array.from({ length: 1000 }, (_, seed) => decide(share, seed, 10_000));
const part = (found: readonly { verdict: Verdict | undefined }[], wanted: Verdict) =>
  found.filter(({ verdict }) => verdict === wanted).length / found.length;

test('a share above or below the figure by the margin gets the right verdict 95 times in 100', () => {
  const [above, below] = [trials(0.36), trials(0.3)];
  expect(part(above, 'above')).toBeGreaterThan(0.93);
  expect(part(below, 'below')).toBeGreaterThan(0.93);
  expect(part(above, 'above') + part(above, 'below')).toBe(1);
});

test('the larger the difference, the fewer the blocks', () => {
  const blocks = (share: number) => trials(share).reduce((sum, each) => sum + each.blocks, 0) / 1000;
  const [near, far, farther] = [blocks(0.36), blocks(0.45), blocks(0.6)];
  expect(near).toBeGreaterThan(2 * far);
  expect(far).toBeGreaterThan(farther);
  expect(farther).toBeLessThan(20);
  expect(part(trials(0.6), 'above')).toBe(1);
  expect(part(trials(0.1), 'below')).toBe(1);
});

test('nothing is decided by a few blocks, nor by blocks that lie on the figure', () => {
  const always = (count: number, share: number) => ({ count, mean: share, squares: 0 });
  expect(verdictOn(always(7, 1), QUESTION)).toBeUndefined();
  expect(verdictOn(always(8, 1), QUESTION)).toBe('above');
  expect(verdictOn(always(8, 0), QUESTION)).toBe('below');
  expect(verdictOn(always(100_000, 0.33), QUESTION)).toBeUndefined();
});
