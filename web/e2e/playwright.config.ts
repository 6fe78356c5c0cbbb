import { defineConfig } from '@playwright/test';

/** What is run: the tests, the long ones, or what makes pictures or measures. */
const FILES = { long: '**/e2e/*.long.ts', gallery: '**/gallery.ts', speed: '**/speed.ts', spec: '**/e2e/*.spec.ts' };
const { OMERTA_LONG, OMERTA_BROWSER = OMERTA_LONG === '1' ? 'long' : 'spec' } = process.env;
const files = Object.entries(FILES).find(([name]) => name === OMERTA_BROWSER)?.[1];
if (files === undefined) throw new Error(`OMERTA_BROWSER is none of ${Object.keys(FILES).join(', ')}`);

export default defineConfig({
  testDir: '../..',
  testIgnore: ['**/node_modules/**', '**/dist/**'],
  testMatch: files,
  globalSetup: '../../tools/ownHome.mjs',
  fullyParallel: true,
  workers: 2,
  timeout: 600_000, // a slow machine fails no test
  retries: 1, // what passes only then is named at the end: it has to be mended
  expect: { timeout: 60_000 },
  forbidOnly: true,
  reporter: [
    ['line'],
    ...(process.env.OMERTA_RESULTS ? [['json', { outputFile: process.env.OMERTA_RESULTS }] as const] : []),
  ],
  outputDir: '../dist/e2e',
  use: {
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
    },
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 60_000,
    locale: 'en-GB',
    trace: 'off',
  },
});
