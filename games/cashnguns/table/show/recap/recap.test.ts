import { cashnguns } from '@omerta/cashnguns/rules';
import type { SeenEvent } from '@omerta/cashnguns/seen';
import { afterRound, cashWith, type Given, type Plans, round, shareAll } from '@omerta/cashnguns/testing';
import { expect, test } from 'vitest';
import { fallsOf } from '../../end/remembered.ts';
import { recapOf } from './recap.ts';

const [A, B, C, D, E] = [0, 1, 2, 3, 4];

const publicly = (events: readonly Parameters<typeof cashnguns.seenBy>[0][]): readonly SeenEvent[] =>
  events.map(event => cashnguns.seenBy(event, 'spectator')).filter(event => event !== undefined);

/** The story of one round, with a beginning as the log has it. */
const seen = (given: Given, plans: Plans): readonly SeenEvent[] => {
  const game = afterRound(given, plans);
  return [BEGAN, ...publicly(game.events)];
};
const BEGAN: SeenEvent = { kind: 'roundBegan', round: 3, godfather: 0, loot: [], carried: 0 };

test('6a, 5c: a recap tells Bangs, then Clicks, then unseen cards', () => {
  const { shots, bangs, clicks, unseen } = recapOf(
    seen({ players: 5, C: { wounds: 2 } }, { A: 'click>B', B: 'bang>C', C: 'click>D', D: 'bang>E', E: 'bang>A duck' }),
  );
  expect([bangs, clicks, unseen]).toEqual([1, 2, 2]);
  expect(shots).toEqual([
    { seat: B, target: C, end: { kind: 'out' } },
    { seat: A, target: B, end: { kind: 'click' } },
    { seat: C, target: D, end: { kind: 'click' } },
    { seat: D, target: E, end: { kind: 'unseen', why: 'targetDucked' } },
    { seat: E, target: A, end: { kind: 'unseen', why: 'ducked' } },
  ]);
});

test('AMB-04: a player who was too slow has no target, and guns on them stay unseen', () => {
  const { shots } = recapOf(seen({}, { A: 'bang>B', B: 'bang>slow', C: 'bang>D', D: 'click>C' }));
  expect(shots).toContainEqual({ seat: B, target: -1, end: { kind: 'unseen', why: 'tooSlow' } });
  expect(shots).toContainEqual({ seat: A, target: B, end: { kind: 'unseen', why: 'targetTooSlow' } });
  expect(shots).toContainEqual({ seat: C, target: D, end: { kind: 'wounded', wounds: 1 } });
});

test('7: the recap of a round ends where the next begins, and knows who took what', () => {
  const game = cashWith();
  round(game);
  shareAll(game);
  const recap = recapOf([BEGAN, ...publicly(game.events)]);
  expect(recap.takes.flatMap(({ shares }) => shares)).toHaveLength(9);
  expect(recap.round).toBe(3);
});

test('a fall names the round and the shooters', () => {
  const log = seen({ B: { wounds: 2 } }, { A: 'bang>B', B: 'click>A', C: 'bang>B', D: 'click>B' });
  expect(fallsOf(log)).toEqual([{ seat: B, round: 3, shooters: [A, C] }]);
});
