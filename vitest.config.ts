import { configDefaults, defineConfig } from 'vitest/config';

const conditions = ['omerta-src', 'module', 'node', 'development|production'];

/** They put another in place of a module, so they have processes of their own. */
const APART = [
  'packages/cli/src/commands/serveLost.test.ts',
  'packages/cli/src/simulate/playGame.test.ts',
  'packages/server/src/lost.test.ts',
];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    passWithNoTests: false,
    maxWorkers: 3, // on two cores: some of them wait for discs and processes
    testTimeout: 120_000, // a slow machine fails no test
    projects: [
      {
        extends: true,
        test: {
          name: 'together',
          include: ['packages/*/{src,testing}/**/*.test.ts', '{tools,bench}/**/*.test.{ts,mjs}'],
          exclude: [...configDefaults.exclude, ...APART],
          isolate: false, // what is loaded once serves all
        },
      },
      { extends: true, test: { name: 'apart', include: APART } },
    ],
  },
});
