// The browser tests: builds what they look at, finds a browser, runs Playwright.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { ensure, isMain, root } from './ensure.mjs';
import { runAside } from './run.mjs';

const CONFIG = 'web/e2e/playwright.config.ts';

/** The browser, with everything built that it will look at. */
export async function prepareBrowserTests() {
  const browser = ensureBrowser();
  if (browser !== undefined) await built();
  return browser;
}

/**
 * `{ passed, failed, printed }`; with `stdio: 'inherit'` nothing is left to print. Without a browser nothing is run, which
 * fails where CI is set and is said loudly elsewhere.
 */
export async function runBrowserTests(browser, { words = [], env = process.env, stdio = 'pipe' } = {}) {
  if (browser === undefined) {
    console.error('BROWSER TESTS NOT RUN: no Chromium found. Install one, or name it in CHROMIUM_PATH.');
    return { passed: 0, failed: env.CI ? 1 : 0, printed: '' };
  }
  const folder = mkdtempSync(join(tmpdir(), 'omerta-browser-'));
  const results = join(folder, 'results.json');
  try {
    const { status, printed } = await runAside(
      'node_modules/@playwright/test/cli.js',
      ['test', '-c', join(root, CONFIG), ...words],
      { stdio, env: { ...env, CHROMIUM_PATH: browser, OMERTA_RESULTS: results } },
    );
    return { ...countsOf(results, status), printed };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function built() {
  const [{ bundle, isStale }, { buildWeb, isWebStale }] = await Promise.all([
    import('./bundle.mjs'),
    import('./web.mjs'),
  ]);
  if (isStale()) await bundle();
  if (isWebStale()) await buildWeb();
}

/** A run that breaks off fails without failing a test: it counts as one. */
function countsOf(results, status) {
  const {
    expected = 0,
    unexpected = 0,
    flaky = 0,
  } = existsSync(results) ? JSON.parse(readFileSync(results, 'utf8')).stats : {};
  return { passed: expected + flaky, failed: status === 0 ? unexpected : Math.max(1, unexpected) };
}

if (isMain(import.meta.url)) {
  ensure();
  const words = process.argv.slice(2);
  const { passed, failed } = await runBrowserTests(await prepareBrowserTests(), { words, stdio: 'inherit' });
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
