import { isInAct } from '@omerta/corleone/testing/e2e/listening.ts';
import { corleonePresses } from '@omerta/corleone/testing/e2e/presses.ts';
import type { Page } from '@playwright/test';
import { openTable, setNewTable } from './kit/newTable.ts';
import { click, type Press, playOn } from './kit/player.ts';
import { COARSE } from './kit/sizes.ts';
import { CUT_CONNECTION, expect, test } from './kit/test.ts';
import { worded } from './kit/words.ts';

test.use({ ...COARSE, expected: CUT_CONNECTION });

const PATIENCE = 120_000; // the other one is as slow as we are

test('two people meet by a link; the server is killed in the middle of the game, and both play on', async ({
  page: host,
  visit,
  server,
}) => {
  await setNewTable(host, { game: 'corleone', name: 'Ania', players: 2 });
  await openTable(host);
  const link = await host.getByRole('textbox', { name: worded('pages', 'invite.link') }).inputValue();

  const guest = await visit();
  await guest.goto(link);
  await guest.getByRole('textbox', { name: worded('pages', 'name.label') }).fill('Tomek');
  await guest.getByRole('button', { name: worded('pages', 'join.sit') }).click();
  for (const page of [host, guest]) await page.getByRole('button', { name: worded('pages', 'seat.iAmReady') }).click();
  await host.getByRole('button', { name: worded('pages', 'deal.deal') }).click();

  const both = [host, guest];
  await playTogether(both, 16);
  await server.kill();
  const lost = (page: Page) => page.getByText(worded('table', 'line.title'));
  for (const page of both) await expect(lost(page)).toBeVisible();
  await server.start();
  for (const page of both) await expect(lost(page)).toBeHidden({ timeout: 30_000 });
  await Promise.all(
    both.map(page => playOn(page, { presses: corleonePresses, until: isInAct('II'), patience: PATIENCE })),
  );
});

/** How many of these presses each player makes is not known: one may wait for the other. */
async function playTogether(pages: readonly Page[], most: number): Promise<void> {
  let left = most;
  const press: Press = async (page, button) => {
    left -= 1;
    await click(page, button);
  };
  await Promise.all(
    pages.map(page => playOn(page, { presses: corleonePresses, press, until: () => left <= 0, patience: PATIENCE })),
  );
}
