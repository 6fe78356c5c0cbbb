// How heavy and how quick the page is, measured from outside by `npm run bench:web`.
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { playOn } from './player.ts';
import { expect, test } from './test.ts';
import { worded } from './words.ts';

const HOME_MOST = 250_000; // bytes of script, gzipped
const PRESSES = 40;

test('the scripts of the home page', async ({ page }) => {
  const scripts: Promise<number>[] = [];
  page.on('response', response => {
    if (response.request().resourceType() === 'script')
      scripts.push(response.body().then(body => gzipSync(body).length));
  });
  await page.goto('./', { waitUntil: 'networkidle' });
  const sizes = await Promise.all(scripts);
  const whole = sizes.reduce((sum, size) => sum + size, 0);
  console.log(
    `home page: ${sizes.length} scripts, ${(whole / 1000).toFixed(1)} kB gzipped (at most ${HOME_MOST / 1000})`,
  );
  expect(whole).toBeLessThanOrEqual(HOME_MOST);
});

test('presses at the table', async ({ page }) => {
  await page.goto('practice/corleone?players=4&level=easy&pace=instant&seed=11');
  await expect(page.getByRole('region', { name: worded('corleone', 'region.prompt') })).toBeVisible();
  const interactions = await watchInteractions(page);
  const workSoFar = await watchWork(page);
  const before = await workSoFar();
  await playOn(page, { most: PRESSES });
  const after = await workSoFar();
  const times = (await interactions.evaluate(({ times }) => times)).toSorted((one, other) => one - other);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  console.log(`press to next paint, ms: half within ${at(0.5)}, 98 % within ${at(0.98)}, of ${times.length}`);
  for (const [kind, seconds] of Object.entries(after)) {
    console.log(`${kind} a press, ms: ${(((seconds - (before[kind] ?? 0)) * 1000) / PRESSES).toFixed(1)}`);
  }
});

/** The browser's own count: from a press to the next picture. */
const watchInteractions = (page: Page) =>
  page.evaluateHandle(() => {
    const times: number[] = [];
    new PerformanceObserver(list => {
      for (const { duration, name } of list.getEntries()) if (name === 'click') times.push(duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit); // not in its type
    return { times };
  });

/** Seconds the page has worked, asked as often as one likes: what a board takes to change. Counted from now on. */
async function watchWork(page: Page): Promise<() => Promise<Readonly<Record<string, number>>>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable'); // once: whoever enables it again counts from there
  const kinds = ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration', 'TaskDuration'];
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return Object.fromEntries(
      metrics.filter(({ name }) => kinds.includes(name)).map(({ name, value }) => [name, value]),
    );
  };
}
