import { realpathSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from './origin.ts';

const SCOPE = '@omerta/';

/** The folder of a package of ours, from the root: `engine/kernel` of `kernel`. npm links every workspace by its name. */
export function folderOf(name: string): string {
  return relative(ROOT, realpathSync(join(ROOT, 'node_modules', SCOPE, name)));
}
