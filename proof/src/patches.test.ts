// Defects are planted by patching sources: a patch that no longer fits would only be noticed in a long run.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { ROOT } from './origin.ts';
import { folderOf } from './packages.ts';

const packages = readdirSync(join(ROOT, 'node_modules/@omerta')).map(name => join(ROOT, folderOf(name)));
const read = (file: string) => readFileSync(file, 'utf8');

function filesIn(folder: 'src' | 'testing'): string[] {
  const folders = packages.map(each => join(each, folder)).filter(existsSync);
  const files = folders.flatMap(each =>
    readdirSync(each, { recursive: true, encoding: 'utf8' }).map(file => join(each, file)),
  );
  return files.filter(file => /\.tsx?$/.test(file));
}

const TEXT = String.raw`('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|\`(?:[^\`\\]|\\.)*\`)`;
const PATCH = new RegExp(String.raw`file: (\/(?:[^/\\\n]|\\.)+\/),\s*from:\s*${TEXT},\s*to:\s*${TEXT}`, 'g');
const library = join(ROOT, 'node_modules/ws/lib'); // web sockets are its work
const sources = [...filesIn('src'), ...readdirSync(library).map(file => join(library, file))];
const patches = filesIn('testing').flatMap(file =>
  [...read(file).matchAll(PATCH)].map(([, name, from, to]) => ({
    file,
    name: runInNewContext(name!) as RegExp,
    from: runInNewContext(from!) as string,
    to: runInNewContext(to!) as string,
  })),
);

test('every patch finds its one place', () => {
  expect(patches.length).toBeGreaterThan(50);
  const astray = patches.filter(({ name, from }) => {
    const fitting = sources.filter(file => name.test(file) && read(file).includes(from));
    return fitting.length !== 1;
  });
  expect(astray.map(({ file, from }) => `${file}: ${from}`)).toEqual([]);
});

test('a patch uses only members that the patched file has', () => {
  const unknown = patches.flatMap(({ file, name, from, to }) => {
    const patched =
      sources
        .filter(each => name.test(each))
        .map(read)
        .find(text => text.includes(from)) ?? '';
    const members = [...to.matchAll(/\bthis\.#?\w+/g)].map(([member]) => member);
    return members.filter(member => !patched.includes(member)).map(member => `${file}: ${member}`);
  });
  expect(unknown).toEqual([]);
});
