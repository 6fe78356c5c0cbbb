import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { deadExports } from './deadExports.mjs';

/** The dead exports of a tree that has just these files, in a public package `kernel` and in another, `lab`. */
function deadIn(files) {
  const folder = mkdtempSync(join(tmpdir(), 'omerta-exports-'));
  const packageOf = name => JSON.stringify({ name: `@omerta/${name}`, exports: { '.': './index.ts', './*': './*' } });
  const all = {
    'engine/kernel/package.json': packageOf('kernel'),
    'engine/lab/package.json': packageOf('lab'),
    ...files,
  };
  try {
    for (const [name, source] of Object.entries(all)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), source);
    }
    return deadExports(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('every export of the project is imported somewhere', () => {
  expect(deadExports()).toEqual([]);
});

test('what no other file imports is dead, also where its own file uses it', () => {
  const a = `
export const used = 1;
export function unused() {}
export const inside = 2;
const sum = inside + inside;
export { sum, sum as total };
export const { left, right: renamed } = { left: 1, right: 2 };
export default sum;
// export const comment = 1;
const text = 'export const quoted = 1;';`;
  const b = "import { used, total } from './a.ts';\nimport { left } from '@omerta/lab/a.ts';";
  expect(deadIn({ 'engine/lab/a.ts': a, 'engine/lab/b.ts': b })).toEqual([
    'engine/lab/a.ts:3: unused',
    'engine/lab/a.ts:4: inside',
    'engine/lab/a.ts:7: renamed',
    'engine/lab/a.ts:6: sum',
    'engine/lab/a.ts:8: default',
  ]);
});

test('a type may be exported that its own file uses', () => {
  const a = 'export interface Plan { a: Part }\nexport type Part = string;\nexport type Alone = string;';
  const b = "import type { Plan } from './a.ts';";
  expect(deadIn({ 'engine/lab/a.ts': a, 'engine/lab/b.test.ts': b })).toEqual(['engine/lab/a.ts:3: Alone']);
});

test('what is passed on is alive where the last of the chain is imported', () => {
  const files = {
    'engine/lab/a.ts': 'export const one = 1;\nexport const two = 2;\nexport const three = 3;',
    'engine/lab/all.ts': "export * from './a.ts';\nexport * as everything from './c.ts';",
    'engine/lab/c.ts': 'export const four = 4;',
    'engine/lab/index.ts': "export { two as second, three } from './a.ts';",
    'cli/main.ts': "import { one } from '@omerta/lab/all.ts';\nimport type { second } from '@omerta/lab';",
  };
  expect(deadIn(files)).toEqual(['engine/lab/all.ts:2: everything', 'engine/lab/index.ts:1: three']);
});

test.each([
  "import * as a from './a.ts';",
  "const { one } = await import('./a.ts');",
  "new Worker(new URL('./a.ts', import.meta.url));",
  "let a: typeof import('./a.ts');",
])('%s uses all of a file', source => {
  expect(deadIn({ 'engine/lab/a.ts': 'export const one = 1;', 'engine/lab/b.ts': source })).toEqual([]);
});

test('the entries of a public package are for authors, its other files are not', () => {
  const files = {
    'engine/kernel/index.ts': "export const one = 1;\nexport * from './more.ts';",
    'engine/kernel/more.ts': 'export const two = 2;',
    'engine/kernel/inner.ts': 'export const three = 3;',
  };
  expect(deadIn(files)).toEqual(['engine/kernel/inner.ts:1: three']);
});
