import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A running server writes its address and a token here, for `omerta admin` and `omerta backup`. */
export const ADMIN_FILE = 'admin.json';

/** Readable by the owner of the data folder only. Returns how to remove the file. */
export function writeAdminFile(data: string, url: string, token: string): () => void {
  const file = join(data, ADMIN_FILE);
  rmSync(file, { force: true }); // an old one may have other permissions
  const text = `${JSON.stringify({ url, token })}\n`;
  writeFileSync(file, text, { mode: 0o600 });
  return () => {
    if (textOf(file) === text) rmSync(file, { force: true }); // else another server has written its own
  };
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined; // removed meanwhile
  }
}
