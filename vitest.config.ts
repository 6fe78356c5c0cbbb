import { configDefaults, defineConfig } from 'vitest/config';

/** They put another in place of a module, so they have processes of their own. */
const APART = [
  'cli/src/commands/serveLost.test.ts',
  'cli/src/simulate/playGame.test.ts',
  'server/src/storeLost.test.ts',
];

export default defineConfig({
  test: {
    passWithNoTests: false,
    globalSetup: ['tools/installed.mjs', 'tools/ownHome.mjs'],
    maxWorkers: 3, // on two cores: some of them wait for discs and processes
    testTimeout: 120_000, // a slow machine fails no test
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'together',
          include: ['{engine,games,server,web,cli,proof,examples}/**/*.test.ts', '{tools,bench}/**/*.test.{ts,mjs}'],
          exclude: [...configDefaults.exclude, ...APART],
          isolate: false, // what is loaded once serves all
        },
      },
      { extends: true, test: { name: 'apart', include: APART } },
    ],
  },
});
