import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { brokenRules } from './arrows.mjs';
import { FOLDERS } from './floorPlan.mjs';

const PACKAGES = { kernel: 'engine/kernel', testing: 'engine/testing', dice: 'games/dice', cards: 'games/cards' };
const EXPORTS = { '.': './src/index.ts', './rules': './rules/index.ts', './seen': './rules/seen.ts', './*': './*' };

/** The broken rules of a tree that has just these files, and two games called dice and cards. */
function brokenWith(files, layers = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'omerta-arrows-'));
  try {
    const named = Object.entries(PACKAGES).map(([name, path]) => [
      `${path}/package.json`,
      JSON.stringify({ name: `@omerta/${name}`, exports: EXPORTS }),
    ]);
    for (const [name, source] of [...named, ...Object.entries(files)]) {
      const file = join(folder, name);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, source);
    }
    return brokenRules(folder, FOLDERS, layers);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('the tree follows its own arrows', () => {
  expect(brokenRules()).toEqual([]);
});

test('an open file may import what a user names, and no other file', () => {
  const source = 'export const load = name => import(name);';
  expect(brokenWith({ 'cli/src/arena/moduleBot.ts': source })).toEqual([]);
  expect(brokenWith({ 'cli/src/arena/other.ts': source })).toHaveLength(1);
});

describe('a forbidden import is caught', () => {
  test.each([
    ['engine/kernel/src/a.ts', "import { shuffle } from 'lodash';", 'engine/kernel src may not import lodash'],
    ['engine/kernel/src/a.ts', "import { readFileSync } from 'node:fs';", 'engine/kernel src may not import node:fs'],
    [
      'engine/kernel/src/a.ts',
      "import { chacha20 } from '@noble/curves/x.js';",
      'engine/kernel src may not import @noble/curves/x.js',
    ],
    [
      'engine/kernel/src/a.ts',
      "import { dice } from '@omerta/dice/rules';",
      'engine/kernel src may not import @omerta/dice/rules',
    ],
    [
      'games/dice/rules/a.ts',
      "import { b } from '../words/b.ts';",
      'games/dice/rules src may not import ../words/b.ts',
    ],
    [
      'games/dice/rules/a.ts',
      "import { b } from '@omerta/cards/rules';",
      'games/dice/rules src may not import @omerta/cards/rules',
    ],
    [
      'games/dice/words/a.ts',
      "export * from '../rules/index.ts';",
      'games/dice/words src may not import ../rules/index.ts',
    ],
    [
      'games/dice/words/a.ts',
      "type S = import('../rules/state.ts').State;",
      'games/dice/words src may not import ../rules/state.ts',
    ],
    ['games/dice/testing/a.ts', "import { test } from 'vitest';", 'games/dice/testing kits may not import vitest'],
    ['cli/src/a.ts', "import express from 'express';", 'cli src may not import express'],
    ['cli/src/a.ts', 'const it = await import(name);', 'an import must name what it imports'],
    [
      'cli/src/a.ts',
      "import { b } from '../../games/dice/rules/b.ts';",
      '../../games/dice/rules/b.ts leaves its package',
    ],
    ['server/src/a.ts', "import { b } from '../testing/b.ts';", 'src may not import ../testing/b.ts'],
    ['server/src/a.ts', "import { story } from './b.test.ts';", 'src may not import a test'],
    ['engine/roulette/src/a.ts', '', 'tools/floorPlan.mjs has no row for this folder'],
  ])('%s: %s', (file, source, rule) => {
    expect(brokenWith({ [file]: source })).toEqual([`${file}:1: ${rule}`]);
  });

  test('over several lines, and the line is told', () => {
    const source = "// the way in\n\nimport {\n  type State,\n  dice,\n} from '@omerta/dice/rules';\n";
    expect(brokenWith({ 'engine/kernel/src/deep/a.ts': source })).toEqual([
      'engine/kernel/src/deep/a.ts:3: engine/kernel src may not import @omerta/dice/rules',
    ]);
  });
});

test('allowed imports pass', () => {
  const files = {
    'engine/kernel/src/a.ts': "import { chacha20 } from '@noble/ciphers/chacha.js';\nimport { b } from './b.ts';",
    'games/dice/rules/a.ts': "import { b } from '@omerta/kernel';\nimport pack from '../packs/standard-1.json';",
    'games/dice/rules/a.test.ts': "import { b } from '../testing/b.ts';\nimport 'vitest';\nimport 'node:fs';",
    'games/dice/testing/a.ts': "import { a } from '../rules/a.ts';\nimport { kit } from '@omerta/testing';",
    'games/dice/words/a.ts': "import type { View } from '@omerta/dice/seen';",
    'games/dice/coach/a.ts': "import { b } from '../bots/b.ts';",
    'cli/src/a.ts': "import { readFileSync } from 'node:fs';\nimport { Command } from 'commander';",
  };
  expect(brokenWith(files)).toEqual([]);
});

test('whole games are for the workers of the web client', () => {
  const source = "import { dice } from '@omerta/dice/rules';";
  expect(brokenWith({ 'web/src/practice/a.ts': source, 'web/src/hints/a.ts': source })).toEqual([]);
  expect(brokenWith({ 'web/src/home/a.ts': source })).toEqual([
    'web/src/home/a.ts:1: web src may not import @omerta/dice/rules',
  ]);
});

test('what may be imported as a type may not be run', () => {
  const files = {
    'games/dice/table/a.ts': "import type { Reason } from '../bots/reasons.ts';",
    'games/dice/table/b.ts': "export type { Beliefs } from '../coach/beliefs.ts';",
    'games/dice/table/c.ts': "import { type Reason, reasonsFor } from '../bots/reasons.ts';",
    'games/dice/table/d.ts': "import type { Bot } from '../bots/bot.ts';",
  };
  expect(brokenWith(files)).toEqual([
    'games/dice/table/c.ts:1: games/dice/table src may not import ../bots/reasons.ts',
    'games/dice/table/d.ts:1: games/dice/table src may not import ../bots/bot.ts',
  ]);
});

test('folders beside each other import only those that come after them', () => {
  const layers = { 'web/src': ['pages', 'practice', 'table', 'net'] };
  const files = {
    'web/src/main.ts': "import './pages/a.ts';",
    'web/src/net/b.ts': "import '../pages/a.ts';",
    'web/src/table/c.ts': "import '../main.ts';",
    'web/src/odd/d.ts': "import '../net/b.ts';",
    'web/src/net/e.ts': "import '../practice/f.ts';",
  };
  expect(brokenWith(files, layers)).toEqual([
    'web/src/net/b.ts:1: net comes after pages: it may not import ../pages/a.ts',
    'web/src/net/e.ts:1: net comes after practice: it may not import ../practice/f.ts',
    'web/src/odd/d.ts:1: web/src/odd is in no layer of tools/floorPlan.mjs',
    'web/src/table/c.ts:1: table comes after the files beside the folders: it may not import ../main.ts',
  ]);
});

test('no two folders beside each other import each other, and the rarer way is told', () => {
  const files = {
    'server/src/http/a.ts': "import '../socket/deep/b.ts';\nimport '@omerta/server/socket/c.ts';",
    'server/src/socket/deep/b.ts': "import { a } from '../../http/a.ts';",
    'server/src/socket/c.ts': "import '../store/d.ts';",
    'server/src/store/d.ts': "import './deep/e.ts';",
    'server/src/store/deep/e.ts': "import '../d.ts';\nimport '../../main.ts';",
    'server/src/store/d.test.ts': "import '../socket/c.ts';",
    'server/src/main.ts': "import './store/d.ts';",
    'server/package.json': JSON.stringify({ name: '@omerta/server', exports: { './*': './src/*' } }),
  };
  expect(brokenWith(files)).toEqual([
    'server/src/socket/deep/b.ts:1: server/src/socket and server/src/http import each other',
  ]);
});

test('an import inside a comment or a text is none', () => {
  const source =
    "// import 'express'\n/* from 'express' */\nconst hint = \"import 'express'\";\nconst more = `import('x')`;";
  expect(brokenWith({ 'engine/kernel/src/a.ts': source })).toEqual([]);
});

describe('pure folders have no chance, no clock and no memory of their own', () => {
  test.each([
    ['const roll = () => Math.random();', 'randomness comes from the state: no Math.random'],
    ['const { random } = Math;', 'randomness comes from the state: no Math.random'],
    ['const told = () => `${Math.random()}`;', 'randomness comes from the state: no Math.random'],
    ['const now = () => Date.now();', 'only the server looks at a clock: no Date'],
    ['const { crypto } = globalThis;', 'nothing global: no globalThis'],
    ['let last = 0;', 'nothing lives outside the state: no module-level let or var'],
    ['export var last = 0;', 'nothing lives outside the state: no module-level let or var'],
  ])('%s', (source, rule) => {
    expect(brokenWith({ 'engine/words/src/a.ts': source })).toEqual([`engine/words/src/a.ts:1: ${rule}`]);
    expect(brokenWith({ 'cli/src/a.ts': source, 'engine/words/src/a.test.ts': source })).toEqual([]);
  });

  test('what only looks like them passes', () => {
    const source =
      "// Math.random, Date\nconst told = 'Date';\nexport function f() {\n  let n = Math.max(1, 2);\n  return n;\n}";
    expect(brokenWith({ 'engine/kernel/src/a.ts': source })).toEqual([]);
  });
});
