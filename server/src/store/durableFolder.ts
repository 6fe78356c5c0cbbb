import { closeSync, fsyncSync, mkdirSync, openSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';

/** Makes the folder and those above it. Their names are on the disk too: files in a folder that is lost are lost. */
export function makeDurableFolder(path: string): void {
  const folder = resolve(path);
  const first = mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (first === undefined) return; // it was there
  for (let made = folder; isWithin(made, first); made = dirname(made)) syncNames(dirname(made));
}

/** Windows keeps names by itself, and opens no folder for it. */
export function syncNames(folder: string): void {
  if (process.platform !== 'win32') sync(folder);
}

/** Until it is on the disk. */
export function sync(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

const isWithin = (path: string, folder: string): boolean => !relative(folder, path).startsWith('..');
