// npm run check: types, lint and format, arrows. Stops at the first that fails.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensure, isMain, root } from './ensure.mjs';

const CHECKS = [
  { name: 'types', script: 'node_modules/typescript/bin/tsc', words: ['-b'] },
  { name: 'lint and format', script: 'node_modules/@biomejs/biome/bin/biome', words: ['check', '--error-on-warnings'] },
  { name: 'arrows', script: 'tools/arrows.mjs', words: [] },
];

/** The name of the check that failed, if one did. */
export function failedCheck() {
  return CHECKS.find(({ name, script, words }) => {
    console.log(`Checking ${name} …`);
    return run(script, words) !== 0;
  })?.name;
}

/** Runs a script of the project with this Node and shows what it prints. */
export const run = (script, words) =>
  spawnSync(process.execPath, [join(root, script), ...words], { cwd: root, stdio: 'inherit' }).status ?? 1;

if (isMain(import.meta.url)) {
  ensure();
  const failed = failedCheck();
  if (failed) console.error(`The check of ${failed} failed.`);
  process.exitCode = failed ? 1 : 0;
}
