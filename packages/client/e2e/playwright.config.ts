import { defineConfig } from '@playwright/test';

const { OMERTA_LONG, OMERTA_GALLERY } = process.env;
const tests = OMERTA_GALLERY === '1' ? '**/gallery.ts' : OMERTA_LONG === '1' ? '**/*.long.ts' : '**/*.spec.ts';

export default defineConfig({
  testDir: '.',
  testMatch: tests,
  fullyParallel: true,
  workers: 2,
  timeout: 180_000,
  expect: { timeout: 15_000 },
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
    actionTimeout: 10_000,
    locale: 'en-GB',
    trace: 'off',
  },
});
