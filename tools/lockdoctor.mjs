// Run in the project's root: what is wrong with package-lock.json on other machines?

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const packages = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages;
const npmRoot = execFileSync('npm', ['root', '-g'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
const semver = createRequire(join(npmRoot, 'npm', 'package.json'))('semver');
const scripts = [];
let problems = 0;
const problem = (...words) => {
  problems++;
  console.log(...words);
};

/** Looks a package up the way Node does: in the folder's own node_modules, then its parents'. */
const resolves = (from, name) => {
  for (let folder = from; ; ) {
    if (packages[`${folder ? `${folder}/` : ''}node_modules/${name}`]) return true;
    if (!folder) return false;
    const at = folder.lastIndexOf('node_modules/');
    folder = at <= 0 ? '' : folder.slice(0, at - 1);
  }
};

for (const [path, entry] of Object.entries(packages)) {
  for (const name of Object.keys(entry.optionalDependencies ?? {})) {
    if (!resolves(path, name)) problem('MISSING optional', name, 'of', path);
  }
  if (entry.engines?.node && !entry.optional && !semver.satisfies(process.version, entry.engines.node)) {
    problem('ENGINE', path, entry.version, entry.engines.node);
  }
  if (entry.hasInstallScript) scripts.push(`${path.replace(/.*node_modules\//, '')}@${entry.version}`);
  if (entry.resolved && /^(git|http)/.test(entry.resolved) && !/\.tgz$/.test(entry.resolved))
    problem('NON-REGISTRY', path);
}
console.log(
  Object.keys(packages).length,
  'packages,',
  problems,
  'problems; install scripts:',
  scripts.join(' ') || 'none',
);
process.exit(problems ? 1 : 0);
