import { defineConfig, mergeConfig } from 'vitest/config';
import quick from './vitest.config.ts';

/** The suites that take minutes: files named *.long.ts, one after another, since they start servers of their own. */
const long = mergeConfig(
  quick,
  defineConfig({
    test: { testTimeout: 600_000, hookTimeout: 600_000, passWithNoTests: true, fileParallelism: false },
  }),
);
long.test.include = ['packages/**/*.long.ts'];

export default long;
