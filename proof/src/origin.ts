import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { arch, availableParallelism, cpus, platform, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';

/** Which code was run, and on which machine. */
export interface Origin {
  readonly commit: string;
  /** Hash of all sources the suite may run: results of two commits belong together where it is the same. */
  readonly code: string;
  readonly machine: {
    readonly node: string;
    readonly system: string;
    readonly processor: string;
    readonly cores: number;
    readonly memory: number; // gigabytes
  };
}

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** `sources`: paths of files. */
export function originNow(sources: readonly string[]): Origin {
  const isChanged = git('status', '--porcelain', '--', ...sources) !== '';
  const mark = isChanged ? '+' : ''; // not committed
  const contents = git('hash-object', '--', ...sources);
  return {
    commit: `${git('rev-parse', '--short=12', 'HEAD')}${mark}`,
    code: `${createHash('sha256')
      .update(`${sources.join('\n')}\n${contents}`)
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

function git(...words: string[]): string {
  return execFileSync('git', words, { cwd: ROOT, encoding: 'utf8' }).trim();
}
