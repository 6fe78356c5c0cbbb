// The folders of the project, and what each may import. tools/arrows.mjs checks it.

/** What draws in the browser. */
const DRAWING = ['react', 'react-dom', 'wouter', 'wouter/*', 'zustand', 'zustand/*'];

/** What a page may import: of a game's rules only what a view offers, so no page can hold a state. */
const PAGES = [
  'engine/bots/src/levels.ts',
  'engine/kernel',
  'engine/names/src/readName.ts', // the table of look-alikes is large
  'engine/protocol',
  'engine/table',
  'engine/words',
  'games/index.ts',
  'games/*/rules/seen.ts',
  'games/*/web.ts',
  'examples/*/web.ts',
  'web',
  ...DRAWING,
  '@fontsource/*',
  '@vitejs/plugin-react',
  'comlink',
  'idb',
  'react-dom/client',
  'socket.io-client',
  'uqr',
  'virtual:pwa-register',
  'vite',
  'vite-plugin-pwa',
  'workbox-window',
  'zod/mini',
];

/** What workers of the web client may import besides. */
const WHOLE_GAMES = [
  'engine/bots',
  'engine/coach',
  'engine/match',
  'engine/names',
  'games/*/bots',
  'games/*/coach',
  'games/*/game.ts',
  'games/*/rules',
  'examples/*/game.ts',
  'examples/*/rules',
];

/**
 * A row for every folder; the longest that fits a file counts, and `*` stands for the name of a game. `may` lists other
 * folders or single files, of the same game where they begin with `./`, and libraries (`name/*`: what lies below a name).
 * `types` may be imported with `import type` alone.
 * Test kits may import what `kits` adds; tests may import any folder of ours, and the libraries in `tests`.
 * `pure` code has no chance, no clock and no memory. Files in `open` may import what a user names while they run.
 */
export const FOLDERS = {
  'engine/kernel': { pure: true, may: ['@noble/ciphers/*', '@noble/hashes/*', 'zod/mini'] },
  'engine/testing': { may: ['engine/kernel', 'fast-check', 'vitest', 'node:*'] },
  'engine/protocol': { pure: true, may: ['engine/kernel', 'zod/mini'] },
  'engine/match': { pure: true, may: ['engine/kernel', 'engine/protocol'], kits: ['engine/testing', 'vitest'] },
  'engine/words': {
    pure: true,
    may: ['intl-messageformat'],
    kits: ['@formatjs/icu-messageformat-parser', 'vitest'],
  },
  'engine/names': { pure: true, may: ['unhomoglyph'] },
  'engine/bots': { pure: true, may: ['engine/kernel'] },
  'engine/lab': { pure: true, may: ['engine/kernel', 'engine/bots', 'openskill'] },
  'engine/coach': { pure: true, may: ['engine/kernel', 'engine/bots'] },
  'engine/terminal': {
    may: ['engine/kernel', 'engine/bots', 'engine/lab', 'engine/words', 'node:util', 'picocolors'],
  },
  'engine/table': {
    may: ['engine/kernel', 'engine/protocol', 'engine/words', ...DRAWING, '@fontsource/*', 'intl-messageformat', 'uqr'],
    types: ['engine/bots', 'engine/coach'],
    kits: ['vitest'],
    tests: ['react-dom/server'],
  },

  'games/*/rules': {
    pure: true,
    may: ['engine/kernel', './packs', 'zod/mini'],
    kits: ['engine/testing'],
    tests: ['ajv', 'ajv/*'],
  },
  'games/*/words': { pure: true, may: ['./rules/seen.ts', 'engine/kernel', 'engine/words'], kits: ['engine/testing'] },
  games: { pure: true, may: [] },
  'games/*/game.ts': { pure: true, may: ['./rules', 'engine/kernel'] },
  'games/*/bots': { pure: true, may: ['./rules', 'engine/bots', 'engine/kernel'] },
  'games/*/coach': {
    pure: true,
    may: ['./game.ts', './rules', './bots', 'engine/bots', 'engine/coach', 'engine/kernel'],
  },
  'games/*/terminal': {
    may: [
      './rules',
      './words',
      './bots',
      './coach',
      'engine/bots',
      'engine/kernel',
      'engine/lab',
      'engine/terminal',
      'engine/words',
    ],
  },
  'games/*/table': {
    may: [
      './rules/seen.ts',
      './words',
      'engine/kernel',
      'engine/protocol',
      'engine/table',
      'engine/words',
      ...DRAWING,
      'uqr',
    ],
    types: ['./bots/reasons.ts', './coach', 'engine/coach'],
    kits: ['node:*', 'react-dom/server', 'vitest'],
  },
  'games/*/rulebook': {
    may: ['./rules/seen.ts', './words', './table', './packs', 'engine/table', 'engine/words', ...DRAWING],
  },
  'games/*/web.ts': {
    may: [
      './lesson',
      './packs',
      './rulebook',
      './rules/options.ts',
      './rules/seen.ts',
      './table',
      './words',
      'engine/table',
      'react',
    ],
  },
  'games/*/lesson': { may: ['engine/table'] },
  'games/*/packs': {
    may: ['./rules/seen.ts', './words', './table', 'engine/kernel', 'engine/table', 'engine/words', ...DRAWING],
  },
  'games/*/testing': { may: ['./rules', './packs', 'engine/kernel', 'engine/testing'] },

  'examples/*/rules': { pure: true, may: ['engine/kernel'] },
  'examples/*/words': { pure: true, may: ['./rules/seen.ts', 'engine/kernel', 'engine/words'] },
  'examples/*/web.ts': { may: ['./rules/options.ts', './rules/seen.ts', './words', 'engine/table'] },
  'examples/*/game.ts': { pure: true, may: ['./rules', 'engine/kernel'] },
  'examples/*/testing': { may: ['./rules', 'engine/kernel', 'engine/testing'] },

  server: {
    may: [
      'engine/bots',
      'engine/kernel',
      'engine/match',
      'engine/names',
      'engine/protocol',
      'games',
      'games/*/bots',
      'games/*/game.ts',
      'examples/*/game.ts',
      '@fastify/*',
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
    kits: [
      'engine/testing',
      'examples/*/testing',
      'games/*/testing',
      '@electric-sql/pglite',
      'esbuild',
      'socket.io-client',
      'vitest',
      'zod/mini',
    ],
    open: ['server/testing/disk/builtBitFlip.ts'],
  },
  web: {
    may: PAGES,
    kits: [...WHOLE_GAMES, 'games/*/table', 'engine/testing', 'node:*', 'react-dom/server', 'vitest'],
    tests: ['@formatjs/icu-messageformat-parser'],
  },
  'web/src/games/wholeGames.ts': { may: [...PAGES, ...WHOLE_GAMES] },
  'web/src/practice': { may: [...PAGES, ...WHOLE_GAMES] },
  'web/src/replay': { may: [...PAGES, ...WHOLE_GAMES] },
  'web/src/coach': { may: [...PAGES, ...WHOLE_GAMES] },
  'web/src/hints': { may: [...PAGES, ...WHOLE_GAMES] },
  cli: {
    may: [
      'engine/bots',
      'engine/coach',
      'engine/kernel',
      'engine/lab',
      'engine/protocol',
      'engine/terminal',
      'engine/words',
      'games',
      'games/*/bots',
      'games/*/coach',
      'games/*/game.ts',
      'games/*/rules',
      'games/*/terminal',
      'games/*/words',
      'examples/*/game.ts',
      'examples/*/rules',
      'examples/*/words',
      'server/src',
      'cli-progress',
      'cli-table3',
      'commander',
      'node:*',
      'picocolors',
      'uqr',
    ],
    kits: ['esbuild'],
    open: ['cli/src/arena/moduleBot.ts'],
  },
  proof: {
    may: [
      'engine/bots',
      'engine/coach',
      'engine/kernel',
      'engine/testing',
      'examples/*/game.ts',
      'examples/*/testing',
      'games',
      'games/*/bots',
      'games/*/coach',
      'games/*/game.ts',
      'games/*/testing',
      'server/testing',
      'web/testing',
      'node:*',
    ],
  },
};

/** Folders beside each other: each imports only those that come after it. */
export const LAYERS = {
  'engine/table/src': [
    'plain', // a table for any game
    'game', // what a game registers
    'hints',
    'replay',
    'lesson',
    'packs',
    'rulebook',
    'lobby',
    'evening', // the score over several games
    'table',
    'page',
    'coach',
    'ui',
    'words',
    'net',
    'settings',
  ],
  'games/*/table': [
    'testing',
    'welcome', // what pages show of the game to those who do not know it
    'replay', // what a replay shows besides the table
    'tv', // the shared screen
    'layout', // where things stand on which screen
    'scenes', // moments that take the whole table, and the screen of each question
    'end', // after the game
    'coach', // how the coach speaks of the game
    'choose', // what a press means, and the controls one chooses with
    'lobby', // before the deal
    'show', // from frames to what is seen
    'draw', // SVG from data, without words
  ],
  'web/src': [
    'home',
    'newTable', // a table before it is opened, and a game against bots before it begins
    'history',
    'join',
    'menu', // the menu of a table, and the ways on after a game
    'online', // tables of the server
    'room', // an evening around a television
    'account',
    'lesson',
    'replay',
    'coach',
    'hints',
    'practice', // games in this browser, and the records of all games
    'packs',
    'rulebook',
    'lobby',
    'settings',
    'setup', // what is chosen for a table before it is opened
    'table', // the frame around every table
    'page', // the frame of every other page
    'games', // what is registered
    'net',
    'words',
  ],
};
