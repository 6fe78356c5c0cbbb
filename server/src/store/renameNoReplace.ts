import { closeSync, linkSync, openSync, renameSync, rmSync } from 'node:fs';

/** Renames without overwriting: a plain rename would replace a file created meanwhile. */
export function renameNoReplace(file: string, name: string, link: typeof linkSync = linkSync): void {
  try {
    link(file, name);
  } catch (error) {
    if (!NO_LINKS.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
    reserveAndRename(file, name);
  }
}

const NO_LINKS = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS']); // USB sticks, some network shares

function reserveAndRename(file: string, name: string): void {
  closeSync(openSync(name, 'wx')); // throws if it exists
  try {
    renameSync(file, name);
  } catch (error) {
    rmSync(name, { force: true });
    throw error;
  }
}
