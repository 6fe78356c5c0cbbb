import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { folder, omerta, removeFolders } from '../../testing/terminal.ts';

afterAll(removeFolders);

const report = async (...words: string[]) => JSON.parse((await omerta(['simulate', '--json', ...words])).out);

describe('the report', () => {
  test('has all its fields', async () => {
    const found = await report('--games', '5', '--players', '3', '--seed', '8');
    expect(found).toMatchObject({ game: 'corleone', games: 5, players: 3, bots: 'random', seed: 8, violations: 0 });
    expect(found.firstViolations).toEqual([]);
    expect(found.decisions).toBeGreaterThan(500);
    expect(found.checked).toBe(5);
    expect(found.seconds).toBeGreaterThan(0);
    expect(found.gamesPerSecond).toBeGreaterThan(0);
    expect(found.decisionsPerSecond).toBeGreaterThan(0);
    expect(found.meanBranching).toBeGreaterThanOrEqual(2); // forced answers are no decisions
    expect(found.meanScores).toHaveLength(3);
    expect(found.winShareBySeat.reduce((sum: number, share: number) => sum + share, 0)).toBeCloseTo(1, 3);
  });

  test('is the same for the same seed', async () => {
    const still = ({ seconds, gamesPerSecond, decisionsPerSecond, ...rest }: Record<string, unknown>) => rest;
    expect(still(await report('--games', '3'))).toEqual(still(await report('--games', '3')));
    expect(still(await report('--games', '3'))).not.toEqual(still(await report('--games', '3', '--seed', '2')));
  });

  test('checks every choice with --check', async () => {
    const found = await report('--games', '2', '--check');
    expect(found.checked).toBeGreaterThan(found.decisions);
    expect(found.violations).toBe(0);
  });

  test('is a small table by default', async () => {
    const { code, out, err } = await omerta(['simulate', '--games', '2', '--players', '2', '--bots', 'greedy']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('2 games of corleone, 2 players, greedy bots, seed 1');
    expect(out).toMatch(/│ B {4}│ +\d+\.\d % │ +\d+\.\d │/);
    expect(out).toContain('0 violations in 2 states checked');
  });
});

test('the records can be verified', async () => {
  const [one, many] = [join(folder(), 'one.json'), join(folder(), 'many.json')];
  await omerta(['simulate', '--games', '1', '--seed', '6', '--out', one]);
  await omerta(['simulate', '--games', '3', '--seed', '5', '--out', many]);
  expect((await omerta(['simulate', '--games', '1', '--out', one])).err).toContain('there is such a file already');
  expect((await omerta(['verify', one])).out).toMatch(/^ok .*over: A \d+, B \d+, C \d+, D \d+\nhash [0-9a-f]{64}\n$/);
  const { out } = await omerta(['verify', many]);
  expect(out.match(/^ok /gm)).toHaveLength(3);
  expect(JSON.parse(readFileSync(many, 'utf8')).records[1].record).toEqual(
    JSON.parse(readFileSync(one, 'utf8')).record,
  );
});
