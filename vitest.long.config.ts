import { defineConfig } from 'vitest/config';

/** Files named *.long.ts, one after another; the suites of server/testing/proof/testFiles.ts run them. */
export default defineConfig({
  test: {
    include: ['{engine,games,server,web,cli,proof}/**/*.long.ts'],
    exclude: ['**/e2e/**', '**/node_modules/**'],
    passWithNoTests: true,
    fileParallelism: false,
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
