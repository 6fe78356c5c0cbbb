import { defineConfig } from 'vitest/config';

const conditions = ['omerta-src', 'module', 'node', 'development|production'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ['packages/*/{src,testing}/**/*.test.ts', '{tools,bench}/**/*.test.{ts,mjs}'],
    passWithNoTests: false,
    maxWorkers: 2,
    testTimeout: 120_000, // a slow machine fails no test
  },
});
