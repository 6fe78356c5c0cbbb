import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Planted, Suite, TrialReport, TrialRequest } from '@omerta/testing';
import { finished } from '../store/finished.ts';

/** In a real browser, with the content security policy and without it: a page that needs the policy has a defect already. */
export const scripts: Suite = {
  id: 'S13',
  runs: ['cli/src/main.ts', 'web/src/main.tsx', 'web/e2e/scripts.long.ts'],
  promise: 'hidden',
  shows:
    'Scripts in names, titles, chat, card sets and records, in a real browser: none runs, with and without a content security policy',
  unit: 'payloads',
  trials: { long: 500, night: 10_500 },
  share: 100,
  alone: true,
  run: request => look('none', request),
  planted: [
    planted('a page that reads text as markup', 'markup'),
    planted('the same, and no policy', 'markup without a policy'),
  ],
};

function planted(name: string, defect: string): Planted {
  return { name, most: 100, run: request => look(defect, request) };
}

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

async function look(defect: string, { first, count }: TrialRequest): Promise<TrialReport> {
  const folder = mkdtempSync(join(tmpdir(), 'omerta-scripts-'));
  const out = join(folder, 'found.json');
  try {
    const variables = {
      OMERTA_FIRST: String(first),
      OMERTA_COUNT: String(count),
      OMERTA_DEFECT: defect,
      OMERTA_OUT: out,
    };
    const tests = spawn(process.execPath, ['tools/browserTests.mjs', 'scripts'], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 2],
      env: { ...process.env, ...variables, OMERTA_LONG: '1' },
    });
    const { code } = await finished(tests);
    if (!existsSync(out)) throw new Error(`The browser tests ended with ${code}, without a result.`);
    return JSON.parse(readFileSync(out, 'utf8')) as TrialReport; // the test has written it
  } finally {
    rmSync(folder, { recursive: true });
  }
}
