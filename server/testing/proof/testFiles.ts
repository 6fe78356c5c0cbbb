import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Promised, Suite, TrialReport } from '@omerta/testing';
import { finished } from '../store/finished.ts';

/** Test files named *.long.ts: too slow for `npm test`, or with too much to install. */
export const testFiles: readonly Suite[] = [
  inFiles('C1', 'kept', 'The contract of every store, and the endpoints, on a real PostgreSQL', [
    'server/src/store/postgres.long.ts',
    'server/src/http/postgres.long.ts',
  ]),
];

function inFiles(id: string, promise: Promised, shows: string, files: readonly string[]): Suite {
  const trials = { long: 1, night: 1 };
  return { id, promise, shows, unit: 'tests', trials, share: 1, whole: true, run: () => runTests(files), planted: [] };
}

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

async function runTests(files: readonly string[]): Promise<TrialReport> {
  const folder = mkdtempSync(join(tmpdir(), 'omerta-contract-'));
  const results = join(folder, 'results.json');
  try {
    const words = ['run', ...files, '--config', 'vitest.long.config.ts', '--reporter=json', `--outputFile=${results}`];
    const vitest = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', ...words], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 2],
    });
    const { code } = await finished(vitest);
    return foundIn(JSON.parse(readFileSync(results, 'utf8')), code);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

interface Report {
  readonly numTotalTests: number;
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

function foundIn({ numTotalTests, testResults }: Report, code: number | null): TrialReport {
  const failed = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status !== 'passed')
    .map(({ fullName }) => ({ seed: 0, what: fullName }));
  const broken = code !== 0 && failed.length === 0 ? [{ seed: 0, what: `vitest ended with ${code}` }] : [];
  return { trials: numTotalTests, failures: [...failed, ...broken] };
}
