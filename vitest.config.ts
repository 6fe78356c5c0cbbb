import { defineConfig } from 'vitest/config';

const conditions = ['omerta-src', 'module', 'node', 'development|production'];

/** Their tests put others in place of modules, so each file has a process of its own. */
const APART = ['packages/{cli,client}/{src,testing}/**/*.test.ts', '{tools,bench}/**/*.test.{ts,mjs}'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    passWithNoTests: false,
    maxWorkers: 2,
    testTimeout: 120_000, // a slow machine fails no test
    projects: [
      {
        extends: true,
        test: {
          name: 'together',
          include: ['packages/*/{src,testing}/**/*.test.ts'],
          exclude: APART,
          isolate: false, // what is loaded once serves all
        },
      },
      { extends: true, test: { name: 'apart', include: APART } },
    ],
  },
});
