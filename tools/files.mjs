// Files of the project, as paths from its root.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files below a path, without what was installed or built. */
export function filesBelow(root, path) {
  if (!existsSync(join(root, path))) return [];
  return readdirSync(join(root, path), { withFileTypes: true }).flatMap(entry => {
    const inside = `${path}/${entry.name}`;
    if (!entry.isDirectory()) return [inside];
    return ['node_modules', 'dist'].includes(entry.name) ? [] : filesBelow(root, inside);
  });
}

/** The folders at the root that hold packages. */
export function packageFolders(root) {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return [...new Set(workspaces.map(path => path.split('/')[0]))];
}

export const isTest = file => /\.(test|long|spec)\.tsx?$/.test(file);

export const isScenario = file => /\/scenarios\/.*\.json$/.test(file) && !file.endsWith('.schema.json');
