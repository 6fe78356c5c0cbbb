import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { arch, availableParallelism, cpus, platform, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';

/** Which code was tried, and where. */
export interface Origin {
  readonly commit: string;
  /** What the suite may run, in that commit: results of two commits belong together where it is the same. */
  readonly code: string;
  readonly machine: {
    readonly node: string;
    readonly system: string;
    readonly processor: string;
    readonly cores: number;
    readonly memory: number; // gigabytes
  };
}

export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

export function originNow(packages: readonly string[]): Origin {
  const folders = packages.map(name => `packages/${name}`);
  const changes = git('diff', 'HEAD', '--', ...folders) + untracked(folders);
  const trees = git('rev-parse', ...[...folders, 'package-lock.json'].map(path => `HEAD:${path}`));
  const mark = changes === '' ? '' : '+'; // nobody else has this code
  return {
    commit: `${git('rev-parse', '--short=12', 'HEAD')}${mark}`,
    code: `${createHash('sha256')
      .update(trees + changes)
      .digest('hex')
      .slice(0, 12)}${mark}`,
    machine: {
      node: process.version,
      system: `${platform()} ${arch()}`,
      processor: cpus()[0]?.model ?? 'unknown',
      cores: availableParallelism(),
      memory: Math.round(totalmem() / 2 ** 30),
    },
  };
}

/** What lies there and is not known yet, by what is in it. */
function untracked(folders: readonly string[]): string {
  const files = git('ls-files', '--others', '--exclude-standard', '--', ...folders);
  return files === '' ? '' : git('hash-object', ...files.split('\n'));
}

function git(...words: string[]): string {
  return execFileSync('git', words, { cwd: ROOT, encoding: 'utf8' }).trim();
}
