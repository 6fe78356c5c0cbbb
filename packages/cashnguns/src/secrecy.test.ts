import { findLeaks, randomGame } from '@omerta/kernel/testing';
import { expect, test } from 'vitest';
import { isSecret } from '../testing/isSecret.ts';
import { TABLES, tableName } from '../testing/tables.ts';
import { tellsTooMuch } from '../testing/tellsTooMuch.ts';
import type { Event, SeenEvent } from './events.ts';
import { cashnguns } from './rules.ts';

test.each(TABLES.map(table => [tableName(table), table] as const))(
  '§7 %s: nobody can tell apart what the rules hide',
  (_name, options) => {
    const seeds = [1, 2, 3];
    const { leaks, compared } = findLeaks(cashnguns, { options, seeds, every: 8, clock: true, isSecret });
    expect(leaks).toEqual([]);
    for (const seed of seeds) {
      const { events } = randomGame(cashnguns, options, seed, { clock: true });
      expect(tellsTooMuch(cashnguns, events, options.players)).toEqual([]);
    }
    expect(Math.min(compared.sameWorld, compared.sealed, compared.changes, compared.seed)).toBeGreaterThan(50);
  },
);

const hidden: readonly Event[] = [
  { kind: 'talentsOffered', seat: 1, talents: ['kid', 'cute'] },
  { kind: 'hustled', seat: 1, victim: 2, bullet: 'bang' },
  { kind: 'givenBack', seat: 1, victim: 2, bullet: 'bang' },
  { kind: 'bulletExchanged', seat: 1, bullet: 'bang' },
  { kind: 'bulletDiscarded', seat: 1, bullet: 'bang' },
  { kind: 'professionalStole', seat: 1, victim: 2, loot: 'painting', open: false },
  { kind: 'vultureTook', seat: 1, victim: 2, cards: ['painting'], count: 1, open: false },
  { kind: 'junkSwapped', seat: 1, other: 2, given: 'bill5', loot: 'painting', open: false },
];

test.each(hidden)('§7 $kind is told in full only to those it concerns', event => {
  expect(tellsTooMuch(cashnguns, [event], 4)).toEqual([]);
  const toAll = { ...cashnguns, seenBy: (told: Event) => told as SeenEvent };
  expect(tellsTooMuch(toAll, [event], 4)).not.toEqual([]);
  const toNobody = { ...cashnguns, seenBy: () => undefined };
  expect(tellsTooMuch(toNobody, [event], 4)).not.toEqual([]);
});

test.each(hidden.filter(event => 'open' in event))('AMB-34 $kind is told to all where the loot lies open', event => {
  const open: Event = { ...event, open: true };
  for (const viewer of [0, 1, 2, 'spectator'] as const) {
    expect(cashnguns.seenBy(open, viewer)).toEqual(open);
    expect(cashnguns.isRevealing(open, viewer)).toBe(true);
  }
});
