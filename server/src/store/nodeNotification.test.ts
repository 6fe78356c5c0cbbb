import { expect, test } from 'vitest';
import { changed, type Ring, readRing, writeRing } from './nodeNotification.ts';

const rings: Ring[] = [
  changed('abcdefghij234567'),
  { kind: 'opened', match: 'abcdefghij234567' },
  { kind: 'draft', match: 'abcdefghij234567', seat: 1, decision: 2 },
  { kind: 'time', now: 1_790_000_000_000 },
  { kind: 'sessionsEnded', person: 'x' },
];

test.each(rings)('$kind is read as it was written', ring => {
  expect(readRing(writeRing(ring))).toEqual(ring);
});

test.each(['news', 'toString'])('%s, which only a newer release knows, is not heard', kind => {
  expect(readRing(JSON.stringify({ kind, match: 'abcdefghij234567' }))).toBe(undefined);
});

test('a change is the bare id, which earlier releases know', () => {
  expect(writeRing(changed('abcdefghij234567'))).toBe('abcdefghij234567');
});
