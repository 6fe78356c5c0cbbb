// npm test: installs if need be, checks, runs the tests; its last line counts them. Tests in the browser mostly wait for
// pages and the others mostly think, so both run at the same time.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareBrowserTests, runBrowserTests } from './browserTests.mjs';
import { failedChecks } from './check.mjs';
import { ensure } from './ensure.mjs';
import { runAside } from './run.mjs';

ensure();
const failed = await failedChecks();
if (failed.length > 0) {
  console.error(`The check of ${failed.join(', ')} failed; the tests were not run.`);
  finish({ passed: 0, failed: 1 });
} else {
  const words = process.argv.slice(2); // which files: of those outside the browser
  const isWhole = words.length === 0;
  const browser = isWhole ? await prepareBrowserTests() : undefined;
  const [tests, inBrowser] = await Promise.all([
    runTests(words),
    isWhole ? runBrowserTests(browser) : { passed: 0, failed: 0, printed: '' },
  ]);
  process.stdout.write(inBrowser.printed);
  finish({ passed: tests.passed + inBrowser.passed, failed: tests.failed + inBrowser.failed });
}

async function runTests(words) {
  const folder = mkdtempSync(join(tmpdir(), 'omerta-test-'));
  const results = join(folder, 'results.json');
  try {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${results}`];
    const { status } = await runAside('node_modules/vitest/vitest.mjs', ['run', ...reporters, ...words], {
      stdio: 'inherit',
    });
    return countsOf(results, status);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A file that does not load and an error outside of any test fail the run without failing a test: they count as one. */
function countsOf(results, status) {
  const { numPassedTests, numFailedTests } = existsSync(results)
    ? JSON.parse(readFileSync(results, 'utf8'))
    : { numPassedTests: 0, numFailedTests: 0 };
  return { passed: numPassedTests, failed: status === 0 ? numFailedTests : Math.max(1, numFailedTests) };
}

function finish({ passed, failed }) {
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
