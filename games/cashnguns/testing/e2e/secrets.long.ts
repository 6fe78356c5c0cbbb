import { expect, test } from '@omerta/web/e2e/kit/test.ts';
import { inRoom, LOUD, load, QUIET, STEP, sitAndDeal, TICKS, type Trace, traced, type World } from './watch.ts';

test.use({ hasSound: true });

test('a page that shows a Click a second later than a Bang would be caught', async ({ visit }) => {
  const traceOf = (world: World, slowness: number) =>
    inRoom(visit, async pages => {
      const watchers = await sitAndDeal(pages);
      for (const { page } of watchers) await page.evaluate(slowDown, slowness);
      return traced(watchers, TICKS, () => load(pages[0], world.bullet, 'Tomek'));
    });
  const quiet = await traceOf(QUIET, 1_000);
  const loud = await traceOf(LOUD, 0);
  expect(quiet).not.toEqual(loud);
  const ticks = (traces: readonly Trace[]) => traces.map(({ changed }) => changed.findIndex(hasTick));
  for (const look of ticks(loud)) expect(look).toBeGreaterThan(0);
  expect(ticks(quiet)).toEqual(ticks(loud).map(look => look + 1_000 / STEP));
});

test('a screen that sounds otherwise for a Bang would be caught', async ({ visit }) => {
  const traceOf = (world: World) =>
    inRoom(visit, async pages => {
      const watchers = await sitAndDeal(pages);
      const [, screen] = watchers;
      return traced(watchers, TICKS, async () => {
        if (world === LOUD) await screen.page.evaluate(soundOnce);
        await load(pages[0], world.bullet, 'Tomek');
      });
    });
  expect(await traceOf(QUIET)).not.toEqual(await traceOf(LOUD));
});

/** In the page: a sound more, as a page would make that knows too much. */
function soundOnce(): void {
  const context = new AudioContext();
  new AudioBufferSourceNode(context, { buffer: context.createBuffer(1, 800, 8_000) }).start();
}

const hasTick = (changed: readonly string[]): boolean => changed.some(piece => /^1 .* Ready\./.test(piece));

/** In the page: whatever waits from now on waits so much longer. */
function slowDown(by: number): void {
  const { setTimeout: inTime } = window;
  window.setTimeout = ((act: () => void, ms = 0) => inTime(act, ms + by)) as typeof window.setTimeout; // all that the page uses
}
