import { keepsPromises } from '@omerta/testing';
import { expect, test } from 'vitest';
import { standardPack } from './pack/standard.ts';
import { corleone } from './rules.ts';

const rules = corleone(standardPack);

test.each([2, 3, 4, 5])(
  '%i players: clone, replay, saved positions, time-outs and refusals keep their promises',
  players => {
    for (let seed = 1; seed <= 6; seed += 1) {
      const kept = keepsPromises(rules, { options: { players }, seed, every: 9 });
      expect(kept.steps).toBeGreaterThan(80);
    }
  },
);
