import { canonicalJson } from '@omerta/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstDifference } from './firstDifference.ts';

test('the first difference is reported with its path', () => {
  expect(firstDifference({ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] })).toBe('/a/1/b: 2 against 3');
  expect(firstDifference({ a: 1 }, {})).toBe('/a: 1 against nothing');
  expect(firstDifference({}, { a: 1 })).toBe('/a: nothing against 1');
  expect(firstDifference([1], [1, 2])).toBe('/1: nothing against 2');
  expect(firstDifference([1], { 0: 1 })).toBe('all: [1] against {"0":1}');
  expect(firstDifference(1, '1')).toBe('all: 1 against "1"');
});

test('a missing field, undefined and JSON’s null are the same', () => {
  expect(firstDifference({ a: undefined, b: [undefined] }, { b: [null] })).toBeUndefined();
});

test('a field may be named like a member of every object', () => {
  expect(firstDifference({}, { toString: 1 })).toBe('/toString: nothing against 1');
  expect(firstDifference(JSON.parse('{"__proto__":{}}'), {})).toBe('/__proto__: {} against nothing');
});

test('it agrees with canonical JSON', () => {
  const data = fc.jsonValue({ maxDepth: 2 }).filter(value => !JSON.stringify(value).includes('null'));
  fc.assert(
    fc.property(data, data, (one, other) => {
      expect(firstDifference(one, other) === undefined).toBe(canonicalJson(one) === canonicalJson(other));
      expect(firstDifference(one, JSON.parse(canonicalJson(one)))).toBeUndefined();
    }),
  );
});
