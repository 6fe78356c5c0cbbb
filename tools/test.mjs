// npm test: installs if need be, checks, runs the tests; its last line counts them.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { failedCheck, run } from './check.mjs';
import { ensure } from './ensure.mjs';

ensure();
const failed = failedCheck();
if (failed) {
  console.error(`The check of ${failed} failed; the tests were not run.`);
  finish({ passed: 0, failed: 1 });
} else {
  finish(runTests(process.argv.slice(2)));
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
