import type { SeenEvent } from '@omerta/cashnguns/rules';
import { expect, test } from 'vitest';
import { startMemory, updateMemory } from './memory.ts';

const DEAL: readonly SeenEvent[] = [
  { kind: 'talentDealt', seat: 1, talent: 'professional' },
  { kind: 'roundBegan', round: 1, godfather: 0, loot: [], carried: 0 },
  { kind: 'stageBegan', round: 1, stage: 'loot' },
];
const LOOT: SeenEvent = { kind: 'stealthyTook', seat: 2, share: 'bill10' };
const AIMS: SeenEvent = { kind: 'aimsRevealed', targets: [1, 2, 3, 0] };
const DUCKED: SeenEvent = { kind: 'courageRevealed', ducked: [2], standing: [0, 1, 3] };
const SHARING: SeenEvent = { kind: 'stageBegan', round: 1, stage: 'sharing' };
const putAway = (seat: number): SeenEvent => ({ kind: 'bulletDiscarded', seat, bullet: undefined });

/** The least number of Bangs a seat can have after these events. */
const leastOf = (seat: number, ...events: readonly SeenEvent[]): number =>
  [...DEAL, ...events].reduce(updateMemory, startMemory(4)).known.seats[seat]!.bullets.least;

test('T-PRO with a Bang the Professional would have stolen, so the card he puts away is a Click', () => {
  expect(leastOf(1, AIMS, DUCKED, LOOT, putAway(1))).toBe(3);
  const { beliefs } = [...DEAL, AIMS, DUCKED, LOOT, putAway(1)].reduce(updateMemory, startMemory(4));
  expect(beliefs.seats[1]!.chances.every(byBangs => byBangs[2] === 0)).toBe(true);
});

test('T-PRO he may put away a Bang when his target stood, or owned nothing', () => {
  expect(leastOf(1, AIMS, DUCKED, putAway(1))).toBe(2);
  expect(leastOf(1, AIMS, LOOT, { ...DUCKED, ducked: [1, 2] }, putAway(1))).toBe(2);
  expect(leastOf(1, AIMS, LOOT, { ...DUCKED, ducked: [3] }, putAway(1))).toBe(2);
  expect(leastOf(1, AIMS, { kind: 'targetChanged', seat: 1, from: 2, target: 0 }, DUCKED, LOOT, putAway(1))).toBe(2);
  expect(leastOf(3, AIMS, LOOT, { ...DUCKED, ducked: [0] }, putAway(3))).toBe(2); // D is not the Professional
});

test('V6 the card the Professional discards for a clip may be a Bang', () => {
  const clip: SeenEvent = { kind: 'clipUsed', seat: 1, effect: true };
  expect(leastOf(1, AIMS, DUCKED, LOOT, putAway(1), SHARING, clip, putAway(1))).toBe(3);
});
