// What a suite may run, file by file: results stay good as long as none of it changes.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Suite } from '@omerta/kernel/testing';
import { homeOf, packagesOf } from './catalogue.ts';
import { ROOT } from './origin.ts';

export function sourcesOf(suite: Suite): string[] {
  return sourcesBehind(fileOf(suite), packagesOf(suite));
}

/** All that is shipped of these packages, and of the testing kits what this file reaches. */
export function sourcesBehind(file: string, packages: readonly string[]): string[] {
  return [...new Set([...packages.flatMap(shippedOf), ...reachedFrom(file), 'package-lock.json'])].sort();
}

function shippedOf(name: string): string[] {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', `packages/${name}`], { cwd: ROOT });
  return files
    .toString()
    .split('\n')
    .filter(file => file !== '' && !UNSHIPPED.test(file) && existsSync(join(ROOT, file)));
}

const UNSHIPPED = /\/(testing|e2e|transcripts)\/|\.(test|long)\.tsx?$/;

/** The one file in the list of its package that has its id; the list itself, and so all of them, where none or more do. */
function fileOf(suite: Suite): string {
  const list = `packages/${homeOf(suite)}/testing/proof/index.ts`;
  const [file, ...others] = namedIn(list).filter(each => idsIn(each).some(id => id.test(suite.id)));
  return file === undefined || others.length > 0 ? list : file;
}

function idsIn(file: string): RegExp[] {
  const ids = [...readFileSync(join(ROOT, file), 'utf8').matchAll(/\bid: (['`])([^'`\n]+)\1/g)];
  return ids.map(([, , id]) => new RegExp(`^${id!.replaceAll(/\$\{[^}]*\}/g, '[a-z]+')}$`));
}

function reachedFrom(first: string): Set<string> {
  const reached = new Set<string>();
  const waiting = [first];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    if (/\.(tsx?|mjs)$/.test(file)) waiting.push(...namedIn(file));
  }
  return reached;
}

/** Files that it imports, starts, bundles or reads: whatever text of it names a file of ours. */
function namedIn(file: string): string[] {
  const texts = [...readFileSync(join(ROOT, file), 'utf8').matchAll(NAME)].map(([, , text]) => text!);
  return texts.map(text => fileNamed(text, file)).filter(path => path !== undefined);
}

const NAME = /(['"`])((?:\.{1,2}\/|packages\/|@omerta\/)[^'"`\n]*)\1/g;

function fileNamed(text: string, from: string): string | undefined {
  if (text.startsWith('@omerta/')) return entryOf(text);
  const path = text.startsWith('packages/') ? join(ROOT, text) : join(ROOT, dirname(from), text);
  const isFile = /\.\w+$/.test(path) && path.startsWith(ROOT) && existsSync(path);
  return isFile ? relative(ROOT, path) : undefined;
}

/** `@omerta/kernel/testing`, as its package.json says. */
function entryOf(text: string): string | undefined {
  const [, name, ...more] = text.split('/');
  const file = `packages/${name}/package.json`;
  if (!existsSync(join(ROOT, file))) return undefined;
  const { exports = {} } = JSON.parse(readFileSync(join(ROOT, file), 'utf8'));
  const entry = exports[['.', ...more].join('/')];
  const path = typeof entry === 'string' ? entry : entry?.['omerta-src'];
  return path === undefined ? undefined : join('packages', name!, path);
}
