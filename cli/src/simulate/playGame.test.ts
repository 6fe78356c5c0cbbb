import { describe, expect, test, vi } from 'vitest';
import { omerta } from '../../testing/terminal.ts';
import { gameOf } from '../games.ts';
import { playGame } from './playGame.ts';

// The only game of the command, with a fault planted.
vi.mock('../games.ts', async () => {
  const games = await vi.importActual<typeof import('../games.ts')>('../games.ts');
  const sound = games.gameOf('corleone');
  const faulty = { ...sound.standard(), checkConservation: () => ['INV-01: $5: 31 where there were 32'] };
  return { ...games, GAMES: [{ ...sound, standard: () => faulty }] };
});

const game = gameOf('corleone').standard();
const plan = { game, options: game.optionsFor(3), seed: 1, bot: 'random', check: false, recorded: false } as const;

test('a correct game has no violations', () => {
  const { violations, checks, outcome } = playGame({ ...plan, check: true });
  expect(violations).toEqual([]);
  expect(checks).toBeGreaterThan(200);
  expect(outcome?.scores).toHaveLength(3);
});

test('a violation is reported with seed and step', () => {
  const watch = { after: () => ['INV-06: A.thug: 3'] };
  const { violations } = playGame({ ...plan, seed: 9, check: true, game: { ...game, watch: () => watch } });
  expect(violations[0]).toEqual({ seed: 9, step: 1, problem: 'INV-06: A.thug: 3' });
});

test('a game that breaks down is reported, not thrown', () => {
  const rules = { ...game.rules, choices: () => [] };
  const { violations, outcome } = playGame({ ...plan, game: { ...game, rules } });
  expect(violations).toEqual([{ seed: 1, step: 0, problem: 'stopped: a seat must choose but has no choice' }]);
  expect(outcome).toBeUndefined();
});

describe('the command', () => {
  test('ends with 1 after a violation and lists the first few', async () => {
    const { code, out } = await omerta(['simulate', '--games', '12', '--players', '2', '--seed', '3', '--json']);
    const report = JSON.parse(out);
    expect(code).toBe(1);
    expect(report.violations).toBe(12);
    expect(report.firstViolations).toHaveLength(10);
    expect(report.firstViolations[0]).toMatchObject({ seed: 3, problem: 'INV-01: $5: 31 where there were 32' });
  });

  test('prints seed and step', async () => {
    const { code, out } = await omerta(['simulate', '--games', '1', '--players', '2', '--seed', '3']);
    expect(code).toBe(1);
    expect(out).toMatch(
      /^1 violations in 1 states checked\n {2}seed 3, step \d+: INV-01: \$5: 31 where there were 32$/m,
    );
  });
});
