// Makes a fresh clone runnable: checks Node, and installs what package-lock.json names when it is not there.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What vite needs too. */
export const NEEDED_NODE = '^20.19.0 || >=22.12.0';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** Leaves the process with a clear word when Node is too old or the installation fails. */
export function ensure() {
  if (isTooOld(process.versions.node)) {
    stop(`Omertà needs Node 20.19 or newer of 20, or 22.12 and newer; this is ${process.version}.`);
  }
  const reason = whyInstall();
  if (reason === undefined) return;
  console.error(`${reason}: running npm ci (about a minute).`);
  const { status, error } = npm('ci', '--include=dev', '--loglevel=error');
  if (error?.code === 'ENOENT') stop('There is no npm beside this Node; install it too (Debian: apt install npm).');
  if (error !== undefined) stop(`npm cannot be run: ${error.message}.`);
  if (status !== 0) stop('npm ci failed; see above.');
}

export const isTooOld = version => !isWithin(NEEDED_NODE, version);

/** Whether Node was started with this module, by whatever path. */
export const isMain = url => process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(url);

/** The first package that is not installed as the lock file has it, if any. */
export function firstDifference(locked, installed, machine = process) {
  const wanted = Object.keys(locked).filter(path => path !== '' && belongsOn(machine, locked[path]));
  return (
    wanted.find(path => !isSame(locked[path], installed[path])) ??
    Object.keys(installed).find(path => locked[path] === undefined)
  );
}

const isSame = (one, other) =>
  other !== undefined && one.version === other.version && one.integrity === other.integrity;

/** What is missing or different from package-lock.json; undefined where all is as it should be. */
export function whyInstall() {
  // npm writes this file as its last step, so an interrupted installation counts as missing.
  const installed = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(installed)) return 'Nothing is installed yet';
  const different = firstDifference(packagesOf(join(root, 'package-lock.json')), packagesOf(installed));
  return different && `${different.replace(/^node_modules\//, '')} is not as package-lock.json has it`;
}

/** Packages for one C library only are left to npm: Node does not say which library it runs on. */
function belongsOn(machine, { os, cpu, libc, engines, optional }) {
  if (!optional) return true;
  return (
    libc === undefined &&
    allows(os, machine.platform) &&
    allows(cpu, machine.arch) &&
    isWithin(engines?.node ?? '>=0', machine.versions.node)
  );
}

const allows = (list, name) => list?.includes(name) ?? false;

/** Reads `^20.19.0 || >=22.12.0` and the like; what is written otherwise holds no version. */
function isWithin(range, version) {
  const [major, minor, patch] = numbersOf(version);
  return range.split('||').some(part => {
    const [, sign, from] = /^\s*(\^|>=)\s*(\d+(?:\.\d+){0,2})\s*$/.exec(part) ?? [];
    if (from === undefined) return false;
    const [fromMajor, fromMinor, fromPatch] = numbersOf(from);
    if (major !== fromMajor) return sign === '>=' && major > fromMajor;
    return minor > fromMinor || (minor === fromMinor && patch >= fromPatch);
  });
}

const numbersOf = version => [0, 1, 2].map(at => Number.parseInt(version.split('.')[at] ?? '0', 10));

const packagesOf = file => JSON.parse(readFileSync(file, 'utf8')).packages;

function npm(...words) {
  const options = { cwd: root, stdio: ['ignore', 2, 2] };
  const script = process.env.npm_execpath;
  if (script?.endsWith('npm-cli.js')) return spawnSync(process.execPath, [script, ...words], options);
  return spawnSync('npm', words, { ...options, shell: process.platform === 'win32' });
}

function stop(message) {
  console.error(message);
  process.exit(1);
}

if (isMain(import.meta.url)) ensure();
