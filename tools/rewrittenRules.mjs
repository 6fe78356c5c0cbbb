// Every rule has one implementation: `npm run check` fails where another folder of a game has a function of its own with
// the name of one that the game's rules offer (`rules/seen.ts`, `rules/index.ts`): it is to be imported. Tests find what
// is computed again under another name (`testing/agreement.test.ts` of each game).
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { isMain, root } from './ensure.mjs';
import { filesBelow, isTest } from './files.mjs';
import { masked } from './masked.mjs';

const GAMES = ['games', 'examples'];
const ENTRIES = ['seen.ts', 'index.ts'];

const PASSED_ON = /\bexport\s*(?:\{(?<names>[^}]*)\}|\*)\s*from\s*['"](?<from>\.[^'"]+)['"]/g;

/** A function by its declaration, or a constant that holds an arrow function. */
const FUNCTION =
  /(?<isExported>\bexport\s+)?(?:\basync\s+)?(?:\bfunction\s*\*?\s+(?<declared>[\w$]+)|\bconst\s+(?<named>[\w$]+)\s*(?::[^=;]*)?=\s*(?:async\s+)?(?:<[^=;]*?>\s*)?(?:\([^=;{}]*?(?:\{[^}]*\}[^=;{}]*?)*\)\s*(?::[^=;]*?)?|[\w$]+\s*)=>)/g;

/** The rules that are written again below a folder, as `file:line: name`. */
export function rewrittenRules(folder = root) {
  return GAMES.flatMap(path => gamesIn(folder, path)).flatMap(game => {
    const offered = new Map(ENTRIES.flatMap(entry => offeredBy(folder, `${game}/rules/${entry}`)));
    return filesBelow(folder, game)
      .filter(file => /\.tsx?$/.test(file) && !isTest(file) && !file.startsWith(`${game}/rules/`))
      .flatMap(file => functionsIn(folder, file).map(found => ({ ...found, file })))
      .filter(({ name }) => offered.has(name))
      .map(({ file, line, name }) => `${file}:${line}: ${name} is written again; ${offered.get(name)} has it`);
  });
}

/** The functions an entry of the rules offers, each with the file it stands in. */
function offeredBy(folder, entry) {
  if (!existsSync(join(folder, entry))) return [];
  const { code } = masked(readFileSync(join(folder, entry), 'utf8'));
  return [...code.matchAll(PASSED_ON)].flatMap(({ groups: { names, from } }) => {
    const file = posix.join(posix.dirname(entry), from);
    const functions = functionsIn(folder, file).filter(({ isExported }) => isExported);
    const wanted = names?.split(',').map(name => name.trim());
    return functions.flatMap(({ name }) => (wanted === undefined || wanted.includes(name) ? [[name, file]] : []));
  });
}

const gamesIn = (folder, path) =>
  existsSync(join(folder, path))
    ? readdirSync(join(folder, path))
        .map(name => `${path}/${name}`)
        .filter(game => existsSync(join(folder, game, 'rules')))
    : [];

function functionsIn(folder, file) {
  const { bare } = masked(readFileSync(join(folder, file), 'utf8'));
  return [...bare.matchAll(FUNCTION)].map(({ index, groups }) => ({
    name: groups.declared ?? groups.named,
    isExported: groups.isExported !== undefined,
    line: bare.slice(0, index).split('\n').length,
  }));
}

if (isMain(import.meta.url)) {
  const found = rewrittenRules();
  for (const line of found) console.error(line);
  console.log(found.length === 0 ? 'No rule is written again.' : `${found.length} rules are written again.`);
  process.exitCode = found.length === 0 ? 0 : 1;
}
