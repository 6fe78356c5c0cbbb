import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { definedIds, GAMES, idsIn, uncitedIds, unknownIds } from './citations.mjs';

const root = join(import.meta.dirname, '..');

test.each(Object.keys(GAMES))('%s: every rule, ruling, scenario and invariant is cited by a test of the game', game => {
  expect(uncitedIds(root, game)).toEqual([]);
});

test.each(Object.keys(GAMES))('%s: no test cites a scenario or ruling that does not exist', game => {
  expect(unknownIds(root, game)).toEqual([]);
});

const starting = (ids, kind) => ids.filter(id => id.startsWith(kind));

test('the pages of Corleone’s Empire define the ids we think they do', () => {
  const ids = definedIds(root, 'corleone');
  const rules = 'S1 S10 A2 F4 T2 M6 I1 I2 I10 I14 J5 L3 G1 W4 B4 D2 E5 X4'.split(' ');
  expect(ids).toEqual(expect.arrayContaining(rules));
  expect(starting(ids, 'RN-')).toHaveLength(31);
  expect(starting(ids, 'INV-')).toHaveLength(16);
  expect(starting(ids, 'CE-').length).toBeGreaterThan(150);
});

test('the page of Ca$h ’n Guns defines the ids we think it does', () => {
  const ids = definedIds(root, 'cashnguns');
  expect(ids).toEqual(expect.arrayContaining('G1 G2 K P4 R1 1a 1b 3b 5e 6g 7g E8 V8 T0'.split(' ')));
  expect(ids.filter(id => /^[1-7][a-g]$/.test(id))).toHaveLength(2 + 2 + 2 + 2 + 5 + 7 + 7);
  expect(starting(ids, 'T-')).toHaveLength(16);
  expect(ids.filter(id => /^I\d$/.test(id))).toHaveLength(8);
  expect(starting(ids, 'X')).toHaveLength(26);
  expect(starting(ids, 'AMB-')).toHaveLength(58);
  expect(starting(ids, 'CG-').length).toBeGreaterThan(80);
});

/** A project with one test for each game. */
const project = (corleone, cashnguns) => {
  const folder = mkdtempSync(join(tmpdir(), 'citations-'));
  const write = (path, text) => {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  write('docs/rules/corleone.md', '- **T1** a\n- **T2** b\n- **T3** c **T4** d\n| **RN-01** | x |\n');
  write('docs/rules/corleone-scenarios.md', '- **CE-001** (T1)\n- **INV-01 Money** x\n');
  write('games/corleone/a.test.ts', corleone);
  write('games/corleone/scenarios/a.json', '{ "id": "CE-001/x", "rules": ["T2"] }');
  write(
    'docs/rules/cashnguns.md',
    [
      '**Invariants:**',
      'I1 a; I2 b',
      '### 3.1',
      '### 4.1',
      '| GRE | greedy |',
      '### 4.2',
      '| X01 | a × b |',
      '| AMB-01 | why |',
      '### 6.1',
      '| Id | Sentence |',
      '| K | cards |',
      '| 1a | one · 1b two |',
      '### 6.2',
      '- **CG-001** (1a) Given.',
    ].join('\n'),
  );
  write('games/cashnguns/a.test.ts', cashnguns);
  return folder;
};

test('an id that no test cites is found, in a name or a scenario it is not', () => {
  const folder = project(
    "test('T1 is shown', () => { /* T3 is not a name */ });",
    "test('K 1b X01 T-GRE I1', () => {});",
  );
  expect(uncitedIds(folder, 'corleone')).toEqual(['T3', 'T4', 'RN-01', 'INV-01']);
  expect(uncitedIds(folder, 'cashnguns')).toEqual(['1a', 'AMB-01', 'CG-001', 'I2']);
});

test('a test of one game shows nothing of the other', () => {
  const folder = project("test('I1 I2 CG-001 AMB-01', () => {});", "test('T1–T4 RN-01 INV-01', () => {});");
  expect(uncitedIds(folder, 'cashnguns')).toContain('I1');
  expect(uncitedIds(folder, 'corleone')).toContain('T1');
});

test('an id that no page defines is found', () => {
  const folder = project("test('RN-02', () => {});", "test('CG-001 CG-002 T-XYZ 1a', () => {});");
  expect(unknownIds(folder, 'corleone')).toEqual(['RN-02']);
  expect(unknownIds(folder, 'cashnguns')).toEqual(['CG-002', 'T-XYZ']);
});

test('ranges count for every id in them', () => {
  expect(idsIn('S2–S4, RN-01 and E1–E2')).toEqual(['S2', 'S3', 'S4', 'RN-01', 'E1', 'E2']);
  expect(idsIn('CG-055 V6–V8 I1–I3 7b AMB-41 T-DIC K', 'cashnguns')).toEqual(
    'CG-055 V6 V7 V8 I1 I2 I3 7b AMB-41 T-DIC K'.split(' '),
  );
});
