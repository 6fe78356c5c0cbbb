// Files that name a game from outside its folder. A game is registered in one table of each program, and nowhere else.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMain, root } from './ensure.mjs';
import { filesBelow, isTest, packageFolders } from './files.mjs';
import { gamesIn } from './ruleIds.mjs';

/** So many files may name a game: the tables that do not compile without it, and the texts of the whole product. */
export const MOST = 10;

/** By game: the files of code, texts and manifests that name it. Tests and their kits may, and the lock file must. */
export function namingFiles(folder) {
  const files = [...packageFolders(folder), 'bench', 'tools']
    .flatMap(path => filesBelow(folder, path))
    .filter(isSource);
  const texts = files.map(file => ({ file, text: readFileSync(join(folder, file), 'utf8').toLowerCase() }));
  return Object.fromEntries(
    gamesIn(folder).map(({ name, folder: own }) => [
      name,
      texts.filter(({ file, text }) => !file.startsWith(`${own}/`) && text.includes(name)).map(({ file }) => file),
    ]),
  );
}

const isSource = file =>
  /\.(tsx?|mjs|html|css|json)$/.test(file) &&
  !isTest(file) &&
  !/\.(test|walk)\.mjs$|(^|\/)(testing|e2e|fixtures)\/|(^|\/)package-lock\.json$/.test(file);

if (isMain(import.meta.url)) {
  for (const [game, files] of Object.entries(namingFiles(root))) {
    console.log(`${game}: ${files.length}\n${files.map(file => `  ${file}`).join('\n')}`);
  }
}
