// All files a suite may run: its results stay valid as long as none of them changes.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Suite } from '@omerta/testing';
import { homeOf } from './catalogue.ts';
import { ROOT } from './origin.ts';
import { folderOf } from './packages.ts';

export function sourcesOf(suite: Suite): string[] {
  return sourcesBehind(fileOf(suite), ...(suite.runs ?? []));
}

/** These files and all that they import, start, bundle or read. */
export function sourcesBehind(...files: readonly string[]): string[] {
  const reached = new Set<string>(['package-lock.json']);
  const waiting = [...files];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    if (/\.(tsx?|mjs|html)$/.test(file)) waiting.push(...namedIn(file));
  }
  return [...reached].sort();
}

/** The file of its package's list that contains its id; the list itself, and so all files, where none or several do. */
function fileOf(suite: Suite): string {
  const list = entryOf(`@omerta/${homeOf(suite)}/proof`)!;
  const [file, ...others] = namedIn(list).filter(each => idsIn(each).some(id => id.test(suite.id)));
  return file === undefined || others.length > 0 ? list : file;
}

function idsIn(file: string): RegExp[] {
  const ids = [...readFileSync(join(ROOT, file), 'utf8').matchAll(/\bid: (['`])([^'`\n]+)\1/g)];
  return ids.map(([, , id]) => new RegExp(`^${id!.replaceAll(/\$\{[^}]*\}/g, '[a-z-]+')}$`));
}

/** Every string in it that names a file of ours: a path, the entry of a package, or a pattern. */
function namedIn(file: string): string[] {
  const texts = [...readFileSync(join(ROOT, file), 'utf8').matchAll(NAME)].map(([, , text]) => text!);
  return texts.flatMap(text => filesNamed(text, file));
}

const NAME = /(['"`])((?:\.{1,2}\/|(?:engine|games|examples|server|web|cli|proof|tools)\/|@omerta\/)[^'"`\n]*)\1/g;

function filesNamed(text: string, from: string): string[] {
  if (text.startsWith('@omerta/')) return existing(entryOf(text));
  const path = text.startsWith('.') ? join(dirname(from), text) : text;
  if (path.includes('*')) return tracked().filter(file => patternOf(path).test(file));
  return existing(path.replace(/\.js$/, '.ts')); // worker threads are named as they are bundled
}

const existing = (path: string | undefined): string[] =>
  path !== undefined && /\.\w+$/.test(path) && !path.startsWith('..') && existsSync(join(ROOT, path)) ? [path] : [];

const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('*', '[^/]*')}$`);

const tracked = (): string[] =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: ROOT, maxBuffer: 1e8 }).toString().split('\n');

/** `@omerta/testing/proof`, as the exports of its package.json say. */
function entryOf(text: string): string | undefined {
  const [, name, ...more] = text.split('/');
  if (!existsSync(join(ROOT, 'node_modules/@omerta', name!))) return undefined;
  const folder = folderOf(name!);
  const { exports = {} } = JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'));
  const wanted = ['.', ...more].join('/');
  const path = exports[wanted]?.default ?? exports[wanted] ?? matched(exports, wanted);
  return path === undefined ? undefined : relative(ROOT, join(ROOT, folder, path));
}

/** The longest pattern that fits, as Node chooses it. */
function matched(exports: Readonly<Record<string, string>>, wanted: string): string | undefined {
  const [key] = Object.keys(exports)
    .filter(each => each.endsWith('*') && wanted.startsWith(each.slice(0, -1)))
    .sort((one, other) => other.length - one.length);
  return key === undefined ? undefined : exports[key]!.replace('*', wanted.slice(key.length - 1));
}
