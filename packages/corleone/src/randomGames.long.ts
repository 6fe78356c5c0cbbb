import { NO_SEATS, pick } from '@omerta/kernel';
import { findLeaks, keepsPromises, playRandomly, randomFor, viewersOf } from '@omerta/kernel/testing';
import { expect, test } from 'vitest';
import { randomSteps } from '../testing/randomSteps.ts';
import { playSoundGame } from '../testing/soundGame.ts';
import type { Choice } from './choices.ts';
import { bindPack } from './content.ts';
import { standardPack } from './pack/standard.ts';
import { rulesFor } from './rules.ts';

const content = bindPack(standardPack);
const rules = rulesFor(content);

test.each([2, 3, 4, 5])('INV-01–16 %i players: 5,000 random games are sound', players => {
  for (let seed = 1_000; seed < 6_000; seed += 1) playSoundGame(content, players, seed);
});

test.each([2, 3, 4, 5])('%i players: 100 random games keep their promises', players => {
  for (let seed = 100; seed < 200; seed += 1) keepsPromises(rules, { options: { players }, seed, every: 5 });
});

test.each([2, 3, 4, 5])('%i players: every world imagined in 12 games is played to its end', players => {
  for (let seed = 1; seed <= 12; seed += 1) {
    const random = randomFor('imagine', seed);
    for (const { state } of randomSteps(rules, players, seed)) {
      if (rules.waitingFor(state) === NO_SEATS) break;
      const world = rules.imagine(rules.viewFor(state, pick(random, viewersOf(players))), random);
      expect(playRandomly(rules, world, random)).toBeGreaterThan(0);
    }
  }
});

test.each([2, 3, 4, 5])('table 9: %i players, 100 games leak nothing', players => {
  const seeds = Array.from({ length: 100 }, (_, seed) => 500 + seed);
  const isSecret = (choice: Choice) => choice.kind === 'keep';
  expect(findLeaks(rules, { options: { players }, seeds, every: 3, isSecret }).leaks).toEqual([]);
});
