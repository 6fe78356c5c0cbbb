import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { folder, omerta, removeFolders } from '../../testing/terminal.ts';

afterAll(removeFolders);

const FEW = ['--game', 'cashnguns', '--players', '5', '--generations', '1', '--children', '1', '--deals', '1'];

test('weights are tuned, and their file names the commands that made them', async () => {
  const file = join(folder(), 'weights.json');
  const { code, out, err } = await omerta(['tune', ...FEW, '--lessons', '2', '--seed', '3', '--out', file]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const weights = JSON.parse(readFileSync(file, 'utf8'));
  expect(weights).toMatchObject({ format: 'omerta-weights/1', game: 'cashnguns', players: 5 });
  const command = `omerta tune ${FEW.join(' ')} --lessons 2 --seed 3 --out ${file}`;
  expect(weights.made.includes(command)).toBe(out.includes('they are kept'));
});

test('a game without tunable weights is refused', async () => {
  const { code, err } = await omerta(['tune', '--out', join(folder(), 'weights.json'), '--deals', 'many']);
  expect(code).toBe(1);
  expect(err).toContain('--deals must be a whole number');
});

test('arena reports become a picture and tables; other files are refused', async () => {
  const [report, picture, other] = ['report.json', 'ladder.svg', 'other.json'].map(name => join(folder(), name));
  const arena = ['--game', 'cashnguns', '--table', 'novice,random', '--players', '4', '--games', '8', '--json'];
  writeFileSync(report!, (await omerta(['arena', ...arena])).out);
  const { code, out } = await omerta(['ladder', report!, '--out', picture!]);
  expect(code).toBe(0);
  expect(out).toContain('| `novice` among `random` | 4 |');
  expect(readFileSync(picture!, 'utf8')).toContain('cashnguns: novice among random');
  writeFileSync(other!, '{}');
  expect(await omerta(['ladder', other!, '--out', picture!])).toMatchObject({ code: 1 });
});
