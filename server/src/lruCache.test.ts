import { expect, test } from 'vitest';
import { LruCache } from './lruCache.ts';

test('the least recently used value is evicted', () => {
  const kept = new LruCache<number>(2);
  kept.set('one', 1);
  kept.set('two', 2);
  kept.get('one');
  kept.set('three', 3);
  expect(['one', 'two', 'three'].map(key => kept.get(key))).toEqual([1, undefined, 3]);
});

test('a value that is set again takes no second place', () => {
  const kept = new LruCache<number>(2);
  kept.set('one', 1);
  kept.set('two', 2);
  kept.set('two', 3);
  expect(['one', 'two'].map(key => kept.get(key))).toEqual([1, 3]);
});
