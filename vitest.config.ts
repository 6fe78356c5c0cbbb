import { configDefaults, defineConfig } from 'vitest/config';

const conditions = ['omerta-src', 'module', 'node', 'development|production'];

/** It puts another in place of a module, so it has a process of its own. */
const APART = ['packages/cli/src/simulate/playGame.test.ts'];

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
