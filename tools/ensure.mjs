// Makes a fresh clone runnable: checks Node, and installs what package-lock.json names when it is not there.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const OLDEST_NODE = [20, 19];

export const root = fileURLToPath(new URL('..', import.meta.url));

/** Leaves the process with a clear word when Node is too old or the installation fails. */
export function ensure() {
  if (isTooOld(process.versions.node)) {
    stop(`Omertà needs Node ${OLDEST_NODE.join('.')} or newer; this is ${process.version}.`);
  }
  const reason = whyInstall();
  if (reason === undefined) return;
  console.error(`${reason}: running npm ci (about a minute).`);
  if (npm('ci', '--include=dev', '--loglevel=error').status !== 0) stop('npm ci failed; see above.');
}

export function isTooOld(version) {
  const [major, minor] = version.split('.').map(Number);
  return major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1]);
}

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

function whyInstall() {
  // npm writes this file as its last step, so an interrupted installation counts as missing.
  const installed = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(installed)) return 'Nothing is installed yet';
  const different = firstDifference(packagesOf(join(root, 'package-lock.json')), packagesOf(installed));
  return different && `${different.replace(/^node_modules\//, '')} is not as package-lock.json has it`;
}

/** Packages for one C library only are left to npm: Node does not say which library it runs on. */
function belongsOn(machine, { os, cpu, libc, optional }) {
  if (!optional) return true;
  return libc === undefined && allows(os, machine.platform) && allows(cpu, machine.arch);
}

const allows = (list, name) => list?.includes(name) ?? false;

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
