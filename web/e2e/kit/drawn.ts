import type { Page } from '@playwright/test';

/** The next picture is drawn, with what came of the last press or key. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>(done => requestAnimationFrame(() => requestAnimationFrame(() => done()))));
