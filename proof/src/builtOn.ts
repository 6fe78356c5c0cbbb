import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './origin.ts';

/** A package of ours and all others that it needs, some of them more than once. */
export function builtOn(name: string): string[] {
  const file = join(ROOT, 'packages', name, 'package.json');
  const { dependencies = {}, devDependencies = {} } = JSON.parse(readFileSync(file, 'utf8'));
  const ours = Object.keys({ ...dependencies, ...devDependencies }).filter(each => each.startsWith(SCOPE));
  return [name, ...ours.flatMap(each => builtOn(each.slice(SCOPE.length)))];
}

const SCOPE = '@omerta/';
