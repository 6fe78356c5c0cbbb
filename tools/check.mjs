// npm run check: types, lint and format, arrows, rules written again, dead exports and commit subjects, all at the same time.
import { ensure, isMain } from './ensure.mjs';
import { runAside } from './run.mjs';

const CHECKS = [
  { name: 'types', script: 'node_modules/typescript/bin/tsc', words: ['-b'] },
  { name: 'lint and format', script: 'node_modules/@biomejs/biome/bin/biome', words: ['check', '--error-on-warnings'] },
  { name: 'arrows', script: 'tools/arrows.mjs', words: [] },
  { name: 'rules written again', script: 'tools/rewrittenRules.mjs', words: [] },
  { name: 'exports', script: 'tools/deadExports.mjs', words: [] },
  { name: 'commit subjects', script: 'tools/subjects.mjs', words: [] },
];

/** The names of the checks that failed. What each prints is shown when it is done, one after another. */
export async function failedChecks() {
  const running = CHECKS.map(({ name, script, words }) => ({ name, done: runAside(script, words) }));
  const failed = [];
  for (const { name, done } of running) {
    console.log(`Checking ${name} …`);
    const { status, printed } = await done;
    process.stdout.write(printed);
    if (status !== 0) failed.push(name);
  }
  return failed;
}

if (isMain(import.meta.url)) {
  ensure();
  const failed = await failedChecks();
  if (failed.length > 0) console.error(`The check of ${failed.join(', ')} failed.`);
  process.exitCode = failed.length > 0 ? 1 : 0;
}
