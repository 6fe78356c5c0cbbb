// Runs scripts of the project with this Node.
import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './ensure.mjs';

/** Shows what the script prints, and returns its exit status. */
export const run = (script, words) =>
  spawnSync(process.execPath, [join(root, script), ...words], { cwd: root, stdio: 'inherit' }).status ?? 1;

/** Runs it while others run: `{ status, printed }`. What it prints is collected, unless `stdio` says where it goes. */
export function runAside(script, words, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, script), ...words], { cwd: root, ...options });
    const printed = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', bytes => printed.push(bytes));
    child.on('error', reject);
    child.on('close', status => resolve({ status: status ?? 1, printed: Buffer.concat(printed) }));
  });
}
