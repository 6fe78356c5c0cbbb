import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, test as base, beforeEach, expect } from 'vitest';
import { checkSubjects } from './subjects.mjs';

const test = base.runIf(spawnSync('git', ['--version']).status === 0);

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'omerta-subjects-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const NAMES = ['-c', 'user.name=Ania', '-c', 'user.email=ania@example.org', '-c', 'commit.gpgsign=false'];

function git(...words) {
  const { status, stdout, stderr } = spawnSync('git', [...NAMES, ...words], { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout.trim();
}

/** Makes empty commits; the hash of the last one. */
function commit(...subjects) {
  for (const subject of subjects) git('commit', '--quiet', '--allow-empty', '-m', subject);
  return git('rev-parse', 'HEAD');
}

test('long subjects and those without an area are refused, after the base only', () => {
  git('init', '--quiet');
  const base = commit('Whatever came before is left as it is, however long its subject may be in the end');
  const longest = `kernel: ${'a'.repeat(64)}`;
  const good = [
    'kernel: a choice is refused by name',
    'docs/api: the page of match states',
    'floor plan: é ’n ü',
    longest,
  ];
  commit(...good);
  expect(checkSubjects(folder, base)).toEqual({ checked: 4, wrong: [] });
  commit(`${longest}a`, 'fix stuff', 'kernel:no space');
  const { checked, wrong } = checkSubjects(folder, base);
  expect(checked).toBe(7);
  expect(wrong.map(line => line.replace(/^\S+: /, ''))).toEqual([
    'not of the form “area: what is now true”: kernel:no space',
    'not of the form “area: what is now true”: fix stuff',
    `73 characters, 72 are allowed: ${longest}a`,
  ]);
});

test('merges keep the subject git gives them', () => {
  git('init', '--quiet');
  const base = commit('kernel: one');
  git('checkout', '--quiet', '-b', 'side');
  commit('kernel: two');
  git('checkout', '--quiet', '-');
  git('merge', '--quiet', '--no-ff', '-m', "Merge branch 'side'", 'side');
  expect(checkSubjects(folder, base)).toEqual({ checked: 1, wrong: [] });
});

test('a clone that does not reach back to the base, and an archive, are passed and said', () => {
  expect(checkSubjects(folder, 'HEAD')).toEqual({ unread: 'there is no git history here' });
  git('init', '--quiet');
  commit('fix stuff');
  expect(checkSubjects(folder, '1234567890')).toEqual({ unread: 'this clone does not reach back to 1234567' });
});
