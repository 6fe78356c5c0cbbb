import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './ensure.mjs';
import { MOST, namingFiles } from './gameNames.mjs';

test.each(Object.entries(namingFiles(root)))('%s is named by few files outside its folder', (_game, files) => {
  expect(files).toContain('games/index.ts');
  expect(files.length, files.join('\n')).toBeLessThanOrEqual(MOST);
});

test('code and texts that name a game are found; its own folder and tests are not', () => {
  const folder = mkdtempSync(join(tmpdir(), 'names-'));
  const files = {
    'package.json': '{ "workspaces": ["games/*", "web"] }',
    'games/chess/game.ts': "export const id = 'chess';",
    'web/src/page.tsx': 'return <Chess />;',
    'web/catalogues/en.json': '{ "title": "Chess" }',
    'web/src/plain.ts': 'export const games = [];',
    'web/src/page.test.ts': "test('chess', () => {});",
    'web/testing/kit.ts': "export const game = 'chess';",
    'web/package.json': '{ "dependencies": { "chess": "1" } }',
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  expect(namingFiles(folder)).toEqual({ chess: ['web/catalogues/en.json', 'web/package.json', 'web/src/page.tsx'] });
  rmSync(folder, { recursive: true });
});
