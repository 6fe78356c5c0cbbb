import { expect, test } from 'vitest';
import { staging } from './staging.ts';

test('gestures wait while the table counts down or shots fall, and for nothing else', () => {
  const isHushed = (kind: string) => staging.isHushed({ kind });
  expect(['aimsRevealed', 'courageRevealed', 'shotsFired'].map(isHushed)).toEqual([true, true, true]);
  expect(['bulletChosen', 'roundBegan', 'shareTaken'].map(isHushed)).toEqual([false, false, false]);
});
