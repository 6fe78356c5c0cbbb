import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { rewrittenRules } from './rewrittenRules.mjs';

/** What is found in a game whose rules offer `controllerOf` and `gunsOn` and keep `deal` to themselves. */
function foundIn(files) {
  const folder = mkdtempSync(join(tmpdir(), 'omerta-rules-'));
  const all = {
    'games/toy/rules/seen.ts': "export { controllerOf } from './turfs.ts';\nexport * from './guns.ts';\n",
    'games/toy/rules/turfs.ts':
      'export const controllerOf = (board, turf) => board[turf];\nexport function deal() {}\n',
    'games/toy/rules/guns.ts': 'export function gunsOn(table: Table, seat: number): number[] {}\n',
    ...files,
  };
  try {
    for (const [name, source] of Object.entries(all)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), source);
    }
    return rewrittenRules(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('no rule of the project is written again', () => {
  expect(rewrittenRules()).toEqual([]);
});

test.each([
  ['a declaration', 'function controllerOf(table: Table): number {}'],
  ['an exported declaration', 'export function controllerOf() {}'],
  ['an arrow function', 'const controllerOf = (pack: Pack, { stacks }: Table): Seat | undefined => stacks.at(-1);'],
  ['an arrow function of one argument', 'const controllerOf = stack => stack.at(-1);'],
  ['an arrow function with a type', 'const controllerOf: Question = ({ stacks }) => stacks.at(-1);'],
  ['a function inside another', 'function panel() {\n  const controllerOf = async () => 1;\n}'],
])('%s with the name of a rule is found', (_name, source) => {
  const [found, ...others] = foundIn({ 'games/toy/table/show/panel.tsx': source });
  expect(found).toMatch(
    /^games\/toy\/table\/show\/panel\.tsx:\d: controllerOf is written again; games\/toy\/rules\/turfs\.ts has it$/,
  );
  expect(others).toEqual([]);
});

test('so is a rule that an entry passes on with all others of its file', () => {
  const found = foundIn({ 'games/toy/bots/look.ts': '\nexport function gunsOn() {}' });
  expect(found).toEqual(['games/toy/bots/look.ts:2: gunsOn is written again; games/toy/rules/guns.ts has it']);
});

test.each([
  ['an import', "import { controllerOf } from '../rules/seen.ts';\nconst owner = controllerOf(table, 1);"],
  ['a value', 'const controllerOf = new Map();'],
  ['a comment', '// function controllerOf() {}'],
  ['a function the rules keep to themselves', 'function deal() {}'],
])('%s is not', (_name, source) => {
  expect(foundIn({ 'games/toy/table/panel.ts': source })).toEqual([]);
});

test('tests and other games may use the name', () => {
  const source = 'const controllerOf = () => 1;';
  expect(foundIn({ 'games/toy/table/panel.test.ts': source, 'games/other/table/panel.ts': source })).toEqual([]);
});
