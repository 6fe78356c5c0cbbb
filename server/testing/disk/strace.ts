// Traces or disturbs the system calls of a program. Debian's package is called strace, too.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

export interface Straced {
  readonly program: readonly string[];
  readonly calls: readonly string[]; // those that are logged
  readonly paths: readonly string[]; // only where they are about one of these
  readonly out: string; // file
  /** `fsync:error=EIO:when=5`: fails instead of reaching the system. */
  readonly inject?: readonly string[];
}

export function straced({ program, calls, paths, out, inject = [] }: Straced): ChildProcess {
  findStrace();
  const words = [
    ...['-f', '-qq', '-y', '-xx', '-s', String(LONGEST), '-o', out, '-e', `trace=${calls}`],
    ...paths.flatMap(path => ['-P', path]),
    ...inject.flatMap(each => ['-e', `inject=${each}`]),
  ];
  return spawn('strace', [...words, ...program], { stdio: ['ignore', 'pipe', 'pipe'] });
}

const LONGEST = 1 << 20; // bytes of one write

/** As root on Debian it is installed. */
function findStrace(): void {
  if (isThere()) return;
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !existsSync('/usr/bin/apt-get')) throw new Error('No strace here: install the package strace.');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update'], { env });
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'strace'], { env });
  if (!isThere()) throw new Error('No strace here, and the package strace could not be installed.');
}

const isThere = (): boolean => spawnSync('strace', ['--version']).status === 0;
