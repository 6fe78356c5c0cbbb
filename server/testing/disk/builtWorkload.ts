// The workload as a program, and the same with a planted defect.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle, newFolder } from '../bundle.ts';
import { type Patch, patching } from '../process/builtServer.ts';

export interface BuiltWorkload {
  readonly program: string;
  remove(): void;
}

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export async function builtWorkload(patch?: Patch): Promise<BuiltWorkload> {
  const folder = newFolder();
  await bundle({
    entryPoints: [here('./workload.ts'), here('../../src/store/sqliteWorker.ts')],
    entryNames: '[name]',
    outdir: folder,
    plugins: patch === undefined ? [] : [patching(patch)],
  });
  return { program: join(folder, 'workload.js'), remove: () => rmSync(folder, { recursive: true, force: true }) };
}
