import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { report, rulesLike, rulesNamed, vitestWords } from './rule.mjs';
import { definitionsOf, gamesIn } from './ruleIds.mjs';
import { placesOf } from './rulePlaces.mjs';

const FILES = {
  'package.json': '{ "workspaces": ["games/*", "web"] }',
  'docs/rules/chess.md':
    '# Chess\n\n- **T1** Move. **T2** Castle.\n| **RN-01** | T2 | both **ways** |\n| M4 is T20 |\n',
  'docs/rules/go.md': '| **K** | the board |\n| **T2** | place · **7b** take |\n',
  'games/chess/castle.ts': [
    '/** T2: the king first. */',
    "export const reasons = { castled: because('castled', 'T2'), names: 'T1 T2', path: 'T2 4.5L3' };",
    'const T2 = 1;',
    'const examples = {',
    '  T2: 1,',
    '};',
  ].join('\n'),
  'games/chess/castle.test.ts': "// T2\ntest('T2 the king castles', () => {});\ntest('T20 RN-01', () => {});\n",
  'games/chess/other.test.ts': '// T2 is not shown here\n',
  'games/chess/scenarios.test.ts': "const folder = new URL('./scenarios/', import.meta.url);\n",
  'games/chess/scenarios/a.json':
    '[\n{ "id": "CE-001", "rules": ["T1"], "title": "x" },\n{ "id": "CE-002/a", "rules": ["T2"], "title": "y" }]',
  'games/chess/book/en.json': '{\n"T2": "Castle.",\n"T1": "Not [T2].",\n"x": "T2" }',
  'games/go/a.test.ts': "test('T2 K a stone', () => {});",
  'web/a.test.ts': "test('RN-01 T2', () => {});",
};

const folder = mkdtempSync(join(tmpdir(), 'rule-'));
for (const [path, text] of Object.entries(FILES)) {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), text);
}
afterAll(() => rmSync(folder, { recursive: true }));

const found = words => rulesNamed(folder, words).map(rule => ({ rule, places: placesOf(folder, rule) }));

test('a rule is shown with its sentence and every place, group by group', () => {
  const [{ rule, places }] = found('chess:T2');
  expect(report(rule, places).split('\n')).toEqual([
    'chess T2',
    '',
    'docs/rules/chess.md:3',
    '  T2 Castle.',
    '',
    'docs (1)',
    '  docs/rules/chess.md:4: | **RN-01** | T2 | both **ways** |',
    '',
    'code (3)',
    '  games/chess/castle.ts:1: /** T2: the king first. */',
    "  games/chess/castle.ts:2: export const reasons = { castled: because('castled', 'T2'), names: 'T1 T2', path: 'T2 4.5L3' };",
    '  games/chess/castle.ts:5: T2: 1,',
    '',
    'tests (3)',
    '  games/chess/castle.test.ts:1: // T2',
    "  games/chess/castle.test.ts:2: test('T2 the king castles', () => {});",
    '  games/chess/other.test.ts:1: // T2 is not shown here',
    '',
    'scenarios (1)',
    '  games/chess/scenarios/a.json:3: CE-002/a (T2) y',
    '',
    'texts (3)',
    '  games/chess/book/en.json:2: "T2": "Castle.",',
    '  games/chess/book/en.json:3: "T1": "Not [T2].",',
    '  games/chess/book/en.json:4: "x": "T2" }',
  ]);
});

test('a row of a table is shown without its frame', () => {
  const [{ rule, places }] = found('RN-01');
  expect(report(rule, places)).toContain('\n  RN-01 | T2 | both ways\n');
});

test('an id of two games means both, with the name of a game one', () => {
  expect(found('T2').map(({ rule }) => rule.game)).toEqual(['chess', 'go']);
  expect(found('go:T2').map(({ rule }) => rule.game)).toEqual(['go']);
});

test('ids with a hyphen are found in every package, short ones only in their game', () => {
  const filesOf = words => found(words)[0].places.tests.map(({ file }) => file);
  expect(filesOf('RN-01')).toEqual(['games/chess/castle.test.ts', 'web/a.test.ts']);
  expect(filesOf('go:T2')).toEqual(['games/go/a.test.ts']);
});

test('only the tests that show the rule are run, scenarios by the test that reads them', () => {
  const [run, ...words] = vitestWords(folder, found('chess:T2'));
  expect([run, ...words.slice(0, -1)]).toEqual([
    'run',
    'games/chess/castle.test.ts',
    'games/chess/scenarios.test.ts',
    '-t',
  ]);
  const pattern = new RegExp(words.at(-1));
  const names = ['T2 the king castles', 'a.json CE-002/a (T2) y', 'T20 RN-01', 'T2-bots', 'CE-T2'];
  expect(names.filter(name => pattern.test(name))).toEqual(['T2 the king castles', 'a.json CE-002/a (T2) y']);
});

test('an unknown id is refused, and near ones are suggested', () => {
  expect(rulesNamed(folder, 'T9')).toEqual([]);
  expect(rulesLike(folder, 't2')[0]).toBe('T2');
  expect(rulesLike(folder, 'RN1')).toEqual(['RN-01']);
  expect(rulesLike(folder, 'go:7c')).toEqual(['go:7b']);
  expect(rulesLike(folder, 'something')).toEqual([]);
});

const root = join(import.meta.dirname, '..');
const command = (...words) =>
  spawnSync(process.execPath, [join(root, 'tools/rule.mjs'), ...words], { cwd: root, encoding: 'utf8' });

test('the command prints, and fails for an unknown id or none', () => {
  const { name } = gamesIn(root).find(game => definitionsOf(root, game.name).size > 0);
  const [[id, { sentence }]] = definitionsOf(root, name);
  const printed = command(`${name}:${id}`, '--no-test');
  expect([printed.status, printed.stdout.split('\n')[0]]).toEqual([0, `${name} ${id}`]);
  expect(printed.stdout).toContain(sentence.split('**').at(-1).slice(0, 40));
  expect(command(`${id}9999x`)).toMatchObject({
    status: 1,
    stdout: '',
    stderr: expect.stringContaining(`defines ${id}9999x`),
  });
  expect(command()).toMatchObject({ status: 1, stderr: expect.stringContaining('Usage') });
});
