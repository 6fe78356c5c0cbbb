import { expect, test } from 'vitest';
import { matchChanged, type NodeNotification, readNotification, writeNotification } from './nodeNotification.ts';

const notifications: NodeNotification[] = [
  matchChanged('abcdefghij234567'),
  { kind: 'opened', match: 'abcdefghij234567' },
  { kind: 'draft', match: 'abcdefghij234567', seat: 1, decision: 2 },
  { kind: 'time', now: 1_790_000_000_000 },
  { kind: 'sessionsEnded', person: 'x' },
];

test.each(notifications)('$kind is read as it was written', notification => {
  expect(readNotification(writeNotification(notification))).toEqual(notification);
});

test.each(['news', 'toString'])('%s, which only a newer release knows, is ignored', kind => {
  expect(readNotification(JSON.stringify({ kind, match: 'abcdefghij234567' }))).toBe(undefined);
});

test('a change is the bare id, which earlier releases know', () => {
  expect(writeNotification(matchChanged('abcdefghij234567'))).toBe('abcdefghij234567');
});
