import { findLeaks, randomGame } from '@omerta/testing';
import { expect, test } from 'vitest';
import { visibilityErrors } from '../testing/visibilityErrors.ts';
import type { Choice } from './choices.ts';
import type { Event, SeenEvent } from './events.ts';
import { standardPack } from './pack/standard.ts';
import { corleone } from './rules.ts';

const rules = corleone(standardPack);
const isSecret = (choice: Choice) => choice.kind === 'keep';

test.each([2, 3, 4, 5])('table 9: with %i players no viewer can tell apart what the rules hide', players => {
  const { leaks, compared } = findLeaks(rules, { options: { players }, seeds: [1, 2, 3, 4], every: 8, isSecret });
  expect(leaks).toEqual([]);
  for (const seed of [1, 2, 3, 4]) {
    expect(visibilityErrors(rules, randomGame(rules, { players }, seed).events)).toEqual([]);
  }
  expect(compared.sameWorld).toBeGreaterThan(100);
});

test.each<Event>([
  { kind: 'jobsLookedAt', seat: 1, jobs: ['carBomb', 'usurp'], count: 2 },
  { kind: 'jobKept', seat: 1, job: 'usurp', discarded: ['carBomb'] },
  { kind: 'jobDrawnUnseen', seat: 1, job: 'usurp' },
  { kind: 'handCardStolen', seat: 1, from: 2, card: 'gun' },
  { kind: 'suitcaseNoteStolen', seat: 1, from: 2, note: '$5' },
])('RN-20 RN-21 RN-28 $kind is told in full only to those it concerns', event => {
  expect(visibilityErrors(rules, [event])).toEqual([]);
  expect(visibilityErrors({ ...rules, seenBy: told => told as SeenEvent }, [event])).not.toEqual([]);
});
