import { defineConfig } from 'vitest/config';

const conditions = ['omerta-src', 'module', 'node', 'development|production'];

/** Tests that need a PostgreSQL: files named *.long.ts, one after another. `npm run proof -- --only C1` runs them. */
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
