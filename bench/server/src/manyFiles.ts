// Every socket is an open file. Node raises its limit as far as it may; root may go further.
import { type ChildProcess, spawn } from 'node:child_process';

const SPARE = 500;

/** Starts a program that may open so many files. Throws where that cannot be. */
export function startWithFiles(files: number, words: readonly string[], env: NodeJS.ProcessEnv): ChildProcess {
  const options = { env, stdio: ['ignore', 'pipe', 'inherit', 'ipc'] as ('ignore' | 'pipe' | 'inherit' | 'ipc')[] };
  const wanted = files + SPARE;
  const allowed = allowedFiles();
  if (allowed >= wanted) return spawn(process.execPath, words, options);
  if (process.getuid?.() !== 0) {
    throw new Error(
      `${files} sockets need ${wanted} open files, but ${allowed} are allowed: run it with fewer --tables.`,
    );
  }
  console.error(`Raising the limit of open files from ${allowed} to ${wanted}.`);
  return spawn('bash', ['-c', 'ulimit -n "$0" && exec "$@"', String(wanted), process.execPath, ...words], options);
}

function allowedFiles(): number {
  const report = process.report.getReport() as { userLimits?: { open_files?: { hard: number | 'unlimited' } } };
  const hard = report.userLimits?.open_files?.hard ?? 'unlimited'; // Windows has no such limit
  return hard === 'unlimited' ? Number.POSITIVE_INFINITY : hard;
}
