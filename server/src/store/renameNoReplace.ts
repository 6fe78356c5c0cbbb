import { closeSync, linkSync, openSync, renameSync, rmSync } from 'node:fs';

/** A name that nobody has. Renaming alone would take it from whoever made it meanwhile. */
export function renameNoReplace(file: string, name: string, link: typeof linkSync = linkSync): void {
  try {
    link(file, name);
  } catch (error) {
    if (!NO_LINKS.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
    takeName(file, name);
  }
}

const NO_LINKS = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS']); // USB sticks, some shares

function takeName(file: string, name: string): void {
  closeSync(openSync(name, 'wx')); // ours, or it throws
  try {
    renameSync(file, name);
  } catch (error) {
    rmSync(name, { force: true });
    throw error;
  }
}
