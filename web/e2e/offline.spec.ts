import { isInAct } from '@omerta/corleone/testing/e2e/listening.ts';
import { corleonePresses } from '@omerta/corleone/testing/e2e/presses.ts';
import { playOn } from './kit/player.ts';
import { COARSE } from './kit/sizes.ts';
import { CUT_CONNECTION, expect, test } from './kit/test.ts';
import { worded } from './kit/words.ts';

test.use({ ...COARSE, expected: CUT_CONNECTION, hasServiceWorker: true });

test('without the server a practice game goes on where it stood, and bots play', async ({ page, server }) => {
  await page.goto('practice/corleone?players=2&level=easy&pace=instant&seed=5');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  const prompt = page.getByRole('region', { name: worded('corleone', 'region.prompt') });
  await expect(prompt).toBeVisible();
  await playOn(page, { presses: corleonePresses, most: 12 });
  const told = page.getByRole('log', { name: worded('corleone', 'log') }).getByRole('paragraph');
  const before = await told.allTextContents();
  await server.kill();
  try {
    await page.reload();
    await expect(prompt).toBeVisible();
    await expect(told).toContainText(before);
    await playOn(page, { presses: corleonePresses, until: isInAct('II') });
    await page.goto('./');
    await expect(page.getByText(worded('home', 'continue.yourTurn')).first()).toBeVisible();
    await expect(page.getByRole('button', { name: worded('home', 'retry') })).toBeVisible();
  } finally {
    await server.start();
  }
});
