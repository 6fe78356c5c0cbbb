// Whether something made from sources is older than they are. Only looks at dates, so it is quick.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const IS_TEST = /\.(test|long)\.tsx?$|^testing$/;

/** What the command is made of. */
export const commandSources = root => [...sharedSources(root), join(root, 'server/src'), join(root, 'cli/src')];

/** What the web client is made of. */
export const webSources = root => [
  ...sharedSources(root),
  ...['src', 'catalogues', 'public', 'index.html', 'vite.config.ts', 'package.json'].map(part =>
    join(root, 'web', part),
  ),
];

const sharedSources = root => [
  ...['engine', 'games', 'examples'].map(folder => join(root, folder)),
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
