import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Asked, Found, Planted, Suite } from '@omerta/testing';
import { finished } from '../store/finished.ts';

/** In a real browser, with the policy of the house and without it: a page that needs the policy has a defect already. */
export const scripts: Suite = {
  id: 'S13',
  runs: ['cli/src/main.ts', 'web/src/main.tsx', 'web/e2e/scripts.long.ts'],
  promise: 'hidden',
  shows:
    'Scripts in names, titles, chat, card sets and records, in a real browser: none runs, and none has to be kept from running',
  unit: 'payloads',
  trials: { long: 500, night: 10_500 },
  share: 100,
  alone: true,
  run: asked => look('none', asked),
  planted: [
    planted('a page that reads text as markup', 'markup'),
    planted('the same, and no policy', 'markup without a policy'),
  ],
};

function planted(name: string, defect: string): Planted {
  return { name, most: 100, run: asked => look(defect, asked) };
}

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

async function look(defect: string, { first, count }: Asked): Promise<Found> {
  const folder = mkdtempSync(join(tmpdir(), 'omerta-scripts-'));
  const out = join(folder, 'found.json');
  try {
    const told = { OMERTA_FIRST: String(first), OMERTA_COUNT: String(count), OMERTA_DEFECT: defect, OMERTA_OUT: out };
    const tests = spawn(process.execPath, ['tools/browserTests.mjs', 'scripts'], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 2],
      env: { ...process.env, ...told, OMERTA_LONG: '1' },
    });
    const { code } = await finished(tests);
    if (!existsSync(out)) throw new Error(`The browser tests ended with ${code}, and tell nothing.`);
    return JSON.parse(readFileSync(out, 'utf8')) as Found; // the test has written it
  } finally {
    rmSync(folder, { recursive: true });
  }
}
