// Whether something made from sources is older than they are. Only looks at dates, so it is quick.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const FOLDERS = ['src', 'catalogues', 'packs', 'weights', 'models', 'rulebook', 'public'];
const PARTS = [...FOLDERS, 'index.html', 'vite.config.ts', 'package.json'];
const IS_TEST = /\.(test|long)\.tsx?$/;

/** What packages are made of. */
export const packageParts = (root, names) => [
  ...names.flatMap(name => PARTS.map(part => join(root, 'packages', name, part))),
  join(root, 'package-lock.json'),
];

export function isOlderThan(file, parts) {
  if (!existsSync(file)) return true;
  const made = statSync(file).mtimeMs;
  return parts.some(part => existsSync(part) && hasYounger(part, made));
}

/** A folder's own date tells of files taken away. */
function hasYounger(path, made) {
  const stats = statSync(path);
  if (stats.mtimeMs > made) return true;
  return (
    stats.isDirectory() && readdirSync(path).some(name => !IS_TEST.test(name) && hasYounger(join(path, name), made))
  );
}
