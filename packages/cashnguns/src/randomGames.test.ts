import { goldenOf } from '@omerta/kernel/testing';
import { expect, test } from 'vitest';
import { playSoundGame } from '../testing/soundGame.ts';
import { TABLES, tableName } from '../testing/tables.ts';
import { cashnguns } from './rules.ts';

const tables = TABLES.map(table => [tableName(table), table] as const);
const GAMES_EACH = 250;

test.each(tables)(
  'CG-150 I1–I8 %s: 250 random games have no dead end, keep every invariant, end within 8 rounds and replay the same',
  (_name, options) => {
    for (let seed = 1; seed <= GAMES_EACH; seed += 1) {
      const { table } = playSoundGame(options, seed);
      expect(table.stage).toBe('over');
      expect(table.round).toBeLessThanOrEqual(8);
    }
  },
);

const seeds = Array.from({ length: 50 }, (_, seed) => seed);

// These change only in a commit that means to change the rules, and then the version of the game is raised.
test('1,000 random games go as they always went', () => {
  const goldens = tables.map(([name, options]) => `${name}: ${goldenOf(cashnguns, options, seeds).slice(0, 16)}`);
  expect(goldens).toMatchInlineSnapshot();
});
