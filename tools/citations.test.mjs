import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { definedIds, idsIn, uncitedIds } from './citations.mjs';

const root = join(import.meta.dirname, '..');

test('every rule, ruling, scenario and invariant is cited by a test', () => {
  expect(uncitedIds(root)).toEqual([]);
});

test('the documents define the ids we think they do', () => {
  const ids = definedIds(root);
  for (const id of [
    'S1',
    'S10',
    'A2',
    'F4',
    'T2',
    'M6',
    'I1',
    'I2',
    'I10',
    'I14',
    'J5',
    'L3',
    'G1',
    'W4',
    'B4',
    'D2',
    'E5',
    'X4',
  ]) {
    expect(ids).toContain(id);
  }
  expect(ids.filter(id => id.startsWith('RN-'))).toHaveLength(31);
  expect(ids.filter(id => id.startsWith('INV-'))).toHaveLength(16);
  expect(ids.filter(id => id.startsWith('CE-')).length).toBeGreaterThan(150);
});

test('an id that no test cites is found, in a name or a scenario it is not', () => {
  const folder = mkdtempSync(join(tmpdir(), 'citations-'));
  mkdirSync(join(folder, 'docs/rules'), { recursive: true });
  mkdirSync(join(folder, 'packages/game/scenarios'), { recursive: true });
  writeFileSync(
    join(folder, 'docs/rules/corleone.md'),
    '- **T1** a\n- **T2** b\n- **T3** c **T4** d\n| **RN-01** | x |\n',
  );
  writeFileSync(join(folder, 'docs/rules/corleone-scenarios.md'), '- **CE-001** (T1)\n- **INV-01 Money** x\n');
  writeFileSync(join(folder, 'packages/game/a.test.ts'), "test('T1 is shown', () => { /* T3 is not a name */ });");
  writeFileSync(join(folder, 'packages/game/scenarios/a.json'), '{ "id": "CE-001/x", "rules": ["T2"] }');
  expect(uncitedIds(folder)).toEqual(['T3', 'T4', 'RN-01', 'INV-01']);
});

test('ranges count for every id in them', () => {
  expect(idsIn('S2–S4, RN-01 and E1–E2')).toEqual(['S2', 'S3', 'S4', 'RN-01', 'E1', 'E2']);
});
