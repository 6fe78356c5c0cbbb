// npm test: installs if need be, checks, runs the tests, those in the browser last; its last line counts them.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runBrowserTests } from './browserTests.mjs';
import { failedChecks, run } from './check.mjs';
import { ensure } from './ensure.mjs';

ensure();
const failed = await failedChecks();
if (failed.length > 0) {
  console.error(`The check of ${failed.join(', ')} failed; the tests were not run.`);
  finish({ passed: 0, failed: 1 });
} else {
  const words = process.argv.slice(2); // which files: of those outside the browser
  const tests = runTests(words);
  const inBrowser = words.length === 0 ? await runBrowserTests() : { passed: 0, failed: 0 };
  finish({ passed: tests.passed + inBrowser.passed, failed: tests.failed + inBrowser.failed });
}

function runTests(words) {
  const folder = mkdtempSync(join(tmpdir(), 'omerta-test-'));
  const results = join(folder, 'results.json');
  try {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${results}`];
    const status = run('node_modules/vitest/vitest.mjs', ['run', ...reporters, ...words]);
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
