// Puts what a server runs from into a folder of its own: the bundled command, the built client, and the packages the
// bundle leaves outside. No sources, no tests, no development dependencies.
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { bundleFile, NOT_BUNDLED } from './bundle.mjs';
import { isMain, root } from './ensure.mjs';
import { webFolder } from './web.mjs';

/** The paths are those of a clone: the command finds its threads and the client by them. */
export function copyProgram(folder, { from = root, command = dirname(bundleFile), client = webFolder } = {}) {
  if (existsSync(folder)) throw new Error(`${folder} exists already`);
  if (!existsSync(join(command, 'omerta.mjs')) || !existsSync(join(client, 'index.html'))) {
    throw new Error('Nothing is built yet: npm run build');
  }
  const copy = (source, path) => cpSync(source, join(folder, path), { recursive: true });
  mkdirSync(folder, { recursive: true });
  copy(join(from, 'LICENSE'), 'LICENSE');
  copy(command, join('cli', 'dist'));
  copy(client, join('web', 'dist', 'web'));
  for (const name of packagesNeeded(from)) copy(join(from, 'node_modules', name), join('node_modules', name));
}

/** What is installed of the packages outside the bundle, and of what those need. */
function packagesNeeded(from) {
  const needed = new Set();
  const add = name => {
    const folder = join(from, 'node_modules', name);
    if (needed.has(name) || !existsSync(folder)) return; // optional, or for other machines
    needed.add(name);
    const { dependencies = {}, optionalDependencies = {} } = JSON.parse(
      readFileSync(join(folder, 'package.json'), 'utf8'),
    );
    for (const each of Object.keys({ ...dependencies, ...optionalDependencies })) {
      if (!existsSync(join(folder, 'node_modules', each))) add(each); // one of its own is copied with it
    }
  };
  for (const name of NOT_BUNDLED) add(name);
  return needed;
}

if (isMain(import.meta.url)) {
  const [folder] = process.argv.slice(2);
  if (folder === undefined) {
    console.error('Say where to: node tools/program.mjs FOLDER');
    process.exit(1);
  }
  copyProgram(resolve(folder));
  console.log(`The program is in ${folder}.`);
}
