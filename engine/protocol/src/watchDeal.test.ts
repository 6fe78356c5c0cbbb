import { expect, test } from 'vitest';
import { seatOf, waitingTable } from '../testing/index.ts';
import type { TableInfo } from './tables.ts';
import { givingEntropy, watchCommitment, watchDeal } from './watchDeal.ts';

const [promise, other, entropy] = ['aa'.repeat(32), 'bb'.repeat(32), 'cc'.repeat(16)];
const capo = seatOf('bot', true, 'Capo');

/** Seen by Bea, in the second seat. */
function table(change: Partial<TableInfo> = {}, isReady = false): TableInfo {
  const seats = [seatOf('person', false, 'Ania'), seatOf('person', isReady, 'Bea'), capo];
  const you = { viewer: 1, isHost: false, isScreen: false };
  return waitingTable(seats, { match: 'm1', commitment: promise, you, ...change });
}
const kept = { match: 'm1', commitment: promise };
const sent = { ...kept, entropy, seat: 1, bots: ['', '', 'Capo'] };
const given = { ...sent, isReady: true } as const;

test('a player keeps the commitment from the first look on, and the entropy with it', () => {
  const seen = watchDeal(undefined, table())!;
  expect(seen).toEqual(kept);
  expect(watchDeal(seen, table())).toBe(seen);
  const ready = givingEntropy(seen, table(), entropy);
  expect(ready).toEqual(sent);
  expect(watchDeal(ready, table({}, true))).toEqual(given);
  expect(watchDeal(given, table({}, true))).toBe(given);
  for (const each of [ready, given]) expect(watchDeal(each, table({ stage: 'playing' }, true))).toBe(each);
});

test('a table from before the entropy arrived does not withdraw it, and an answer tells nothing about who is ready', () => {
  expect(watchDeal(sent, table({}, false))).toBe(sent);
  expect(watchCommitment(sent, table({}, true))).toBe(sent);
  expect(watchCommitment(sent, table({ commitment: other }, true))).toEqual({ ...sent, changedTo: other });
  expect(givingEntropy(given, table(), entropy)).toEqual(sent);
});

test('spectators, finished games and games played on leave nothing to keep', () => {
  const spectator = { viewer: 'spectator', isHost: false, isScreen: false } as const;
  const playedOn = { match: 'm0', choice: 3, seat: 0, hidden: 'asItWas' } as const;
  for (const info of [{ you: spectator }, { stage: 'over' as const }, { playedOn }])
    expect(watchDeal(undefined, table(info))).toBeUndefined();
});

test('a device that comes while the game runs keeps the commitment, without an entropy', () => {
  expect(watchDeal(undefined, table({ stage: 'playing' }))).toEqual(kept);
});

test.each(['lobby', 'playing', 'over'] as const)('a changed commitment is noticed in stage %s', stage => {
  const changed = watchDeal(given, table({ stage, commitment: other }, true))!;
  expect(changed).toEqual({ ...given, changedTo: other });
  expect(watchDeal(changed, table({ stage }, true))).toBe(changed); // changing it back does not undo it
});

test('also by a player who left the seat', () => {
  const you = { viewer: 'spectator', isHost: false, isScreen: false } as const;
  expect(watchDeal(kept, table({ you, commitment: other }))).toEqual({ ...kept, changedTo: other });
});

test.each([
  ['the player is not ready any more', table({}, false)],
  ['the player took another seat', table({ you: { viewer: 0, isHost: false, isScreen: false } }, true)],
  ['the player stood up', table({ you: { viewer: 'spectator', isHost: false, isScreen: false } }, true)],
])('an entropy is withdrawn when %s', (_, info) => {
  expect(watchDeal(given, info)).toEqual({ ...kept, entropy });
});

test('bots that come and go before the game are followed, and those of a running game are not', () => {
  const seats = [capo, seatOf('person', true, 'Bea'), seatOf('person', true, 'Carla')];
  expect(watchDeal(given, table({ seats }))).toEqual({ ...given, bots: ['Capo', '', ''] });
  expect(watchDeal(given, table({ seats, stage: 'playing' }))).toBe(given);
});
