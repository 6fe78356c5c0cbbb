import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { fileWith, folder, omerta, removeFolders } from '../../testing/terminal.ts';

afterAll(removeFolders);

const scenario = (id: string, hand: string[]): unknown =>
  JSON.parse(`{
    "format": "omerta-scenario/1",
    "game": "corleone",
    "id": "${id}",
    "rules": ["T1"],
    "title": "A thug at the bar",
    "given": { "from": "D4" },
    "when": [{ "A": ["thug:bar", "use:booze", "use:$2"] }],
    "then": { "A": { "hand": ${JSON.stringify(hand)} } }
  }`);
const sound = scenario('CE-901', ['booze', '$2']);
const unsound = scenario('CE-902', ['gun']);

test('a scenario that passes is a line, and the totals come last', async () => {
  expect(await omerta(['scenario', 'run', fileWith(sound)])).toEqual({
    code: 0,
    out: 'ok CE-901 A thug at the bar\n1 passed, 0 failed\n',
    err: '',
  });
});

test('a scenario that fails is explained below its line', async () => {
  const { code, out } = await omerta(['scenario', 'run', fileWith([sound, unsound])]);
  const lines = out.trimEnd().split('\n');
  expect(code).toBe(1);
  expect(lines.slice(0, 2)).toEqual(['ok CE-901 A thug at the bar', 'FAIL CE-902 A thug at the bar']);
  expect(lines[2]).toMatch(/^ {2}then\.A\.hand/);
  expect(lines.at(-1)).toBe('1 passed, 1 failed');
});

test('a folder means the scenarios in it, without schemas', async () => {
  const there = folder();
  writeFileSync(join(there, 'b.json'), JSON.stringify(sound));
  writeFileSync(join(there, 'a.json'), JSON.stringify([sound, sound]));
  writeFileSync(join(there, 'scenario.schema.json'), '{}');
  const { code, out } = await omerta(['scenario', 'run', there, fileWith(sound)]);
  expect(code).toBe(0);
  expect(out).toMatch(/\n4 passed, 0 failed\n$/);
});

test('a file without a scenario fails', async () => {
  const { code, err } = await omerta(['scenario', 'run', fileWith([])]);
  expect(code).toBe(1);
  expect(err).toMatch(/there are no scenarios in it\n$/);
});
