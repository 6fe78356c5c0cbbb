import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where a running server leaves its address and a token for `omerta admin` and `omerta backup`. */
export const ADMIN_FILE = 'admin.json';

/** Only whoever may read the data folder may look after the server. Returns how to take the file away. */
export function writeAdminFile(data: string, url: string, token: string): () => void {
  const file = join(data, ADMIN_FILE);
  rmSync(file, { force: true }); // an old one may have other rights
  const text = `${JSON.stringify({ url, token })}\n`;
  writeFileSync(file, text, { mode: 0o600 });
  return () => {
    if (textOf(file) === text) rmSync(file, { force: true }); // another server on the same folder has left its own
  };
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined; // somebody was faster
  }
}
