import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalJson, fingerprint, isSameData } from './fingerprint.ts';

test('a fingerprint is the SHA-256 of the canonical JSON', () => {
  expect(canonicalJson({ b: [1, undefined, null], a: 'é"', c: undefined })).toBe('{"a":"é\\"","b":[1,null,null]}');
  // printf '{}' | sha256sum
  expect(fingerprint({})).toBe('44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a');
  // printf '"é"' | sha256sum
  expect(fingerprint('é')).toBe('f2886017e9c7abacf804b54d64787dce2b611c9544ba21f3affdd126a6e50086');
});

test('the order of the fields does not matter, everything else does', () => {
  expect(fingerprint({ a: 1, b: { c: 2, d: 3 } })).toBe(fingerprint({ b: { d: 3, c: 2 }, a: 1 }));
  expect(fingerprint({ a: 1, b: undefined })).toBe(fingerprint({ a: 1 }));
  expect(fingerprint([1, 2])).not.toBe(fingerprint([2, 1]));
  expect(fingerprint({ a: 1 })).not.toBe(fingerprint({ a: '1' }));
});

test('canonical JSON reads back as the same data', () => {
  fc.assert(
    fc.property(fc.jsonValue(), data => {
      expect(JSON.parse(canonicalJson(data))).toEqual(JSON.parse(JSON.stringify(data)));
    }),
  );
});

test('data are equal exactly when their canonical JSON is', () => {
  const field = fc.constantFrom('a', 'b', 'toString');
  const value = fc.oneof(
    fc.constantFrom(null, 0, 1, '1', true, '', [], {}),
    fc.array(fc.constantFrom(null, 0, {}, [])),
  );
  const data = fc.dictionary(field, fc.option(fc.oneof(value, fc.dictionary(field, value)), { nil: undefined }));
  fc.assert(
    fc.property(data, data, (one, other) => {
      expect(isSameData(one, other)).toBe(canonicalJson(one) === canonicalJson(other));
      expect(isSameData([one, undefined], [structuredClone(one), null])).toBe(true);
    }),
    { numRuns: 300 },
  );
  expect(isSameData({ a: Number.NaN }, { a: Number.NaN })).toBe(false);
});

test('values JSON would lose are not plain data', () => {
  for (const data of [Number.NaN, Number.POSITIVE_INFINITY, () => 1, new Map(), 1n, new Date(0), Symbol('x')]) {
    expect(() => canonicalJson({ data })).toThrow('Not plain data');
  }
});
