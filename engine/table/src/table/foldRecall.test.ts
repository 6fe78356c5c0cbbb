import { knownOf, remember, type SeenEvent, standardPack, startRecall } from '@omerta/corleone/seen';
import { expect, test } from 'vitest';
import { foldRecall } from './foldRecall.ts';

const began: SeenEvent = { kind: 'actBegan', act: 1 };
const took: SeenEvent = { kind: 'moneyTaken', seat: 1, note: '$5', asked: '$5' };
const stored: SeenEvent = { kind: 'suitcased', seat: 1, note: '$5' };
const folding = () => foldRecall(startRecall(2, standardPack), remember);
const whole = (log: readonly SeenEvent[]) => log.reduce(remember, startRecall(2, standardPack));

test('a log that grows is folded on, with the same end as if it were folded whole', () => {
  const fold = folding();
  for (const log of [[began], [began, took], [began, took, stored]]) expect(fold(log, 0)).toEqual(whole(log));
});

test('what was taken back is not remembered, whatever came in its place', () => {
  const fold = folding();
  const fives = (...log: SeenEvent[]) => knownOf(fold(log, 0)!, 1).hand.$5;
  expect([fives(began, took), fives(began), fives(began, took)]).toEqual([1, 0, 1]);
  expect(fives(began, { kind: 'goodTaken', seat: 1, good: 'gun' })).toBe(0);
});

test('whoever is handed the device never sees what another one recalls', () => {
  const fold = folding();
  const mine = [began, took];
  expect(fold(mine, 0)).toEqual(whole(mine));
  expect([fold(mine, 1), fold(mine, 1)]).toEqual([undefined, undefined]); // the new log is on its way
  expect(fold([began], 1)).toEqual(whole([began]));
  expect(fold(mine, 0)).toEqual(whole(mine));
});
