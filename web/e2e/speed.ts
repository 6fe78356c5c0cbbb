// How heavy and how quick the page is, measured from outside by `npm run bench:web`.
import { gzipSync } from 'node:zlib';
import { corleonePresses } from '@omerta/corleone/testing/e2e/presses.ts';
import type { Page } from '@playwright/test';
import type { Spoken } from './kit/accessibility.ts';
import { drawn } from './kit/drawn.ts';
import { type Press, playOn, targetOf } from './kit/player.ts';
import { expect, test } from './kit/test.ts';
import { worded } from './kit/words.ts';

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
  const works: Work[] = [];
  const press: Press = async (_, button) => {
    const place = await middleOf(page, button);
    const before = await workSoFar();
    await page.mouse.click(place.x, place.y);
    await drawn(page);
    const after = await workSoFar();
    works.push(Object.fromEntries(Object.entries(after).map(([kind, ms]) => [kind, ms - (before[kind] ?? 0)])));
  };
  await playOn(page, { presses: corleonePresses, most: PRESSES, press });
  tell('press to next paint', await interactions.evaluate(({ times }) => times));
  for (const kind of KINDS)
    tell(
      `${kind} of a press`,
      works.map(work => work[kind] ?? 0),
    );
});

type Work = Readonly<Record<string, number>>; // ms by kind
const KINDS = ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration', 'TaskDuration'] as const;

function tell(what: string, times: readonly number[]): void {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1);
  console.log(`${what}, ms: half within ${at(0.5)}, 98 % within ${at(0.98)}, of ${sorted.length}`);
}

/** Where a hand would press it; to find it is no work of the page's own. */
async function middleOf(page: Page, button: Spoken): Promise<{ readonly x: number; readonly y: number }> {
  const target = targetOf(page, button);
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null) throw new Error(`“${button.name}” is not on the page`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The browser's own count: from a press to the next picture. */
const watchInteractions = (page: Page) =>
  page.evaluateHandle(() => {
    const times: number[] = [];
    new PerformanceObserver(list => {
      for (const { duration, name } of list.getEntries()) if (name === 'click') times.push(duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit); // not in its type
    return { times };
  });

/** How long the page has worked, asked as often as one likes: what a board takes to change. Counted from now on. */
async function watchWork(page: Page): Promise<() => Promise<Work>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable'); // once: enabling it again starts the count anew
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return Object.fromEntries(metrics.map(({ name, value }) => [name, value * 1000]));
  };
}
