// Exports that no other file imports: `npm run check` fails on them. A value that only its own file uses needs no `export`;
// what no file uses goes. A type that its own file uses may be exported: it names a part of what else the file exports.
// Tests count as users; what tests export is not looked at.
//
// Public, and so never dead, is what authors of games and bots rely on: all that the entries of a package in PUBLIC offer,
// which its package.json names one by one (every file where it names none). STARTED lists files that are started.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMain, root } from './ensure.mjs';
import { filesBelow, isTest } from './files.mjs';
import { masked } from './masked.mjs';
import { packagesBelow, ROOTS, targetOf } from './modules.mjs';

const PUBLIC = ['kernel', 'words', 'bots', 'testing', 'terminal'];
const STARTED = [/(^|\/)[\w.]+\.config\.ts$/, /^bench\/src\/main\.ts$/, /^tools\/(installed|ownHome)\.mjs$/];

const DECLARED =
  /\bexport\s+(?:declare\s+|abstract\s+|async\s+)*(?<what>function\s*\*?|class|const|let|interface|type|enum)\s+(?<name>[\w$]+)/g;
const DESTRUCTURED = /\bexport\s+const\s+(?:\{(?<names>[^}]*)\}|\[(?<places>[^\]]*)\])/g;
const LISTED = /\bexport\s+(?:type\s+)?\{(?<names>[^}]*)\}(?:\s*from\s*['"](?<from>[^'"]+)['"])?/g;
const STAR = /\bexport\s+(?:type\s+)?\*\s*(?:as\s+(?<name>[\w$]+)\s*)?from\s*['"](?<from>[^'"]+)['"]/g;
const DEFAULT = /\bexport\s+default\b/g;
const IMPORTED = /\bimport\s+(?:type\s+)?(?<what>[^'"`;()]*?)\s*from\s*['"](?<from>[^'"]+)['"]/g;
/** A file that is named otherwise: imported while the program runs, a worker, a patch, the mock of a module. */
const NAMED = /(?<!\bfrom\s*)['"](?<from>\.{1,2}\/[^'"\n]+\.[cm]?[jt]sx?|@omerta\/[^'"\n]+)['"]/g;

/** The dead exports of the tree below a folder, as `file:line: name`. */
export function deadExports(folder = root, isPublic = PUBLIC) {
  const packages = packagesBelow(folder);
  const modules = new Map(
    [...ROOTS, 'bench', 'tools', 'bin']
      .flatMap(path => filesBelow(folder, path))
      .filter(file => /\.[cm]?[jt]sx?$/.test(file) && !file.endsWith('.d.ts'))
      .map(file => [file, readModule(readFileSync(join(folder, file), 'utf8'))]),
  );
  const used = new Set();
  for (const [file, { imports, stars }] of modules) {
    for (const { name, from } of imports) use(targetOf(packages, file, from), name);
    for (const { from, name } of stars) if (name !== undefined) use(targetOf(packages, file, from), '*');
  }
  for (const file of modules.keys()) if (isOpen(file)) use(file, '*');
  return [...modules].flatMap(([file, { exports, source }]) =>
    isTest(file)
      ? []
      : exports
          .filter(({ name }) => !used.has(`${file} ${name}`))
          .map(({ name, at }) => `${file}:${source.slice(0, at).split('\n').length}: ${name}`),
  );

  /** Marks a name of a file, or all of them (`*`), and where that file has it from another by `export *`, it there. */
  function use(file, name, seen = new Set()) {
    const module = modules.get(file);
    if (module === undefined || seen.has(file)) return;
    seen.add(file);
    for (const each of module.exports) if (name === '*' || each.name === name) used.add(`${file} ${each.name}`);
    for (const { from, name: as } of module.stars)
      if (as === undefined) use(targetOf(packages, file, from), name, seen);
  }

  function isOpen(file) {
    if (STARTED.some(pattern => pattern.test(file))) return true;
    return packages.some(({ name, folder, exports }) => {
      if (!isPublic.includes(name)) return false;
      const entries = Object.values(exports).filter(path => !path.includes('*'));
      return entries.length === 0 ? file.startsWith(`${folder}/`) : entries.some(path => join(folder, path) === file);
    });
  }
}

/** What a file exports, what it imports from where, and what it passes on by `export *`. */
function readModule(source) {
  const { code, bare } = masked(source);
  const all = pattern => [...code.matchAll(pattern)].filter(({ index }) => bare[index] !== ' ');
  const imports = [...code.matchAll(NAMED)].map(({ groups }) => ({ name: '*', from: groups.from }));
  for (const { groups } of all(IMPORTED)) {
    const [, names] = /\{([^}]*)\}/.exec(groups.what) ?? [];
    const rest = groups.what.replace(/\{[^}]*\}/, '');
    if (names !== undefined) imports.push(...namesIn(names).map(({ own: name }) => ({ name, from: groups.from })));
    if (rest.includes('*')) imports.push({ name: '*', from: groups.from });
    else if (/[\w$]/.test(rest)) imports.push({ name: 'default', from: groups.from });
  }
  const exports = all(DECLARED)
    .filter(({ groups: { what, name } }) => !['interface', 'type'].includes(what) || timesIn(bare, name) === 1)
    .map(({ groups, index }) => ({ name: groups.name, at: index }));
  for (const { groups, index } of all(DESTRUCTURED)) {
    const names = (groups.names ?? groups.places).split(',').map(part =>
      part
        .split(':')
        .at(-1)
        .replace(/=.*|\W/gs, ''),
    );
    exports.push(...names.filter(Boolean).map(name => ({ name, at: index })));
  }
  for (const { groups, index } of all(LISTED)) {
    for (const { own, as } of namesIn(groups.names)) {
      exports.push({ name: as, at: index });
      if (groups.from !== undefined) imports.push({ name: own, from: groups.from });
    }
  }
  for (const { index } of all(DEFAULT)) exports.push({ name: 'default', at: index });
  const stars = all(STAR).map(({ groups, index }) => ({ ...groups, at: index }));
  exports.push(...stars.filter(({ name }) => name !== undefined));
  return { source, imports, exports, stars };
}

const timesIn = (code, name) =>
  code.split(new RegExp(`(?<![\\w$])${name.replaceAll('$', '\\$')}(?![\\w$])`)).length - 1;

/** `a, type B as C`: what each is called there, and here. */
function namesIn(list) {
  return list
    .split(',')
    .map(part => part.trim().replace(/^type\s+/, ''))
    .filter(Boolean)
    .map(part => {
      const [own, as = own] = part.split(/\s+as\s+/);
      return { own, as };
    });
}

if (isMain(import.meta.url)) {
  const dead = deadExports();
  for (const line of dead) console.error(`${line} is exported, but no other file imports it`);
  console.log(dead.length === 0 ? 'Every export is imported somewhere.' : `${dead.length} dead exports.`);
  process.exitCode = dead.length === 0 ? 0 : 1;
}
