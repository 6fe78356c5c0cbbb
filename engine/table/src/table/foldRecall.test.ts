import { expect, test } from 'vitest';
import { foldRecall } from './foldRecall.ts';

interface Event {
  readonly coins: number;
}
const began: Event = { coins: 0 };
const took: Event = { coins: 5 };
const paid: Event = { coins: -2 };
const remember = (coins: number, event: Event) => coins + event.coins;
const folding = () => foldRecall(0, remember);
const whole = (log: readonly Event[]) => log.reduce(remember, 0);

test('a log that grows is folded on, with the same end as if it were folded whole', () => {
  const fold = folding();
  for (const log of [[began], [began, took], [began, took, paid]]) expect(fold(log, 0)).toBe(whole(log));
});

test('what was taken back is not remembered, whatever came in its place', () => {
  const fold = folding();
  const coins = (...log: Event[]) => fold(log, 0);
  expect([coins(began, took), coins(began), coins(began, took)]).toEqual([5, 0, 5]);
  expect(coins(began, paid)).toBe(-2);
});

test('a player who is handed the device never sees what another one recalls', () => {
  const fold = folding();
  const mine = [began, took];
  expect(fold(mine, 0)).toBe(whole(mine));
  expect([fold(mine, 1), fold(mine, 1)]).toEqual([undefined, undefined]); // the new log is on its way
  expect(fold([began], 1)).toBe(whole([began]));
  expect(fold(mine, 0)).toBe(whole(mine));
});
