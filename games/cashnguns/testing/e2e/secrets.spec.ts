import { expect, test } from '@omerta/web/e2e/kit/test.ts';
import {
  botsAreReady,
  courage,
  inRoom,
  LOUD,
  load,
  PATIENCE,
  type Pages,
  QUIET,
  sitAndDeal,
  TICKS,
  type Trace,
  traced,
  tracedCountdown,
  type World,
} from './watch.ts';

test.use({ hasSound: true });

test('until the reveal nothing seen, heard or felt on another’s screen, or on the big one, tells Click from Bang or ducking from standing, and nothing comes later', async ({
  visit,
}) => {
  const [quiet, loud] = await Promise.all([QUIET, LOUD].map(world => inRoom(visit, pages => playRound(pages, world))));
  expect(quiet?.map(({ told }) => told.length)).toEqual([1, 1, 0, 1, 1]);
  for (const { changed } of quiet ?? []) expect(changed.flat()).not.toEqual([]);
  expect(loud).toEqual(quiet);
  const heard = quiet?.flatMap(({ changed }) => changed.flat()).filter(piece => /^\d+ heard/.test(piece)) ?? [];
  expect(heard.length).toBeGreaterThan(0); // the screen does sound, so that it could have told
});

/** The first round, as Tomek and the big screen see Ania decide: her bullet, then her courage. */
async function playRound(pages: Pages, world: World): Promise<readonly Trace[]> {
  const [ania, tomek] = pages;
  const watchers = await sitAndDeal(pages);
  const bullets = await traced(watchers, TICKS, () => load(ania, world.bullet, 'Tomek'));
  const countdown = await tracedCountdown(watchers[1], () => load(tomek, 'Click', 'Ania'));
  await ania.getByRole('button', { name: 'Leave the guns' }).click({ timeout: PATIENCE });
  await expect(courage(tomek, 'stand.what')).toBeVisible({ timeout: PATIENCE });
  await botsAreReady(watchers);
  const courages = await traced(watchers, TICKS, () => courage(ania, world.courage).click());
  return [...bullets, countdown, ...courages];
}
