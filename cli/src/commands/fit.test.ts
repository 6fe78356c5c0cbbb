import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadModel } from '@omerta/coach';
import { afterAll, expect, test } from 'vitest';
import { folder, omerta, removeFolders } from '../../testing/terminal.ts';
import { gameOf } from '../games.ts';
import { coachOf } from '../options.ts';

afterAll(removeFolders);

const CASH = ['--game', 'cashnguns', '--games', '5'];

test('weights are learned and can be loaded', async () => {
  const file = join(folder(), 'model.json');
  const { code, out, err } = await omerta(['fit', ...CASH, '--players', '4', '--seed', '3', '--out', file]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(/^\d+ positions of 5 games of cashnguns, 4 players, \w+ bots\. See /);
  const model = JSON.parse(readFileSync(file, 'utf8'));
  expect(model).toMatchObject({ game: 'cashnguns', players: 4, trained: { games: 5, seed: 3 } });
  expect(loadModel(coachOf(gameOf('cashnguns').standard()), model).players).toBe(4);
});

test('a file that cannot be written is reported before the work starts', async () => {
  const { code, err } = await omerta(['fit', ...CASH, '--out', join(folder(), 'none', 'model.json')]);
  expect(code).toBe(1);
  expect(err).toContain('cannot be written');
});

test('calibration prints its error, as text and as JSON', async () => {
  const people = await omerta(['calibrate', ...CASH]);
  expect(people).toMatchObject({ code: 0, err: '' });
  expect(people.out).toMatch(
    /^\d+ positions of \d games of cashnguns, all numbers of players\ncalibration error \d+\.\d %/,
  );
  const { out } = await omerta(['calibrate', ...CASH, '--json']);
  expect(JSON.parse(out)).toMatchObject({ game: 'cashnguns', seed: 1_000_000, error: expect.any(Number) });
});
