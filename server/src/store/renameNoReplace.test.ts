import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { renameNoReplace } from './renameNoReplace.ts';

const folder = mkdtempSync(join(tmpdir(), 'omerta-name-'));
afterAll(() => rmSync(folder, { recursive: true }));

const noLinks = () => {
  throw Object.assign(new Error('operation not permitted'), { code: 'EPERM' });
};

test.each([
  ['where a file may have two names', undefined],
  ['where it may not', noLinks],
])('an existing file is never replaced, %s', (how, link) => {
  const [file, name] = [join(folder, `${how}.part`), join(folder, how)];
  writeFileSync(file, 'one');
  renameNoReplace(file, name, link);
  rmSync(file, { force: true });
  writeFileSync(file, 'two');
  expect(() => renameNoReplace(file, name, link)).toThrow('EEXIST');
  expect(readFileSync(name, 'utf8')).toBe('one');
});
