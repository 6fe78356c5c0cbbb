import { defineConfig } from 'vitest/config';

const conditions = ['omerta-src', 'module', 'node', 'development|production'];

/** The suites that take minutes: files named *.long.ts, one after another, since they start servers of their own. */
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ['packages/**/*.long.ts'],
    exclude: ['packages/client/e2e/**'],
    passWithNoTests: true,
    fileParallelism: false,
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
