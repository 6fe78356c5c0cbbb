import { expect, test } from 'vitest';
import { FairQueue } from './fairQueue.ts';

const queueOf = (...asked: string[]) => {
  const queue = new FairQueue<string>();
  for (const each of asked) queue.push(each[0]!, each);
  return queue;
};

const takenFrom = (queue: FairQueue<string>) => Array.from({ length: queue.size }, () => queue.shift());

test('tables take turns, each in the order it asked', () => {
  expect(takenFrom(queueOf('a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2'))).toEqual([
    ...['a1', 'b1', 'c1'],
    ...['a2', 'b2'],
    ...['a3', 'a4'],
  ]);
});

test('a table that asks again at once does not stay ahead', () => {
  const queue = queueOf('a1', 'a2', 'a3');
  const taken: (string | undefined)[] = [];
  for (let turn = 1; queue.size > 0 && turn < 20; turn += 1) {
    if (turn < 10) queue.push('b', `b${turn}`);
    taken.push(queue.shift());
  }
  expect(taken.slice(0, 6)).toEqual(['a1', 'b1', 'a2', 'b2', 'a3', 'b3']);
});

test('a table that cancelled its questions is served as if it had never asked', () => {
  const queue = queueOf('b1', 'b2', 'b3', 'a1', 'a2', 'a3');
  for (const each of ['a1', 'a2', 'a3']) queue.remove(each);
  queue.push('a', 'a4');
  expect(takenFrom(queue)).toEqual(['b1', 'a4', 'b2', 'b3']);
});

test('a cancelled question is removed', () => {
  const queue = queueOf('a1', 'a2');
  expect([queue.remove('a1'), queue.remove('a1')]).toEqual([true, false]);
  expect(takenFrom(queue)).toEqual(['a2']);
  expect(queue.shift()).toBeUndefined();
});
