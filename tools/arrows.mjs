// Which package may import what, and what the pure packages must not touch. `npm run check` fails on anything else.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative, sep } from 'node:path';
import { isMain, root } from './ensure.mjs';
import { masked } from './masked.mjs';

/**
 * One row for each package. `name/*` allows what lies below a name. Test kits may import what `src` may, and `kits`;
 * tests may import all that and `tests`. `below` allows more to what lies below a path. Files in `open` may import what
 * somebody names while they run.
 */
export const ARROWS = {
  kernel: {
    pure: true,
    src: ['@noble/ciphers/*', '@noble/hashes/*'],
    kits: [],
    tests: [],
  },
  corleone: {
    pure: true,
    src: ['@omerta/kernel'],
    kits: ['@omerta/kernel/testing'],
    tests: ['ajv', 'ajv/*'],
  },
  cashnguns: {
    pure: true,
    src: ['@omerta/kernel'],
    kits: ['@omerta/kernel/testing'],
    tests: [],
  },
  text: {
    pure: true,
    src: ['@omerta/corleone/seen', '@omerta/cashnguns/seen', 'intl-messageformat'],
    kits: ['@omerta/kernel/testing'],
    tests: [
      '@formatjs/icu-messageformat-parser',
      '@omerta/kernel',
      '@omerta/corleone',
      '@omerta/corleone/testing',
      '@omerta/corleone/packs/*',
      '@omerta/cashnguns',
      '@omerta/cashnguns/testing',
    ],
  },
  bots: {
    pure: true,
    src: ['@omerta/kernel', '@omerta/corleone', '@omerta/cashnguns'],
    kits: ['@omerta/kernel/testing'],
    tests: ['@omerta/corleone/testing', '@omerta/cashnguns/testing'],
  },
  lab: {
    pure: true,
    src: ['@omerta/kernel', '@omerta/bots', 'openskill'],
    kits: [],
    tests: ['@omerta/corleone', '@omerta/cashnguns'],
  },
  coach: {
    pure: true,
    src: ['@omerta/kernel', '@omerta/corleone', '@omerta/cashnguns', '@omerta/bots'],
    kits: [],
    tests: ['@omerta/corleone/testing', '@omerta/cashnguns/testing'],
  },
  protocol: {
    pure: true,
    src: ['zod/mini', '@omerta/kernel'],
    kits: [],
    tests: [],
  },
  client: {
    pure: false,
    src: [
      '@fontsource/*',
      '@omerta/bots/levels',
      '@omerta/cashnguns/seen',
      '@omerta/corleone/seen',
      '@omerta/kernel',
      '@omerta/protocol',
      '@omerta/text',
      'comlink',
      'idb',
      'intl-messageformat',
      'react',
      'react-dom',
      'react-dom/client',
      'socket.io-client',
      'uqr',
      'virtual:pwa-register',
      'workbox-window',
      'wouter',
      'wouter/*',
      'zod/mini',
      'zustand',
      'zustand/*',
      'zzfx',
    ],
    // What runs in workers of its own holds whole games; no page does.
    below: {
      'src/coach/': ['@omerta/cashnguns', '@omerta/coach', '@omerta/corleone'],
      'src/hints/': ['@omerta/bots'],
      'src/practice/': ['@omerta/bots', '@omerta/cashnguns', '@omerta/corleone'],
      'src/replay/': ['@omerta/bots', '@omerta/cashnguns', '@omerta/coach', '@omerta/corleone'],
    },
    kits: [
      '@omerta/bots',
      '@omerta/cashnguns',
      '@omerta/corleone',
      '@omerta/kernel/testing',
      'node:fs',
      'node:stream',
      'node:stream/consumers',
      'react-dom/server',
      'vitest',
    ],
    tests: [
      '@omerta/corleone/testing',
      '@omerta/cashnguns/testing',
      '@omerta/lab',
      '@formatjs/icu-messageformat-parser',
      '@omerta/text/testing',
      'react-dom/server',
    ],
  },
  server: {
    pure: false,
    src: [
      '@fastify/*',
      '@omerta/bots',
      '@omerta/cashnguns',
      '@omerta/corleone',
      '@omerta/kernel',
      '@omerta/protocol',
      '@omerta/text',
      'fastify',
      'fastify-type-provider-zod',
      'libsql',
      'node:*',
      'pg',
      'pino',
      'prom-client',
      'socket.io',
      'web-push',
      'zod',
    ],
    open: ['testing/disk/builtRot.ts'],
    kits: ['@omerta/kernel/testing', '@electric-sql/pglite', 'esbuild', 'socket.io-client', 'vitest', 'zod/mini'],
    tests: ['@omerta/lab'],
  },
  cli: {
    pure: false,
    src: [
      '@omerta/bots',
      '@omerta/coach',
      '@omerta/kernel',
      '@omerta/corleone',
      '@omerta/corleone/seen',
      '@omerta/corleone/packs/*',
      '@omerta/cashnguns',
      '@omerta/cashnguns/seen',
      '@omerta/lab',
      '@omerta/protocol',
      '@omerta/server',
      '@omerta/text',
      'cli-progress',
      'cli-table3',
      'commander',
      'node:*',
      'picocolors',
      'uqr',
    ],
    open: ['src/arena/moduleBot.ts'],
    kits: ['@omerta/kernel/testing', 'esbuild'],
    tests: ['@omerta/corleone/testing', '@omerta/cashnguns/testing'],
  },
  proof: {
    pure: false,
    src: [
      '@omerta/bots/proof',
      '@omerta/cashnguns/proof',
      '@omerta/client/proof',
      '@omerta/corleone/proof',
      '@omerta/kernel/proof',
      '@omerta/kernel/testing',
      '@omerta/server/load',
      '@omerta/server/proof',
      'node:*',
    ],
    kits: [],
    tests: [],
  },
};
const EVERY_TEST = ['vitest', 'fast-check', 'node:*'];

const BANS = [
  { pattern: /\bMath\b(?!\s*\.\s*(?!random\b)\w)/g, rule: 'randomness comes from the state: no Math.random' },
  { pattern: /(?<![\w$.])Date\b/g, rule: 'only the server looks at a clock: no Date' },
  { pattern: /\bglobalThis\b/g, rule: 'nothing global: no globalThis' },
  { pattern: /^(?:export\s+)?(?:let|var)\b/gm, rule: 'nothing lives outside the state: no module-level let or var' },
];

const IMPORTS = [
  /\b(?:import|export)\b[^'"`;()]*?\bfrom\s*['"](?<name>[^'"]+)['"]/g,
  /\bimport\s*['"](?<name>[^'"]+)['"]/g,
  /\b(?:import|require)\s*\(\s*(?:['"](?<name>[^'"]+)['"])?/g,
];

/** Every broken rule of the packages below a folder, as `file:line: rule`. */
export function brokenRules(folder = root, arrows = ARROWS) {
  return packagesBelow(folder).flatMap(name => {
    const row = arrows[name];
    if (row === undefined) return [`packages/${name}:1: tools/arrows.mjs has no row for this package`];
    return ['src', 'testing']
      .flatMap(part => sourcesBelow(join(folder, 'packages', name, part)))
      .flatMap(file => brokenIn(posixPath(relative(folder, file)), readFileSync(file, 'utf8'), row));
  });
}

function brokenIn(file, source, row) {
  const { code, bare } = masked(source);
  const place = at => `${file}:${source.slice(0, at).split('\n').length}`;
  const part = partOf(file);
  const imports = IMPORTS.flatMap(pattern => [...code.matchAll(pattern)])
    .filter(({ index }) => bare[index] !== ' ')
    .flatMap(found => {
      const rule = brokenBy(file, part, found.groups.name, row);
      return rule ? [`${place(found.index)}: ${rule}`] : [];
    });
  const banned = row.pure && part === 'src' ? BANS : [];
  const bans = banned.flatMap(({ pattern, rule }) =>
    [...bare.matchAll(pattern)].map(({ index }) => `${place(index)}: ${rule}`),
  );
  return [...imports, ...bans];
}

function brokenBy(file, part, name, row) {
  if (name === undefined) return isOpen(file, row) ? undefined : 'an import must name what it imports';
  if (name.startsWith('.')) return brokenByPath(file, part, name);
  if ([...allowedIn(part, row), ...allowedBelow(file, row)].some(arrow => matches(arrow, name))) return undefined;
  return `${packageOf(file)} ${part} may not import ${name}`;
}

function brokenByPath(file, part, name) {
  const target = posix.join(dirname(file), name);
  const home = `packages/${packageOf(file)}`;
  if (!target.startsWith(`${home}/`)) return `${name} leaves its package`;
  if (part === 'tests' || target.endsWith('.json')) return undefined;
  if (isTest(target)) return `${part} may not import a test`;
  const open = part === 'kits' ? ['src', 'testing'] : ['src'];
  return open.some(below => target.startsWith(`${home}/${below}/`)) ? undefined : `${part} may not import ${name}`;
}

const allowedIn = (part, { src, kits, tests }) =>
  ({ src, kits: [...src, ...kits], tests: [...src, ...kits, ...tests, ...EVERY_TEST] })[part];

const allowedBelow = (file, { below = {} }) =>
  Object.keys(below).flatMap(path => (file.startsWith(`packages/${packageOf(file)}/${path}`) ? below[path] : []));

const isOpen = (file, { open = [] }) => open.some(path => file === `packages/${packageOf(file)}/${path}`);

const matches = (arrow, name) =>
  arrow === name || (arrow.endsWith('*') && name.startsWith(arrow.slice(0, -1)) && name.length >= arrow.length);

const isTest = file => /\.(test|long)\.tsx?$/.test(file);
const partOf = file => (isTest(file) ? 'tests' : file.split('/')[2] === 'testing' ? 'kits' : 'src');
const packageOf = file => file.split('/')[1];
const posixPath = path => path.split(sep).join('/');

const packagesBelow = folder =>
  readdirSync(join(folder, 'packages'), { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(entry => entry.name);

function sourcesBelow(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => /\.[cm]?[jt]sx?$/.test(name))
    .map(name => join(folder, name));
}

if (isMain(import.meta.url)) {
  const broken = brokenRules();
  for (const line of broken) console.error(line);
  console.log(broken.length === 0 ? 'Every import follows the arrows.' : `${broken.length} broken rules.`);
  process.exitCode = broken.length === 0 ? 0 : 1;
}
