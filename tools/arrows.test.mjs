import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { brokenRules } from './arrows.mjs';

/** The broken rules of a tree that has just these files below packages/. */
function brokenWith(files) {
  const folder = mkdtempSync(join(tmpdir(), 'omerta-arrows-'));
  try {
    for (const [name, source] of Object.entries(files)) {
      const file = join(folder, 'packages', name);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, source);
    }
    return brokenRules(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('the tree follows its own arrows', () => {
  expect(brokenRules()).toEqual([]);
});

test('an open file may import what somebody names, and no other file', () => {
  const source = 'export const load = name => import(name);';
  expect(brokenWith({ 'cli/src/arena/moduleBot.ts': source })).toEqual([]);
  expect(brokenWith({ 'cli/src/arena/other.ts': source })).toHaveLength(1);
});

describe('a forbidden import is caught', () => {
  test.each([
    ['kernel/src/a.ts', "import { corleone } from '@omerta/corleone';", 'kernel src may not import @omerta/corleone'],
    ['kernel/src/a.ts', "import { shuffle } from 'lodash';", 'kernel src may not import lodash'],
    ['kernel/src/a.ts', "import { readFileSync } from 'node:fs';", 'kernel src may not import node:fs'],
    [
      'kernel/src/a.ts',
      "import { chacha20 } from '@noble/curves/x.js';",
      'kernel src may not import @noble/curves/x.js',
    ],
    ['corleone/src/a.ts', "import type { Said } from '@omerta/text';", 'corleone src may not import @omerta/text'],
    ['corleone/src/a.ts', "import '@omerta/kernel/testing';", 'corleone src may not import @omerta/kernel/testing'],
    ['corleone/testing/a.ts', "import { test } from 'vitest';", 'corleone kits may not import vitest'],
    ['text/src/a.ts', "export * from '@omerta/corleone';", 'text src may not import @omerta/corleone'],
    ['text/src/a.ts', "type S = import('@omerta/corleone').State;", 'text src may not import @omerta/corleone'],
    ['text/src/a.ts', "const it = await import('@omerta/cli');", 'text src may not import @omerta/cli'],
    ['client/src/a.tsx', "import { corleone } from '@omerta/corleone';", 'client src may not import @omerta/corleone'],
    ['client/src/a.ts', "import { botOf } from '@omerta/bots';", 'client src may not import @omerta/bots'],
    ['cli/src/a.ts', "import express from 'express';", 'cli src may not import express'],
    ['cli/src/a.ts', 'const it = await import(name);', 'an import must name what it imports'],
    [
      'cli/src/a.ts',
      "import { cards } from '../../corleone/src/cards.ts';",
      '../../corleone/src/cards.ts leaves its package',
    ],
    ['kernel/src/a.ts', "import { toy } from '../testing/toy.ts';", 'src may not import ../testing/toy.ts'],
    ['kernel/src/a.ts', "import { story } from './b.test.ts';", 'src may not import a test'],
    ['roulette/src/a.ts', '', 'tools/arrows.mjs has no row for this package'],
  ])('%s: %s', (file, source, rule) => {
    const place = rule.endsWith('row for this package') ? 'packages/roulette:1' : `packages/${file}:1`;
    expect(brokenWith({ [file]: source })).toEqual([`${place}: ${rule}`]);
  });

  test('over several lines, and the line is told', () => {
    const source = "// the way in\n\nimport {\n  type State,\n  corleone,\n} from '@omerta/corleone';\n";
    expect(brokenWith({ 'kernel/src/deep/a.ts': source })).toEqual([
      'packages/kernel/src/deep/a.ts:3: kernel src may not import @omerta/corleone',
    ]);
  });
});

test('allowed imports pass', () => {
  const files = {
    'kernel/src/a.ts': "import { chacha20 } from '@noble/ciphers/chacha.js';\nimport { b } from './b.ts';",
    'corleone/src/a.ts': "import pack from '../packs/standard-1.json' with { type: 'json' };",
    'corleone/src/a.test.ts': "import { with } from '../testing/with.ts';\nimport 'vitest';\nimport 'node:fs';",
    'corleone/testing/a.ts': "import { a } from '../src/a.ts';\nimport { toy } from '@omerta/kernel/testing';",
    'text/src/a.ts': "import type { View } from '@omerta/corleone/seen';",
    'client/src/practice/a.ts': "import { corleone } from '@omerta/corleone';",
    'cli/src/a.ts': "import { readFileSync } from 'node:fs';\nimport { Command } from 'commander';",
  };
  expect(brokenWith(files)).toEqual([]);
});

test('an import inside a comment or a text is none', () => {
  const source =
    "// import 'express'\n/* from 'express' */\nconst hint = \"import 'express'\";\nconst more = `import('x')`;";
  expect(brokenWith({ 'kernel/src/a.ts': source })).toEqual([]);
});

describe('pure packages have no chance, no clock and no memory of their own', () => {
  test.each([
    ['const roll = () => Math.random();', 'randomness comes from the state: no Math.random'],
    ['const { random } = Math;', 'randomness comes from the state: no Math.random'],
    ['const told = () => `${Math.random()}`;', 'randomness comes from the state: no Math.random'],
    ['const now = () => Date.now();', 'only the server looks at a clock: no Date'],
    ['const { crypto } = globalThis;', 'nothing global: no globalThis'],
    ['let last = 0;', 'nothing lives outside the state: no module-level let or var'],
    ['export var last = 0;', 'nothing lives outside the state: no module-level let or var'],
  ])('%s', (source, rule) => {
    expect(brokenWith({ 'text/src/a.ts': source })).toEqual([`packages/text/src/a.ts:1: ${rule}`]);
    expect(brokenWith({ 'cli/src/a.ts': source, 'text/src/a.test.ts': source })).toEqual([]);
  });

  test('what only looks like them passes', () => {
    const source =
      "// Math.random, Date\nconst told = 'Date';\nexport function f() {\n  let n = Math.max(1, 2);\n  return n;\n}";
    expect(brokenWith({ 'kernel/src/a.ts': source })).toEqual([]);
  });
});
