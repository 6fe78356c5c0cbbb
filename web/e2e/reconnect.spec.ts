import type { Page } from '@playwright/test';
import { isInAct } from './listening.ts';
import { click, type Press, playOn } from './player.ts';
import { COARSE } from './sizes.ts';
import { CUT_LINE, expect, test } from './test.ts';
import { worded } from './words.ts';

test.use({ ...COARSE, expected: CUT_LINE });

const PATIENCE = 120_000; // the other one is as slow as we are

test('two people meet by a link; the house is cut off in the middle of the game, and both play on', async ({
  page: host,
  visit,
  house,
}) => {
  await host.goto('./');
  await host.getByRole('textbox', { name: worded('house', 'name.label') }).fill('Ania');
  await host.getByRole('group', { name: 'Players' }).getByRole('radio', { name: '2' }).check();
  await host.getByRole('button', { name: worded('house', 'set.create') }).click();
  const link = await host.getByRole('textbox', { name: worded('house', 'invite.link') }).inputValue();

  const guest = await visit();
  await guest.goto(link);
  await guest.getByRole('textbox', { name: worded('house', 'name.label') }).fill('Tomek');
  await guest.getByRole('button', { name: worded('house', 'join.sit') }).click();
  for (const page of [host, guest]) await page.getByRole('button', { name: worded('house', 'seat.iAmReady') }).click();
  await host.getByRole('button', { name: worded('house', 'deal.deal') }).click();

  const both = [host, guest];
  await playTogether(both, 16);
  await house.kill();
  const lost = (page: Page) => page.getByText(worded('table', 'line.title'));
  for (const page of both) await expect(lost(page)).toBeVisible();
  await house.open();
  for (const page of both) await expect(lost(page)).toBeHidden({ timeout: 30_000 });
  await Promise.all(both.map(page => playOn(page, { until: isInAct('II'), patience: PATIENCE })));
});

/** Who presses how often of these is not known: somebody may wait for the other. */
async function playTogether(pages: readonly Page[], most: number): Promise<void> {
  let left = most;
  const press: Press = async (page, button) => {
    left -= 1;
    await click(page, button);
  };
  await Promise.all(pages.map(page => playOn(page, { press, until: () => left <= 0, patience: PATIENCE })));
}
