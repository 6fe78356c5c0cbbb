import { playOn } from '@omerta/web/e2e/kit/player.ts';
import { COARSE } from '@omerta/web/e2e/kit/sizes.ts';
import { expect, test } from '@omerta/web/e2e/kit/test.ts';
import { worded } from '@omerta/web/e2e/kit/words.ts';
import { corleonePresses } from './presses.ts';

test.use(COARSE);

test('the log follows by itself, stays where a reader scrolled up, and leads back to its end', async ({ page }) => {
  await page.goto('practice/corleone?players=3&level=easy&pace=instant&seed=5');
  const log = page.getByRole('log', { name: worded('corleone', 'log') });
  const lines = log.getByRole('paragraph');
  const newest = page.getByRole('button', { name: worded('table', 'log.newest') });
  await playOn(page, { presses: corleonePresses, most: 25 });
  await expect(lines.last()).toBeInViewport();
  await expect(lines.first()).not.toBeInViewport();
  await expect(newest).toHaveCount(0);
  await expect(log.getByRole('heading', { name: 'I · The Wedding', exact: true })).toHaveCount(1);
  await expect(lines.filter({ hasText: 'The Wedding' })).toHaveCount(0); // the heading says it

  await log.press('Home');
  await expect(newest).toBeVisible();
  const read = await lines.count();
  await playOn(page, { presses: corleonePresses, most: 6 });
  expect(await lines.count()).toBeGreaterThan(read);
  await expect(lines.first()).toBeInViewport();
  await newest.click();
  await expect(lines.last()).toBeInViewport();
  await expect(newest).toHaveCount(0);
});
