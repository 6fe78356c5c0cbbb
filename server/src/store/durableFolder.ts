import { closeSync, fsyncSync, mkdirSync, openSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';

/** Creates the folder and its parents, and syncs their directory entries: without those, the files would be lost too. */
export function makeDurableFolder(path: string): void {
  const folder = resolve(path);
  const first = mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (first === undefined) return; // it exists
  for (let made = folder; isWithin(made, first); made = dirname(made)) syncNames(dirname(made));
}

/** Windows syncs directory entries itself and does not open folders for that. */
export function syncNames(folder: string): void {
  if (process.platform !== 'win32') sync(folder);
}

export function sync(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

const isWithin = (path: string, folder: string): boolean => !relative(folder, path).startsWith('..');
