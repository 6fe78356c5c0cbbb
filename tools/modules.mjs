// The packages of the project, and the file that an import of one of them means.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

export const ROOTS = ['engine', 'games', 'examples', 'server', 'web', 'cli', 'proof'];

/** Every package below a folder: where it lies, its name without `@omerta/`, and what it exports. */
export function packagesBelow(folder) {
  return ROOTS.flatMap(path => [path, ...namesIn(join(folder, path)).map(name => `${path}/${name}`)])
    .filter(path => existsSync(join(folder, path, 'package.json')))
    .map(path => {
      const { name, exports = {} } = JSON.parse(readFileSync(join(folder, path, 'package.json'), 'utf8'));
      return { folder: path, name: name.replace('@omerta/', ''), exports };
    });
}

const namesIn = path => (existsSync(path) ? readdirSync(path) : []);

/** The file of ours that an import means; undefined for a library. */
export function targetOf(packages, file, name) {
  if (name.startsWith('.')) return posix.join(posix.dirname(file), name);
  const [, own, more] = /^@omerta\/([^/]+)\/?(.*)$/.exec(name) ?? [];
  const found = packages.find(each => each.name === own);
  if (found === undefined) return undefined;
  return posix.join(found.folder, entryIn(found.exports, more === '' ? '.' : `./${more}`) ?? '?');
}

/** As Node chooses it: the entry itself, or the longest pattern that fits. */
function entryIn(exports, wanted) {
  const exact = exports[wanted]?.default ?? exports[wanted];
  if (exact !== undefined) return exact;
  const [key] = Object.keys(exports)
    .filter(each => each.endsWith('*') && wanted.startsWith(each.slice(0, -1)))
    .sort((one, other) => other.length - one.length);
  return key === undefined ? undefined : exports[key].replace('*', wanted.slice(key.length - 1));
}
