import { expect, test } from 'vitest';
import { jobGroups } from './jobGroups.ts';

test('jobs of the same chance stand together, the likeliest first, and certain ones elsewhere', () => {
  const jobs = [
    { job: 'carBomb', chance: 1 },
    { job: 'driveBy', chance: 0.1 },
    { job: 'mobHit', chance: 0.05 },
    { job: 'rubOut', chance: 0.1 },
  ];
  expect(jobGroups(jobs)).toEqual([
    { chance: 0.1, jobs: ['driveBy', 'rubOut'] },
    { chance: 0.05, jobs: ['mobHit'] },
  ]);
});
