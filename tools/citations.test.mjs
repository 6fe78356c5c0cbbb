import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { definedIds, ranges, uncitedIds, unknownIds } from './citations.mjs';
import { gamesIn } from './ruleIds.mjs';

const root = join(import.meta.dirname, '..');
const games = gamesIn(root).map(({ name }) => name);

test.each(games)('%s: every rule, ruling, scenario and invariant is cited by a test of the game', game => {
  expect(uncitedIds(root, game)).toEqual([]);
});

test.each(games)('%s: no test cites a rule that does not exist', game => {
  expect(unknownIds(root, game)).toEqual([]);
});

test('every rule that is meant is named: no ranges', () => {
  expect(ranges(root)).toEqual([]);
});

/** A project of two games, chess and go, with these files. */
const project = files => {
  const folder = mkdtempSync(join(tmpdir(), 'citations-'));
  const all = {
    'package.json': '{ "workspaces": ["games/*", "web"] }',
    'docs/rules/chess.md': '- **T1** a\n- **T2 Castling** b\n- **T3** c **T4** d\n| **RN-01** | x |\n| A | **B** |\n',
    'docs/rules/chess-scenarios.md': '- **CE-001** (T1)\n**D4 (where it starts):** x\n',
    'docs/rules/go.md': '| **K** | board |\n| **1a** | one · **1b** two |\n**T-GRE** Greedy\n- **I1** a\n- **I2** b\n',
    'games/chess/a.test.ts': '',
    'games/go/a.test.ts': '',
    ...files,
  };
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
};

test('an id is defined in bold: first in a point or a row, or before its sentence', () => {
  const folder = project({});
  expect(definedIds(folder, 'chess')).toEqual(['CE-001', 'T1', 'T2', 'T3', 'T4', 'RN-01']);
  expect(definedIds(folder, 'go')).toEqual(['K', '1a', '1b', 'T-GRE', 'I1', 'I2']);
});

test('an id that no test cites is found, in a name or a scenario it is not', () => {
  const folder = project({
    'games/chess/a.test.ts': "test('T1 is shown', () => { /* T3 is not a name */ });",
    'games/chess/scenarios/a.json': '{ "id": "CE-001/x", "rules": ["T2"] }',
    'games/go/a.test.ts': "test('K 1b T-GRE I1', () => {});",
  });
  expect(uncitedIds(folder, 'chess')).toEqual(['T3', 'T4', 'RN-01']);
  expect(uncitedIds(folder, 'go')).toEqual(['1a', 'I2']);
});

test('a test of one game shows nothing of the other', () => {
  const folder = project({ 'games/chess/a.test.ts': "test('K I1', () => {});" });
  expect(uncitedIds(folder, 'go')).toEqual(expect.arrayContaining(['K', 'I1']));
});

test('an id that no page defines is found', () => {
  const folder = project({
    'games/chess/a.test.ts': "test('T9 RN-02 CE-001/bar', () => {}); test('it is T8', () => {});",
    'games/go/a.test.ts': "test('T-XYZ T-GRE X-RAY', () => {});",
  });
  expect(unknownIds(folder, 'chess')).toEqual(['RN-02', 'T9']);
  expect(unknownIds(folder, 'go')).toEqual(['T-XYZ']);
});

test('ranges are found in code, tests, docs and at the root, with both ends known', () => {
  const folder = project({
    'README.md': 'T1–T4',
    'docs/a.md': 'one\nT2 to T4',
    'games/chess/a.ts': '// T1–4, T1/2, T1, T2 and T1/T2; CE-001/2',
    'games/go/a.ts': '// 1a … 1b; T1–T2 are rules of chess',
    'web/a.tsx': '<path d="M4-T5" /> // I1-I2',
  });
  expect(ranges(folder)).toEqual([
    'README.md:1: T1–T4',
    'docs/a.md:2: T2 to T4',
    'games/chess/a.ts:1: T1–4',
    'games/chess/a.ts:1: T1/2',
    'games/go/a.ts:1: 1a … 1b',
    'web/a.tsx:1: I1-I2',
  ]);
});
