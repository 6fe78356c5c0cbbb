import { stateFrom } from '@omerta/kernel';
import { afterAll, expect, test } from 'vitest';
import { played, playedCash } from '../../testing/played.ts';
import { fileWith, omerta, removeFolders } from '../../testing/terminal.ts';
import type { BoundGame } from '../cliGame.ts';
import type { RecordFile } from '../files/recordFile.ts';
import { gameOf } from '../games.ts';

afterAll(removeFolders);

const whole = playedCash(5, 4);
const { rules }: BoundGame = gameOf('cashnguns').standard();

/** Only the last choices of a game, so that the coach is done soon. */
function endOf({ record, ...file }: RecordFile, choices: number): RecordFile {
  const cut = record.choices.length - choices;
  const start = stateFrom(rules, { ...record, choices: record.choices.slice(0, cut) });
  return { ...file, record: { ...record, start, choices: record.choices.slice(cut) } };
}

const end = endOf(whole, 9);

test('prints shares, luck and skill, turning points and bluffs', async () => {
  const { code, out, err } = await omerta(['coach', fileWith(end)]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const lines = out.split('\n');
  expect(lines[0]).toBe('cashnguns, 4 players, 9 choices');
  expect(lines.filter(line => /^ {2}[A-D] [▁▂▃▄▅▆▇█]+ \d+ % → \d+ %$/.test(line))).toHaveLength(4);
  expect(out).toMatch(
    /^ {2}A .+: (accuracy \d+|nothing to decide); luck [+−]\d+ pp, decisions [+−]\d+ pp, opponents' choices [+−]\d+ pp/m,
  );
  expect(out).toMatch(/^Turning points\n {2}choice \d+: [A-D] /m);
  expect(out).toMatch(/^Bluffs\n {2}A loaded \d+ Bangs? and \d+ Clicks?; ducked \d+, \d+ of them from blanks/m);
});

test('--json is the analysis; the seed decides which worlds are imagined', async () => {
  const file = fileWith(end);
  const first = await omerta(['coach', file, '--json', '--seed', '7']);
  expect(JSON.parse(first.out)).toMatchObject({ format: 'omerta-analysis/1', game: 'cashnguns', seed: 7, steps: 9 });
  expect((await omerta(['coach', file, '--json', '--seed', '7'])).out).toBe(first.out);
});

const refused = async (file: string) => {
  const { code, out, err } = await omerta(['coach', file]);
  expect({ code, out }).toEqual({ code: 1, out: '' });
  return err.replace(file, 'FILE');
};

test('an unfinished game is refused', async () => {
  const { outcome: _none, ...running } = {
    ...whole,
    record: { ...whole.record, choices: whole.record.choices.slice(0, 9) },
  };
  expect(await refused(fileWith(running))).toBe(
    'omerta: FILE: the game is not over: only a finished one is looked back at\n',
  );
});

test('a record that cannot be played again is refused with the choice', async () => {
  const { record } = played(3, 2);
  const broken = { ...record, choices: record.choices.slice(1) };
  expect(await refused(fileWith(broken))).toMatch(/^omerta: FILE: choice \d+, [AB] /);
  expect(await refused(fileWith({ ...record, version: 0 }))).toMatch(/made with version 0 of the rules/);
});
