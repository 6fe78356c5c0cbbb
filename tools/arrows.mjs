// Which folder may import what, and what pure code must not touch. `npm run check` fails on anything else.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMain, root } from './ensure.mjs';
import { FOLDERS, LAYERS } from './floorPlan.mjs';
import { masked } from './masked.mjs';
import { packagesBelow, ROOTS, targetOf } from './modules.mjs';

const EVERY_TEST = ['vitest', 'fast-check', 'node:*'];

const BANS = [
  { pattern: /\bMath\b(?!\s*\.\s*(?!random\b)\w)/g, rule: 'randomness comes from the state: no Math.random' },
  { pattern: /(?<![\w$.])Date\b/g, rule: 'only the server looks at a clock: no Date' },
  { pattern: /\bglobalThis\b/g, rule: 'nothing global: no globalThis' },
  { pattern: /^(?:export\s+)?(?:let|var)\b/gm, rule: 'nothing lives outside the state: no module-level let or var' },
];

const IMPORTS = [
  /\b(?:import|export)\b(?<type>\s+type\b(?!\s+from\b))?[^'"`;()]*?\bfrom\s*['"](?<name>[^'"]+)['"]/g,
  /\bimport\s*['"](?<name>[^'"]+)['"]/g,
  /\b(?:import|require)\s*\(\s*(?:['"](?<name>[^'"]+)['"])?/g,
];

/** Every broken rule of the tree below a folder, as `file:line: rule`. */
export function brokenRules(folder = root, folders = FOLDERS, layers = LAYERS) {
  const tree = { folder, folders, layers, packages: packagesBelow(folder) };
  const sources = sourcesBelow(folder).map(file => readSource(file, readFileSync(join(folder, file), 'utf8')));
  return [...sources.flatMap(source => brokenIn(tree, source)), ...mutualImports(tree, sources)];
}

function readSource(file, text) {
  const { code, bare } = masked(text);
  const place = at => `${file}:${text.slice(0, at).split('\n').length}`;
  const imports = IMPORTS.flatMap(pattern => [...code.matchAll(pattern)])
    .filter(({ index }) => bare[index] !== ' ')
    .map(({ index, groups }) => ({ place: place(index), name: groups.name, isType: groups.type !== undefined }));
  return { file, bare, imports, place };
}

function brokenIn(tree, { file, bare, imports, place }) {
  const home = homeOf(tree, file);
  if (home === undefined) return [`${file}:1: tools/floorPlan.mjs has no row for this folder`];
  const wrong = imports.flatMap(({ place, name, isType }) => {
    const rule = brokenBy(tree, file, home, name, isType);
    return rule === undefined ? [] : [`${place}: ${rule}`];
  });
  const banned = home.row.pure && partOf(file) === 'src' ? BANS : [];
  const bans = banned.flatMap(({ pattern, rule }) =>
    [...bare.matchAll(pattern)].map(({ index }) => `${place(index)}: ${rule}`),
  );
  return [...wrong, ...bans];
}

/**
 * Two folders beside each other must not import each other, whichever folders they are. The side that does so less often
 * is told. Tests and data do not count; nor does a folder and one inside of it.
 */
function mutualImports({ packages }, sources) {
  const pairs = new Map();
  for (const { file, imports } of sources) {
    if (isTest(file)) continue;
    for (const { place, name } of imports) {
      const target = name === undefined ? undefined : targetOf(packages, file, name);
      const [from, to] = target === undefined || target.endsWith('.json') ? [] : foldersBeside(file, target);
      if (from === undefined) continue;
      const key = `${from} ${to}`;
      pairs.set(key, [...(pairs.get(key) ?? []), `${place}: ${from} and ${to} import each other`]);
    }
  }
  return [...pairs].flatMap(([key, lines]) => {
    const [from, to] = key.split(' ');
    const back = pairs.get(`${to} ${from}`)?.length ?? 0;
    return back > lines.length || (back === lines.length && from < to) ? lines : [];
  });
}

/** The two folders in which the ways to two files part; none where one of them lies in a folder around the other. */
function foldersBeside(file, target) {
  const [one, other] = [file.split('/'), target.split('/')];
  const at = one.findIndex((name, place) => name !== other[place]);
  if (at === -1 || at >= one.length - 1 || at >= other.length - 1) return [];
  return [one, other].map(path => path.slice(0, at + 1).join('/'));
}

function brokenBy(tree, file, home, name, isType) {
  const part = partOf(file);
  if (name === undefined) return home.row.open?.includes(file) ? undefined : 'an import must name what it imports';
  const target = targetOf(tree.packages, file, name);
  if (target === undefined)
    return allowedIn(part, home.row).some(arrow => matches(arrow, name)) ? undefined : refused();
  if (name.startsWith('.') && packageOf(tree, target) !== packageOf(tree, file)) return `${name} leaves its package`;
  if (part !== 'tests' && isTest(target)) return `${part} may not import a test`;
  if (part === 'src' && partOf(target) === 'kits') return `src may not import ${name}`;
  if (target.endsWith('.json')) return undefined;
  const other = homeOf(tree, target);
  if (other === undefined) return `${name} lies in no folder of tools/floorPlan.mjs`;
  if (part === 'tests') return undefined;
  const layers = brokenByLayers(tree, file, target, name);
  if (home.path === other.path) return layers;
  const types = isType ? (home.row.types ?? []) : [];
  const arrows = [...allowedIn(part, home.row), ...types].map(arrow => arrow.replace(/^\.\//, `${home.game}/`));
  return arrows.some(arrow => reaches(arrow, other, target)) ? layers : refused();

  function refused() {
    return `${home.path} ${part} may not import ${name}`;
  }
}

/** A folder imports only folders that come after it in their list; files beside the folders come first. */
function brokenByLayers({ layers }, file, target, name) {
  for (const [path, order] of Object.entries(layers)) {
    const pattern = new RegExp(`^${path.replaceAll('*', '[^/]+')}/(?:([^/]+)/)?`);
    const [one, other] = [pattern.exec(file), pattern.exec(target)];
    if (one === null || other === null || one[1] === other[1]) continue;
    const [from, to] = [one[1], other[1]].map(each => (each === undefined ? -1 : order.indexOf(each)));
    const unknown = [one[1], other[1]].find(each => each !== undefined && !order.includes(each));
    if (unknown !== undefined) return `${path}/${unknown} is in no layer of tools/floorPlan.mjs`;
    if (from > to)
      return `${one[1]} comes after ${other[1] ?? 'the files beside the folders'}: it may not import ${name}`;
  }
  return undefined;
}

/** `*`: everything. `engine/kernel`: what its index offers and files below it. `games/*`: any game. */
function reaches(arrow, other, target) {
  if (arrow === '*') return true;
  const pattern = arrow.replaceAll('*', '[^/]+');
  return new RegExp(`^${pattern}$`).test(other.path) || new RegExp(`^${pattern}(?:/|$)`).test(target);
}

const allowedIn = (part, { may, kits = [], tests = [] }) =>
  ({ src: may, kits: [...may, ...kits], tests: ['*', ...may, ...kits, ...tests, ...EVERY_TEST] })[part];

const matches = (arrow, name) =>
  arrow === name ||
  (arrow.endsWith('*') && arrow !== '*' && name.startsWith(arrow.slice(0, -1)) && name.length >= arrow.length);

/** The longest row that fits, and the game whose folder it is. */
function homeOf({ folders }, file) {
  const fitting = Object.keys(folders)
    .map(path => ({ path, found: new RegExp(`^(${path.replaceAll('*', '[^/]+')})(?:/|$)`).exec(file) }))
    .filter(({ found }) => found !== null)
    .sort((one, other) => other.found[1].length - one.found[1].length);
  const [best] = fitting;
  if (best === undefined) return undefined;
  const [, game] = /^((?:games|examples)\/[^/]+)/.exec(file) ?? [];
  return { path: best.found[1], row: folders[best.path], game };
}

const isTest = file => /\.(test|long|spec)\.tsx?$/.test(file);
const partOf = file => (isTest(file) ? 'tests' : /(^|\/)testing\/|^proof\//.test(file) ? 'kits' : 'src');
const packageOf = ({ packages }, file) => packages.find(({ folder }) => file.startsWith(`${folder}/`))?.name;

function sourcesBelow(folder) {
  return ROOTS.flatMap(path => filesBelow(folder, path)).filter(name => /\.[cm]?[jt]sx?$/.test(name));
}

function filesBelow(folder, path) {
  if (!existsSync(join(folder, path))) return [];
  return readdirSync(join(folder, path), { withFileTypes: true }).flatMap(entry => {
    const inside = `${path}/${entry.name}`;
    if (!entry.isDirectory()) return [inside];
    return ['node_modules', 'dist', 'e2e', 'bin'].includes(entry.name) ? [] : filesBelow(folder, inside);
  });
}

if (isMain(import.meta.url)) {
  const broken = brokenRules();
  for (const line of broken) console.error(line);
  console.log(broken.length === 0 ? 'Every import follows the floor plan.' : `${broken.length} broken rules.`);
  process.exitCode = broken.length === 0 ? 0 : 1;
}
